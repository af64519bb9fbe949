import NavSchema
import SourceText
import YAMLTree

/// Runs rules over one configuration.
///
/// What is shared through aliases and merges is judged once, where it stands; only what does not
/// stand at the rule's path, or depends on where it is used, is judged at its uses.
struct PolicyEvaluation {
  let configuration: Configuration
  /// What the configuration is a change of, where that is known.
  let base: Configuration?
  /// The values on the way to the judged field: the root, then one for each step.
  var trail: [ValueID] = []
  var breaches: [PolicyBreach] = []
  private(set) var rule: CompiledRule?
  /// Uses of shared values that are still to be judged, if at all.
  var pending: [SharedUse] = []
  /// Equal values, the first of each, for the running rule.
  private var firstByText: [String: PolicyTarget] = [:]
  /// The first value with each payload; made when it is first needed.
  var homes: [Home: ValueID] = [:]
  /// How many uses of shared values are still judged anew, because a rule depends on the place.
  var remainingUses = 100_000

  /// What the map style comes to; worked out for the first rule that asks.
  private(set) var styleEffects: MapStyleEffects?

  private let values: [Value]
  private let slots: [ValueID]
  private let nodes: NodeArray
  private var asksForUniqueness = false
  private var disallow: PolicyRule.Change?

  init(_ configuration: Configuration, base: Configuration? = nil) {
    self.configuration = configuration
    self.base = base
    values = configuration.values
    slots = configuration.slots
    nodes = configuration.stream.nodes
  }

  /// Runs all of `rule`; its breaches are appended.
  mutating func run(_ rule: CompiledRule) {
    guard configuration.rootID != .none, applies(rule.rule) else { return }
    if rule.asksForUniqueness { indexValues(of: rule) }
    if rule.asksForStyle, styleEffects == nil { styleEffects = MapStyleEffects(configuration) }
    self.rule = rule
    asksForUniqueness = rule.asksForUniqueness
    disallow = rule.rule.disallow
    for branch in rule.branches {
      let count = breaches.count
      trail.removeAll(keepingCapacity: true)
      trail.append(configuration.rootID)
      walk(branch, configuration.rootID, through: nil)
      if !pending.isEmpty { judgeUses(branch, besides: breaches[count...]) }
    }
    if disallow == .fromBase { findRemovals(rule) }
  }

  // MARK: Walking

  /// Goes on from `id`, which the steps in `trail` have led to.
  mutating func walk(_ branch: RuleBranch, _ id: ValueID, through alias: NodeID?) {
    let step = trail.count - 1
    guard step < branch.prefix.count else { return judge(branch, id, through: alias) }
    let value = values[id.index]
    let slot = branch.prefixSlots[step]
    if slot >= 0 {
      guard value.kind == .section else { return }
      let next = slots[Int(value.payload) + slot]
      if next != .none { enter(branch, next, from: value, id, through: alias) }
    } else if value.kind == .list {
      let filters = branch.prefix[step].filters
      for entry in configuration.entries(of: value) where admits(entry, filters) {
        enter(branch, entry, from: value, id, through: alias)
      }
    }
  }

  private mutating func enter(
    _ branch: RuleBranch, _ id: ValueID, from holder: Value, _ holderID: ValueID,
    through alias: NodeID?
  ) {
    let value = values[id.index]
    guard value.kind == .section || value.kind == .list else { return }
    trail.append(id)
    if isShared(id, in: holder) {
      let own =
        nodes[value.node.index].kind == .alias
        ? value.node
        : configuration.mergeNode(
          for: value, in: Section(configuration: configuration, id: holderID))
      pending.append(
        SharedUse(
          branch: branch, step: trail.count - 1, id: id, trail: trail, alias: alias ?? own))
    } else {
      walk(branch, id, through: alias)
    }
    trail.removeLast()
  }

  /// Whether a value of `holder` is reached through an alias or a merge.
  private func isShared(_ id: ValueID, in holder: Value) -> Bool {
    let value = values[id.index]
    return nodes[value.node.index].kind == .alias && !value.isReadAtAlias
      || Home(values[value.parent.index]) != Home(holder)
  }

  // MARK: Judging

