import NavSchema

extension Configuration {
  /// Whether a value is written that is not the documented default.
  ///
  /// Where the SDK's type is optional, absence is the documented default. Where nothing is
  /// documented, nothing is known to have changed.
  func isChanged(_ target: PolicyTarget) -> Bool {
    guard let setting = setting(target), let value = setting.value, value.kind != .invalid else {
      return false
    }
    guard let standard = setting.defaultLiteral else { return setting.field.isNullable }
    return literal(of: value) != standard
  }
}

extension PolicyEvaluation {
  /// Whether the effective value differs from that of the base, where both are known.
  func isChangedFromBase(_ target: PolicyTarget) -> Bool {
    guard let base, !configuration.isWrong(target),
      let before = base.knownTarget(at: effectivePath(to: target))
    else { return false }
    return configuration.effectiveText(of: target) != base.effectiveText(of: before)
  }

  /// What the base has in the place of `target`, in words; nil without a base.
  func valueOfBase(at target: PolicyTarget) -> String? {
    base.map { $0.words(of: $0.knownTarget(at: effectivePath(to: target)) ?? .absent) }
  }

  /// Finds what the base has and no section is left for: one finding for each section or entry that
  /// is gone, however many values the rule judges in it.
  mutating func findRemovals(_ rule: CompiledRule) {
    guard let base, let root = base.root else { return }
    var old = PolicyEvaluation(base)
    var removals: [(path: EffectivePath, gone: [PolicyTarget])] = []
    var places: [EffectivePath: Int] = [:]
    for branch in rule.branches {
      for leaf in branch.leaves {
        old.trail = [root.id]
        let operand = PolicyOperand(start: 0, ways: [branch.prefix + [leaf.step]])
        for target in old.targets(operand, .absent) where base.effectiveText(of: target) != nil {
          let path = base.path(to: target)
          guard configuration.knownTarget(at: path) == .absent else { continue }
          let holder = configuration.outermostAbsence(on: path)
          if let place = places[holder] {
            removals[place].gone.append(target)
          } else {
            places[holder] = removals.count
            removals.append((holder, [target]))
          }
        }
      }
    }
    for removal in removals { reportRemoval(removal.path, removal.gone, rule) }
  }

  private mutating func reportRemoval(
    _ path: EffectivePath, _ gone: [PolicyTarget], _ rule: CompiledRule
  ) {
    guard let base else { return }
    let isOne = gone.count == 1
    breaches.append(
      PolicyBreach(
        rule: rule, target: PolicyTarget(value: configuration.nearestSection(to: path)),
        fault: .removed, severity: rule.rule.severity,
        path: isOne ? base.path(to: gone[0]) : path, alias: nil, excess: 0,
        before: isOne ? base.words(of: gone[0]) : "there with \(gone.count) of these values"))
  }
}

extension Configuration {
  /// The way to a target by its own place.
  func path(to target: PolicyTarget) -> EffectivePath {
    var components: [EffectivePath.Component] = []
    if let setting = setting(target) { components.append(.field(setting.field.name)) }
    var id = target.owner == .none ? target.value : target.owner
    while id != .none, values[id.index].parent != .none {
      components.append(component(of: id))
      id = values[id.index].parent
    }
    return EffectivePath(components: components.reversed())
  }

  /// What a way leads to, `absent` where the section that would hold it is; nil where nobody knows,
  /// since something on the way is wrong in itself or a syntax error cuts the document off.
  func knownTarget(at path: EffectivePath) -> PolicyTarget? {
    var target = PolicyTarget(value: rootID)
    for component in path.components {
      guard !isWrong(target) else { return nil }
      guard target.value != .none, let next = step(component, from: target.value) else {
        return isComplete ? .absent : nil
      }
      target = next
    }
    return isWrong(target) || target.value == .none && !isComplete ? nil : target
  }

  /// The part of a way that leads to the first section or entry that is not there.
  func outermostAbsence(on path: EffectivePath) -> EffectivePath {
    var id = rootID
    for (index, component) in path.components.enumerated() {
      guard let next = step(component, from: id)?.value, next != .none else {
        return EffectivePath(components: Array(path.components[...index]))
      }
      id = next
    }
    return path
  }

  /// Whether a value is written that is wrong in itself.
  func isWrong(_ target: PolicyTarget) -> Bool {
    target.value != .none && values[target.value.index].kind == .invalid
  }

  /// The section furthest along a way; the root if no other is there.
  func nearestSection(to path: EffectivePath) -> ValueID {
    var nearest = rootID
    var id = rootID
    for component in path.components {
      guard let next = step(component, from: id)?.value, next != .none else { break }
      id = next
      if values[id.index].kind == .section { nearest = id }
    }
    return nearest
  }

  private func step(_ component: EffectivePath.Component, from id: ValueID) -> PolicyTarget? {
    let value = values[id.index]
    switch component {
    case .field(let name):
      guard value.kind == .section, let slot = value.mappingKind.schema.slot(named: name) else {
        return nil
      }
      return PolicyTarget(owner: id, slot: slot, value: slots[Int(value.payload) + slot])
    case .entry(let wanted):
      guard value.kind == .list else { return nil }
      return entries(of: value).first { entryID(of: $0) == wanted }.map { PolicyTarget(value: $0) }
    case .position(let position):
      guard value.kind == .list, position < entries(of: value).count else { return nil }
      return PolicyTarget(value: entries(of: value).dropFirst(position).first ?? .none)
    }
  }
}
