package import NavSchema
import SourceText
import YAMLTree

/// Compares two documents by what they mean.
package struct ConfigurationDiff {
  let oldTrace: ValueTrace
  let newTrace: ValueTrace
  private(set) var changes: [Change] = []

  /// The changes from `old` to `new`, in the order of the declared surface; none if both have the
  /// same canonical form.
  package static func changes(from old: Configuration, to new: Configuration) -> [Change] {
    var diff = ConfigurationDiff(oldTrace: ValueTrace(old), newTrace: ValueTrace(new))
    diff.compareProfiles(old.profile, new.profile)
    if let oldRoot = old.root, let newRoot = new.root {
      diff.compare(oldRoot, newRoot, Subject())
    }
    return diff.changes
  }

  private init(oldTrace: ValueTrace, newTrace: ValueTrace) {
    self.oldTrace = oldTrace
    self.newTrace = newTrace
  }

  /// What a change is about, in words: the list entry, then the names of sections inside of it.
  struct Subject {
    /// `marker ferry-building`; nil outside of lists.
    var entry: String?
    /// The names of sections, such as `pin` and `camera`.
    var sections: [String] = []
    /// The JSON Pointer to the section.
    var pointer = ""

    /// The words for `what` of the subject.
    func words(_ what: String) -> String {
      let inner = (sections + [what]).joined(separator: " ")
      return entry.map { "\($0): \(inner)" } ?? inner
    }

    func pointer(to field: Field) -> String { "\(pointer)/\(pointerToken(field.name))" }

    /// The subject for a section in `setting`.
    func entering(_ setting: Setting) -> Subject {
      var inner = self
      inner.pointer = pointer(to: setting.field)
      if let child = setting.field.type.mappingKind, !ChangeWords.isSilent(child) {
        inner.sections.append(setting.label)
      }
      return inner
    }
  }

  mutating func add(
    _ kind: Change.Kind, _ effect: Change.Effect, _ pointer: String, _ words: String,
    old: Change.Side, new: Change.Side
  ) {
    changes.append(
      Change(kind: kind, effect: effect, pointer: pointer, words: words, old: old, new: new))
  }

  private mutating func compareProfiles(_ old: SDKProfile, _ new: SDKProfile) {
    for (name, words, before, after) in [
      ("navigation", "Navigation SDK", old.navigation, new.navigation),
      ("maps3D", "Maps 3D SDK", old.maps3D, new.maps3D),
    ] where before != after {
      add(
        .changed, .behavioural, "/sdk/\(name)", "\(words) \(before) → \(after)",
        old: Change.Side(json: Array("\"\(before)\"".utf8)),
        new: Change.Side(json: Array("\"\(after)\"".utf8)))
    }
  }
}

// Sections.
extension ConfigurationDiff {
  mutating func compare(_ before: Section, _ after: Section, _ subject: Subject) {
    let isPlace = MappingKind.places.contains(after.kind)
    if isPlace { comparePlaces(before, after, subject) }
    for slot in after.schema.fields.indices {
      let name = after.schema.fields[slot].name
      if after.kind == .document, name == "sdk" || name == "version" { continue }
      if isPlace, name == "latitude" || name == "longitude" { continue }
      compare(before[slot: slot], after[slot: slot], subject)
    }
  }

  /// A place is one thing, though it has two numbers.
  private mutating func comparePlaces(
    _ before: Section, _ after: Section, _ subject: Subject
  ) {
    guard let one = before.coordinate, let two = after.coordinate else {
      for name in ["latitude", "longitude"] { compare(before[name], after[name], subject) }
      return
    }
    guard one != two else { return }
    let distance = ChangeWords.distance(one.distance(to: two))
    var subject = subject
    // The marker itself moves, not its position.
    if subject.entry != nil, let last = subject.sections.last,
      ["position", "location", "position anchor"].contains(last)
    {
      subject.sections.removeLast()
    }
    let words =
      subject.sections.isEmpty
      ? "\(subject.entry ?? "place") moved \(distance)" : subject.words("moved \(distance)")
    add(
      .changed, after.parent?.kind == .waypoint ? .behavioural : .visible, subject.pointer, words,
      old: oldTrace.side(of: before.id), new: newTrace.side(of: after.id))
  }

