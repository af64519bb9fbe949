import SourceText
import YAMLTree

extension Checker {
  /// Reports a required key that is not there, at the mapping's first key or its brace.
  mutating func reportMissingKeys(
    _ place: Place, _ schema: MappingSchema, _ id: ValueID, _ seen: SlotSet
  ) {
    for slot in schema.requiredSlots where !seen.contains(slot) && !isOpen(place.content) {
      let field = schema.fields[slot]
      guard let requirement = field.requirement else { continue }
      let node = stream[place.content]
      let range =
        node.style == .flow || node.next == place.content.successor
        ? SourceRange(start: Int(node.contentStart), end: Int(node.contentStart) + 1)
        : stream[place.content.successor].range
      report(
        Finding(
          rule: "missing-key",
          message: "\(schema.noun) has no `\(field.name)`; \(requirement.reason)",
          label: "`\(field.name)` is missing", facts: requirement.facts, slot: slot,
          subject: schema.noun),
        at: place, range: range)
    }
  }

  /// Whether a syntax error left the mapping unfinished, so that absence says nothing.
  func isOpen(_ node: NodeID) -> Bool {
    !document.isComplete && stream[node].next == documentEnd
  }

  /// Reports a key whose field is there already in another spelling.
  ///
  /// Equal spellings are a fault of the YAML itself, reported with the tree.
  mutating func reportSecondSpelling(
    of field: Field, at key: NodeID, in mapping: NodeID, _ id: ValueID, _ schema: MappingSchema
  ) {
    guard let first = firstKey(of: field, in: mapping, schema),
      stream.value(of: stream.resolved(first)) != stream.value(of: stream.resolved(key))
    else { return }
    let name = stream.text(of: stream.resolved(key))
    let firstName = stream.text(of: stream.resolved(first))
    report(
      Finding(
        rule: "duplicate-key", category: .yaml,
        message: "`\(name)` and `\(firstName)` are two spellings of one setting; keep one",
        related: [
          RelatedLocation(message: "`\(firstName)` is set here", range: stream[first].range)
        ]),
      key: key, named: field.name, in: id, field: nil)
  }

  private func firstKey(
    of field: Field, in mapping: NodeID, _ schema: MappingSchema
  ) -> NodeID? {
    var key = mapping.successor
    let end = stream[mapping].next
    while key < end {
      let node = stream[stream.resolved(key)]
      if node.kind == .scalar,
        let slot = schema.slot(
          in: stream.bytes, start: Int(node.valueStart), count: Int(node.valueCount)),
        schema.fields[slot].name == field.name
      {
        return key
      }
      key = stream[stream[key].next].next
    }
    return nil
  }

  /// Reports a key that the schema does not have, and adds the slot that it was meant for.
  ///
  /// What a known foreign name holds is still checked as the value of our key. A name is offered
  /// as a fix only where it is still free.
  mutating func reportUnknownKey(
    _ key: NodeID, in id: ValueID, _ schema: MappingSchema, _ seen: inout SlotSet
  ) {
    let content = stream.resolved(key)
    // A key that is no scalar is a fault of the YAML itself.
    guard stream[content].kind == .scalar, !stream[key].isUnknown else { return }
    let name = stream.text(of: content)
    if schema.allowsExtensionKeys, name.hasPrefix("x-") { return }
    let path = fieldPath(of: id)
    let foreign = schema.foreignKeys.first { $0.name == name }
    if foreign == nil, let finding = misplacedKey(name, in: id, schema, seen) {
      report(finding, key: key, named: name, in: id, field: path)
      return
    }
    let slot =
      foreign.map { $0.replacement.flatMap(schema.slot(named:)) } ?? slotMeant(by: name, schema)
    var finding = foreign.map(foreignKey) ?? misspeltKey(name, slot, schema)
    if let slot, !seen.contains(slot) {
      finding.fixes = [renaming(key, to: schema.fields[slot].name)]
      seen.insert(slot)
    }
    report(finding, key: key, named: name, in: id, field: path)
    // Of a merged value that fills no slot nobody knows whether it is overridden.
    if let slot, foreign != nil, !values[id.index].isMergeSource {
      _ = read(stream[key].next, as: schema.fields[slot].type, parent: id, position: slot)
    }
  }

