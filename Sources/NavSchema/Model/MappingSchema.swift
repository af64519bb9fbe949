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
  /// Asked for only where a key is wrong, so not made with the rest.
  package var foreignKeys: [KnownForeignKey] { makeForeignKeys() }
  /// The keys of which only one may be there.
  package let exclusiveKeys: [String]
  /// The same, by slot.
  package let exclusiveSlots: [Int]
  /// Root only: any key that begins with `x-` is left alone.
  package let allowsExtensionKeys: Bool
  /// The slots of keys that must be there.
  let requiredSlots: [Int]
  /// The slots of keys that a known release of the SDK brought.
  package let datedSlots: [Int]
  /// The slots of settings whose home is another section.
  package let scatteredSlots: [Int]
  /// How the value of each field is read where nothing is special about it.
  let quickTypes: [QuickType]
  /// The words that they name.
  let words: WordTable
  private let table: KeyTable
  private let makeForeignKeys: @Sendable () -> [KnownForeignKey]

  package init(
    _ kind: MappingKind, _ noun: String, _ summary: String, fields: [Field],
    foreignKeys: @autoclosure @escaping @Sendable () -> [KnownForeignKey] = [],
    exclusiveKeys: [String] = [],
    allowsExtensionKeys: Bool = false
  ) {
    self.kind = kind
    self.noun = noun
    self.summary = summary
    self.fields = fields
    self.exclusiveKeys = exclusiveKeys
    self.allowsExtensionKeys = allowsExtensionKeys
    requiredSlots = fields.indices.filter { fields[$0].requirement != nil }
    datedSlots = fields.indices.filter { fields[$0].since != nil }
    scatteredSlots = fields.indices.filter { fields[$0].home != nil }
    let table = KeyTable(fields)
    exclusiveSlots = exclusiveKeys.compactMap(table.slot(named:))
    self.table = table
    var words = WordTable()
    quickTypes = fields.map { QuickType($0.type, &words) }
    self.words = words
    makeForeignKeys = foreignKeys
  }

  /// Slots in the order of their names' UTF-16 code units, as RFC 8785 wants the keys.
  package var canonicalOrder: [Int] {
    fields.indices.sorted {
      fields[$0].name.utf16.lexicographicallyPrecedes(fields[$1].name.utf16)
    }
  }

  /// The slot of the field that is spelt `bytes[start..<start + count]`.
  package func slot(in bytes: [UInt8], start: Int, count: Int) -> Int? {
    table.slot(in: bytes, start: start, count: count)
  }

  /// Whether more than one key is written of those of which only one may be there; `slots` are the
  /// values of a section, which begin at `first`.
  func holdsConflict(_ slots: [ValueID], from first: Int) -> Bool {
    exclusiveSlots.count { !slots[first + $0].isNone } > 1
  }

  /// The slot of the field called `name`, in any documented spelling.
  package func slot(named name: String) -> Int? {
    table.slot(named: name)
  }

  /// Every documented spelling of every key.
  var spellings: [String] { table.texts }

  /// The field called `name`, in any documented spelling.
  package func field(named name: String) -> Field? { slot(named: name).map { fields[$0] } }
}
