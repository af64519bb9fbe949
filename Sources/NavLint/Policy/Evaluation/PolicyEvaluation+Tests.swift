import NavSchema
import Platform

/// What a test is about.
struct PolicySubject {
  var target = PolicyTarget.absent
  /// The sum, where a sum is judged; nil if a term is unknown.
  var sum: Double?
  var isSum = false
  /// Whether an equal value comes earlier, where that is asked.
  var isRepeated = false
}

extension PolicyEvaluation {
  /// What is known of `test` about `subject`.
  func truth(of test: PolicyTest, _ subject: PolicySubject) -> Truth {
    switch test {
    case .all(let parts): return all(parts) { truth(of: $0, subject) }
    case .any(let parts): return some(parts) { truth(of: $0, subject) }
    case .not(let inner): return truth(of: inner, subject).negated
    case .some(let operand, let inner):
      return some(subjects(operand, subject, inner)) { truth(of: inner, $0) }
    case .every(let operand, let inner):
      return all(subjects(operand, subject, inner)) { truth(of: inner, $0) }
    case .sum(let operands, let inner):
      return truth(of: inner, self.subject(summing: operands, subject))
    case .written where subject.target.value != .none: return ownTruth(of: test, subject)
    default:
      guard !subject.isSum, configuration.isUnclear(subject.target) else {
        return ownTruth(of: test, subject)
      }
      // A word that the SDK does not know can still be named.
      if case .present = test { return .unclear }
      return ownTruth(of: test, subject) == .yes ? .yes : .unclear
    }
  }

  /// What is known of a test that asks for nothing but its own.
  private func ownTruth(of test: PolicyTest, _ subject: PolicySubject) -> Truth {
    switch test {
    case .all, .any, .not, .some, .every, .sum: return truth(of: test, subject)
    case .among(let literals): return among(literals, subject)
    case .within(let minimum, let maximum):
      return number(subject).map { Truth($0 >= minimum && $0 <= maximum) } ?? .unknown
    case .atLeast(let operand): return compare(subject, operand, >=)
    case .atMost(let operand): return compare(subject, operand, <=)
    case .pattern(let pattern):
      return configuration.bytes(of: subject.target).map { Truth(pattern.matches($0)) } ?? .unknown
    case .present(let flag): return Truth(configuration.isPresent(subject.target) == flag)
    case .written(let flag): return Truth((subject.target.value != .none) == flag)
    case .count(let range):
      return configuration.entryCount(of: subject.target).map { Truth(range.contains(Double($0))) }
        ?? .unknown
    case .unique: return isUnique(subject)
    case .contrast(let partner, let range): return contrast(subject, partner, range)
    case .decides(let part):
      return configuration.setting(subject.target).flatMap { styleEffects?.decides($0, part) }
        ?? .no
    }
  }

  private func all<Parts: Sequence>(_ parts: Parts, _ truth: (Parts.Element) -> Truth) -> Truth {
    var answer = Truth.yes
    for part in parts {
      switch truth(part) {
      case .no: return .no
      case .unclear: answer = .unclear
      case .unknown: if answer == .yes { answer = .unknown }
      case .yes: break
      }
    }
    return answer
  }

  private func some<Parts: Sequence>(_ parts: Parts, _ truth: (Parts.Element) -> Truth) -> Truth {
    var answer = Truth.no
    for part in parts {
      switch truth(part) {
      case .yes: return .yes
      case .unclear: answer = .unclear
      case .unknown: if answer == .no { answer = .unknown }
      case .no: break
      }
    }
    return answer
  }

  private func among(_ literals: ComparedLiterals, _ subject: PolicySubject) -> Truth {
    guard subject.isSum else { return configuration.compare(subject.target, with: literals) }
    return subject.sum.map { Truth(literals.numbers.contains($0)) } ?? .unknown
  }

  func number(_ subject: PolicySubject) -> Double? {
    subject.isSum ? subject.sum : configuration.number(of: subject.target)
  }

  func subject(summing operands: [PolicyOperand], _ subject: PolicySubject) -> PolicySubject {
    PolicySubject(target: subject.target, sum: sum(operands, subject), isSum: true)
  }

  private func sum(_ operands: [PolicyOperand], _ subject: PolicySubject) -> Double? {
    var sum = 0.0
    for operand in operands {
      for target in targets(operand, subject.target) {
        guard let number = configuration.number(of: target) else { return nil }
        sum += number
      }
    }
    return sum
  }

  /// Compares with the numbers that an operand leads to; one is enough.
  private func compare(
    _ subject: PolicySubject, _ operand: PolicyOperand, _ holds: (Double, Double) -> Bool
  ) -> Truth {
    guard let number = number(subject) else { return .unknown }
    return some(targets(operand, subject.target)) { target in
      configuration.number(of: target).map { Truth(holds(number, $0)) } ?? .unknown
    }
  }

  private func contrast(
    _ subject: PolicySubject, _ partner: ContrastPartner, _ range: PolicyRange
  ) -> Truth {
    let others = colors(of: partner, subject.target)
    // Mostly no other colour is given.
    guard others.contains(where: { $0 != nil }),
      let color = configuration.color(of: subject.target)
    else { return .unknown }
    return some(others) { other in
      other.flatMap { contrast(of: subject.target, color, to: $0) }.map {
        Truth(range.contains($0))
      } ?? .unknown
    }
  }

