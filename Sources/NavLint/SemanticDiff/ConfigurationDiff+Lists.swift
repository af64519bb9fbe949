import NavSchema
import SourceText
import YAMLTree

extension ConfigurationDiff {
  /// Compares two lists, one of which may be absent or a default.
  mutating func compareLists(_ before: Setting, _ after: Setting, _ subject: Subject) {
    guard oldTrace.effectiveText(of: before) != newTrace.effectiveText(of: after) else { return }
    if after.field.type.holdsThings, !isEmpty(before) || !isEmpty(after) {
      compareEntries(before, after, subject)
    } else {
      compareWhole(before, after, subject)
    }
  }

  private func isEmpty(_ setting: Setting) -> Bool { setting.list?.isEmpty ?? true }

  /// What a list that comes or goes with its section holds.
  mutating func describeList(_ setting: Setting, _ kind: Change.Kind, _ subject: Subject) {
    let isAdded = kind == .added
    let trace = isAdded ? newTrace : oldTrace
    if setting.field.type.holdsThings {
      for (position, entry) in setting.entries(trace).enumerated() {
        addEntry(kind, entry, position, setting, subject)
      }
    } else if !isEmpty(setting) {
      let words = isAdded ? "not set → \(words(of: setting))" : "\(words(of: setting)) → not set"
      let side = trace.side(of: setting)
      add(
        .changed, .of(setting.field, in: setting.owner.kind), subject.pointer(to: setting.field),
        subject.words("\(setting.label) \(words)"), old: isAdded ? Change.Side() : side,
        new: isAdded ? side : Change.Side())
    }
  }

  /// Lists of words, numbers or places are one value.
  private mutating func compareWhole(_ before: Setting, _ after: Setting, _ subject: Subject) {
    let (one, two) = (words(of: before), words(of: after))
    add(
      .changed, before, after, subject,
      one == two ? "\(after.label) changed (\(one))" : "\(after.label) \(one) → \(two)")
  }

  private func words(of setting: Setting) -> String {
    guard let list = setting.list, let type = setting.field.type.list else {
      return EffectiveValue(setting).words(setting.field.type)
    }
    if list.isEmpty { return "none" }
    let texts = list.compactMap { id in
      setting.configuration.literal(of: setting.configuration.values[id.index]).map {
        ChangeWords.value($0, type.element)
      }
    }
    if texts.count == list.count { return texts.joined(separator: ", ") }
    return list.count == 1 ? "1 \(type.noun)" : "\(list.count) \(type.noun.plural)"
  }

  // Lists of things.

  private mutating func compareEntries(
    _ before: Setting, _ after: Setting, _ subject: Subject
  ) {
    let oldEntries = before.entries(oldTrace)
    let newEntries = after.entries(newTrace)
    let matching = ListMatching(oldEntries.map(\.key), newEntries.map(\.key))
    for position in matching.removed {
      addEntry(.removed, oldEntries[position], position, after, subject)
    }
    let moved = Set(matching.moves.map(\.new))
    let partners = Dictionary(uniqueKeysWithValues: matching.pairs.map { ($0.new, $0.old) })
    for (position, entry) in newEntries.enumerated() {
      guard let partner = partners[position] else {
        addEntry(.added, entry, position, after, subject)
        continue
      }
      if moved.contains(position) { addMove(entry, partner, position, after, subject) }
      if let one = oldEntries[partner].section, let two = entry.section {
        compare(one, two, inner(subject, after.field, entry, position))
      } else if oldEntries[partner].key.text != entry.key.text {
        addEntry(.changed, entry, position, after, subject)
      }
    }
  }

  private func inner(
    _ subject: Subject, _ field: Field, _ entry: DiffEntry, _ position: Int
  ) -> Subject {
    let outer = subject.entry.map { "\($0), " } ?? ""
    return Subject(
      entry: outer + entry.name(field, position),
      pointer: "\(subject.pointer(to: field))/\(position)")
  }

