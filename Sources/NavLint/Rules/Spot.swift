package import NavSchema
package import SourceText
package import YAMLTree

/// A place that a rule speaks of.
package enum Spot {
  /// The key, if the cure is adding or removing it; where it is absent, its section.
  case key(Setting)
  /// The key of a setting that does nothing: as `key`, with the fix-it that takes it out.
  case ineffective(Setting)
  /// The value, if the cure is another one; where it is absent, its section.
  case value(Setting)
  /// A list entry or any other value, whole.
  case entry(ValueID)
  /// The key of a section, or the first key of one that has none of its own.
  case section(Section)
  /// A node that no value may stand for, as below an `x-` key, and the pointer to it where it is
  /// known: to find one takes a look at all nodes.
  case node(NodeID, pointer: String? = nil)

  /// The value that identifies the place, for reporting it once.
  func subject(in configuration: Configuration) -> ValueID {
    switch self {
    case .key(let setting), .ineffective(let setting), .value(let setting):
      setting.isWritten ? setting.valueID : setting.owner.id
    case .entry(let id): id
    case .section(let section): section.id
    case .node: .none
    }
  }

  /// The setting that it is about, if any.
  var setting: Setting? {
    switch self {
    case .key(let setting), .ineffective(let setting), .value(let setting): setting
    case .entry, .section, .node: nil
    }
  }

  /// The section of a setting; the value of another place.
  var holder: ValueID {
    switch self {
    case .key(let setting), .ineffective(let setting), .value(let setting): setting.owner.id
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
  package var pointer: String
  package let field: String?
  package var related: [RelatedLocation]
}

extension Configuration {
  /// Works out where a spot is shown.
  package func place(of spot: Spot) -> SpotPlace {
    switch spot {
    case .key(let setting), .ineffective(let setting), .value(let setting):
      guard setting.isWritten else { return place(ofAbsent: setting) }
      return place(ofWritten: setting, spot)
    case .entry(let id):
      return shown(range: stream[scalar(at: values[id.index].node)].range, holder: id, id)
    case .section(let section): return place(ofSection: section)
    case .node(let node, let pointer):
      let range = stream[node].range
      return SpotPlace(
        range: range, fault: range, pointer: pointer ?? NodePaths(stream).pointer(to: node),
        field: nil, related: [])
    }
  }

  private func place(ofWritten setting: Setting, _ spot: Spot) -> SpotPlace {
    let id = setting.valueID
    let value = values[id.index]
    var range = stream[scalar(at: value.node)].range
    let isKey = if case .value = spot { false } else { true }
    if isKey { range = keyRange(of: value) ?? range }
    let pointer = setting.owner.pointer + "/" + pointerToken(setting.field.name)
    let holder = holder(of: value, in: setting.owner)
    var place = shown(range: range, holder: holder.id, id)
    if !isKey, place.range == place.fault { place = throughAlias(value.node, fault: range, place) }
    if value.parent != holder.id, let merge = mergeNode(for: value, in: holder) {
      place = throughAlias(merge, fault: range, place)
    }
    return SpotPlace(
      range: place.range, fault: range, pointer: pointer, field: setting.fieldPath,
      related: place.related)
  }

  /// Where a scalar is written that an alias may stand for; an alias of anything else itself.
  private func scalar(at node: NodeID) -> NodeID {
    let target = stream.resolved(node)
    return stream[target].kind == .scalar ? target : node
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
    let firstKey = content.successor < node.next ? stream[content.successor].range : node.range
    guard let key = keyRange(of: value) else {
      return shown(range: firstKey, holder: section.id, section.id)
    }
    return shown(range: key, holder: value.parent, section.id)
  }

  /// The key of the entry whose value this is; nil in lists and at the root.
  package func keyRange(of value: Value) -> SourceRange? {
    guard value.parent != .none, values[value.parent.index].kind == .section,
      value.node.rawValue > 0
    else { return nil }
    // A key is one node, and its value follows it.
    return stream[NodeID(value.node.rawValue - 1)].range
  }
}
