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
    for candidate in candidates {
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
    name.utf8.prefix(400).compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: " "): nil
      default: byte
      }
    }
  }

  /// Insertions, removals, replacements and swaps of neighbours; nil above `limit`.
  private static func editDistance(_ one: [UInt8], _ other: [UInt8], limit: Int) -> Int? {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in 0..<one.count {
      var current = [row + 1]
      current.reserveCapacity(other.count + 1)
      for column in 0..<other.count {
        let isSame = one[row] == other[column]
        var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      if let least = current.min(), least > limit { return nil }
      beforeLast = last
      last = current
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }
}
