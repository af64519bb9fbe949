import YAMLTree

// Values with any number of entries.
extension Checker {
  /// Reads a sequence, each entry as the list's element.
  mutating func readList(_ place: Place, _ list: ListType) -> ValueID {
    let node = stream.node(place.content)
    if node.isScalar, isNull(place.content) { return readNull(place, as: .list(list)) }
    guard node.kind == .sequence else { return reportWrongType(place, as: .list(list)) }
    let id = append(
      .list, node: place.written, parent: place.parent, position: place.position)
    var ids: [ValueID] = []
    ids.reserveCapacity(16)
    var entry = place.content.successor
    while entry.rawValue < node.next.rawValue {
      let value = read(entry, as: list.element, parent: id, position: ids.count)
      ids.append(value == .none ? reportNullEntry(entry, list, id, ids.count) : value)
      entry = stream.node(entry).next
    }
    values[id.index].payload = UInt64(entries.count) << 32 | UInt64(ids.count)
    entries += ids
    if node.hasAnchor, let kind = list.elementKind {
      readAtAnchor[
        AnchorUse(
          node: place.content, mappingKind: kind, listDepth: list.depth, isMergeSource: false)] = id
    }
    return id
  }

  /// Reads a mapping with the user's own keys; merge keys mean nothing in one.
  mutating func readTable(_ place: Place, _ words: Enumeration) -> ValueID {
    let node = stream[place.content]
    if node.kind == .scalar, isNull(place.content) { return readNull(place, as: .table(words)) }
    guard node.kind == .mapping else { return reportWrongType(place, as: .table(words)) }
    let id = append(.table, node: place.written, parent: place.parent, position: place.position)
    var ids: [ValueID] = []
    var key = place.content.successor
    while key < node.next {
      let value = stream[key].next
      let entry = read(value, as: .enumeration(words), parent: id, position: ids.count)
      ids.append(entry)
      key = stream[value].next
    }
    values[id.index].payload = UInt64(entries.count) << 32 | UInt64(ids.count)
    entries += ids
    return id
  }
}

extension ListType {
  /// The kind of mapping that an entry is, lists of lists included.
  var elementKind: MappingKind? {
    switch element {
    case .mapping(let kind): kind
    case .list(let inner): inner.elementKind
    default: nil
    }
  }

  /// How many lists lie around an entry that is none.
  var depth: Int {
    if case .list(let inner) = element { return inner.depth + 1 }
    return 1
  }
}
