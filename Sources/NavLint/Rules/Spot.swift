package import NavSchema
package import SourceText
package import YAMLTree

/// A place that a rule speaks of.
package enum Spot {
  /// The key, if the cure is adding or removing it; where it is absent, its section.
  case key(Setting)
  /// The value, if the cure is another one; where it is absent, its section.
  case value(Setting)
  /// A list entry or any other value, whole.
  case entry(ValueID)
  /// The key of a section, or the first key of one that has none of its own.
  case section(Section)
  /// A node that no value may stand for, as below an `x-` key.
  case node(NodeID)

  /// The value that identifies the place, for reporting it once.
  func subject(in configuration: Configuration) -> ValueID {
    switch self {
    case .key(let setting), .value(let setting):
      setting.isWritten ? setting.valueID : setting.owner.id
    case .entry(let id): id
    case .section(let section): section.id
    case .node: .none
    }
  }
}

/// Where a spot is shown.
package struct SpotPlace {
  /// The range to mark: the fault itself, or the alias through which it is reached.
  package var range: SourceRange
  /// Where the fault lies.
  package let fault: SourceRange
  package let pointer: String
  package let field: String?
  package var related: [RelatedLocation]
}

extension Configuration {
  /// Works out where a spot is shown.
  package func place(of spot: Spot) -> SpotPlace {
    switch spot {
    case .key(let setting), .value(let setting):
      guard setting.isWritten else { return place(ofAbsent: setting) }
      return place(ofWritten: setting, spot)
    case .entry(let id): return shown(range: stream[values[id.index].node].range, holder: id, id)
    case .section(let section): return place(ofSection: section)
    case .node(let node):
      return SpotPlace(
        range: stream[node].range, fault: stream[node].range,
        pointer: NodePaths(stream).pointer(to: node), field: nil, related: [])
    }
  }

  private func place(ofWritten setting: Setting, _ spot: Spot) -> SpotPlace {
    let id = setting.valueID
    let value = values[id.index]
    var range = stream[value.node].range
    if case .key = spot { range = keyRange(of: value) ?? range }
    let pointer = setting.owner.pointer + "/" + pointerToken(setting.field.name)
    var place = shown(range: range, holder: setting.owner.id, id)
    if value.parent != setting.owner.id, let merge = mergeNode(for: value, in: setting.owner) {
      place = throughAlias(merge, fault: range, place)
    }
    return SpotPlace(
      range: place.range, fault: range, pointer: pointer, field: setting.fieldPath,
      related: place.related)
  }

  private func place(ofAbsent setting: Setting) -> SpotPlace {
    let place = place(ofSection: setting.owner)
    return SpotPlace(
      range: place.range, fault: place.fault,
      pointer: setting.owner.pointer + "/" + pointerToken(setting.field.name),
      field: setting.fieldPath, related: place.related)
  }

  private func place(ofSection section: Section) -> SpotPlace {
    let value = section.value
    let content = stream.resolved(value.node)
    let node = stream[content]
    let firstKey = node.valueCount > 0 ? stream[content.successor].range : node.range
    let range = keyRange(of: value) ?? firstKey
    return shown(range: range, holder: section.id, section.id)
  }

  /// The place, moved to the outermost alias through which the value is read, if any.
  private func shown(range: SourceRange, holder: ValueID, _ id: ValueID) -> SpotPlace {
    let place = SpotPlace(
      range: range, fault: range, pointer: pointer(to: id), field: fieldPath(to: id), related: [])
    guard let alias = outermostAlias(of: holder) else { return place }
    return throughAlias(alias, fault: range, place)
  }

  private func throughAlias(_ alias: NodeID, fault: SourceRange, _ place: SpotPlace) -> SpotPlace {
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

  private func outermostAlias(of id: ValueID) -> NodeID? {
    var alias: NodeID?
    var id = id
    while id != .none {
      let value = values[id.index]
      if value.isReadAtAlias { alias = value.node }
      id = value.parent
    }
    return alias
  }

  /// The key of the entry whose value this is; nil in lists and at the root.
  package func keyRange(of value: Value) -> SourceRange? {
    guard value.parent != .none, values[value.parent.index].kind == .section,
      value.node.rawValue > 0
    else { return nil }
    // A key is one node, and its value follows it.
    return stream[NodeID(value.node.rawValue - 1)].range
  }

  /// The alias of the `<<` through which `value` came into `section`.
  private func mergeNode(for value: Value, in section: Section) -> NodeID? {
    let source = stream.resolved(values[value.parent.index].node)
    let mapping = stream.resolved(section.value.node)
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
