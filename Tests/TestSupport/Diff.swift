/// The lines in which two texts differ, as `-` and `+` lines with their numbers.
package enum Diff {
  /// Describes how `actual` differs from `expected`; empty if it does not.
  ///
  /// The common head and tail are left out; at most `limit` lines of each side are shown.
  package static func lines(expected: String, actual: String, limit: Int = 20) -> String {
    guard Array(expected.utf8) != Array(actual.utf8) else { return "" }
    let old = expected.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    let new = actual.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    let shorter = min(old.count, new.count)
    let head = (0..<shorter).first { !old[$0].elementsEqual(new[$0]) } ?? shorter
    let tail =
      (0..<shorter - head).first {
        !old[old.count - 1 - $0].elementsEqual(new[new.count - 1 - $0])
      } ?? shorter - head
    let removed = side("-", old[head..<old.count - tail], limit)
    let added = side("+", new[head..<new.count - tail], limit)
    return "line \(head + 1):\n" + (removed + added).joined(separator: "\n")
  }

  private static func side(
    _ sign: String, _ lines: ArraySlice<Substring.UTF8View>, _ limit: Int
  ) -> [String] {
    var shown = lines.prefix(limit).map {
      sign + String(decoding: $0, as: UTF8.self).debugDescription.dropFirst().dropLast()
    }
    if lines.count > limit { shown.append("\(sign)… \(lines.count - limit) more lines") }
    return shown
  }
}
