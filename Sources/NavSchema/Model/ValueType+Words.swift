package import SourceText

extension ValueType {
  /// The type in words, with an article: "a Boolean", "an altitude mode".
  package var phrase: String {
    switch self {
    case .boolean: "a Boolean"
    case .number(let type): type.phrase
    case .text: "text"
    case .color: "a colour"
    case .version: "a release number"
    case .enumeration(let words): words.name.withArticle
    case .mapping(let kind): "a mapping \(kind.schema.keyWords)"
    case .list(let list): "a list of \(list.noun.plural)"
    case .table(let words): "a mapping from names to \(words.name.plural)"
    case .wordOrMapping(let words, let kind):
      "\(words.name.withArticle) or a mapping \(kind.schema.keyWords)"
    case .either(let scalar, let collection): "\(scalar.phrase) or \(collection.phrase)"
    case .any: "a value"
    }
  }

  /// The type in one word or two, for reports.
  package var name: String {
    switch self {
    case .boolean: "Boolean"
    case .number(let type): type.isInteger ? "integer" : "number"
    case .text(let text): text.format == .url ? "address" : "text"
    case .color: "colour"
    case .version: "release number"
    case .enumeration(let words): words.name
    case .mapping(let kind): kind.schema.noun
    case .list(let list): "list of \(list.noun.plural)"
    case .table(let words): "table of \(words.name.plural)"
    case .wordOrMapping(let words, _): words.name
    case .either(let scalar, let collection): "\(scalar.name) or \(collection.name)"
    case .any: "value"
    }
  }

  /// The words that may stand here, where they can be listed.
  package var words: [String] {
    switch self {
    case .boolean: ["true", "false"]
    case .enumeration(let words), .wordOrMapping(let words, _): words.cases.map(\.name)
    case .either(let scalar, _): scalar.words
    default: []
    }
  }

  /// What a report says is expected, with the field's default for `profile`.
  package func expected(_ defaultLiteral: Literal?) -> Expected {
    var expected = Expected(type: name, values: words)
    if case .number(let type) = self {
      // What an error leaves may be clamped: the narrowest limits are those to keep.
      for limit in type.limits {
        if let minimum = limit.minimum?.value {
          expected.minimum = max(minimum, expected.minimum ?? minimum)
        }
        if let maximum = limit.maximum?.value {
          expected.maximum = min(maximum, expected.maximum ?? maximum)
        }
      }
    }
    expected.defaultValue = defaultLiteral?.description
    return expected
  }
}

extension ColorType {
  /// The ways in which a colour can be written.
  package var spellings: String {
    "`\"#RRGGBB\"`, `\"#RRGGBBAA\"`, `0xRRGGBB` or a name of "
      + (self == .uiColor ? "UIColor" : "SwiftUI's Color")
  }
}

extension NumberType {
  fileprivate var phrase: String {
    let noun = isInteger ? "a whole number" : "a number"
    let measured = unit.map { "\(noun) of \($0)" } ?? noun
    return acceptsPercentage ? "\(measured) such as `0.05` or `5%`" : measured
  }
}

extension MappingSchema {
  /// The keys it must have, or some it may have: "with `latitude` and `longitude`".
  package var keyWords: String {
    let required = fields.filter { $0.requirement != nil }
    return required.isEmpty
      ? "with keys such as \(fields.prefix(3).map(\.name).quotedList("or"))"
      : "with \(required.map(\.name).quotedList("and"))"
  }
}

extension String {
  /// The noun behind "a" or "an".
  package var withArticle: String {
    guard let first = utf8.first, "aeiouAEIOU".utf8.contains(first) else { return "a \(self)" }
    return "an \(self)"
  }

  /// The regular plural, of each noun where several are named.
  package var plural: String {
    for joint in [" or ", ", "] where contains(joint) {
      return split(separator: joint).map { String($0).plural }.joined(separator: joint)
    }
    if hasSuffix("y"), !hasSuffix("ay") { return dropLast() + "ies" }
    return hasSuffix("s") || hasSuffix("x") ? self + "es" : self + "s"
  }
}

extension Sequence<String> {
  /// The texts in backticks with commas, and `conjunction` before the last.
  package func quotedList(_ conjunction: String) -> String {
    map { "`\($0)`" }.list(conjunction)
  }

  /// The texts with commas, and `conjunction` before the last.
  package func list(_ conjunction: String) -> String {
    let texts = Array(self)
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
