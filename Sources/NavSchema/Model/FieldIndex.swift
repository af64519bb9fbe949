/// Every field of the documented surface by its dotted path, as `explain` and messages name it.
package enum FieldIndex {
  /// One field at one place.
  package struct Entry: Sendable {
    /// `navigation.ui.compassButton`; list entries add nothing.
    package let path: String
    package let kind: MappingKind
    package let slot: Int

    package var field: Field { kind.schema.fields[slot] }

    /// Where the key stands: "under `navigation.ui`", "at the document's root".
    package var placeWords: String {
      let parts = path.split(separator: ".")
      return parts.count > 1
        ? "under `\(parts.dropLast().joined(separator: "."))`" : "at the document's root"
    }
  }

  /// All fields, parents before children, in the order of declaration.
  package static let all: [Entry] = {
    var entries: [Entry] = []
    collect(.document, path: "", into: &entries)
    return entries
  }()

  /// The field at `path`, in any documented spelling of its last part.
  package static func entry(at path: String) -> Entry? {
    if let exact = all.first(where: { $0.path == path }) { return exact }
    guard let dot = path.lastIndex(of: ".") else {
      return all.first { $0.path == canonicalName(of: path, in: .document) }
    }
    guard let parent = all.first(where: { $0.path == path[..<dot] }),
      let kind = parent.field.type.mappingKind,
      let name = canonicalName(of: String(path[path.index(after: dot)...]), in: kind)
    else { return nil }
    return all.first { $0.path == "\(parent.path).\(name)" }
  }

  /// The places that have a key spelt `name`, those that share most with `path` first.
  package static func paths(ofKey name: String, nearestTo path: String) -> [Entry] {
    let homes = all.filter { $0.kind.slot(named: name) == $0.slot && $0.field.home == nil }
    let here = path.split(separator: ".")
    func shared(_ entry: Entry) -> Int {
      zip(entry.path.split(separator: "."), here).prefix { $0 == $1 }.count
    }
    let nearness = homes.map(shared)
    return homes.indices.sorted { (-nearness[$0], $0) < (-nearness[$1], $1) }.map { homes[$0] }
  }

  /// The field of a settings or policy file at `path`, which may leave out that first word:
  /// `settings.failOn`, `failOn`, `policy.rules.require`.
  package static func ownEntry(at path: String) -> Entry? {
    let entries = own
    return entries.first { $0.path == path }
      ?? entries.first { $0.path == "settings.\(path)" || $0.path == "policy.\(path)" }
  }

  private static var own: [Entry] {
    var entries: [Entry] = []
    collect(.settings, path: "settings", into: &entries)
    collect(.policy, path: "policy", into: &entries)
    return entries
  }

  private static func canonicalName(of name: String, in kind: MappingKind) -> String? {
    kind.schema.field(named: name)?.name
  }

  private static func collect(
    _ kind: MappingKind, path: String, within kinds: [MappingKind] = [],
    into entries: inout [Entry]
  ) {
    // Conditions of policies hold conditions.
    guard !kinds.contains(kind) else { return }
    for (slot, field) in kind.schema.fields.enumerated() {
      let fieldPath = path.isEmpty ? field.name : "\(path).\(field.name)"
      entries.append(Entry(path: fieldPath, kind: kind, slot: slot))
      if let child = field.type.mappingKind {
        collect(child, path: fieldPath, within: kinds + [kind], into: &entries)
      }
    }
  }
}

extension ValueType {
  /// The kind of mapping that this is or holds, list entries included.
  package var mappingKind: MappingKind? {
    switch self {
    case .mapping(let kind), .wordOrMapping(_, let kind): kind
    case .list(let list): list.element.mappingKind
    case .either(_, let collection): collection.mappingKind
    default: nil
    }
  }

  /// Whether a scalar can be a value of the type.
  var isScalar: Bool {
    switch self {
    case .boolean, .number, .text, .color, .version, .enumeration, .wordOrMapping, .either: true
    case .mapping, .list, .table, .any: false
    }
  }

  /// The list that this is or may be.
  package var list: ListType? {
    switch self {
    case .list(let list): list
    case .either(_, let collection): collection.list
    default: nil
    }
  }
}
