import NavSchema
import SourceText

/// Resolves the paths of a rule and compares its literals with the types of its fields.
struct RuleCompiler {
  private let rule: PolicyRule
  private(set) var problems: [PolicyProblem] = []
  private var fits = TypeFits()

  private init(_ rule: PolicyRule) { self.rule = rule }

  /// The branches of a rule, and what is wrong with it.
  static func compile(
    _ rule: PolicyRule
  ) -> (branches: [RuleBranch], problems: [PolicyProblem]) {
    var compiler = RuleCompiler(rule)
    let branches = compiler.branches()
    return (branches, compiler.problems + compiler.fits.misfits)
  }

  // MARK: Branches

  private mutating func branches() -> [RuleBranch] {
    let exemptions = rule.except.map { resolve($0) }
    var unused = Set(exemptions.indices)
    let found = rule.paths.flatMap { path in
      let chains = resolve(path)
      if rule.disallow == .fromDefault { reportUnchangeable(path, chains) }
      return branches(of: path.pattern, chains, exemptions, &unused)
    }
    for index in unused.sorted() where !exemptions[index].isEmpty {
      problems.append(
        PolicyProblem(
          "unknown-value", at: rule.except[index].origin,
          "`except` names `\(rule.except[index].pattern)`, which `path` does not cover"))
    }
    return found
  }

  private mutating func branches(
    of pattern: PathPattern, _ chains: [FieldChain], _ exemptions: [[FieldChain]],
    _ unused: inout Set<Int>
  ) -> [RuleBranch] {
    let isPerField = conditionsDependOnField(pattern)
    var drafts: [(prefix: [PathStep], leaves: [RuleLeaf], tests: RuleTests)] = []
    for chain in chains {
      guard let leaf = leaf(chain, exemptions, &unused) else { continue }
      let prefix = Array(chain.steps.dropLast())
      if !isPerField, let known = drafts.firstIndex(where: { $0.prefix == prefix }) {
        note(types: chain)
        drafts[known].leaves.append(leaf)
      } else {
        drafts.append((prefix, [leaf], tests(chain, pattern)))
      }
    }
    return drafts.map { draft in
      RuleBranch(
        prefix: draft.prefix, leaves: draft.leaves, tests: draft.tests, disallow: rule.disallow)
    }
  }

  private mutating func reportUnchangeable(_ path: PolicyPath, _ chains: [FieldChain]) {
    guard let chain = chains.first, !chains.contains(where: \.isChangeable) else { return }
    let inner = chain.type.fieldsHere == nil ? "[*].*" : ".*"
    problems.append(
      PolicyProblem(
        "wrong-type", at: path.origin,
        "`\(path.pattern)` has no documented default that it could differ from; its fields are"
          + " `\(path.pattern)\(inner)`"))
  }

  private mutating func resolve(_ path: PolicyPath) -> [FieldChain] {
    do throws(PathPattern.Fault) {
      return try PathResolver.resolve(path.pattern.elements)
    } catch {
      problems.append(noField(at: path, error))
      return []
    }
  }

  private func noField(at path: PolicyPath, _ fault: PathPattern.Fault) -> PolicyProblem {
    PolicyProblem(
      "unknown-value", at: path.origin, "`\(path.pattern)` leads nowhere: \(fault.reason)")
  }

  private mutating func tests(_ chain: FieldChain, _ pattern: PathPattern) -> RuleTests {
    var compiler = TestCompiler(chain: chain, pattern: pattern)
    func test(_ condition: PolicyCondition?) -> PolicyTest? {
      condition.map { compiler.test($0, about: JudgedValue([chain])) }
    }
    var tests = RuleTests()
    tests.require = test(rule.require)
    tests.forbid = test(rule.forbid)
    tests.when = test(rule.when)
    tests.unless = test(rule.unless)
    tests.isBound = compiler.isBound
    fits.merge(compiler.fits)
    return tests
  }

  /// Compares the literals with one more field that shares its branch's tests.
  private mutating func note(types chain: FieldChain) {
    guard rule.origin != .none else { return }
    var compiler = TestCompiler(chain: chain, pattern: nil)
    for condition in rule.conditions {
      compiler.compareTypes(condition, with: JudgedValue([chain]))
    }
    fits.merge(compiler.fits)
  }