  private mutating func compare(_ before: Setting, _ after: Setting, _ subject: Subject) {
    switch (before.section, after.section) {
    case (let one?, let two?): compare(one, two, subject.entering(after))
    case (nil, nil):
      if before.value?.kind == .list || after.value?.kind == .list {
        compareLists(before, after, subject)
      } else {
        compareScalars(before, after, subject)
      }
    case (nil, let section?):
      let rest = EffectiveValue(before).words(after.field.type)
      let place = EffectiveValue(before) == .unknown ? "" : " in place of \(rest)"
      add(.added, before, after, subject, "\(after.label) added\(place)")
      describe(section, .added, subject.entering(after))
    case (let section?, nil):
      let rest = EffectiveValue(after).words(after.field.type)
      let place = EffectiveValue(after) == .unknown ? "" : ", now \(rest)"
      add(.removed, before, after, subject, "\(after.label) removed\(place)")
      describe(section, .removed, subject.entering(after))
    }
  }

  private mutating func compareScalars(
    _ before: Setting, _ after: Setting, _ subject: Subject
  ) {
    let (one, two) = (EffectiveValue(before), EffectiveValue(after))
    guard one != two else { return }
    let type = after.field.type
    let isSecret = oldTrace.holdsSecret(before) || newTrace.holdsSecret(after)
    add(
      .changed, before, after, subject,
      isSecret
        ? "\(after.label) changed (not shown)"
        : "\(after.label) \(one.words(type)) → \(two.words(type))")
  }

  /// What a section that comes or goes says beyond the documented defaults.
  private mutating func describe(_ section: Section, _ kind: Change.Kind, _ subject: Subject) {
    guard !MappingKind.places.contains(section.kind) else { return }
    for slot in section.schema.fields.indices {
      let setting = section[slot: slot]
      guard setting.isWritten else { continue }
      if let inner = setting.section {
        describe(inner, kind, subject.entering(setting))
      } else if setting.value?.kind == .list {
        describeList(setting, kind, subject)
      } else if setting.isCustom || setting.isInvalid {
        describeScalar(setting, kind, subject)
      }
    }
  }

  private mutating func describeScalar(
    _ setting: Setting, _ kind: Change.Kind, _ subject: Subject
  ) {
    let isAdded = kind == .added
    let trace = isAdded ? newTrace : oldTrace
    let value =
      trace.holdsSecret(setting)
      ? "(not shown)" : EffectiveValue(setting).words(setting.field.type)
    let words = isAdded ? "not set → \(value)" : "\(value) → not set"
    let side = trace.side(of: setting)
    add(
      .changed, .of(setting.field, in: setting.owner.kind), subject.pointer(to: setting.field),
      subject.words("\(setting.label) \(words)"), old: isAdded ? Change.Side() : side,
      new: isAdded ? side : Change.Side())
  }

  /// Adds a change of one setting.
  mutating func add(
    _ kind: Change.Kind, _ before: Setting, _ after: Setting, _ subject: Subject, _ what: String
  ) {
    add(
      kind, .of(after.field, in: after.owner.kind), subject.pointer(to: after.field),
      subject.words(what), old: oldTrace.side(of: before), new: newTrace.side(of: after))
  }
}

extension Setting {
  /// What the field is called.
  var label: String { ChangeWords.label(field, in: owner.kind) }
}

extension ValueTrace {
  /// A setting's effective value as one side of a change.
  func side(of setting: Setting) -> Change.Side {
    setting.isWritten
      ? side(of: setting.valueID)
      : Change.Side(json: defaultText(of: setting), isDefault: setting.documentedDefault != nil)
  }

  /// A written value as one side of a change; without JSON if no report shows it.
  func side(of id: ValueID) -> Change.Side {
    holdsSecret(range(of: id)) ? Change.Side() : Change.Side(json: canonicalText(of: id))
  }

  func holdsSecret(_ setting: Setting) -> Bool {
    setting.isWritten && holdsSecret(range(of: setting.valueID))
  }

  /// The value's own text, behind an alias.
  func range(of id: ValueID) -> SourceRange {
    let stream = configuration.stream
    return stream[stream.resolved(configuration.values[id.index].node)].range
  }
}

/// What holds for a setting that is no section and no filled list.
enum EffectiveValue: Equatable {
  case unknown
  case literal(Literal)
  /// Wrong in itself, as it is written.
  case invalid(String)

  init(_ setting: Setting) {
    if setting.isInvalid {
      let stream = setting.configuration.stream
      let node = setting.configuration.values[setting.valueID.index].node
      self = .invalid(stream.source[stream[stream.resolved(node)].range])
    } else if let literal = setting.isWritten ? setting.literal : setting.documentedDefault {
      self = .literal(literal)
    } else {
      self = .unknown
    }
  }

  func words(_ type: ValueType) -> String {
    switch self {
    case .unknown: "not set"
    case .literal(let literal): ChangeWords.value(literal, type)
    case .invalid(let text): text.isEmpty ? "empty" : "invalid `\(text)`"
    }
  }
}
