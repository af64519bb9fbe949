import NavSchema
import SourceText
import YAMLTree

extension PolicyReader {
  /// What a condition says; nil where nothing of it can be used.
  mutating func condition(_ section: Section) -> PolicyCondition? {
    var parts = predicates(section)
    parts += combinations(section)
    if let conflict = ConditionConflict.within(parts) { report(conflict, or: .section(section)) }
    for list in [section.all, section.any, section.sum] {
      reportEmptyList(list, "it would say nothing")
    }
    let subjects = [section.path, section.every, section.sum].filter(\.isWritten)
    if subjects.count > 1 {
      problems.append(
        PolicyProblem(
          "conflicting-keys", at: .key(subjects[1]),
          "a condition speaks of one thing: of `\(subjects[0].field.name)` or of"
            + " `\(subjects[1].field.name)`"))
    }
    guard !parts.isEmpty else {
      reportEmptyCondition(section)
      return nil
    }
    return about(section, .conjunction(parts))
  }

  /// The condition with the subject that it names.
  private mutating func about(
    _ section: Section, _ condition: PolicyCondition
  ) -> PolicyCondition? {
    if let path = path(section.path) { return .some(path, condition) }
    if let path = path(section.every) { return .every(path, condition) }
    let terms = paths(section.sum)
    return terms.isEmpty ? condition : .sum(terms, condition)
  }

  private mutating func path(_ setting: Setting) -> PolicyPath? {
    guard setting.isWritten, let text = setting.text else { return nil }
    return path(text, origin: setting.valueID, of: setting.field.name)
  }

  /// A condition that says nothing, unless what it says is wrong and reported already, or not read
  /// for an error of the YAML.
  private mutating func reportEmptyCondition(_ section: Section) {
    let isWrong = section.schema.fields.indices.contains { slot in
      section[slot: slot].isWritten
        && !["path", "every", "sum"].contains(section[slot: slot].field.name)
    }
    if isWrong || configuration.isOpen(section) { return }
    problems.append(
      PolicyProblem(
        "missing-key", at: .section(section),
        "the condition says nothing of the value; `equals`, `minimum` or `present` would"))
  }

  /// A list that is there without an entry.
  mutating func reportEmptyList(_ setting: Setting, _ consequence: String) {
    guard setting.isWritten, !setting.isInvalid, setting.list?.isEmpty == true else { return }
    problems.append(
      PolicyProblem(
        "missing-key", at: .value(setting), "`\(setting.field.name)` is empty; \(consequence)"))
  }

  // MARK: Predicates

  private mutating func predicates(_ section: Section) -> [PolicyCondition] {
    var parts: [PolicyCondition] = []
    if let literal = literal(section.equals) { parts.append(.equals(literal)) }
    if section.oneOf.isWritten { parts += oneOf(section.oneOf) }
    if let number = number(section.minimum) { parts.append(.minimum(number)) }
    if let number = number(section.maximum) { parts.append(.maximum(number)) }
    if let bound = bound(section.atLeast, { .minimum($0) }, { .atLeast($0) }) {
      parts.append(bound)
    }
    if let bound = bound(section.atMost, { .maximum($0) }, { .atMost($0) }) { parts.append(bound) }
    if let pattern = pattern(section.pattern) { parts.append(pattern) }
    if let flag = section.present.bool {
      parts.append(.present(flag, PolicyMark(section.present.valueID)))
    }
    if let flag = section.absent.bool {
      parts.append(.present(!flag, PolicyMark(section.absent.valueID)))
    }
    if let flag = section.written.bool {
      parts.append(.written(flag, PolicyMark(section.written.valueID)))
    }
    if let range = count(section.count) { parts.append(.count(range)) }
    if let flag = section.unique.bool {
      let unique = PolicyCondition.unique(PolicyMark(section.unique.valueID))
      parts.append(flag ? unique : .not(unique))
    }
    if let contrast = section.contrast.section.flatMap({ contrast($0) }) {
      parts.append(.contrast(contrast))
    }
    if let part = section.decides.text.flatMap({ MapPart(rawValue: $0) }) {
      parts.append(.decides(part, PolicyMark(section.decides.valueID)))
    }
    return parts
  }

  private mutating func combinations(_ section: Section) -> [PolicyCondition] {
    var parts: [PolicyCondition] = []
    let all = section.all.sections.compactMap { condition($0) }
    if !all.isEmpty { parts.append(.all(all)) }
    let any = section.any.sections.compactMap { condition($0) }
    if !any.isEmpty { parts.append(.any(any)) }
    if let condition = section.not.section.flatMap({ condition($0) }) {
      parts.append(.not(condition))
    }
    return parts
  }

