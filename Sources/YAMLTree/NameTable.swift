internal import Platform
internal import SourceText

/// Finds byte strings that stand in a buffer; linear however the strings are chosen, since the
/// hash is seeded anew in each process.
package struct NameTable {
  /// A byte string by its place.
  package struct Name {
    package var start: UInt32
    package var count: UInt32

    package init(start: UInt32, count: UInt32) {
      self.start = start
      self.count = count
    }

    var range: SourceRange { SourceRange(start: Int(start), end: Int(start) + Int(count)) }
  }

  private var names: [Name] = []
  /// The hash of each name.
  private var hashes: [UInt32] = []
  /// Indices of `names` plus 1, 0 for a free slot; their number is a power of two.
  private var slots: [UInt32] = []

  /// An empty table with room for `count` names.
  package init(count: Int = 0) {
    names.reserveCapacity(count)
    hashes.reserveCapacity(count)
    var size = 16
    while size < 2 * count { size *= 2 }
    if count > 0 { makeSlots(size) }
  }

  /// The index of the name equal to `name`, which is added if there is none; they count from 0.
  package mutating func index(of name: Name, in bytes: [UInt8]) -> (index: Int, isNew: Bool) {
    if names.count * 2 >= slots.count { makeSlots(max(16, slots.count * 2)) }
    let hash = hash(of: name, in: bytes)
    let slot = slot(for: name, hash, in: bytes)
    if slots[slot] != 0 { return (Int(slots[slot]) - 1, false) }
    names.append(name)
    hashes.append(hash)
    slots[slot] = UInt32(names.count)
    return (names.count - 1, true)
  }

  /// The index of the name equal to `name`.
  func firstIndex(of name: Name, in bytes: [UInt8]) -> Int? {
    guard !names.isEmpty else { return nil }
    let entry = slots[slot(for: name, hash(of: name, in: bytes), in: bytes)]
    return entry == 0 ? nil : Int(entry) - 1
  }

  /// Forgets all names.
  mutating func removeAll() { self = NameTable() }

  private mutating func makeSlots(_ count: Int) {
    slots = [UInt32](repeating: 0, count: count)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(hash) & (count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }

  /// The slot that holds a name equal to `name`, or the free one where it belongs.
  private func slot(for name: Name, _ hash: UInt32, in bytes: [UInt8]) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if hashes[index] == hash, isEqual(names[index], name, in: bytes) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func isEqual(_ lhs: Name, _ rhs: Name, in bytes: [UInt8]) -> Bool {
    lhs.count == rhs.count
      && bytes.holds(bytes, from: Int(rhs.start), count: Int(lhs.count), at: Int(lhs.start))
  }

  private func hash(of name: Name, in bytes: [UInt8]) -> UInt32 {
    var state = UInt64(name.count)
    var offset = Int(name.start)
    let end = offset + Int(name.count)
    while offset + 8 <= end {
      state = Self.mix(state ^ bytes.word(at: offset))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < end {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return UInt32(truncatingIfNeeded: Self.mix(state ^ rest))
  }

  /// Multiplies by a number that no writer of names knows, and folds the product.
  private static func mix(_ word: UInt64) -> UInt64 {
    let product = (word ^ seed).multipliedFullWidth(by: multiplier)
    return product.high ^ product.low
  }

  private static let seed = UInt64.random(in: .min ... .max)
  private static let multiplier = UInt64.random(in: .min ... .max) | 1
}
