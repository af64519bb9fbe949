package import YAMLTree

/// One mapping of a configuration, read by the names of its fields.
///
/// `ui.compassButton` is the setting of that field, written or not. A name that the schema does
/// not have is a mistake in the rule and stops the program.
@dynamicMemberLookup @usableFromInline
package struct Section {
  @usableFromInline package let configuration: Configuration
  @usableFromInline package let id: ValueID

  @inlinable
  package init(configuration: Configuration, id: ValueID) {
    self.configuration = configuration
    self.id = id
  }

  @inlinable package var value: Value { configuration.values[id.index] }
  @inlinable package var kind: MappingKind { value.mappingKind }
  package var schema: MappingSchema { kind.schema }

  /// The setting of the field called `name`.
  ///
  /// Inlined, like the setting's making, so that a look at it counts no use of the configuration.
  @inlinable
  package subscript(dynamicMember name: String) -> Setting {
    Setting(owner: self, slot: slot(named: name))
  }

  /// The setting of the field called `name`.
  package subscript(name: String) -> Setting { self[slot: slot(named: name)] }

  @usableFromInline
  package func slot(named name: String) -> Int {
    guard let slot = kind.slot(named: name) else {
      preconditionFailure("\(schema.noun) has no field called \(name)")
    }
    return slot
  }

  /// The setting in `slot`.
  @inlinable
  package subscript(slot slot: Int) -> Setting { Setting(owner: self, slot: slot) }

  /// The written value in `slot`, or none.
  @inlinable
  package func valueID(inSlot slot: Int) -> ValueID {
    configuration.slots[Int(value.payload) + slot]
  }

  /// Whether keys are written of which only one may be there.
  package var holdsConflict: Bool {
    kind.declaration.holdsConflict(configuration.slots, from: Int(value.payload))
  }

  /// The section that holds this one, lists between them left out; nil for the root.
  package var parent: Section? {
    var parent = value.parent
    while parent != .none, configuration.values[parent.index].kind == .list {
      parent = configuration.values[parent.index].parent
    }
    return parent == .none ? nil : Section(configuration: configuration, id: parent)
  }

  /// The document's root section.
  package var root: Section { configuration.root ?? self }
}

extension Section: Equatable {
  /// Whether both are the same mapping.
  @usableFromInline
  package static func == (lhs: Section, rhs: Section) -> Bool { lhs.id == rhs.id }
}