  private mutating func oneOf(_ setting: Setting) -> [PolicyCondition] {
    let ids = setting.list ?? []
    if ids.isEmpty, !setting.isInvalid {
      problems.append(
        PolicyProblem(
          "conflicting-keys", at: .value(setting), "`oneOf` is empty; no value is one of none"))
    }
    let literals = ids.compactMap { literal($0, of: "oneOf") }
    return literals.isEmpty ? [] : [.oneOf(literals)]
  }

  /// A bound that is a number, or the path of one.
  private mutating func bound(
    _ setting: Setting, _ number: (PolicyLiteral) -> PolicyCondition,
    _ path: (PolicyPath) -> PolicyCondition
  ) -> PolicyCondition? {
    guard let literal = literal(setting) else { return nil }
    if literal.number != nil { return number(literal) }
    return self.path(literal.text, origin: literal.origin, of: setting.field.name).map(path)
  }

  private mutating func pattern(_ setting: Setting) -> PolicyCondition? {
    guard let text = setting.text else { return nil }
    if let fault = PatternFault.of(text) {
      problems.append(PolicyProblem("invalid-format", at: .value(setting), "`pattern` \(fault)"))
      return nil
    }
    return .pattern(PolicyLiteral(text, origin: setting.valueID))
  }

  private mutating func count(_ setting: Setting) -> PolicyRange? {
    if let number = setting.number {
      var range = PolicyRange(minimum: number, maximum: number)
      range.mark = PolicyMark(setting.valueID)
      return range
    }
    return setting.section.flatMap { range($0) }
  }

  private mutating func contrast(_ section: Section) -> PolicyContrast? {
    guard let text = section.against.text, let range = range(section) else { return nil }
    let origin = section.against.valueID
    if let part = MapPart(rawValue: text) { return PolicyContrast(.part(part), range) }
    let isColor =
      Color(ArraySlice(text.utf8)) != nil
      || ColorName.fixedColor(named: text, type: .uiColor) != nil
    if isColor { return PolicyContrast(.color(PolicyLiteral(text, origin: origin)), range) }
    return path(text, origin: origin, of: "against").map { PolicyContrast(.path($0), range) }
  }

  /// The bounds `minimum` and `maximum` of a section that has both fields.
  private mutating func range(_ section: Section) -> PolicyRange? {
    var range = PolicyRange(minimum: section.minimum.number, maximum: section.maximum.number)
    range.mark = PolicyMark(section.id)
    guard let minimum = range.minimum, let maximum = range.maximum else {
      guard range.minimum == nil, range.maximum == nil else { return range }
      if !section.minimum.isWritten, !section.maximum.isWritten {
        problems.append(
          PolicyProblem(
            "missing-key", at: .section(section),
            "\(section.schema.noun) has neither `minimum` nor `maximum`; it would say nothing"))
      }
      return nil
    }
    if minimum > maximum {
      report(
        ConditionConflict(
          section.minimum.valueID, section.maximum.valueID,
          "`minimum` is above `maximum`; nothing is between them"), or: .section(section))
    }
    return range
  }

  // MARK: Scalars

  private mutating func literal(_ setting: Setting) -> PolicyLiteral? {
    setting.isWritten ? literal(setting.valueID, of: setting.field.name) : nil
  }

  /// A scalar of any type; a list or mapping is reported.
  private mutating func literal(_ id: ValueID, of name: String) -> PolicyLiteral? {
    let value = configuration.values[id.index]
    guard value.kind == .any else { return nil }
    let stream = configuration.stream
    let node = stream.resolved(value.node)
    guard stream[node].kind == .scalar else {
      problems.append(
        PolicyProblem(
          "wrong-type", at: id,
          "`\(name)` is a \(stream[node].kind == .sequence ? "list" : "mapping");"
            + " a Boolean, number or text is expected"))
      return nil
    }
    let text = stream.text(of: node)
    switch stream.scalarValue(of: node) {
    case .boolean(let flag): return PolicyLiteral(text, .boolean(flag), origin: id)
    case .number(let number):
      return PolicyLiteral(text, .number(number.value), origin: id)
    default:
      let isPlain = stream[node].style == .plain
      if isPlain, let fraction = Percentage.number(stream.value(of: node)) {
        return PolicyLiteral(text, .number(fraction.value), origin: id)
      }
      return PolicyLiteral(text, origin: id)
    }
  }

  private func number(_ setting: Setting) -> PolicyLiteral? {
    guard let number = setting.number else { return nil }
    return PolicyLiteral(
      setting.numberWords ?? NumberText.canonical(number), .number(number),
      origin: setting.valueID)
  }
}
