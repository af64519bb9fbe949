internal import SourceText

/// The rules that a SARIF run refers to, in the order of their first result.
struct SARIFRules {
  private let options: ReportOptions
  private var indices: [RuleID: Int] = [:]
  private var rules: [RuleDescription] = []

  /// GitHub's limit for the texts of a rule, in characters.
  private static let textLimit = 1024
  /// GitHub's limit for the tags of a rule.
  private static let tagLimit = 20

  init(options: ReportOptions) { self.options = options }

  /// The index of the rule of `diagnostic`; one without a description is described by it.
  mutating func index(of diagnostic: Diagnostic) -> Int {
    if let index = indices[diagnostic.rule] { return index }
    indices[diagnostic.rule] = rules.count
    rules.append(
      options.description(of: diagnostic.rule)
        ?? RuleDescription(describing: diagnostic))
    return rules.count - 1
  }

  /// Writes the tool with all rules that have an index.
  func writeTool(to json: inout JSONWriter) {
    json.object { json in
      json.member("driver") { json in
        json.object { json in
          json.member("name", "navlint")
          json.member("version", options.version)
          json.name("rules")
          json.array(rules) { json, rule in json.object { write(rule, to: &$0) } }
        }
      }
    }
  }

  private func write(_ rule: RuleDescription, to json: inout JSONWriter) {
    let level = rule.severities.first ?? .error
    json.member("id", rule.id.rawValue)
    writeText("shortDescription", rule.summary, to: &json)
    writeText("fullDescription", rule.reason, to: &json)
    json.member("defaultConfiguration") { $0.object { $0.member("level", level.rawValue) } }
    writeText("help", ([rule.reason] + rule.references).joined(separator: "\n"), to: &json)
    json.member("helpUri", options.page(of: rule.id) ?? rule.references.first(where: isWebAddress))
    json.member("properties") { json in
      json.object { json in
        json.member("tags", Array(([rule.category.rawValue] + rule.facts).prefix(Self.tagLimit)))
        json.member("problem.severity", level == .note ? "recommendation" : level.rawValue)
      }
    }
  }

  private func writeText(_ name: String, _ text: String, to json: inout JSONWriter) {
    json.member(name) { json in
      json.object { $0.member("text", String(text.prefix(Self.textLimit))) }
    }
  }
}

extension RuleDescription {
  fileprivate init(describing diagnostic: Diagnostic) {
    let source = diagnostic.policy.map { "policy `\($0)`" } ?? "navlint"
    let words = "rule `\(diagnostic.rule)` of \(source)"
    self.init(
      id: diagnostic.rule, category: diagnostic.category, severities: [diagnostic.severity],
      summary: words, reason: words, policy: diagnostic.policy,
      references: diagnostic.references)
  }
}