  /// Whether a condition names a field by what the last star of the rule's path stands for.
  private func conditionsDependOnField(_ pattern: PathPattern) -> Bool {
    guard case .name(let last)? = pattern.elements.last, !last.isLiteral else { return false }
    return rule.conditions.flatMap(\.paths).contains { path in
      let other = path.pattern.elements
      guard other.count >= pattern.elements.count,
        other.starts(with: pattern.elements.dropLast()),
        case .name(let name) = other[pattern.elements.count - 1]
      else { return false }
      return !name.isLiteral
    }
  }

  // MARK: Exemptions

  /// The leaf of `chain`; nil where it is exempt whatever the document says.
  private func leaf(
    _ chain: FieldChain, _ exemptions: [[FieldChain]], _ unused: inout Set<Int>
  ) -> RuleLeaf? {
    var conditional: [[(step: Int, filters: [EntryFilter])]] = []
    for (index, chains) in exemptions.enumerated() {
      for exempt in chains {
        guard let filters = Self.filters(of: exempt.steps, covering: chain.steps) else { continue }
        unused.remove(index)
        if filters.isEmpty { return nil }
        conditional.append(filters)
      }
    }
    guard let step = chain.steps.last else { return nil }
    return RuleLeaf(step, chain, exemptions: conditional)
  }

  /// The filters that an entry on the way must pass for `exempt` to cover `steps`; nil if it
  /// covers other fields.
  private static func filters(
    of exempt: [PathStep], covering steps: [PathStep]
  ) -> [(step: Int, filters: [EntryFilter])]? {
    guard exempt.count <= steps.count else { return nil }
    var filters: [(step: Int, filters: [EntryFilter])] = []
    for (index, pair) in zip(exempt, steps).enumerated() {
      switch pair {
      case (.slot(let one), .slot(let two)): if one != two { return nil }
      case (.entries(let chosen), .entries):
        if !chosen.isEmpty { filters.append((index + 1, chosen)) }
      default: return nil
      }
    }
    return filters
  }
}

extension PolicyRule {
  func description(policy: String) -> RuleDescription {
    let bounds = [navigationReleases, maps3DReleases].contains { $0 != nil }
    let demand = [require?.words, forbid.map { "not \($0.words)" }].compactMap { $0 }
    let paths = paths.map { "`\($0.pattern)`" }.joined(separator: ", ")
    let words =
      demand.isEmpty
      ? "a change of \(paths)" : "\(paths) must be \(demand.joined(separator: " and "))"
    return RuleDescription(
      id: id, category: .policy,
      severities: bounds && severity != .note ? [severity, .note] : [severity],
      facts: facts.sorted(), summary: summary ?? words,
      reason: reason ?? message ?? "The policy \(policy) says so.", policy: policy,
      references: references)
  }
}

extension PolicyCondition {
  /// All paths in it.
  var paths: [PolicyPath] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap(\.paths)
    case .not(let inner): inner.paths
    case .some(let path, let inner), .every(let path, let inner): [path] + inner.paths
    case .sum(let paths, let inner): paths + inner.paths
    case .atLeast(let path), .atMost(let path): [path]
    case .contrast(let contrast):
      if case .path(let path) = contrast.other { [path] } else { [] }
    default: []
    }
  }

  var asksForStyle: Bool {
    contains { condition in
      switch condition {
      case .decides: true
      case .contrast(let contrast):
        if case .part = contrast.other { true } else { false }
      default: false
      }
    }
  }

  var asksForUniqueness: Bool {
    contains { if case .unique = $0 { true } else { false } }
  }

  /// Whether `holds` is true of it or of a condition in it.
  private func contains(where holds: (PolicyCondition) -> Bool) -> Bool {
    if holds(self) { return true }
    return switch self {
    case .all(let parts), .any(let parts): parts.contains { $0.contains(where: holds) }
    case .not(let inner), .some(_, let inner), .every(_, let inner), .sum(_, let inner):
      inner.contains(where: holds)
    default: false
    }
  }
}
