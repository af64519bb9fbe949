import NavSchema
import SourceText
import YAMLTree

/// Follows values back to the places of the text that they come from.
struct ValueTrace {
  let configuration: Configuration
  private let secrets: [SourceRange]

  private var stream: YAMLStream { configuration.stream }

  init(_ configuration: Configuration) {
    self.configuration = configuration
    secrets = SecretKeys.values(in: configuration.stream)
  }

  /// Whether the text of `range`, or what its aliases lead to, holds what no report shows.
  func holdsSecret(_ range: SourceRange) -> Bool {
    guard !secrets.isEmpty else { return false }
    var targets: Set<NodeID> = []
    var pending = [range]
    while let range = pending.popLast() {
      if !secrets.overlapping(range).isEmpty { return true }
      let first = stream.nodes.partitioningIndex { $0.start >= range.start }
      for alias in stream.nodes[first...].prefix(while: { $0.start < range.end })
      where alias.kind == .alias {
        let target = NodeID(alias.valueStart)
        if targets.insert(target).inserted { pending.append(stream[target].range) }
      }
    }
    return false
  }

  /// The places through which a value comes: its own, then aliases and merges from the inside out.
  func steps(to place: ValuePlace) -> [RelatedLocation] {
    guard let id = writtenID(at: place.target) else { return [] }
    let value = configuration.values[id.index]
    let content = stream[stream.resolved(value.node)]
    var steps = [RelatedLocation(message: "written", range: content.contentRange)]
    for passage in place.passages.reversed() { steps += self.steps(through: passage) }
    let written = NodePaths(stream).pointer(to: stream.resolved(value.node))
    if written != place.pointer {
      steps.append(RelatedLocation(message: "written as `\(written)`", range: content.contentRange))
    }
    return steps
  }

  private func writtenID(at target: ValuePlace.Target) -> ValueID? {
    switch target {
    case .root(let section): section.id
    case .entry(let id): id
    case .setting(let setting): setting.isWritten ? setting.valueID : nil
    case .beyond: nil
    }
  }

  private func steps(through passage: ValuePlace.Passage) -> [RelatedLocation] {
    switch passage {
    case .entry(let id, _): return alias(configuration.values[id.index].node, "used by the alias")
    case .setting(let setting):
      guard let value = setting.value else { return [] }
      var steps = alias(value.node, "used by the alias")
      let holder = configuration.holder(of: value, in: setting.owner)
      if value.parent != holder.id, let merge = configuration.mergeNode(for: value, in: holder) {
        steps += alias(merge, "merged by `<<` from")
      }
      return steps
    }
  }

  /// An alias and the anchor that it leads to; nothing for a node that leads nowhere.
  private func alias(_ node: NodeID, _ words: String) -> [RelatedLocation] {
    guard stream[node].kind == .alias, !stream[node].isUnknown else { return [] }
    let target = stream[stream.resolved(node)]
    var end = Int(target.start) + 1
    while end < Int(target.contentStart), stream.bytes[end] > 0x20 { end += 1 }
    let anchor = SourceRange(start: Int(target.start), end: end)
    return [
      RelatedLocation(
        message: "\(words) `\(stream.source[stream[node].range])`", range: stream[node].range),
      RelatedLocation(message: "anchored as `\(stream.source[anchor])`", range: anchor),
    ]
  }
}

// Canonical text of a part.
extension ValueTrace {
  /// The canonical JSON of a value; nil where it, or what it holds, is wrong in itself.
  func canonicalText(of id: ValueID) -> [UInt8]? {
    let layout = CanonicalLayout()
    let writer = ConfigurationWriter(configuration, layout, limits: YAMLLimits())
    var text = CanonicalText(layout)
    do throws(CanonicalFailure) {
      if configuration.values[id.index].kind == .section {
        try writer.writeSection(id, to: &text)
      } else if let (kind, slot) = holder(of: id),
        let member = CanonicalMembers.all.member(of: kind, slot: slot)
      {
        try writer.write(id, member, to: &text)
      }
      return text.bytes
    } catch {
      return nil
    }
  }

  /// The field that holds a value, lists between them left out.
  func field(of id: ValueID) -> Field? {
    holder(of: id).map { $0.kind.schema.fields[$0.slot] }
  }

  private func holder(of id: ValueID) -> (kind: MappingKind, slot: Int)? {
    var value = configuration.values[id.index]
    while value.parent != .none {
      let holder = configuration.values[value.parent.index]
      if holder.kind == .section { return (holder.mappingKind, Int(value.position)) }
      value = holder
    }
    return nil
  }

  func defaultText(of setting: Setting) -> [UInt8]? {
    let all = CanonicalMembers.all
    return all.member(of: setting.owner.kind, slot: setting.slot)
      .flatMap { all.defaultText(of: $0, in: setting.owner) }.map { Array(all.texts[$0]) }
  }

  /// The releases that count, or one of them.
  func profileText(at path: String) -> [UInt8] {
    let profile = configuration.profile
    switch path {
    case "sdk.navigation": return Array("\"\(profile.navigation)\"".utf8)
    case "sdk.maps3D": return Array("\"\(profile.maps3D)\"".utf8)
    default:
      return Array(
        "{\"maps3D\":\"\(profile.maps3D)\",\"navigation\":\"\(profile.navigation)\"}".utf8)
    }
  }

  /// What the document says.
  func written(_ id: ValueID) -> (Provenance.Origin, [UInt8]?) {
    let isInvalid = configuration.values[id.index].kind == .invalid
    return (isInvalid ? .invalid : .written, isInvalid ? nil : canonicalText(of: id))
  }
}
