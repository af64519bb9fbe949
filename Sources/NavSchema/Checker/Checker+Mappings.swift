import SourceText
import YAMLTree

extension Checker {
  /// Reads a mapping by its schema.
  mutating func readMapping(
    _ place: Place, _ kind: MappingKind, asMergeSource isMergeSource: Bool = false
  ) -> ValueID {
    let node = stream.node(place.content)
    guard node.isMapping else {
      if isNull(place.content) { return readNull(place, as: .mapping(kind)) }
      return reportWrongType(place, as: .mapping(kind))
    }
    let schema = kind.declaration
    let id = append(
      .section, node: place.written, parent: place.parent, position: place.position,
      payload: UInt64(slots.count), mappingKind: kind)
    values[id.index].isMergeSource = isMergeSource
    if mergeDepth > 0, !isMergeSource { hasMergedSections = true }
    slots.append(contentsOf: repeatElement(.none, count: schema.fields.count))
    let seen = readEntries(
      of: node, place.content, into: id, schema, asMergeSource: isMergeSource)
    if !isMergeSource { reportMissingKeys(place, schema, id, seen) }
    if !schema.scatteredSlots.isEmpty { noteScatteredSettings(of: id, schema) }
    if node.hasAnchor {
      let use = AnchorUse(
        node: place.content, mappingKind: kind, listDepth: 0, isMergeSource: isMergeSource)
      readAtAnchor[use] = id
    }
    return id
  }

  /// Reads the entries of a mapping into the slots of section `id`.
  ///
  /// Returns the slots that are written, or that a misspelt key was meant for.
  private mutating func readEntries(
    of node: Node, _ nodeID: NodeID, into id: ValueID, _ schema: MappingSchema,
    asMergeSource isMergeSource: Bool
  ) -> SlotSet {
    let firstSlot = Int(values[id.index].payload)
    var seen = SlotSet()
    var areAllKnown = true
    var key = nodeID.successor
    while key.rawValue < node.next.rawValue {
      let keyNode = stream.node(key)
      let valueID = keyNode.next
      let valueNode = stream.node(valueID)
      if let slot = slot(of: keyNode, in: schema) {
        let isRepeated = seen.contains(slot)
        if isRepeated {
          reportSecondSpelling(of: schema.fields[slot], at: key, in: nodeID, id, schema)
        }
        let value =
          readQuickly(valueNode, valueID, slot, of: schema, into: id)
          ?? read(valueID, as: schema.fields[slot].type, parent: id, position: slot)
        if !isRepeated { slots[firstSlot + slot] = value }
        seen.insert(slot)
      } else {
        areAllKnown = false
      }
      key = valueNode.next
    }
    if !areAllKnown {
      readOtherKeys(of: node, nodeID, into: id, schema, &seen)
    } else if node.hasAnchor || isMergeSource {
      noteNulls(seen, in: id)
    }
    return seen
  }

  /// Merges what the mapping merges, and reports its keys that the schema does not have.
  private mutating func readOtherKeys(
    of node: Node, _ nodeID: NodeID, into id: ValueID, _ schema: MappingSchema,
    _ seen: inout SlotSet
  ) {
    var unknownKeys: [NodeID] = []
    var meant: SlotSet?
    var key = nodeID.successor
    while key < node.next {
      let value = stream[key].next
      if slot(of: stream[key], in: schema) == nil {
        if stream.isMergeKey(key) {
          merge(value, into: id, schema, &seen, &meant)
        } else {
          unknownKeys.append(key)
        }
      }
      key = stream[value].next
    }
    if node.hasAnchor || values[id.index].isMergeSource { noteNulls(seen, in: id) }
    let written = seen
    for key in unknownKeys { reportUnknownKey(key, in: id, schema, &seen) }
    if let meant { seen = seen.union(meant) }
    if !unknownKeys.isEmpty || meant != nil {
      slotsMeant[values[id.index].payload] = seen.subtracting(written)
    }
  }

  @inline(__always)
  private func slot(of key: Node, in schema: MappingSchema) -> Int? {
    var node = key
    if node.isAlias { node = stream.node(NodeID(node.valueStart)) }
    guard node.isScalar else { return nil }
    return schema.slot(
      in: stream.bytes, start: Int(node.valueStart), count: Int(node.valueCount))
  }

