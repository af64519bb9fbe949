import NavSchema

/// Which entry of an old list is which of a new one.
struct ListMatching {
  /// Pairs of positions, in the order of the new list.
  private(set) var pairs: [(old: Int, new: Int)] = []
  /// Positions in the old list that have no partner.
  private(set) var removed: [Int] = []
  /// Positions in the new list that have no partner.
  private(set) var added: [Int] = []

  /// An entry as far as matching needs to know it.
  struct Entry {
    let id: String?
    /// The canonical text without the id.
    let text: [UInt8]
    /// The texts of the fields that are written, by slot, without the id.
    let fields: [Int: [UInt8]]
  }

  /// More pairs than this are not compared: what is left is matched by its place.
  private static let comparisonLimit = 250_000

  init(_ old: [Entry], _ new: [Entry]) {
    var oldLeft = Array(old.indices)
    var newLeft = Array(new.indices)
    match(&oldLeft, &newLeft, by: { old[$0].id }, { new[$0].id })
    match(&oldLeft, &newLeft, by: { old[$0].text }, { new[$0].text })
    // Other ids are other things, unless all else is the same.
    let oldUnnamed = oldLeft.filter { old[$0].id == nil }
    let newUnnamed = newLeft.filter { new[$0].id == nil }
    matchBest(oldUnnamed, newUnnamed, old, new, &oldLeft, &newLeft)
    removed = oldLeft
    added = newLeft
    pairs.sort { $0.new < $1.new }
  }

  /// Pairs entries with the same key, in order.
  private mutating func match<Key: Hashable>(
    _ oldLeft: inout [Int], _ newLeft: inout [Int], by oldKey: (Int) -> Key?,
    _ newKey: (Int) -> Key?
  ) {
    var waiting: [Key: [Int]] = [:]
    for position in oldLeft.reversed() {
      if let key = oldKey(position) { waiting[key, default: []].append(position) }
    }
    for position in newLeft {
      guard let key = newKey(position), let partner = waiting[key]?.popLast() else { continue }
      pairs.append((partner, position))
    }
    dropPaired(&oldLeft, &newLeft)
  }

  /// Pairs entries without an id by what they have in common, and by their place where that leaves
  /// as many of each.
  private mutating func matchBest(
    _ oldUnnamed: [Int], _ newUnnamed: [Int], _ old: [Entry], _ new: [Entry],
    _ oldLeft: inout [Int], _ newLeft: inout [Int]
  ) {
    var oldRest = oldUnnamed
    var newRest = newUnnamed
    if oldRest.count * newRest.count <= Self.comparisonLimit {
      var candidates: [(score: Int, distance: Int, old: Int, new: Int)] = []
      for one in oldRest {
        for two in newRest {
          let score = Self.likeness(old[one], new[two])
          if score > 0 { candidates.append((score, abs(one - two), one, two)) }
        }
      }
      candidates.sort { ($1.score, $0.distance, $0.new) < ($0.score, $1.distance, $1.new) }
      var pairedOld: Set<Int> = []
      var pairedNew: Set<Int> = []
      for candidate in candidates
      where !pairedOld.contains(candidate.old) && !pairedNew.contains(candidate.new) {
        pairedOld.insert(candidate.old)
        pairedNew.insert(candidate.new)
        pairs.append((candidate.old, candidate.new))
      }
      oldRest.removeAll(where: pairedOld.contains)
      newRest.removeAll(where: pairedNew.contains)
    }
    if oldRest.count == newRest.count { pairs += zip(oldRest, newRest).map { ($0, $1) } }
    dropPaired(&oldLeft, &newLeft)
  }

  private func dropPaired(_ oldLeft: inout [Int], _ newLeft: inout [Int]) {
    let pairedOld = Set(pairs.map(\.old))
    let pairedNew = Set(pairs.map(\.new))
    oldLeft.removeAll(where: pairedOld.contains)
    newLeft.removeAll(where: pairedNew.contains)
  }

  /// How many fields are equal.
  private static func likeness(_ one: Entry, _ two: Entry) -> Int {
    one.fields.count { slot, text in two.fields[slot] == text }
  }
}

extension ListMatching {
  /// The pairs that have left their place among the others: all but a longest run in order.
  var moves: [(old: Int, new: Int)] {
    // Patience sorting: `ends[n]` is the pair with the least old position that ends a run of n + 1.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let place = ends.partitioningIndex { pairs[$0].old >= pair.old }
      if place > 0 { previous[index] = ends[place - 1] }
      if place == ends.count { ends.append(index) } else { ends[place] = index }
    }
    var inOrder: Set<Int> = []
    var index = ends.last ?? -1
    while index >= 0 {
      inOrder.insert(index)
      index = previous[index]
    }
    return pairs.indices.filter { !inOrder.contains($0) }.map { pairs[$0] }
  }
}
