extension Field {
  /// The documented default in words, with its releases and condition; nil if there is none.
  package var defaultWords: String? {
    let parts = defaults.entries.map { entry in
      let value = entry.value.map { "`\($0)`" } ?? "none"
      return entry.since == Version(0) ? value : "\(value) from release \(entry.since) on"
    }
    guard !parts.isEmpty else { return defaults.sectionWords }
    return parts.joined(separator: ", ") + (defaults.condition.map { ", when \($0)" } ?? "")
  }
}

extension NumberType {
  /// Each limit in words, and what happens beyond it.
  package var limitWords: [String] {
    limits.map { limit in
      let exception = limit.exception.map { " (or \(NumberText.canonical($0)))" } ?? ""
      return "\(limit.allowed)\(exception), otherwise \(limit.consequence) (\(limit.severity))"
    }
  }
}

extension Field {
  /// A value that may stand here, as YAML writes it; nil for collections that have no example.
  package var goodExample: String? {
    if let example { return example }
    switch type {
    case .boolean: return "true"
    case .number(let number): return number.goodExample
    case .text(let text): return text.format == .url ? "https://example.com" : "text"
    case .color: return "\"#1A73E8\""
    case .version: return "10"
    case .enumeration(let words), .wordOrMapping(let words, _): return words.cases.first?.name
    case .mapping, .list, .table, .either, .any: return nil
    }
  }

  /// A value that is often written here and is wrong; nil where none is typical.
  package var badExample: String? {
    switch type {
    case .boolean: return "yes"
    case .number(let number): return number.badExample
    case .text(let text):
      return text.format == .url ? "example.com" : text.allowsEmpty ? nil : "\"\""
    case .color: return "#1A73E8"
    case .version: return "latest"
    case .enumeration(let words), .wordOrMapping(let words, _):
      return words.explained.first?.word ?? words.cases.first?.otherSpellings.first
        ?? words.cases.first.map { String($0.name.dropLast()) }
    case .mapping, .list: return "true"
    case .table, .either, .any: return nil
    }
  }
}

extension NumberType {
  /// The default's neighbour on the allowed side of the limits.
  fileprivate var goodExample: String {
    if limits.allSatisfy({ $0.admits(1) }) { return "1" }
    let inside = limits.lazy.compactMap { $0.minimum?.value }.first ?? 0
    return NumberText.canonical(limits.allSatisfy { $0.admits(inside) } ? inside : inside + 0.5)
  }

  fileprivate var badExample: String {
    for limit in limits {
      if let maximum = limit.maximum?.value { return NumberText.canonical(maximum + 1) }
      if let minimum = limit.minimum?.value { return NumberText.canonical(minimum - 1) }
    }
    return isInteger ? "1.5" : "\"1\""
  }
}
