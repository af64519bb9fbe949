import NavSchema
import Platform
import SourceText

extension PolicyReader {
  mutating func report(_ conflict: ConditionConflict, or spot: Spot) {
    var problem = PolicyProblem(
      "conflicting-keys", at: conflict.second == .none ? spot : .entry(conflict.second),
      conflict.message)
    if conflict.first != .none {
      problem.related = [(.entry(conflict.first), "the other side is here")]
    }
    problems.append(problem)
  }

  mutating func reportRepeatedIDs(_ rules: [PolicyRule]) {
    var first: [RuleID: PolicyRule] = [:]
    for rule in rules {
      if RuleRegistry.ownIDs.contains(rule.id) {
        problems.append(
          PolicyProblem(
            "duplicate-id", at: idSpot(of: rule), "navlint itself has a rule `\(rule.id)`"))
      }
      guard let known = first[rule.id] else {
        first[rule.id] = rule
        continue
      }
      var problem = PolicyProblem(
        "duplicate-id", at: idSpot(of: rule), "two rules have the id `\(rule.id)`")
      problem.related = [(idSpot(of: known), "the first is here")]
      problems.append(problem)
    }
  }

  /// Two rules for the same path, both always in force, that cannot both be kept.
  mutating func reportOpposingRules(_ rules: [PolicyRule]) {
    var earlier: [PolicyPath: [PolicyRule]] = [:]
    for rule in rules where rule.isUnconditional {
      guard let path = rule.paths.first, rule.paths.count == 1 else { continue }
      for other in earlier[path] ?? [] {
        if let conflict = other.conflict(with: rule) {
          report(
            ConditionConflict(
              conflict.first, conflict.second,
              "rules `\(other.id)` and `\(rule.id)` cannot both be kept: \(conflict.message)"),
            or: idSpot(of: rule))
          break
        }
      }
      earlier[path, default: []].append(rule)
    }
  }

  private func idSpot(of rule: PolicyRule) -> Spot {
    .value(Section(configuration: configuration, id: rule.origin)["id"])
  }
}

extension PolicyRule {
  fileprivate var isUnconditional: Bool {
    when == nil && unless == nil && except.isEmpty && !isForNavigation && target == nil
      && navigationReleases == nil && maps3DReleases == nil
  }

  fileprivate func conflict(with later: PolicyRule) -> ConditionConflict? {
    if let one = require, let two = later.require,
      let conflict = ConditionConflict.within([one, two])
    {
      return conflict
    }
    if let one = require, let two = later.forbid {
      return ConditionConflict.between(one, forbidden: two)
    }
    if let one = forbid, let two = later.require {
      return ConditionConflict.between(two, forbidden: one)
    }
    return nil
  }
}

/// Why a text is no pattern.
enum PatternFault {
  /// The end of a sentence that begins with "`pattern`"; nil if the text is a pattern.
  static func of(_ text: String) -> String? {
    do throws(TextPattern.Fault) {
      _ = try TextPattern(text)
      return nil
    } catch {
      return switch error {
      case .malformed(let words): "is no POSIX extended regular expression: \(words)"
      case .tooLong(let limit): "is longer than \(limit) bytes"
      case .undefinedEscape(let escape):
        "has `\(escape)`, which POSIX leaves open; write a class such as `[[:digit:]]`"
      case .tooManyRepetitions(let limit):
        "comes to more than \(limit) steps once its repetitions are written out"
      }
    }
  }
}
