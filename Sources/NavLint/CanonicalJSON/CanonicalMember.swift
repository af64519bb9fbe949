import NavSchema
import SourceText

/// A field as the canonical form writes it: where its texts stand among those of all fields.
///
/// Made of numbers alone: counting the uses of an object that all threads share makes them wait for
/// each other.
struct CanonicalMember: Sendable {
  let slot: Int
  /// The quoted name with its colon.
  let name: Range<Int>
  /// The default from release to release; empty where none is documented.
  let defaults: Range<Int>
  /// What the default depends on in the section; nil: nothing.
  let condition: Int?
  /// The places in `words` of those of an enumeration, by ordinal.
  let words: Range<Int>
  /// Whether it is a list whose order and repetition mean nothing.
  let isSet: Bool
  /// Root only: written even where defaults are left out, since other members depend on it.
  let isAlwaysWritten: Bool
  /// Root only: the SDK releases, which are those of the effective profile.
  let isProfile: Bool

  /// Whether it may be in the text where the document does not write it.
  var mayBeFilledIn: Bool { isProfile || !defaults.isEmpty }
}

/// The members of all mappings, and all of their text that no document changes.
struct CanonicalMembers: Sendable {
  /// A default that holds from a release on: its place in `texts`; nil: no default from there.
  private struct Default {
    let since: Version
    let text: Range<Int>?
  }

  static let all = CanonicalMembers()

  /// All texts, one behind the other.
  private(set) var texts: [UInt8] = []
  /// Kind after kind, each in the order of the names.
  private(set) var members: [CanonicalMember] = []
  /// The members of each kind, by its raw value; none for kinds that no document holds.
  private var places = [Range<Int>](repeating: 0..<0, count: MappingKind.allCases.count)
  private var defaults: [Default] = []
  private var conditions: [@Sendable (Section) -> Bool] = []
  /// The quoted words of enumerations.
  private(set) var words: [Range<Int>] = []
  /// The places of the words, those of each enumeration in the order of their bytes.
  private(set) var sortedWords: [Int] = []

  private init() {
    var kinds: [MappingKind] = [.document]
    while let kind = kinds.popLast() {
      guard places[Int(kind.rawValue)].isEmpty else { continue }
      let schema = kind.schema
      let start = members.count
      for slot in schema.canonicalOrder { add(schema.fields[slot], slot, of: kind) }
      places[Int(kind.rawValue)] = start..<members.count
      kinds += schema.fields.compactMap(\.type.mappingKind)
    }
  }

  private mutating func add(_ field: Field, _ slot: Int, of kind: MappingKind) {
    let name = add(field.name, isName: true)
    let firstDefault = defaults.count
    for entry in field.defaults.entries {
      defaults.append(Default(since: entry.since, text: entry.value.map { add($0) }))
    }
    if let holds = field.defaults.holds { conditions.append(holds) }
    let firstWord = words.count
    for word in field.type.wordsOfEntries { words.append(add(word)) }
    sortedWords += (firstWord..<words.count).sorted {
      texts[words[$0]].lexicographicallyPrecedes(texts[words[$1]])
    }
    let isSet = if case .list(let list) = field.type { list.isSet } else { false }
    members.append(
      CanonicalMember(
        slot: slot, name: name, defaults: firstDefault..<defaults.count,
        condition: field.defaults.holds == nil ? nil : conditions.count - 1,
        words: firstWord..<words.count, isSet: isSet,
        isAlwaysWritten: kind == .document && ["version", "target"].contains(field.name),
        isProfile: kind == .document && field.name == "sdk"))
  }

  /// Adds a text in quotes, with a colon behind it where it is a name.
  private mutating func add(_ text: String, isName: Bool = false) -> Range<Int> {
    let start = texts.count
    texts.appendJSONString(text)
    if isName { texts.append(UInt8(ascii: ":")) }
    return start..<texts.count
  }

  private mutating func add(_ literal: Literal) -> Range<Int> {
    if case .text(let text) = literal { return add(text) }
    let start = texts.count
    texts += literal.description.utf8
    return start..<texts.count
  }

  /// The places in `members` of those of mappings of this kind.
  func places(of kind: MappingKind) -> Range<Int> { places[Int(kind.rawValue)] }

  /// The member in `slot` of mappings of this kind.
  func member(of kind: MappingKind, slot: Int) -> CanonicalMember? {
    members[places(of: kind)].first { $0.slot == slot }
  }

  /// The place of the documented default's text in this section; nil if there is none.
  func defaultText(of member: CanonicalMember, in section: Section) -> Range<Int>? {
    let release = section.configuration.profile.navigation
    var text: Range<Int>?
    for index in member.defaults where release.isAtLeast(defaults[index].since) == .yes {
      text = defaults[index].text
    }
    if let condition = member.condition, text != nil, !conditions[condition](section) {
      return nil
    }
    return text
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
