import NavSchema
import YAMLTree

/// Writes a configuration as one of the many documents that mean the same.
struct Rewriter {
  let configuration: Configuration
  /// Replaces the value of one scalar, to make another meaning.
  var replacement: (id: ValueID, literal: Literal)?
  var random: SeededGenerator
  /// How often each way was used.
  private(set) var counts: [Rewriting: Int] = [:]
  var isJSON = false

  init(_ configuration: Configuration, seed: UInt64) {
    self.configuration = configuration
    random = SeededGenerator(seed: seed)
  }

  /// Whether to use `way` now; counts it if so.
  mutating func uses(_ way: Rewriting, oneIn odds: Int = 2) -> Bool {
    guard Int.random(in: 0..<odds, using: &random) == 0 else { return false }
    note(way)
    return true
  }

  mutating func note(_ way: Rewriting) { counts[way, default: 0] += 1 }

  /// A document that means the same.
  mutating func text() -> String {
    guard let root = configuration.root else { return "" }
    isJSON = uses(.json, oneIn: 5)
    var members = members(of: root)
    if isJSON { return JSONPieceWriter(random: random).text(of: .mapping(members)) }
    var shared: [Piece] = []
    members = members.map { PieceMember(key: $0.key, value: share(in: $0.value, &shared)) }
    if !shared.isEmpty {
      members.insert(PieceMember(key: "x-shared", value: .sequence(shared)), at: 0)
    }
    var writer = BlockPieceWriter(rewriter: self)
    let text = writer.text(of: members)
    self = writer.rewriter
    return dressed(text)
  }

  /// Line breaks, marks and markers around the text.
  private mutating func dressed(_ text: String) -> String {
    var text = text
    if uses(.documentMarkers, oneIn: 4) { text = "---\n\(text)...\n" }
    if uses(.carriageReturn, oneIn: 4) {
      text = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }
    return uses(.byteOrderMark, oneIn: 6) ? "\u{FEFF}" + text : text
  }

  // Sections.

  private mutating func members(of section: Section) -> [PieceMember] {
    var members: [PieceMember] = []
    for slot in section.schema.fields.indices {
      let setting = section[slot: slot]
      if let value = piece(of: setting) {
        members.append(PieceMember(key: key(of: setting.field), value: value))
      }
    }
    moveHome(section, &members)
    if members.count > 1, uses(.keyOrder) { members.shuffle(using: &random) }
    return members
  }

  private mutating func key(of field: Field) -> String {
    if let spelling = field.otherSpellings.randomElement(using: &random), uses(.otherSpelling) {
      return spelling
    }
    return field.name
  }

  private mutating func piece(of setting: Setting) -> Piece? {
    if setting.isWritten { return piece(of: setting.valueID, setting.field.type) }
    if setting.field.name == "sdk", uses(.explicitProfile, oneIn: 4) {
      let profile = configuration.profile
      return .mapping([
        PieceMember(key: "navigation", value: .scalar("\"\(profile.navigation)\"")),
        PieceMember(key: "maps3D", value: .scalar("\"\(profile.maps3D)\"")),
      ])
    }
    if let literal = setting.defaultLiteral, setting.field.home == nil,
      uses(.explicitDefault, oneIn: 4)
    {
      return piece(of: literal, setting.field.type)
    }
    if setting.field.isNullable, setting.defaultLiteral == nil, uses(.explicitNull, oneIn: 12) {
      return .scalar(isJSON ? "null" : ["~", "null", "Null"].randomElement(using: &random) ?? "~")
    }
    return nil
  }

  /// Moves a setting that has two homes from the one to the other.
  private mutating func moveHome(
    _ section: Section, _ members: inout [PieceMember]
  ) {
    for (slot, field) in section.schema.fields.enumerated() {
      guard let kind = field.type.mappingKind, section.valueID(inSlot: slot) != .none,
        let child = members.firstIndex(where: { $0.key == field.name }),
        case .mapping(var guest) = members[child].value
      else { continue }
      for lodger in kind.schema.fields {
        guard let home = lodger.home,
          let host = members.firstIndex(where: { $0.key == home }),
          case .mapping(var owner) = members[host].value,
          let place = owner.firstIndex(where: { $0.key == lodger.name }), uses(.otherHome)
        else { continue }
        guest.append(owner.remove(at: place))
        members[host].value = .mapping(owner)
        members[child].value = .mapping(guest)
      }
    }
  }

  // Values.

  private mutating func piece(of id: ValueID, _ type: ValueType) -> Piece {
    let value = configuration.values[id.index]
    switch value.kind {
    case .section:
      return .mapping(members(of: Section(configuration: configuration, id: id)))
    case .list:
      let element = type.list?.element ?? type
      var entries = configuration.entries(of: value).map { piece(of: $0, element) }
      if type.list?.isSet == true, !entries.isEmpty { reorder(&entries) }
      return .sequence(entries)
    default:
      let literal =
        replacement?.id == id ? replacement?.literal : configuration.literal(of: value)
      return piece(of: literal ?? .text(""), type)
    }
  }

  private mutating func reorder(_ set: inout [Piece]) {
    if set.count > 1, uses(.setOrder) { set.shuffle(using: &random) }
    if let entry = set.randomElement(using: &random), uses(.repeatedSetEntry) { set.append(entry) }
  }

  // Anchors.

  /// The piece with some of its parts replaced by aliases of what is put into `shared`.
  private mutating func share(in piece: Piece, _ shared: inout [Piece]) -> Piece {
    switch piece {
    case .scalar:
      guard uses(.anchoredScalar, oneIn: 20) else { return piece }
      return alias(of: piece, &shared)
    case .sequence(let entries):
      return .sequence(entries.map { share(in: $0, &shared) })
    case .mapping(let members):
      let members = members.map { PieceMember(key: $0.key, value: share(in: $0.value, &shared)) }
      if uses(.alias, oneIn: 8) { return alias(of: .mapping(members), &shared) }
      guard members.count > 1, uses(.mergeKey, oneIn: 5) else { return .mapping(members) }
      return merged(members, &shared)
    case .literal, .anchored: return piece
    }
  }

  private func alias(of piece: Piece, _ shared: inout [Piece]) -> Piece {
    let name = "a\(shared.count)"
    shared.append(.anchored(name, piece))
    return .scalar("*\(name)")
  }

  /// Leaves some members to a merge key, one of them overridden.
  private mutating func merged(
    _ members: [PieceMember], _ shared: inout [Piece]
  ) -> Piece {
    let count = Int.random(in: 1..<members.count, using: &random)
    var source = Array(members[..<count])
    var own = Array(members[count...])
    if let last = own.last, uses(.mergeOverride) { source.append(last) }
    let place = Int.random(in: 0...own.count, using: &random)
    own.insert(PieceMember(key: "<<", value: alias(of: .mapping(source), &shared)), at: place)
    return .mapping(own)
  }
}
