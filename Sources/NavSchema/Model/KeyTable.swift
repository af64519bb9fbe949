import Platform

/// A hash table from spellings to slots, over flat arrays.
///
/// Built whenever a mapping of its kind is first met, so in the first millisecond: arrays of a
/// few common types, filled in one pass.
struct KeyTable: Sendable {
  /// Numbers of spellings plus 1, 0 for a free place; a power of two of them.
  ///
  /// Even places are for spellings as bytes, odd ones for spellings as texts, of which length and
  /// first byte are read the fastest.
  private var places: [UInt8]
  /// The bytes of all spellings, one behind the other.
  private var bytes: [UInt8] = []
  /// All spellings, in the order of the fields.
  private(set) var texts: [String] = []
  private var starts: [Int] = [0]
  private var slots: [Int] = []

  init(_ fields: [Field]) {
    let count = fields.reduce(0) { $0 + 1 + $1.otherSpellings.count }
    precondition(count < 256, "a mapping has fewer than 256 spellings")
    var size = 16
    while size < count * 6 { size *= 2 }
    places = Array(repeating: 0, count: size)
    bytes.reserveCapacity(count * 20)
    texts.reserveCapacity(count)
    starts.reserveCapacity(count + 1)
    slots.reserveCapacity(count)
    for slot in fields.indices {
      insert(fields[slot].name, slot)
      for spelling in fields[slot].otherSpellings { insert(spelling, slot) }
    }
  }

  private mutating func insert(_ text: String, _ slot: Int) {
    let start = bytes.count
    bytes += text.utf8
    var place = hash(bytes, start, bytes.count - start)
    while places[place] > 0 { place = (place + 2) & (places.count - 1) }
    var textPlace = textHash(bytes.count - start, bytes[start])
    while places[textPlace] > 0 { textPlace = (textPlace + 2) & (places.count - 1) }
    slots.append(slot)
    texts.append(text)
    starts.append(bytes.count)
    places[place] = UInt8(slots.count)
    places[textPlace] = UInt8(slots.count)
  }

  /// The slot of the field that is spelt `text[start..<start + count]`.
  func slot(in text: [UInt8], start: Int, count: Int) -> Int? {
    guard count > 0 else { return nil }
    var place = hash(text, start, count)
    while places[place] > 0 {
      let number = Int(places[place]) - 1
      if equals(number, text, start, count) { return slots[number] }
      place = (place + 2) & (places.count - 1)
    }
    return nil
  }

  /// The slot of the field that is spelt `text`.
  func slot(named text: String) -> Int? {
    guard let first = text.utf8.first else { return nil }
    var place = textHash(text.utf8.count, first)
    while places[place] > 0 {
      let number = Int(places[place]) - 1
      if texts[number] == text { return slots[number] }
      place = (place + 2) & (places.count - 1)
    }
    return nil
  }

  private func hash(_ text: [UInt8], _ start: Int, _ count: Int) -> Int {
    let ends = Int(text[start]) &* 11 &+ Int(text[start + count - 1]) &* 7
    let hash = count &* 37 &+ ends &+ Int(text[start + count / 2]) &* 101
    return hash &* 2 & (places.count - 1)
  }

  private func textHash(_ count: Int, _ first: UInt8) -> Int {
    ((count &* 37 &+ Int(first) &* 11) &* 2 | 1) & (places.count - 1)
  }

  private func equals(_ number: Int, _ text: [UInt8], _ start: Int, _ count: Int) -> Bool {
    let nameStart = starts[number]
    return starts[number + 1] - nameStart == count
      && text.holds(bytes, from: nameStart, count: count, at: start)
  }
}