/// One field in one section: written, defaulted or absent.
@usableFromInline
package struct Setting {
  /// The section that holds it.
  @usableFromInline package let owner: Section
  @usableFromInline package let slot: Int

  @inlinable
  package init(owner: Section, slot: Int) {
    self.owner = owner
    self.slot = slot
  }

  @inlinable package var configuration: Configuration { owner.configuration }
  package var field: Field { owner.schema.fields[slot] }

  /// The written value's id, or none.
  @inlinable package var valueID: ValueID { owner.valueID(inSlot: slot) }

  /// The written value; nil if the key is absent or null.
  @inlinable package var value: Value? {
    let id = valueID
    return id.isNone ? nil : configuration.values[id.index]
  }

  /// Whether the document gives a value, right or wrong.
  @inlinable package var isWritten: Bool { !valueID.isNone }

  /// Whether a value is written that is wrong in itself, so that nothing else is to be said.
  @inlinable package var isInvalid: Bool {
    if case .invalid? = value?.kind { true } else { false }
  }

  /// Whether nobody knows what it is meant to be: what is written is wrong in itself, a key of the
  /// section is a misspelling of it, or a syntax error cut the section off.
  package var isUnclear: Bool {
    isWritten ? isInvalid : configuration.isUnclear(slot, of: owner)
  }

  /// Whether the document surely does not say it: what rules about absence ask for.
  package var isAbsent: Bool { !isWritten && !configuration.isUnclear(slot, of: owner) }

  /// Whether a value is written that is not wrong in itself.
  package var isGiven: Bool { isWritten && !isInvalid }

  /// The documented default for this document, where it holds, as the canonical form has it: whatever
  /// a misspelt key, or a wrong release, is meant to be.
  package var documentedDefault: Literal? {
    let defaults = field.defaults
    guard let literal = defaults.literal(for: configuration.profile) else { return nil }
    if let holds = defaults.holds, !holds(owner) { return nil }
    return literal
  }

  /// The documented default for this document, where it holds; nil if there is none, and where
  /// nobody knows.
  package var defaultLiteral: Literal? {
    guard let literal = documentedDefault else { return nil }
    if !configuration.profile.isNavigationKnown, field.defaults.entries.count > 1 { return nil }
    return configuration.isUnclear(slot, of: owner) ? nil : literal
  }

  /// Written and different from the documented default: "set", "given", "custom".
  package var isCustom: Bool {
    guard let value, value.kind != .invalid else { return false }
    if let section, field.defaults.isRestated?(section) == true { return false }
    guard let defaultLiteral else { return true }
    return literal != defaultLiteral
  }

  /// The effective value as a literal; nil for sections, filled lists and what is unknown.
  package var literal: Literal? {
    guard let value else { return defaultLiteral }
    return configuration.literal(of: value)
  }

  /// The effective Boolean; nil if unknown.
  package var bool: Bool? {
    guard let value else {
      if case .boolean(let bool)? = defaultLiteral { return bool }
      return nil
    }
    return value.kind == .boolean ? value.payload != 0 : nil
  }

  package var isTrue: Bool { bool == true }
  package var isFalse: Bool { bool == false }

  /// The effective number; nil if unknown.
  package var number: Double? {
    guard let value else {
      if case .number(let number)? = defaultLiteral { return number }
      return nil
    }
    return value.kind == .number ? Double(bitPattern: value.payload) : nil
  }

  /// The effective text, word, version or colour in canonical spelling; nil if unknown.
  package var text: String? {
    if case .text(let text)? = literal { return text }
    return nil
  }

  /// The effective colour; nil if unknown or dependent on the appearance.
  package var color: Color? {
    guard let value else {
      if case .text(let text)? = defaultLiteral { return Color(ArraySlice(text.utf8)) }
      return nil
    }
    switch value.kind {
    case .color: return Color(packed: UInt32(truncatingIfNeeded: value.payload))
    case .colorName:
      return ColorName.fixedColor(named: configuration.text(of: value), type: .swiftUIColor)
    default: return nil
    }
  }

  /// The section written here; nil if there is none.
  @inlinable package var section: Section? {
    let id = valueID
    return id.isNone ? nil : configuration.section(id)
  }

  /// The entries of the list written here that are sections.
  package var sections: [Section] {
    entryIDs.compactMap { id in
      configuration.values[id.index].kind == .section
        ? Section(configuration: configuration, id: id) : nil
    }
  }

  /// The ids of the entries of the list written here, invalid ones included; nil if no list.
  package var list: ArraySlice<ValueID>? {
    guard let value, value.kind == .list else { return nil }
    return configuration.entries(of: value)
  }

  /// The keys and words of the table written here; entries that are wrong are left out.
  package var table: [(key: NodeID, name: String, word: String)] {
    guard let value, value.kind == .table, case .table(let words) = field.type else { return [] }
    return configuration.entries(of: value).compactMap { id in
      let entry = configuration.values[id.index]
      guard entry.kind == .word else { return nil }
      let key = configuration.stream.resolved(NodeID(entry.node.rawValue - 1))
      return (key, configuration.stream.text(of: key), words.cases[Int(entry.payload)].name)
    }
  }

  private var entryIDs: ArraySlice<ValueID> { list ?? [] }
}

extension Configuration {
  /// The ids of the entries of a list.
  package func entries(of list: Value) -> ArraySlice<ValueID> {
    let start = Int(list.payload >> 32)
    return entries[start..<start + Int(list.payload & 0xFFFF_FFFF)]
  }

  /// The text of a scalar's node, as written.
  package func text(of value: Value) -> String { stream.text(of: stream.resolved(value.node)) }

  /// A scalar value as a literal in canonical spelling; nil for sections and filled lists.
  package func literal(of value: Value) -> Literal? {
    switch value.kind {
    case .boolean: .boolean(value.payload != 0)
    case .number: .number(Double(bitPattern: value.payload))
    case .text, .colorName: .text(text(of: value))
    case .version: Version(text(of: value)).map { .text($0.description) }
    case .color: .text(Color(packed: UInt32(truncatingIfNeeded: value.payload)).description)
    case .word: word(of: value).map { .text($0) }
    case .list: value.payload & 0xFFFF_FFFF == 0 ? .emptyList : nil
    case .any, .invalid, .section, .table: nil
    }
  }

  private func word(of value: Value) -> String? {
    let parent = values[value.parent.index]
    let ordinal = Int(value.payload)
    if parent.kind == .section {
      return parent.mappingKind.word(ordinal, ofFieldIn: Int(value.position))
    }
    return type(of: value)?.word(ordinal)
  }

  /// The declared type of a value, from its place.
  package func type(of value: Value) -> ValueType? {
    guard value.parent != .none else { return nil }
    let parent = values[value.parent.index]
    if parent.kind == .section {
      return parent.mappingKind.schema.fields[Int(value.position)].type
    }
    let type = type(of: parent)
    if case .table(let words)? = type { return .enumeration(words) }
    return type?.list?.element
  }
}
