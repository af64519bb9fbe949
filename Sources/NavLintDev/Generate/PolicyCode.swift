import NavLint
import NavSchema
import SourceText

/// Writes rules of a policy as Swift.
struct PolicyCode {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  /// Writes how rules are found by their numbers.
  mutating func writeIndex(_ rules: [PolicyRule]) {
    line("")
    line("  static let count = \(rules.count)")
    line("")
    line("  /// The rule of a number below `count`, made when it is first asked for.")
    line("  static func rule(_ number: Int) -> CompiledRule {")
    line("    switch number {")
    for (number, rule) in rules.enumerated() {
      line(
        "    \(number + 1 < rules.count ? "case \(number)" : "default"): \(rule.id.rawValue.lowerCamelCased)"
      )
    }
    line("    }")
    line("  }")
  }

  /// Writes what can be said of fields without making the rules.
  mutating func write(_ watches: [FieldWatch]) {
    line("")
    line("  static let watches: [FieldWatch] = [")
    for watch in watches {
      let names = [watch.holder, watch.field].compactMap { $0.map(name) }
      line("    // `\(names.joined(separator: "."))`")
      line(
        "    FieldWatch(\(code(watch.field)), in: \(watch.holder.map(code) ?? "nil"),"
          + " judgesEntries: \(watch.judgesEntries),"
          + " isAbsenceClear: \(watch.isAbsenceClear), \(code(watch.values)),"
          + (watch.neededSlot.map { " needing: \($0)," } ?? "") + " rules: \(watch.rules)),")
    }
    line("  ]")
  }

  /// Writes the constant that holds `rule`, in one line.
  mutating func write(_ rule: PolicyRule) {
    let settings: [(name: String, value: String?)] = [
      ("require", rule.require.map(code)),
      ("forbid", rule.forbid.map(code)),
      ("disallow", rule.disallow.map { ".\($0)" }),
      ("when", rule.when.map(code)),
      ("unless", rule.unless.map(code)),
      ("except", rule.except.isEmpty ? nil : paths(rule.except)),
      ("isForNavigation", rule.isForNavigation ? "true" : nil),
      ("target", rule.target.map(quoted)),
      ("navigationReleases", rule.navigationReleases.map { "ReleaseRange(\(quoted($0.text)))" }),
      ("maps3DReleases", rule.maps3DReleases.map { "ReleaseRange(\(quoted($0.text)))" }),
      ("severity", rule.severity == .error ? nil : ".\(rule.severity.rawValue)"),
      ("message", rule.message.map(quoted)),
      ("summary", rule.summary.map(quoted)),
      ("reason", rule.reason.map(quoted)),
      ("references", rule.references.isEmpty ? nil : list(rule.references, quoted)),
      ("basis", rule.basis.map { ".\($0.rawValue)" }),
      ("policyDate", rule.policyDate.map(quoted)),
      ("facts", rule.facts.isEmpty ? nil : list(rule.facts, quoted)),
    ]
    let assignments = settings.compactMap { name, value in value.map { "$0.\(name) = \($0)" } }
    line(
      "  private static let \(rule.id.rawValue.lowerCamelCased) ="
        + " rule(\(quoted(rule.id.rawValue)), \(paths(rule.paths)))"
        + " { \(assignments.joined(separator: "; ")) }")
  }

  // MARK: Values

  func quoted(_ text: String) -> String { text.inDoubleQuotes }

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
    case .decides(let part, _): ".decides(.\(part))"
    case .contrast(let contrast):
      ".contrast(PolicyContrast(\(code(contrast.other)), \(code(contrast.range))))"
    }
  }

  private func code(_ other: PolicyContrast.Other) -> String {
    switch other {
    case .color(let literal): ".color(\(code(literal)))"
    case .path(let path): ".path(\(code(path)))"
    case .part(let part): ".part(.\(part))"
    }
  }

  // MARK: Values that break nothing

  private func name(of place: FieldPlace) -> String { place.kind.schema.fields[place.slot].name }

  private func code(_ place: FieldPlace) -> String { "FieldPlace(.\(place.kind), \(place.slot))" }

  private func code(_ values: ClearValues) -> String {
    if values == .all { return ".all" }
    if values == .none { return ".none" }
    return "ClearValues(booleans: \(values.booleans), words: \(code(bits: values.words)),"
      + " minimum: \(code(values.minimum)), maximum: \(code(values.maximum)),"
      + " colors: \(code(values.colors)), others: \(values.others))"
  }

  private func code(bits: UInt64) -> String { "0x" + String(bits, radix: 16, uppercase: true) }

  private func code(_ number: Double) -> String {
    number.isInfinite ? number < 0 ? "-.infinity" : ".infinity" : "\(number)"
  }

  private func code(_ colors: ClearColors) -> String {
    if colors == .all { return ".all" }
    if colors == .none { return ".none" }
    let contrasts = list(colors.contrasts) { contrast in
      "ClearColors.Contrast(\(code(bits: UInt64(contrast.color))),"
        + " minimum: \(code(contrast.minimum)), maximum: \(code(contrast.maximum)),"
        + " isInside: \(contrast.isInside))"
    }
    let allowed = colors.allowed.map { list($0) { code(bits: UInt64($0)) } } ?? "nil"
    let forbidden = list(colors.forbidden) { code(bits: UInt64($0)) }
    return "ClearColors(allowed: \(allowed), forbidden: \(forbidden), contrasts: \(contrasts))"
  }
}
