import NavSchema
import Platform
import SourceText
import YAMLTree

/// Writes a configuration as canonical JSON: the tree of its typed values after defaults.
///
/// The text is no part of it: what never changes is read without counting its uses.
struct ConfigurationWriter {
  private let configuration: Configuration
  private let all = CanonicalMembers.all
  private let omitsDefaults: Bool
  /// The greatest number of bytes.
  private let limit: Int

  init(_ configuration: Configuration, _ layout: CanonicalLayout, limits: YAMLLimits) {
    self.configuration = configuration
    omitsDefaults = layout.omitsDefaults
    limit = limits.expandedBytes
  }

  /// Writes the mapping `id`.
  func writeSection(_ id: ValueID, to text: inout CanonicalText) throws(CanonicalFailure) {
    let value = configuration.values[id.index]
    let section = Section(configuration: configuration, id: id)
    text.open("{")
    for place in all.places(of: value.mappingKind) {
      let member = all.members[place]
      let written = configuration.slots[Int(value.payload) + member.slot]
      guard written != .none || member.mayBeFilledIn else { continue }
      if member.isProfile {
        text.name(member.name, in: all.texts)
        writeProfile(to: &text)
      } else if written != .none {
        if isLeftOut(member, in: section) { continue }
        text.name(member.name, in: all.texts)
        try write(written, member, to: &text)
      } else if !omitsDefaults || member.isAlwaysWritten,
        let defaultText = all.defaultText(of: member, in: section)
      {
        text.name(member.name, in: all.texts)
        text.bytes.append(defaultText, of: all.texts)
      }
    }
    text.close("}")
    guard text.bytes.count <= limit else { throw .tooLong(text.bytes.count) }
  }

  private func isLeftOut(_ member: CanonicalMember, in section: Section) -> Bool {
    guard omitsDefaults, !member.isAlwaysWritten else { return false }
    let setting = section[slot: member.slot]
    return setting.defaultLiteral.map { setting.literal == $0 } ?? false
  }

  private func writeProfile(to text: inout CanonicalText) {
    let profile = configuration.profile
    text.open("{")
    for (name, release) in [("maps3D", profile.maps3D), ("navigation", profile.navigation)] {
      let name = Array(name.utf8)
      text.name(quoting: name.indices, of: name)
      text.bytes.appendJSONString(release.description)
    }
    text.close("}")
  }

  /// Writes the value `id` of the field that `member` stands for, or an entry of its list.
  func write(
    _ id: ValueID, _ member: CanonicalMember, to text: inout CanonicalText
  ) throws(CanonicalFailure) {
    let value = configuration.values[id.index]
    switch value.kind {
    // The last two stand in settings and policies, which have no canonical form.
    case .invalid, .table, .any: throw .invalidValue(value.node)
    case .boolean: text.bytes += (value.payload != 0 ? "true" : "false").utf8
    case .number:
      text.write(
        Double(bitPattern: value.payload), spelled: spelling(of: value),
        in: configuration.stream.bytes)
    case .word:
      text.bytes.append(all.words[member.words.lowerBound + Int(value.payload)], of: all.texts)
    case .text, .colorName:
      text.bytes.appendJSONString(spelling(of: value), of: configuration.stream.bytes)
    case .color:
      text.bytes.append(UInt8(ascii: "\""))
      Color(packed: UInt32(value.payload)).append(to: &text.bytes)
      text.bytes.append(UInt8(ascii: "\""))
    case .version:
      guard case .text(let spelling)? = configuration.literal(of: value) else {
        throw .invalidValue(value.node)
      }
      text.bytes.appendJSONString(spelling)
    case .section: try writeSection(id, to: &text)
    case .list: try writeList(value, member, to: &text)
    }
  }

  /// Where a scalar's text stands in the bytes of the stream.
  private func spelling(of value: Value) -> Range<Int> {
    configuration.stream[configuration.stream.resolved(value.node)].valueRange
  }

  private func writeList(
    _ list: Value, _ member: CanonicalMember, to text: inout CanonicalText
  ) throws(CanonicalFailure) {
    text.open("[")
    if member.isSet {
      try writeSet(list, member, to: &text)
    } else {
      for entry in configuration.entries(of: list) {
        text.separate()
        try write(entry, member, to: &text)
      }
    }
    text.close("]")
    guard text.bytes.count <= limit else { throw .tooLong(text.bytes.count) }
  }

  /// Words in any order, each as often as one likes: written sorted, once each.
  private func writeSet(
    _ set: Value, _ member: CanonicalMember, to text: inout CanonicalText
  ) throws(CanonicalFailure) {
    var words: Set<Int> = []
    for entry in configuration.entries(of: set) {
      let value = configuration.values[entry.index]
      guard value.kind == .word else { throw .invalidValue(value.node) }
      words.insert(member.words.lowerBound + Int(value.payload))
    }
    for word in all.sortedWords[member.words] where words.contains(word) {
      text.separate()
      text.bytes.append(all.words[word], of: all.texts)
    }
  }
}
