import SourceText
import YAMLTree

extension Checker {
  /// Remembers a section in which a setting stands whose home is another section.
  mutating func noteScatteredSettings(of id: ValueID, _ schema: MappingSchema) {
    let first = Int(values[id.index].payload)
    if schema.scatteredSlots.contains(where: { slots[first + $0] != .none }) {
      scattered.insert(first)
    }
  }

  /// Moves each setting that the documents place on two objects to the section where it is written.
  ///
  /// `mapView.shouldDisplaySpeedometer` becomes `ui.shouldDisplaySpeedometer`, in a section made
  /// for it where there is none.
  mutating func gatherScatteredSettings() {
    guard !scattered.isEmpty else { return }
    for index in values.indices where values[index].kind == .section {
      let owner = values[index]
      for slot in owner.mappingKind.schema.fields.indices where !owner.isMergeSource {
        let child = slots[Int(owner.payload) + slot]
        guard child != .none, values[child.index].kind == .section,
          scattered.contains(Int(values[child.index].payload))
        else { continue }
        gather(from: child, in: ValueID(UInt32(index)))
      }
    }
  }

  private mutating func gather(from child: ValueID, in owner: ValueID) {
    let schema = values[child.index].mappingKind.schema
    let first = Int(values[child.index].payload)
    for slot in schema.fields.indices where slots[first + slot] != .none {
      guard let home = schema.fields[slot].home,
        let homeSlot = values[owner.index].mappingKind.schema.slot(named: home)
      else { continue }
      let moved = slots[first + slot]
      slots[first + slot] = .none
      guard let target = homeSection(inSlot: homeSlot, of: owner, standingIn: child),
        let targetSlot = values[target.index].mappingKind.schema.slot(
          named: schema.fields[slot].name)
      else { continue }
      let place = Int(values[target.index].payload) + targetSlot
      if slots[place] == .none {
        slots[place] = moved
      } else {
        reportTwoHomes(moved, slots[place], schema.fields[slot], in: child)
      }
    }
  }

  /// The section in `slot` of `owner`, made where it is absent; nil where it is no section.
  private mutating func homeSection(
    inSlot slot: Int, of owner: ValueID, standingIn child: ValueID
  ) -> ValueID? {
    let place = Int(values[owner.index].payload) + slot
    if slots[place] != .none {
      return values[slots[place].index].kind == .section ? slots[place] : nil
    }
    guard case .mapping(let kind) = values[owner.index].mappingKind.schema.fields[slot].type else {
      return nil
    }
    let id = append(
      .section, node: values[child.index].node, parent: owner, position: slot,
      payload: UInt64(slots.count), mappingKind: kind)
    values[id.index].use = values[child.index].use
    slots.append(contentsOf: repeatElement(.none, count: kind.schema.fields.count))
    slots[place] = id
    return id
  }

  private mutating func reportTwoHomes(
    _ one: ValueID, _ other: ValueID, _ field: Field, in section: ValueID
  ) {
    // A key is one node, and its value follows it.
    let keys = [one, other].map { values[$0.index].node.rawValue - 1 }.sorted()
    report(
      Finding(
        rule: "conflicting-keys",
        message: "`\(field.name)` is set in two places that mean one setting; keep one",
        related: [
          RelatedLocation(
            message: "`\(field.name)` is set here", range: stream[NodeID(keys[0])].range)
        ]),
      key: NodeID(keys[1]), named: field.name, in: section,
      field: fieldPath(
        parent: values[section.index].parent, position: Int(values[section.index].position)))
  }
}