  /// Merges what `<<` names: a mapping, an alias of one, or a sequence of these.
  ///
  /// Notes in `meant` what misspelt keys of theirs were meant for.
  private mutating func merge(
    _ sourceID: NodeID, into id: ValueID, _ schema: MappingSchema, _ seen: inout SlotSet,
    _ meant: inout SlotSet?
  ) {
    let content = stream.resolved(sourceID)
    let node = stream[content]
    guard !node.isUnknown else { return }
    switch node.kind {
    case .sequence:
      var entry = content.successor
      while entry < node.next {
        if stream[stream.resolved(entry)].kind == .mapping {
          merge(entry, into: id, schema, &seen, &meant)
        }
        entry = stream[entry].next
      }
    case .mapping:
      let source = mergeSource(sourceID, content, of: id, schema.kind)
      if let slots = slotsMeant[values[source.index].payload] {
        meant = meant?.union(slots) ?? slots
      }
      let from = Int(values[source.index].payload)
      let to = Int(values[id.index].payload)
      let nulls = nullSlots[source]
      for slot in schema.fields.indices where !seen.contains(slot) {
        guard slots[from + slot] != .none || nulls?.contains(slot) == true else { continue }
        slots[to + slot] = slots[from + slot]
        seen.insert(slot)
      }
    case .scalar, .alias: break
    }
  }

  /// The section of a mapping that is merged, read once however often it is used.
  private mutating func mergeSource(
    _ written: NodeID, _ content: NodeID, of id: ValueID, _ kind: MappingKind
  ) -> ValueID {
    if let known = readSource(content, kind) { return known }
    let holder = values[id.index]
    return readingThroughAlias(written) { checker in
      // What a source merges itself is read before it: such chains are as long as a file.
      var rest = [written]
      var source = ValueID.none
      while let node = rest.last {
        let content = checker.stream.resolved(node)
        let unread = checker.unreadSources(of: content, kind)
        if unread.isEmpty {
          rest.removeLast()
          if let known = checker.readSource(content, kind) {
            source = known
            continue
          }
          var place = Place(node: node, parent: holder.parent, position: Int(holder.position))
          place.content = content
          checker.mergeDepth += 1
          source = checker.readMapping(place, kind, asMergeSource: true)
          checker.mergeDepth -= 1
        } else {
          rest += unread
        }
      }
      return source
    }
  }

  /// The section that was read of an anchored mapping.
  private func readSource(_ content: NodeID, _ kind: MappingKind) -> ValueID? {
    for isMergeSource in [false, true] {
      let use = AnchorUse(
        node: content, mappingKind: kind, listDepth: 0, isMergeSource: isMergeSource)
      if let known = readAtAnchor[use] { return known }
    }
    return nil
  }

  /// The aliases of mappings, not read yet, that a mapping merges.
  private func unreadSources(of mapping: NodeID, _ kind: MappingKind) -> [NodeID] {
    guard readSource(mapping, kind) == nil else { return [] }
    var unread: [NodeID] = []
    func add(_ node: NodeID) {
      let target = stream.resolved(node)
      guard stream[node].kind == .alias, !stream[node].isUnknown,
        stream[target].kind == .mapping, readSource(target, kind) == nil
      else { return }
      unread.append(node)
    }
    var key = mapping.successor
    while key < stream[mapping].next {
      let value = stream[key].next
      if stream.isMergeKey(key) {
        add(value)
        let list = stream.resolved(value)
        var entry = list.successor
        while stream[list].kind == .sequence, entry < stream[list].next {
          add(entry)
          entry = stream[entry].next
        }
      }
      key = stream[value].next
    }
    return unread
  }

  /// Reads an alias: shares what was read at its anchor, or reads the content as if it stood here.
  mutating func readAlias(_ alias: Place, as type: ValueType) -> ValueID {
    var place = alias
    place.content = stream.resolved(alias.content)
    guard !stream[place.content].isUnknown else {
      return append(
        .invalid, node: alias.written, parent: alias.parent, position: alias.position)
    }
    if let use = sharedUse(of: place.content, as: type), let known = readAtAnchor[use] {
      var value = values[known.index]
      value.node = alias.written
      value.parent = alias.parent
      value.position = UInt32(alias.position)
      value.use = .shared
      values.append(value)
      return ValueID(UInt32(values.count - 1))
    }
    return readingThroughAlias(alias.written) { checker in
      let id = checker.readContent(place, as: type)
      if id != .none { checker.values[id.index].use = .readAtAlias }
      return id
    }
  }

  private func sharedUse(of content: NodeID, as type: ValueType) -> AnchorUse? {
    switch (type, stream[content].kind) {
    case (.mapping(let kind), .mapping), (.wordOrMapping(_, let kind), .mapping):
      AnchorUse(node: content, mappingKind: kind, listDepth: 0, isMergeSource: false)
    case (.list(let list), .sequence):
      list.elementKind.map {
        AnchorUse(node: content, mappingKind: $0, listDepth: list.depth, isMergeSource: false)
      }
    case (.either(_, let collection), .mapping), (.either(_, let collection), .sequence):
      sharedUse(of: content, as: collection)
    default: nil
    }
  }

  /// Runs `body` with the outermost alias noted, so that findings are reported there.
  private mutating func readingThroughAlias(
    _ node: NodeID, _ body: (inout Checker) -> ValueID
  ) -> ValueID {
    guard stream[node].kind == .alias else { return body(&self) }
    let outer = aliasInUse
    aliasInUse = outer ?? node
    defer { aliasInUse = outer }
    return body(&self)
  }
}