  private func slotMeant(by name: String, _ schema: MappingSchema) -> Int? {
    if let nearest = NearestName.find(name, among: schema.spellings) {
      return schema.slot(named: nearest)
    }
    let stem = Self.stem(of: name)
    return schema.fields.firstIndex { Self.stem(of: $0.name) == stem }
  }

  /// The letters of a name without the `is` and `Enabled` that Objective-C puts around some.
  private static func stem(of name: String) -> ArraySlice<UInt8> {
    var letters = NearestName.folded(name)[...]
    if letters.count > 1, letters[0] == UInt8(ascii: "i"), letters[1] == UInt8(ascii: "s") {
      letters = letters.dropFirst(2)
    }
    guard letters.count >= enabled.count, letters.suffix(enabled.count) == enabled else {
      return letters
    }
    return letters.dropLast(enabled.count)
  }

  private static let enabled = Array("enabled".utf8)[...]

  private func fieldPath(of id: ValueID) -> String? {
    fieldPath(parent: values[id.index].parent, position: Int(values[id.index].position))
  }

  private func renaming(_ key: NodeID, to name: String) -> FixIt {
    FixIt(
      title: "replace the key by `\(name)`",
      edits: [Edit(range: stream[key].contentRange, text: stream[key].quoting(name))])
  }

  private func foreignKey(_ foreign: KnownForeignKey) -> Finding {
    let advice = foreign.replacement.map { "; use `\($0)`" } ?? ""
    return Finding(
      rule: foreign.isDeprecated ? "deprecated-key" : "unknown-key",
      message: "`\(foreign.name)` is \(foreign.explanation)\(advice)")
  }

  private func misspeltKey(_ name: String, _ slot: Int?, _ schema: MappingSchema) -> Finding {
    let canonical = slot.map { schema.fields[$0].name }
    return Finding(
      rule: "unknown-key",
      message: "\(schema.noun) has no key `\(Self.keyExcerpt(name))`"
        + (canonical.map { "; did you mean `\($0)`?" } ?? "")
        + (name.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? "; decimals follow a point: `47.37`" : ""),
      help: canonical == nil ? knownKeys(schema) : nil)
  }

  /// The keys of a mapping that has few.
  private func knownKeys(_ schema: MappingSchema) -> String? {
    schema.fields.count <= 12
      ? "known keys: \(schema.fields.map(\.name).quotedList("and"))" : nil
  }

  /// A key that exists elsewhere, unless a key of this mapping is spelt nearly like it.
  ///
  /// Where one that must be there is missing, this is likelier another name for it than a stray from
  /// another part of the document.
  private func misplacedKey(
    _ name: String, in id: ValueID, _ schema: MappingSchema, _ seen: SlotSet
  ) -> Finding? {
    guard rootKind == .document else { return nil }
    let path = fieldPath(of: id) ?? ""
    let lacksKey =
      !isOpen(stream.resolved(values[id.index].node))
      && schema.requiredSlots.contains { !seen.contains($0) }
    let homes = FieldIndex.paths(ofKey: name, nearestTo: path).filter {
      !lacksKey || $0.path.prefix { $0 != "." } == path.prefix { $0 != "." }
    }
    guard !homes.isEmpty else { return nil }
    let letters = NearestName.folded(name)
    guard !schema.fields.contains(where: { NearestName.folded($0.name) == letters }) else {
      return nil
    }
    return Finding(
      rule: "unknown-key",
      message: "\(schema.noun) has no key `\(name)`; it belongs "
        + homes.prefix(3).map(\.placeWords).list("or"),
      help: homes.count > 1 ? knownKeys(schema) : nil)
  }
}
