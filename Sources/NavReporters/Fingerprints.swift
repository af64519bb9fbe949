internal import SourceText

/// Names for the diagnostics of one file that stay when lines move or entries are added to lists.
struct Fingerprints {
  private let path: String
  private var occurrences: [String: Int] = [:]

  init(path: String) { self.path = path }

  /// The name of the next diagnostic; equal ones are told apart by counting.
  mutating func next(_ diagnostic: Diagnostic) -> String {
    next(
      diagnostic.rule.rawValue, at: diagnostic.pointerWithoutPositions,
      diagnostic.messageWithoutPositions)
  }

  /// The name of the next `message` of `rule` about `pointer`.
  mutating func next(_ rule: String, at pointer: String, _ message: String) -> String {
    var hash = StableHash()
    for part in [rule, path, pointer, message] { hash.combine(part) }
    let count = occurrences[hash.digits, default: 0] + 1
    occurrences[hash.digits] = count
    return count == 1 ? hash.digits : "\(hash.digits)-\(count)"
  }
}
