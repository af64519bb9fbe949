import NavSchema

/// Where the effective values of two readings of one document differ, at every use of what is
/// shared.
struct EffectiveDifference {
  /// A place whose value is another.
  struct Change {
    /// The JSON Pointer, along the effective path, of the section or list that holds it.
    let holder: String
    let transition: Transition
  }

  /// What becomes of a value.
  struct Transition: Hashable {
    /// The field: of the value itself, or of the list around it.
    let kind: MappingKind
    let slot: Int
    let before: Meaning
    let after: Meaning
  }

  enum Meaning: Hashable {
    case absent
    case invalid
    case scalar(Literal)
    case section(MappingKind)
    case list(count: Int)
    case other
  }

  private(set) var changes: [Change] = []
  private let before: Configuration
  private let after: Configuration
  private let limit: Int
  private var trail: [String] = []
  /// Collections that are the same in both, so that what is shared is compared once.
  private var equals: Set<Pair> = []

  private struct Pair: Hashable {
    let kind: MappingKind
    let before: UInt64
    let after: UInt64
  }

  /// Compares until there are `limit` changes, as aliases of aliases may make any number of one.
  init(from before: Configuration, to after: Configuration, limit: Int) {
    self.before = before
    self.after = after
    self.limit = limit
    compare(before.rootID, after.rootID, .document, 0)
  }

  private mutating func compare(_ old: ValueID, _ new: ValueID, _ kind: MappingKind, _ slot: Int) {
    let (one, other) = (before.values[old.index], after.values[new.index])
    let (meaning, twin) = (before.meaning(of: old), after.meaning(of: new))
    guard meaning == twin else {
      let transition = Transition(kind: kind, slot: slot, before: meaning, after: twin)
      changes.append(
        Change(holder: trail.dropLast().map { "/" + $0 }.joined(), transition: transition))
      return
    }
    guard old != .none, one.kind == .section || one.kind == .list else { return }
    let pair = Pair(kind: one.mappingKind, before: one.payload, after: other.payload)
    if equals.contains(pair) { return }
    let count = changes.count
    if one.kind == .section {
      compareSections(one, other)
    } else {
      compareLists(one, other, kind, slot)
    }
    if changes.count == count { equals.insert(pair) }
  }

  private mutating func compareSections(_ old: Value, _ new: Value) {
    for (slot, field) in old.mappingKind.schema.fields.enumerated() where changes.count < limit {
      trail.append(pointerToken(field.name))
      compare(
        before.slots[Int(old.payload) + slot], after.slots[Int(new.payload) + slot],
        old.mappingKind, slot)
      trail.removeLast()
    }
  }

  private mutating func compareLists(
    _ old: Value, _ new: Value, _ kind: MappingKind, _ slot: Int
  ) {
    let pairs = zip(before.entries(of: old), after.entries(of: new))
    for (position, (old, new)) in pairs.enumerated() where changes.count < limit {
      trail.append("\(position)")
      compare(old, new, kind, slot)
      trail.removeLast()
    }
  }
}

extension Configuration {
  fileprivate func meaning(of id: ValueID) -> EffectiveDifference.Meaning {
    guard id != .none else { return .absent }
    let value = values[id.index]
    switch value.kind {
    case .invalid: return .invalid
    case .section: return .section(value.mappingKind)
    case .list: return .list(count: entries(of: value).count)
    default: return literal(of: value).map { .scalar($0) } ?? .other
    }
  }
}
