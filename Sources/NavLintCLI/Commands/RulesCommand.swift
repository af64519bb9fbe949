import NavLint
import SourceText

/// `navlint rules`: every rule in force in a line, or all that is known of them as JSON.
struct RulesCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(CommandFailure) -> ExitStatus {
    var plan = try RunPlan(arguments, console)
    try plan.checkSelectors()
    var selection = RuleSelection()
    selection.select = arguments[.select]
    selection.ignore = arguments[.ignore]
    let rules = RuleRegistry.descriptions(with: try plan.policiesHere())
      .filter(selection.mayReport)
    switch arguments[.answerFormat] ?? .text {
    case .text: try console.print(Self.text(of: rules))
    case .json: try console.print(Self.json(of: rules))
    }
    return .success
  }

  private static func text(of rules: [RuleDescription]) -> String {
    let rows = rules.map { rule in
      let severities = rule.severities.map(\.rawValue).joined(separator: ", ")
      let facts = rule.facts.isEmpty ? "" : " (\(rule.facts.joined(separator: ", ")))"
      return [
        rule.id.rawValue, rule.category.rawValue, severities, rule.isFixable ? "fix" : "",
        rule.summary + facts,
      ]
    }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return (cells + [row[4]]).joined(separator: "  ") + "\n"
    }.joined()
  }

  private static func json(of rules: [RuleDescription]) -> String {
    var json = JSONWriter(layout: .indented)
    json.object { json in
      json.member("rules") { json in
        json.array(rules) { json, rule in json.object { rule.writeMembers(to: &$0) } }
      }
      json.member("notCheckable") { json in
        json.array(NotCheckable.all) { json, entry in
          json.object { json in
            json.member("fact", entry.fact)
            json.member("reason", entry.reason)
          }
        }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }
}

extension RuleDescription {
  /// Writes all that is known of the rule.
  func writeMembers(to json: inout JSONWriter) {
    json.member("id", id.rawValue)
    json.member("category", category.rawValue)
    json.member("severities", severities.map(\.rawValue))
    json.member("fixable", isFixable)
    json.member("facts", facts)
    json.member("summary", summary)
    json.member("reason", reason)
    json.member("policy", policy)
    json.member("references", references)
  }
}
