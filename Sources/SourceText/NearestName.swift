/// Finds what was probably meant by a misspelt name.
package enum NearestName {
  /// The candidate nearest to `name`, if it is near enough to be meant; nil if two are as near.
  ///
  /// Letter case and the separators `-`, `_`, `.` and space do not count as differences. Linear
  /// in the candidates; names longer than 80 characters have no neighbour.
  package static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = folded(name)
    guard (1...80).contains(wanted.count) else { return nil }
    let tolerance = max(1, wanted.count / 4)
    var best: (name: String, distance: Int)?
    var isTied = false
    for candidate in candidates where candidate.utf8.count + tolerance >= wanted.count {
      let letters = folded(candidate)
      guard letters.count.distance(to: wanted.count).magnitude <= tolerance else { continue }
      let distance = editDistance(wanted, letters, limit: best?.distance ?? tolerance)
      guard let distance else { continue }
      isTied = distance == best?.distance && candidate != best?.name
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return isTied ? nil : best?.name
  }

  /// The letters that count, in lower case; of a longer text only those at its beginning.
  ///
  /// A value of megabytes need not be gone through to find that it is no name.
  package static func folded(_ name: String) -> [UInt8] {
    // All bytes are copied at once, and most names have no separators to take out.
    var letters = name.utf8.count > 400 ? Array(name.utf8.prefix(400)) : Array(name.utf8)
    var holdsSeparators = false
    for index in letters.indices {
      let byte = letters[index]
      if byte &- UInt8(ascii: "A") < 26 { letters[index] = byte + 32 }
      if isSeparator(byte) { holdsSeparators = true }
    }
    if holdsSeparators { letters.removeAll(where: isSeparator) }
    return letters
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: " ")
  }

  /// Insertions, removals, replacements and swaps of neighbours; nil above `limit`.
  private static func editDistance(_ one: [UInt8], _ other: [UInt8], limit: Int) -> Int? {
    var last = Array(0...other.count)
    var beforeLast = last
    var current = last
    for row in one.indices {
      current[0] = row + 1
      var least = row + 1
      for column in other.indices {
        let isSame = one[row] == other[column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current[column + 1] = cost
        least = min(least, cost)
      }
      if least > limit { return nil }
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }
}
