extension Field {
  /// The field in plain sentences.
  var plainWords: String { sentences.joined(separator: " ").withoutBackticks }

  /// The same with code and the source's address.
  var markdownWords: String {
    let link = source.url.map { "[\(source.title)](\($0))" } ?? source.title
    return sentences.joined(separator: " ") + "\n\nSource: \(link)."
  }

  private var sentences: [String] {
    [summary, unitSentence, defaultSentence, sinceSentence].compactMap { $0 }
  }

  private var unitSentence: String? {
    guard case .number(let number) = type, let unit = number.unit else { return nil }
    return "In \(unit)."
  }

  /// A default that is not the same for everybody.
  private var defaultSentence: String? {
    if let condition = defaults.condition, let literal = defaults.entries.first?.value {
      return "Default: `\(literal)` \(condition)."
    }
    guard defaults.entries.count > 1 else { return nil }
    let parts = defaults.entries.map { entry in
      let value = entry.value.map { "`\($0)`" } ?? "none"
      return entry.since == Version(0) ? value : "\(value) from \(entry.since) on"
    }
    return "Default: \(parts.joined(separator: ", "))."
  }

  private var sinceSentence: String? { since.map { "Since \($0) of the SDK." } }
}
