import NavSchema
import Platform
import SourceText
import YAMLTree

/// Turns a policy file's typed values into a policy, and says what is wrong with them.
///
/// What the checker has rejected is left out here without a word.
struct PolicyReader {
  let configuration: Configuration
  var problems: [PolicyProblem] = []

  init(_ configuration: Configuration) { self.configuration = configuration }

  /// A rule as it is written; nil without an id or a path.
  mutating func rule(_ section: Section) -> PolicyRule? {
    guard let id = id(section["id"]) else { return nil }
    reportEmptyList(section.path, "a rule judges the fields at a path")
    var rule = PolicyRule(id: id, paths: paths(section.path))
    rule.origin = section.id
    readDemands(section, into: &rule)
    readBounds(section, into: &rule)
    readWords(section, into: &rule)
    return rule.paths.isEmpty ? nil : rule
  }

  private mutating func id(_ setting: Setting) -> RuleID? {
    guard let text = setting.text else { return nil }
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
    func isWord(_ word: Substring) -> Bool {
      !word.isEmpty
        && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
    }
    guard words.allSatisfy(isWord) else {
      problems.append(
        PolicyProblem(
          "invalid-format", at: .value(setting),
          "`id` is `\(text)`; an id has words of small letters and digits with `-` between them"))
      return nil
    }
    return RuleID(text)
  }

  // MARK: What a rule demands

  private mutating func readDemands(_ section: Section, into rule: inout PolicyRule) {
    rule.require = section.require.section.flatMap { condition($0) }
    rule.forbid = section.forbid.section.flatMap { condition($0) }
    if let change = section.disallow.section {
      rule.disallow = change["change-from"].text == "base" ? .fromBase : nil
    } else if section.disallow.text == "change" {
      rule.disallow = .fromDefault
    }
    rule.when = section.when.section.flatMap { condition($0) }
    rule.unless = section.unless.section.flatMap { condition($0) }
    rule.except = paths(section.except)
    let demands = [section.require, section.forbid, section.disallow]
    if demands.allSatisfy(\.isAbsent) {
      problems.append(
        PolicyProblem(
          "missing-key", at: .section(section),
          "rule `\(rule.id)` has none of `require`, `forbid` and `disallow`; it would never fire"))
    }
    if let when = rule.when, when == rule.unless {
      var problem = PolicyProblem(
        "conflicting-keys", at: .key(section.unless),
        "`unless` says the same as `when`; the rule would never fire")
      problem.related = [(.key(section.when), "`when` is here")]
      problems.append(problem)
    }
    if let require = rule.require, let forbid = rule.forbid,
      let conflict = ConditionConflict.between(require, forbidden: forbid)
    {
      report(conflict, or: .key(section.forbid))
    }
  }

  private mutating func readBounds(_ section: Section, into rule: inout PolicyRule) {
    rule.isForNavigation = section.scope.text == "navigation"
    rule.target = section.target.isWritten ? section.target.text : nil
    if let sdk = section.sdk.section {
      rule.navigationReleases = releases(sdk.navigation)
      rule.maps3DReleases = releases(sdk.maps3D)
    }
  }

  private mutating func releases(_ setting: Setting) -> ReleaseRange? {
    guard let text = setting.text else { return nil }
    guard let range = ReleaseRange(text) else {
      problems.append(
        PolicyProblem(
          "invalid-format", at: .value(setting),
          "`\(setting.field.name)` is `\(text)`; a range such as `>=10.10 <11` is expected"))
      return nil
    }
    if range.isEmpty {
      problems.append(
        PolicyProblem(
          "conflicting-keys", at: .value(setting),
          "`\(setting.field.name)` is `\(text)`; no release is in this range"))
    }
    return range
  }

  // MARK: What a rule says

  private mutating func readWords(_ section: Section, into rule: inout PolicyRule) {
    rule.severity = section.severity.text.flatMap(Severity.init(rawValue:)) ?? .error
    rule.message = section.message.text
    if let message = rule.message { checkPlaceholders(message, section.message) }
    rule.summary = section.summary.text
    rule.reason = section.reason.text
    rule.references = texts(section.reference).map(\.text)
    rule.basis = section.basis.text.flatMap(PolicyRule.Basis.init(rawValue:))
    rule.policyDate = date(section.policyDate)
    rule.facts = texts(section.facts).map(\.text)
  }

  private mutating func checkPlaceholders(_ message: String, _ setting: Setting) {
    for name in MessageTemplate(message).names
    where !MessageTemplate.knownNames.contains(name) {
      problems.append(
        PolicyProblem(
          "unknown-value", at: .value(setting),
          "`message` has no placeholder `{\(name)}`; there are "
            + MessageTemplate.knownNames.map { "{\($0)}" }.quotedList("and")))
    }
  }

  // MARK: Scalars

  /// A day, or nil where there is none.
  mutating func date(_ setting: Setting) -> String? {
    guard let text = setting.text else { return nil }
    guard CivilDate(text) != nil else {
      problems.append(
        PolicyProblem(
          "invalid-format", at: .value(setting),
          "`\(setting.field.name)` is `\(text)`; a day such as `2026-08-01` is expected"))
      return nil
    }
    return text
  }

  /// The one text or the texts of a list, each with its origin.
  func texts(_ setting: Setting) -> [(text: String, origin: ValueID)] {
    let ids = setting.list.map(Array.init) ?? (setting.isWritten ? [setting.valueID] : [])
    return ids.compactMap { id in
      let value = configuration.values[id.index]
      return value.kind == .text ? (configuration.text(of: value), id) : nil
    }
  }

  mutating func paths(_ setting: Setting) -> [PolicyPath] {
    texts(setting).compactMap { path($0.text, origin: $0.origin, of: setting.field.name) }
  }

  mutating func path(_ text: String, origin: ValueID, of name: String) -> PolicyPath? {
    do throws(PathPattern.Fault) {
      return PolicyPath(pattern: try PathPattern(text), origin: origin)
    } catch {
      problems.append(
        PolicyProblem("invalid-format", at: origin, "`\(name)` \(error.reason)"))
      return nil
    }
  }
}
