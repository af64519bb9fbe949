import NavLint
import SourceText

/// Writes rules of a policy as Swift.
struct PolicyCode {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  /// `continuousAnimation` for `continuous-animation`.
  func functionName(of rule: PolicyRule) -> String {
    let words = rule.id.rawValue.split(separator: "-")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Writes the rules by the first one or two keys of their paths.
  mutating func writeGroups(_ rules: [PolicyRule]) {
    var anchors: [[Substring]] = []
    var names: [[Substring]: [String]] = [:]
    for rule in rules {
      for anchor in Set(rule.paths.map(anchor)) {
        if names[anchor] == nil { anchors.append(anchor) }
        names[anchor, default: []].append("\(functionName(of: rule))()")
      }
    }
    line("")
    line("  /// The same rules by the sections that they are about, each made when it is needed.")
    line("  static func groups() -> [RuleGroup] {")
    line("    [")
    for anchor in anchors {
      let keys = anchor.map { quoted(String($0)) }.joined(separator: ", ")
      line("      group(\(keys)) { [\((names[anchor] ?? []).joined(separator: ", "))] },")
    }
    line("    ]")
    line("  }")
  }

  private func anchor(of path: PolicyPath) -> [Substring] {
    let names = path.description.split(separator: ".")
    return names.dropLast().prefix(2).map { $0.prefix { $0 != "[" } }
  }

  /// Writes the function that makes `rule`.
  mutating func write(_ rule: PolicyRule) {
    line("")
    line("  private static func \(functionName(of: rule))() -> PolicyRule {")
    line("    var rule = PolicyRule(id: \(quoted(rule.id.rawValue)), paths: \(paths(rule.paths)))")
    set("require", rule.require.map(code))
    set("forbid", rule.forbid.map(code))
    set("disallow", rule.disallow.map { ".\($0)" })
    set("when", rule.when.map(code))
    set("unless", rule.unless.map(code))
    set("except", rule.except.isEmpty ? nil : paths(rule.except))
    set("isForNavigation", rule.isForNavigation ? "true" : nil)
    set("target", rule.target.map(quoted))
    set("navigationReleases", rule.navigationReleases.map { "ReleaseRange(\(quoted($0.text)))" })
    set("maps3DReleases", rule.maps3DReleases.map { "ReleaseRange(\(quoted($0.text)))" })
    set("severity", rule.severity == .error ? nil : ".\(rule.severity.rawValue)")
    set("message", rule.message.map(quoted))
    set("summary", rule.summary.map(quoted))
    set("reason", rule.reason.map(quoted))
    set("references", rule.references.isEmpty ? nil : list(rule.references, quoted))
    set("basis", rule.basis.map { ".\($0.rawValue)" })
    set("policyDate", rule.policyDate.map(quoted))
    set("facts", rule.facts.isEmpty ? nil : list(rule.facts, quoted))
    line("    return rule")
    line("  }")
  }

  private mutating func set(_ name: String, _ value: String?) {
    if let value { line("    rule.\(name) = \(value)") }
  }

  // MARK: Values

  func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }

  private func list<Element>(_ elements: [Element], _ code: (Element) -> String) -> String {
    "[\(elements.map(code).joined(separator: ", "))]"
  }

  private func paths(_ paths: [PolicyPath]) -> String { list(paths, code) }

  private func code(_ path: PolicyPath) -> String { quoted(path.description) }

  private func code(_ literal: PolicyLiteral) -> String {
    switch literal.scalar {
    case .text: quoted(literal.text)
    case .boolean(let flag) where literal.text == "\(flag)": "\(flag)"
    case .boolean(let flag): "PolicyLiteral(\(quoted(literal.text)), .boolean(\(flag)))"
    case .number(let number): "PolicyLiteral(\(quoted(literal.text)), .number(\(number)))"
    }
  }

  private func code(_ range: PolicyRange) -> String {
    func bound(_ number: Double?) -> String { number.map { "\($0)" } ?? "nil" }
    return "PolicyRange(minimum: \(bound(range.minimum)), maximum: \(bound(range.maximum)))"
  }

  private func code(_ condition: PolicyCondition) -> String {
    switch condition {
    case .all(let parts): ".all(\(list(parts, code)))"
    case .any(let parts): ".any(\(list(parts, code)))"
    case .not(let inner): ".not(\(code(inner)))"
    case .some(let path, let inner): ".some(\(code(path)), \(code(inner)))"
    case .every(let path, let inner): ".every(\(code(path)), \(code(inner)))"
    case .sum(let terms, let inner): ".sum(\(paths(terms)), \(code(inner)))"
    case .equals(let literal): ".equals(\(code(literal)))"
    case .oneOf(let literals): ".oneOf(\(list(literals, code)))"
    case .minimum(let literal): ".minimum(\(code(literal)))"
    case .maximum(let literal): ".maximum(\(code(literal)))"
    case .atLeast(let path): ".atLeast(\(code(path)))"
    case .atMost(let path): ".atMost(\(code(path)))"
    case .pattern(let literal): ".pattern(\(code(literal)))"
    case .present(let flag, _): ".present(\(flag))"
    case .written(let flag, _): ".written(\(flag))"
    case .count(let range): ".count(\(code(range)))"
    case .unique: ".unique()"
    case .contrast(let contrast):
      ".contrast(PolicyContrast(\(code(contrast.other)), \(code(contrast.range))))"
    }
  }

  private func code(_ other: PolicyContrast.Other) -> String {
    switch other {
    case .color(let literal): ".color(\(code(literal)))"
    case .path(let path): ".path(\(code(path)))"
    }
  }
}
