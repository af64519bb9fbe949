/// A set of slots of one section.
struct SlotSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init() {}

  func contains(_ slot: Int) -> Bool {
    slot < 64 ? low >> UInt64(slot) & 1 == 1 : high >> UInt64(slot - 64) & 1 == 1
  }

  /// The slots that are not in `other`.
  func subtracting(_ other: SlotSet) -> SlotSet {
    var rest = self
    rest.low &= ~other.low
    rest.high &= ~other.high
    return rest
  }

  func union(_ other: SlotSet) -> SlotSet {
    var union = self
    union.low |= other.low
    union.high |= other.high
    return union
  }

  @inline(__always)
  mutating func insert(_ slot: Int) {
    precondition(slot < 128, "a mapping has more fields than a slot set holds")
    if slot < 64 { low |= 1 << UInt64(slot) } else { high |= 1 << UInt64(slot - 64) }
  }
}