  private mutating func addEntry(
    _ kind: Change.Kind, _ entry: DiffEntry, _ position: Int, _ list: Setting, _ subject: Subject
  ) {
    let subject = inner(subject, list.field, entry, position)
    add(
      kind, .of(list.field, in: list.owner.kind), subject.pointer,
      "\(subject.entry ?? "") \(kind.rawValue)",
      old: kind == .removed ? entry.side : Change.Side(),
      new: kind == .removed ? Change.Side() : entry.side)
  }

  private mutating func addMove(
    _ entry: DiffEntry, _ from: Int, _ to: Int, _ list: Setting, _ subject: Subject
  ) {
    let subject = inner(subject, list.field, entry, to)
    let places = [from, to].map { ChangeWords.ordinal($0 + 1) }
    add(
      .moved, .ofOrder(in: list.field), subject.pointer,
      "\(subject.entry ?? "") moved from \(places[0]) to \(places[1]) place",
      old: Change.Side(json: Array("\(from)".utf8)), new: Change.Side(json: Array("\(to)".utf8)))
  }
}

extension ValueType {
  /// Whether this is a list of mappings that are things of their own, not places of one line.
  fileprivate var holdsThings: Bool {
    guard case .mapping(let kind)? = list?.element else { return false }
    return !MappingKind.places.contains(kind)
  }
}

extension ValueTrace {
  /// The effective value in canonical JSON, secrets included; as it is written where it is wrong.
  func effectiveText(of setting: Setting) -> [UInt8]? {
    setting.isWritten ? effectiveText(of: setting.valueID) : defaultText(of: setting)
  }

  func effectiveText(of id: ValueID) -> [UInt8] {
    canonicalText(of: id) ?? Array(configuration.stream.source[range(of: id)].utf8)
  }
}

/// An entry of a list of things.
struct DiffEntry {
  /// Nil where the entry is wrong in itself.
  let section: Section?
  let key: ListMatching.Entry
  let side: Change.Side
  /// What people call it; nil where it has no name, or one that no report shows.
  let ownName: String?

  /// `marker ferry-building`, `waypoint Depot`, `style rule road`, else by its number.
  func name(_ field: Field, _ position: Int) -> String {
    let noun = field.type.list?.noun ?? "entry"
    return "\(noun) \(ownName ?? "\(position + 1)")"
  }
}

extension Setting {
  /// The entries of the list written here.
  fileprivate func entries(_ trace: ValueTrace) -> [DiffEntry] {
    (list ?? []).map { id in
      let section = configuration.section(id)
      let key =
        section?.matchingKey(trace)
        ?? ListMatching.Entry(id: nil, text: trace.effectiveText(of: id), fields: [:])
      return DiffEntry(
        section: section, key: key, side: trace.side(of: id), ownName: section?.name(trace))
    }
  }
}

extension Section {
  fileprivate func name(_ trace: ValueTrace) -> String? {
    ["id", "title", "featureType", "at"].lazy.compactMap { name in
      guard schema.slot(named: name) != nil, !trace.holdsSecret(self[name]) else { return nil }
      return self[name].text
    }.first
  }

  /// What of the section is compared with other entries of its list.
  fileprivate func matchingKey(_ trace: ValueTrace) -> ListMatching.Entry {
    var fields: [Int: [UInt8]] = [:]
    var text: [UInt8] = []
    let idSlot = schema.slot(named: "id")
    for slot in schema.fields.indices where slot != idSlot {
      let setting = self[slot: slot]
      guard let value = trace.effectiveText(of: setting) else { continue }
      if setting.isWritten { fields[slot] = value }
      text += "\(slot):".utf8
      text += value
      text.append(0x0A)
    }
    return ListMatching.Entry(
      id: idSlot.flatMap { self[slot: $0].text }, text: text, fields: fields)
  }
}
