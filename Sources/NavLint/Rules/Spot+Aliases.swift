import NavSchema
import SourceText
import YAMLTree

extension Configuration {
  /// The place of `spot`, moved to the alias through which `section` reaches it by a list or
  /// section that is shared.
  ///
  /// What such a collection holds knows only its first use.
  func place(_ place: SpotPlace, of spot: Spot, seenFrom section: Section) -> SpotPlace {
    let holder = spot.holder
    guard holder != .none, !isInside(holder, section) else { return place }
    var place = place
    var seen: Set<ValueID> = []
    if let way = way(from: section.id, to: holder, &seen) {
      let names = way.reversed().map(token) + (spot.setting.map { [$0.field.name] } ?? [])
      place.pointer = section.pointer + names.map { "/" + pointerToken($0) }.joined()
    }
    var visited: Set<NodeID> = []
    let content = stream.resolved(section.value.node)
    guard let alias = alias(below: content, reaching: place.fault, &visited) else { return place }
    return throughAlias(alias, fault: place.fault, place)
  }

  /// The values from `id`, through what its holders share, up to but not with `collection`.
  private func way(
    from collection: ValueID, to id: ValueID, _ seen: inout Set<ValueID>
  ) -> [ValueID]? {
    let value = values[collection.index]
    let parts: ArraySlice<ValueID>
    switch value.kind {
    case .section:
      let start = Int(value.payload)
      parts = slots[start..<start + value.mappingKind.schema.fields.count]
    case .list: parts = entries(of: value)
    default: return nil
    }
    for part in parts where part != .none && seen.insert(part).inserted {
      if part == id { return [part] }
      if let way = way(from: part, to: id, &seen) { return way + [part] }
    }
    return nil
  }

  /// The last part of a value's pointer, wherever its holder stands.
  func token(of id: ValueID) -> String {
    let value = values[id.index]
    let holder = values[value.parent.index]
    return holder.kind == .section
      ? holder.mappingKind.schema.fields[Int(value.position)].name : "\(value.position)"
  }

  private func isInside(_ id: ValueID, _ section: Section) -> Bool {
    var id = id
    while id != .none, id != section.id { id = values[id.index].parent }
    return id == section.id
  }

  /// The first alias in a subtree whose target holds `range`, be it through further aliases.
  private func alias(
    below node: NodeID, reaching range: SourceRange, _ visited: inout Set<NodeID>
  ) -> NodeID? {
    var id = node
    while id < stream[node].next {
      defer { id = id.successor }
      guard stream[id].kind == .alias, !stream[id].isUnknown else { continue }
      let target = stream.resolved(id)
      guard visited.insert(target).inserted else { continue }
      if stream[target].range.contains(range) { return id }
      if alias(below: target, reaching: range, &visited) != nil { return id }
    }
    return nil
  }

  /// The place, moved to the outermost alias through which the value is read, if any.
  func shown(range: SourceRange, holder: ValueID, _ id: ValueID) -> SpotPlace {
    let place = SpotPlace(
      range: range, fault: range, pointer: pointer(to: id), field: fieldPath(to: id), related: [])
    guard let alias = outermostAlias(of: holder) else { return place }
    return throughAlias(alias, fault: range, place)
  }

  func throughAlias(_ alias: NodeID, fault: SourceRange, _ place: SpotPlace) -> SpotPlace {
    let target = stream[stream.resolved(alias)]
    let mark = stream[alias].range
    guard stream[alias].kind == .alias, !mark.contains(fault) else { return place }
    var moved = place
    moved.range = mark
    moved.related = [
      RelatedLocation(
        message: "the anchor stands here",
        range: SourceRange(
          start: Int(target.start), end: max(Int(target.start) + 1, anchorEnd(target)))
      ),
      RelatedLocation(message: "the fault lies here", range: fault),
    ]
    return moved
  }

  private func anchorEnd(_ node: Node) -> Int {
    var end = Int(node.contentStart)
    while end > Int(node.start), [0x20, 0x09, 0x0A, 0x0D].contains(stream.bytes[end - 1]) {
      end -= 1
    }
    return end
  }

  /// Whether the value itself, or what holds it, stands at an alias.
  func isReadThroughAlias(_ id: ValueID) -> Bool { outermostAlias(of: id) != nil }

  private func outermostAlias(of id: ValueID) -> NodeID? {
    var alias: NodeID?
    var id = id
    while id != .none {
      let value = values[id.index]
      if stream[value.node].kind == .alias { alias = value.node }
      id = value.parent
    }
    return alias
  }

  /// The section in whose mapping `value` stands: `section`, or the neighbour that a setting with
  /// two homes was moved from.
  func holder(of value: Value, in section: Section) -> Section {
    let kind = values[value.parent.index].mappingKind
    guard kind != section.kind, let owner = section.parent else { return section }
    for slot in owner.schema.fields.indices {
      if let neighbour = owner[slot: slot].section, neighbour.kind == kind { return neighbour }
    }
    return section
  }

  /// The alias of the `<<` through which `value` came into `section`.
  func mergeNode(for value: Value, in section: Section) -> NodeID? {
    let source = stream.resolved(values[value.parent.index].node)
    let mapping = stream.resolved(section.value.node)
    guard source != mapping else { return nil }
    var key = mapping.successor
    var fallback: NodeID?
    while key < stream[mapping].next {
      let entry = stream[key].next
      if stream.isMergeKey(key) {
        for candidate in stream.aliases(in: entry) {
          if stream.resolved(candidate) == source { return candidate }
          fallback = fallback ?? candidate
        }
      }
      key = stream[entry].next
    }
    return fallback
  }
}

extension YAMLStream {
  /// A merge key's aliases: the value itself, or the entries of its sequence.
  fileprivate func aliases(in id: NodeID) -> [NodeID] {
    guard self[id].kind == .sequence else { return self[id].kind == .alias ? [id] : [] }
    var aliases: [NodeID] = []
    var entry = id.successor
    while entry < self[id].next {
      if self[entry].kind == .alias { aliases.append(entry) }
      entry = self[entry].next
    }
    return aliases
  }
}
