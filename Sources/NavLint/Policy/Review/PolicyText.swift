import NavSchema
import SourceText

/// Policies as they are written in YAML.
extension PolicySet {
  /// All rules as one policy, each below a comment that says where it comes from and what another
  /// policy has made of it.
  package var text: String {
    var lines = [
      "# All rules in force, and those that are switched off.", "policy: 1", "name: all policies",
      "rules:",
    ]
    var last: PolicySource?
    for entry in entries {
      if entry.source != last { lines += ["", "  # \(entry.policy.name), \(entry.source)"] }
      last = entry.source
      let rule = entry.rule.rule.lines.map { "  " + $0 }
      guard let change = entry.change else {
        lines += rule
        continue
      }
      let what = entry.isOff ? "off" : "now \(entry.rule.rule.severity)"
      lines.append("  # \(what) by \(change.policy): \(change.reason)")
      lines += entry.isOff ? rule.map { "  #" + $0.dropFirst() } : rule
    }
    return lines.map { $0.visible + "\n" }.joined()
  }
}

extension PolicyRule {
  /// The rule as an entry of `rules`.
  fileprivate var lines: [String] {
    var lines: [String] = []
    func add(_ key: String, _ value: String?) {
      if let value { lines.append("\(lines.isEmpty ? "- " : "  ")\(key): \(value)") }
    }
    add("id", id.rawValue)
    add("path", Self.one(paths.map(\.description)))
    add("scope", isForNavigation ? "navigation" : nil)
    add("target", target)
    let releases = [("navigation", navigationReleases), ("maps3D", maps3DReleases)]
      .compactMap { name, range in range.map { "\(name): \(YAMLText.scalar($0.text))" } }
    add("sdk", releases.isEmpty ? nil : "{\(releases.joined(separator: ", "))}")
    add("require", require?.flowText)
    add("forbid", forbid?.flowText)
    add("disallow", disallow.map { $0 == .fromBase ? "{change-from: base}" : "change" })
    add("when", when?.flowText)
    add("unless", unless?.flowText)
    add("except", except.isEmpty ? nil : Self.one(except.map(\.description)))
    add("severity", severity.rawValue)
    add("message", message.map(YAMLText.scalar))
    add("summary", summary.map(YAMLText.scalar))
    add("reason", reason.map(YAMLText.scalar))
    add("reference", references.isEmpty ? nil : Self.one(references))
    add("basis", basis?.rawValue)
    add("policyDate", policyDate)
    add("facts", facts.isEmpty ? nil : Self.one(facts))
    return lines
  }

  /// One text, or a list of several.
  private static func one(_ texts: [String]) -> String {
    texts.count == 1 ? YAMLText.scalar(texts[0]) : YAMLText.list(texts.map(YAMLText.scalar))
  }
}

extension PolicyCondition {
  /// The condition as a flow mapping.
  var flowText: String {
    "{" + entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
  }

  private typealias Entry = (key: String, value: String)

  private var entries: [Entry] {
    switch self {
    case .all(let parts):
      let entries = parts.flatMap(\.entries)
      // Different predicates of one value stand side by side.
      if Set(entries.map(\.key)).count == entries.count,
        parts.allSatisfy({ !$0.hasSubject })
      {
        return entries
      }
      return [("all", YAMLText.list(parts.map(\.flowText)))]
    case .any(let parts): return [("any", YAMLText.list(parts.map(\.flowText)))]
    case .not(let inner): return [("not", inner.flowText)]
    case .some(let path, let inner): return about("path", YAMLText.scalar("\(path)"), inner)
    case .every(let path, let inner): return about("every", YAMLText.scalar("\(path)"), inner)
    case .sum(let paths, let inner):
      return about("sum", YAMLText.list(paths.map { YAMLText.scalar("\($0)") }), inner)
    default: return [predicate]
    }
  }

  private var hasSubject: Bool {
    switch self {
    case .some, .every, .sum: true
    default: false
    }
  }

  private func about(_ key: String, _ subject: String, _ inner: PolicyCondition) -> [Entry] {
    [(key, subject)] + (inner.hasSubject ? [("all", "[\(inner.flowText)]")] : inner.entries)
  }

  private var predicate: Entry {
    switch self {
    case .equals(let literal): ("equals", literal.yaml)
    case .oneOf(let literals): ("oneOf", YAMLText.list(literals.map(\.yaml)))
    case .minimum(let literal): ("minimum", literal.yaml)
    case .maximum(let literal): ("maximum", literal.yaml)
    case .atLeast(let path): ("atLeast", YAMLText.scalar("\(path)"))
    case .atMost(let path): ("atMost", YAMLText.scalar("\(path)"))
    case .pattern(let literal): ("pattern", literal.yaml)
    case .present(let flag, _): ("present", "\(flag)")
    case .written(let flag, _): ("written", "\(flag)")
    case .count(let range): ("count", range.yaml(with: []))
    case .unique: ("unique", "true")
    case .contrast(let contrast): ("contrast", contrast.yaml)
    case .decides(let part, _): ("decides", part.rawValue)
    default: ("all", "[\(flowText)]")
    }
  }
}

extension PolicyLiteral {
  fileprivate var yaml: String { scalar == .text ? YAMLText.scalar(text) : text }
}

extension PolicyRange {
  fileprivate func yaml(with first: [String]) -> String {
    let bounds = [("minimum", minimum), ("maximum", maximum)].compactMap { name, bound in
      bound.map { "\(name): \(NumberText.canonical($0))" }
    }
    return "{\((first + bounds).joined(separator: ", "))}"
  }
}

extension PolicyContrast {
  fileprivate var yaml: String {
    switch other {
    case .color(let literal): range.yaml(with: ["against: \(literal.yaml)"])
    case .path(let path): range.yaml(with: ["against: \(YAMLText.scalar("\(path)"))"])
    case .part(let part): range.yaml(with: ["against: \(part.rawValue)"])
    }
  }
}

/// Scalars and lists in flow style.
private enum YAMLText {
  static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

  /// Plain where every reader of YAML sees the same text, else quoted.
  static func scalar(_ text: String) -> String {
    let isSafe = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "/"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    let first = text.utf8.first ?? 0
    let startsAsWord = (65...90).contains(first) || (97...122).contains(first)
    let isReserved = [
      "true", "false", "yes", "no", "on", "off", "null", "y", "n",
    ].contains(text.lowercased())
    if isSafe, startsAsWord, !isReserved { return text }
    return text.inDoubleQuotes
  }
}
