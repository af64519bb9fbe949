/// A key that is not ours but is known: renamed, removed, or a sister SDK's.
package struct KnownForeignKey: Sendable {
  package let name: String
  /// Our key for it in the same mapping; nil if there is none.
  package let replacement: String?
  /// Where it comes from and what became of it: "Flutter's name", "removed in 5.0.0".
  package let explanation: String
  /// Renamed or removed by a release of the SDK itself, hence `deprecated-key`.
  package let isDeprecated: Bool

  /// A key that the SDK itself had once.
  package static func deprecated(
    _ name: String, use replacement: String?, _ explanation: String
  ) -> KnownForeignKey {
    KnownForeignKey(
      name: name, replacement: replacement, explanation: explanation, isDeprecated: true)
  }

  /// A key of a sister SDK.
  package static func foreign(
    _ name: String, use replacement: String?, _ explanation: String
  ) -> KnownForeignKey {
    KnownForeignKey(
      name: name, replacement: replacement, explanation: explanation, isDeprecated: false)
  }
}

/// The declared shape of one mapping.
package final class MappingSchema: Sendable {
  package let kind: MappingKind
  /// What an instance is called: `marker`, `navigation UI`.
  package let noun: String
  /// One sentence.
  package let summary: String
  package let fields: [Field]
  package let foreignKeys: [KnownForeignKey]
  /// Sets of keys of which only one may be there.
  package let exclusiveKeys: [[String]]
  /// Root only: any key that begins with `x-` is left alone.
  package let allowsExtensionKeys: Bool
  /// Slots in the order of their names' UTF-16 code units, as RFC 8785 wants the keys.
  package let canonicalOrder: [Int]
  /// The slots of keys that a known release of the SDK brought.
  package let datedSlots: [Int]
  /// The slots of settings whose home is another section.
  package let scatteredSlots: [Int]
  private let table: KeyTable

  package init(
    _ kind: MappingKind, _ noun: String, _ summary: String, fields: [Field],
    foreignKeys: [KnownForeignKey] = [], exclusiveKeys: [[String]] = [],
    allowsExtensionKeys: Bool = false
  ) {
    self.kind = kind
    self.noun = noun
    self.summary = summary
    self.fields = fields
    self.foreignKeys = foreignKeys
    self.exclusiveKeys = exclusiveKeys
    self.allowsExtensionKeys = allowsExtensionKeys
    canonicalOrder = fields.indices.sorted {
      fields[$0].name.utf16.lexicographicallyPrecedes(fields[$1].name.utf16)
    }
    datedSlots = fields.indices.filter { fields[$0].since != nil }
    scatteredSlots = fields.indices.filter { fields[$0].home != nil }
    table = KeyTable(fields)
  }

  /// The slot of the field that is spelt `bytes[start..<start + count]`.
  package func slot(in bytes: [UInt8], start: Int, count: Int) -> Int? {
    table.slot(in: bytes, start: start, count: count)
  }

  /// The slot of the field called `name`, in any documented spelling.
  package func slot(named name: String) -> Int? {
    table.slot(named: name)
  }

  /// The field called `name`, in any documented spelling.
  package func field(named name: String) -> Field? { slot(named: name).map { fields[$0] } }
}

/// A hash table from spellings to slots, over flat arrays.
struct KeyTable: Sendable {
  private var entries: [Int16]
  private var names: [UInt8] = []
  private var texts: [String] = []
  private var starts: [Int] = [0]
  private var slots: [Int] = []
  private let mask: Int

  init(_ fields: [Field]) {
    let count = fields.reduce(0) { $0 + 1 + $1.otherSpellings.count }
    var size = 8
    while size < count * 3 { size *= 2 }
    mask = size - 1
    entries = Array(repeating: -1, count: size)
    for (slot, field) in fields.enumerated() {
      for spelling in [field.name] + field.otherSpellings { insert(spelling, slot) }
    }
  }

  private mutating func insert(_ text: String, _ slot: Int) {
    precondition(self.slot(named: text) == nil, "two fields of one mapping are spelt alike")
    let spelling = Array(text.utf8)
    var index = hash(spelling, 0, spelling.count)
    while entries[index] >= 0 { index = (index + 1) & mask }
    entries[index] = Int16(slots.count)
    slots.append(slot)
    names += spelling
    texts.append(text)
    starts.append(names.count)
  }

  func slot(in bytes: [UInt8], start: Int, count: Int) -> Int? {
    guard count > 0 else { return nil }
    var index = hash(bytes, start, count)
    while entries[index] >= 0 {
      let entry = Int(entries[index])
      if equals(entry, bytes, start, count) { return slots[entry] }
      index = (index + 1) & mask
    }
    return nil
  }

  func slot(named text: String) -> Int? {
    let utf8 = text.utf8
    let count = utf8.count
    guard count > 0 else { return nil }
    func byte(_ offset: Int) -> UInt8 { utf8[utf8.index(utf8.startIndex, offsetBy: offset)] }
    var index = hash(count, byte(0), byte(count / 2), byte(count - 1))
    while entries[index] >= 0 {
      let entry = Int(entries[index])
      if texts[entry] == text { return slots[entry] }
      index = (index + 1) & mask
    }
    return nil
  }

  private func hash(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    hash(count, bytes[start], bytes[start + count / 2], bytes[start + count - 1])
  }

  private func hash(_ count: Int, _ first: UInt8, _ middle: UInt8, _ last: UInt8) -> Int {
    (count &* 37 &+ Int(first) &* 11 &+ Int(middle) &* 101 &+ Int(last) &* 7) & mask
  }

  private func equals(_ entry: Int, _ bytes: [UInt8], _ start: Int, _ count: Int) -> Bool {
    let nameStart = starts[entry]
    guard starts[entry + 1] - nameStart == count else { return false }
    for offset in 0..<count where names[nameStart + offset] != bytes[start + offset] {
      return false
    }
    return true
  }
}
