import NavSchema
import SourceText

/// A field as the canonical form writes it: all of its text that no document changes.
///
/// A class, so that passing one on costs no copy of what it says.
final class CanonicalMember: Sendable {
  let slot: Int
  /// The quoted name with its colon.
  let name: [UInt8]
  let field: Field
  /// The text of the default that holds in all releases, if there is just one.
  private let onlyDefault: [UInt8]?
  /// The text of each of the default's entries; nil where the entry says that there is none.
  private let defaults: [[UInt8]?]
  /// The quoted words of an enumeration, by ordinal.
  let words: [[UInt8]]
  /// Root only: written even where defaults are left out, since other members depend on it.
  let isAlwaysWritten: Bool
  /// Root only: the SDK releases, which are those of the effective profile.
  let isProfile: Bool

  fileprivate init(_ schema: MappingSchema, slot: Int) {
    self.slot = slot
    field = schema.fields[slot]
    name = Self.quoted(field.name) + [UInt8(ascii: ":")]
    defaults = field.defaults.entries.map { $0.value.map(Self.text) }
    onlyDefault = field.defaults.isUnconditional ? defaults[0] : nil
    words = field.type.wordsOfEntries.map(Self.quoted)
    isAlwaysWritten = schema.kind == .document && ["version", "target"].contains(field.name)
    isProfile = schema.kind == .document && field.name == "sdk"
  }

  /// The text of the documented default in this section; nil if there is none.
  func defaultText(in section: Section) -> [UInt8]? {
    if let onlyDefault { return onlyDefault }
    guard !defaults.isEmpty else { return nil }
    var text: [UInt8]?
    let release = section.configuration.profile.navigation
    for (index, entry) in field.defaults.entries.enumerated()
    where release.isAtLeast(entry.since) == .yes {
      text = defaults[index]
    }
    if let holds = field.defaults.holds, text != nil, !holds(section) { return nil }
    return text
  }

  /// Whether it may be in the text where the document does not write it.
  fileprivate var mayBeFilledIn: Bool { isProfile || !defaults.isEmpty }

  private static func text(of literal: Literal) -> [UInt8] {
    switch literal {
    case .text(let text): quoted(text)
    case .boolean, .number, .emptyList: Array(literal.description.utf8)
    }
  }

  private static func quoted(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.appendJSONString(Array(text.utf8)[...])
    return bytes
  }
}

/// The members of a mapping in the order of their names.
struct CanonicalMembers: Sendable {
  /// What there is to know of a member before it is looked at, which most never are: neither
  /// written nor with a default.
  struct Outline {
    let slot: Int
    let mayBeFilledIn: Bool
  }

  let members: [CanonicalMember]
  /// In the order of `members`.
  let outlines: [Outline]

  /// The members of mappings of this kind.
  static func of(_ kind: MappingKind) -> CanonicalMembers { table[Int(kind.rawValue)] }

  private init(_ members: [CanonicalMember]) {
    self.members = members
    outlines = members.map { Outline(slot: $0.slot, mayBeFilledIn: $0.mayBeFilledIn) }
  }

  /// By the raw value of the kind; empty for kinds that no document holds.
  private static let table: [CanonicalMembers] = {
    var table = Array(repeating: CanonicalMembers([]), count: MappingKind.allCases.count)
    var kinds: [MappingKind] = [.document]
    while let kind = kinds.popLast() {
      guard table[Int(kind.rawValue)].members.isEmpty else { continue }
      let schema = kind.schema
      table[Int(kind.rawValue)] = CanonicalMembers(
        schema.canonicalOrder.map { CanonicalMember(schema, slot: $0) })
      kinds += schema.fields.compactMap(\.type.mappingKind)
    }
    return table
  }()
}

extension Default {
  /// Whether it is the same in all releases and sections.
  fileprivate var isUnconditional: Bool {
    entries.count == 1 && entries[0].since == Version(0) && holds == nil
  }
}

extension ValueType {
  /// The words of an enumeration, or of the enumeration in a list.
  fileprivate var wordsOfEntries: [String] {
    switch self {
    case .enumeration, .wordOrMapping: words
    case .list(let list): list.element.wordsOfEntries
    default: []
    }
  }
}
