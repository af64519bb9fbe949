import NavSchema

extension PolicyCondition {
  /// The condition in words, to stand behind "must be" or "must not be".
  var words: String {
    switch self {
    case .all(let parts): parts.map(\.words).joined(separator: " and ")
    case .any(let parts): parts.map(\.words).joined(separator: " or ")
    case .not(let inner): "not \(inner.words)"
    case .some(let path, let inner): "so that `\(path.pattern)` is \(inner.words)"
    case .every(let path, let inner): "so that every `\(path.pattern)` is \(inner.words)"
    case .sum(let paths, let inner):
      "so that \(paths.map { "`\($0.pattern)`" }.joined(separator: " + ")) is \(inner.words)"
    case .equals(let literal): "`\(literal.text)`"
    case .oneOf(let literals):
      literals.count == 1
        ? "`\(literals[0].text)`" : "one of \(literals.map(\.text).joined(separator: ", "))"
    case .minimum(let literal): "at least \(literal.text)"
    case .maximum(let literal): "at most \(literal.text)"
    case .atLeast(let path): "at least `\(path.pattern)`"
    case .atMost(let path): "at most `\(path.pattern)`"
    case .pattern(let literal): "a text that matches `\(literal.text)`"
    case .present(let flag, _): flag ? "present" : "absent"
    case .written(let flag, _): flag ? "written" : "left out"
    case .count(let range): "a list of \(range.words) \(range.isAboutOne ? "entry" : "entries")"
    case .unique: "unique"
    case .contrast(let contrast): contrast.words
    case .decides(let part, _): "what counts for `\(part.rawValue)`"
    }
  }
}

extension PolicyRange {
  fileprivate var isAboutOne: Bool {
    (minimum ?? maximum) == 1 && (maximum ?? minimum) == 1
  }

  /// "at least 2", "at most 3", "2 to 3", "2".
  var words: String {
    let low = minimum.map(NumberText.canonical)
    let high = maximum.map(NumberText.canonical)
    return switch (low, high) {
    case (let low?, let high?): low == high ? low : "\(low) to \(high)"
    case (let low?, nil): "at least \(low)"
    case (nil, let high?): "at most \(high)"
    case (nil, nil): "any number of"
    }
  }
}

extension PolicyContrast {
  fileprivate var words: String {
    let name =
      switch other {
      case .color(let literal): literal.text
      case .path(let path): "\(path.pattern)"
      case .part(let part): part.rawValue
      }
    return "of a contrast of \(range.words):1 with `\(name)`"
  }
}