  private mutating func judge(_ branch: RuleBranch, _ id: ValueID, through alias: NodeID?) {
    let value = values[id.index]
    // By index, as copies of leaves are not for nothing.
    for index in branch.leaves.indices {
      let slot = branch.leaves[index].slot
      if slot >= 0 {
        guard value.kind == .section else { continue }
        let written = slots[Int(value.payload) + slot]
        if written == .none, !branch.mayBreakByAbsence[index] { continue }
        judge(
          PolicyTarget(owner: id, slot: slot, value: written), branch, index, through: alias)
      } else if value.kind == .list {
        let filters = branch.leaves[index].step.filters
        for entry in configuration.entries(of: value) where admits(entry, filters) {
          judge(PolicyTarget(value: entry), branch, index, through: alias)
        }
      }
    }
  }

  private mutating func judge(
    _ target: PolicyTarget, _ branch: RuleBranch, _ leaf: Int, through alias: NodeID?
  ) {
    let subject = PolicySubject(target: target, isRepeated: isRepeated(target))
    guard let fault = fault(subject, branch), let rule else { return }
    if let when = branch.tests.when, truth(of: when, subject) != .yes { return }
    if let unless = branch.tests.unless, [.yes, .unclear].contains(truth(of: unless, subject)) {
      return
    }
    guard !isExempt(target, branch.leaves[leaf]), applies(rule.rule) else { return }
    breaches.append(
      PolicyBreach(
        rule: rule, target: target, fault: fault, severity: severity(rule.rule),
        path: effectivePath(to: target), pointer: effectivePointer(to: target), alias: alias,
        excess: excess(subject, branch),
        contrast: faultyContrast(subject, branch), before: valueOfBase(at: target)))
  }

  private func fault(_ subject: PolicySubject, _ branch: RuleBranch) -> PolicyBreach.Fault? {
    if let forbid = branch.tests.forbid, truth(of: forbid, subject) == .yes { return .forbidden }
    if let require = branch.tests.require, truth(of: require, subject) == .no { return .required }
    switch disallow {
    case .fromDefault: return configuration.isChanged(subject.target) ? .changed : nil
    case .fromBase: return isChangedFromBase(subject.target) ? .changed : nil
    case nil: return nil
    }
  }

  private func isExempt(_ target: PolicyTarget, _ leaf: RuleLeaf) -> Bool {
    leaf.exemptions.contains { filters in
      filters.allSatisfy { step, filters in
        admits(step < trail.count ? trail[step] : target.value, filters)
      }
    }
  }

  // MARK: Where a rule applies

  private func applies(_ rule: PolicyRule) -> Bool {
    if rule.isForNavigation, !isNavigationOn { return false }
    if let target = rule.target, configuration.root?["target"].text != target { return false }
    return releaseAnswer(rule) != .no
  }

  /// Whether the effective releases lie in the rule's ranges.
  private func releaseAnswer(_ rule: PolicyRule) -> Version.Answer {
    let profile = configuration.profile
    if rule.navigationReleases != nil, !profile.isNavigationKnown { return .no }
    let navigation = rule.navigationReleases?.contains(profile.navigation) ?? .yes
    let maps3D = rule.maps3DReleases?.contains(profile.maps3D) ?? .yes
    if navigation == .no || maps3D == .no { return .no }
    return navigation == .yes && maps3D == .yes ? .yes : .depends
  }

  /// The severity of the rule's breaches: a note where a bare major leaves open whether it applies.
  private func severity(_ rule: PolicyRule) -> Severity {
    releaseAnswer(rule) == .depends ? .note : rule.severity
  }

  private var isNavigationOn: Bool {
    configuration.root?["navigation"].section?.isNavigationOn ?? false
  }

  // MARK: Unique values

  private mutating func indexValues(of rule: CompiledRule) {
    firstByText = [:]
    for branch in rule.branches {
      for leaf in branch.leaves {
        let operand = PolicyOperand(start: 0, ways: [branch.prefix + [leaf.step]])
        trail = [configuration.rootID]
        for target in targets(operand, .absent) {
          guard let text = configuration.effectiveText(of: target) else { continue }
          if firstByText[text] == nil { firstByText[text] = target }
        }
      }
    }
  }

  private func isRepeated(_ target: PolicyTarget) -> Bool {
    guard asksForUniqueness,
      let text = configuration.effectiveText(of: target)
    else { return false }
    return firstByText[text] != target
  }
}