  /// The colours that a partner stands for; nil for those that are unknown.
  private func colors(of partner: ContrastPartner, _ target: PolicyTarget) -> [Color?] {
    switch partner {
    case .color(let color): [color]
    case .part(let part): styleEffects?.colors(of: part) ?? []
    case .operand(let operand): targets(operand, target).map { configuration.color(of: $0) }
    }
  }

  /// The contrast of a field's colour with another; where it is a text's, that is its ground, which
  /// shows through a text that is not opaque.
  private func contrast(of target: PolicyTarget, _ color: Color, to other: Color) -> Double? {
    let name = configuration.setting(target)?.field.name ?? ""
    let isText = name == "textColor" || name.hasSuffix("TextColor")
    return (isText ? color.laid(over: other) : color)?.contrast(to: other)
  }

  /// The contrast with each colour that a partner stands for, as far as it is known.
  func contrasts(
    _ target: PolicyTarget, _ partner: ContrastPartner, _ range: PolicyRange
  ) -> [MeasuredContrast] {
    guard let color = configuration.color(of: target) else { return [] }
    return colors(of: partner, target).compactMap { other in
      guard let other, let ratio = contrast(of: target, color, to: other) else { return nil }
      return MeasuredContrast(other: other, ratio: ratio, required: range)
    }
  }

  private func isUnique(_ subject: PolicySubject) -> Truth {
    let target = subject.target
    if target.value != .none, configuration.values[target.value.index].kind == .list {
      let entries = configuration.entries(of: configuration.values[target.value.index])
      let texts = entries.map { configuration.effectiveText(of: PolicyTarget(value: $0)) }
      return texts.contains(nil) ? .unknown : Truth(Set(texts).count == texts.count)
    }
    guard configuration.effectiveText(of: target) != nil else { return .unknown }
    return Truth(!subject.isRepeated)
  }

  // MARK: Operands

  private func subjects(
    _ operand: PolicyOperand, _ subject: PolicySubject, _ test: PolicyTest
  ) -> [PolicySubject] {
    let targets = targets(operand, subject.target)
    guard test.asksForUniqueness else { return targets.map { PolicySubject(target: $0) } }
    var seen: Set<String> = []
    return targets.map { target in
      let isNew = configuration.effectiveText(of: target).map { seen.insert($0).inserted } ?? true
      return PolicySubject(target: target, isRepeated: !isNew)
    }
  }

  /// What an operand leads to from the judged field.
  ///
  /// Where a section or list on the way is absent, that is one absent value, unless absence is
  /// documented to mean an empty list.
  func targets(_ operand: PolicyOperand, _ judged: PolicyTarget) -> [PolicyTarget] {
    var targets: [PolicyTarget] = []
    for way in operand.ways {
      if way.isEmpty {
        targets.append(judged)
      } else {
        let start = operand.start < trail.count ? trail[operand.start] : judged.value
        collect(from: start, way[...], into: &targets)
      }
    }
    return operand.ways.isEmpty ? [.absent] : targets
  }

  private func collect(
    from id: ValueID, _ way: ArraySlice<PathStep>, into targets: inout [PolicyTarget]
  ) {
    guard let step = way.first else {
      targets.append(PolicyTarget(value: id))
      return
    }
    let rest = way.dropFirst()
    let value = configuration.values[id.index]
    switch step {
    case .slot(let slot):
      guard id != .none, value.kind == .section else { return targets.append(missing(id)) }
      let next = configuration.slots[Int(value.payload) + slot]
      let target = PolicyTarget(owner: id, slot: slot, value: next)
      if rest.isEmpty {
        targets.append(target)
      } else if next != .none {
        collect(from: next, rest, into: &targets)
      } else if configuration.isUnclear(target) {
        targets.append(target)
      } else if configuration.entryCount(of: target) == nil {
        targets.append(.absent)
      }
    case .entries(let filters):
      guard id != .none, value.kind == .list else { return targets.append(missing(id)) }
      for entry in configuration.entries(of: value) where admits(entry, filters) {
        collect(from: entry, rest, into: &targets)
      }
    }
  }

  /// What a way leads to that `id` ends: nothing, or what is wrong in itself.
  private func missing(_ id: ValueID) -> PolicyTarget {
    let target = PolicyTarget(value: id)
    return configuration.isWrong(target) ? target : .absent
  }

  /// Whether an entry passes all filters; an unknown value passes none.
  func admits(_ entry: ValueID, _ filters: [EntryFilter]) -> Bool {
    if filters.isEmpty { return true }
    let value = configuration.values[entry.index]
    guard value.kind == .section else { return false }
    return filters.allSatisfy { filter in
      let target = PolicyTarget(
        owner: entry, slot: filter.slot,
        value: configuration.slots[Int(value.payload) + filter.slot])
      if let bytes = configuration.bytes(of: target) { return filter.glob.matches(bytes) }
      return configuration.effectiveText(of: target).map { filter.glob.matches($0.utf8) } ?? false
    }
  }
}

extension PolicyTest {
  fileprivate var asksForUniqueness: Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains(where: \.asksForUniqueness)
    case .not(let inner), .some(_, let inner), .every(_, let inner), .sum(_, let inner):
      inner.asksForUniqueness
    case .unique: true
    default: false
    }
  }
}
