package import YAMLTree

/// One document as typed values: what rules, policies and the canonical form read.
///
/// Flat arrays; a section is a run of slots, one for each field of its schema. A section that is
/// used through aliases or merged is stored once, so the values form a graph without cycles.
@usableFromInline
package final class Configuration: Sendable {
  package let stream: YAMLStream
  /// The number of the document in its stream.
  package let number: Int
  package let profile: SDKProfile
  /// The node behind the document's last one.
  private let documentEnd: NodeID
  /// False when a syntax error or a limit cut the document off: absence then says nothing.
  package let isComplete: Bool
  @usableFromInline package let values: [Value]
  /// The values of all sections, slot by slot.
  @usableFromInline package let slots: [ValueID]
  /// The entries of all lists.
  package let entries: [ValueID]
  /// What misspelt keys are meant for, by the first slot of their section.
  private let slotsMeant: [UInt64: SlotSet]
  /// The root section, or none if the document has none.
  package let rootID: ValueID

  init(
    stream: YAMLStream, number: Int, profile: SDKProfile, documentEnd: NodeID, isComplete: Bool,
    values: [Value], slots: [ValueID], entries: [ValueID],
    slotsMeant: [UInt64: SlotSet], rootID: ValueID
  ) {
    self.stream = stream
    self.number = number
    self.profile = profile
    self.documentEnd = documentEnd
    self.isComplete = isComplete
    self.values = values
    self.slots = slots
    self.entries = entries
    self.slotsMeant = slotsMeant
    self.rootID = rootID
  }

  /// Whether a syntax error left the section unfinished, so that absence says nothing.
  package func isOpen(_ section: Section) -> Bool {
    !isComplete && stream[stream.resolved(section.value.node)].next == documentEnd
  }

  /// Whether nobody knows what an unwritten field in `slot` is meant to be: a key of the section is
  /// a misspelling of it, or a syntax error cut the section off.
  func isUnclear(_ slot: Int, of section: Section) -> Bool {
    if isOpen(section) { return true }
    return !slotsMeant.isEmpty && slotsMeant[section.value.payload]?.contains(slot) == true
  }

  /// The section with this id; nil for other values.
  @inlinable
  package func section(_ id: ValueID) -> Section? {
    guard case .section = values[id.index].kind else { return nil }
    return Section(configuration: self, id: id)
  }

  /// The root section; nil for an empty document or one that is no mapping.
  package var root: Section? {
    guard rootID != .none, values[rootID.index].kind == .section else { return nil }
    return Section(configuration: self, id: rootID)
  }
}
