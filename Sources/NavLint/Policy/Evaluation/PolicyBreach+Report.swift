import NavSchema
import SourceText
import YAMLTree

extension PolicyBreach {
  /// What is reported of the breach.
  func diagnostic(in configuration: Configuration) -> Diagnostic {
    var place = configuration.place(of: spot(in: configuration))
    if let alias, place.range == place.fault,
      configuration.stream[configuration.stream.resolved(alias)].range.contains(place.fault)
    {
      place = configuration.throughAlias(alias, fault: place.fault, place)
    }
    return Diagnostic(
      rule: rule.rule.id, category: .policy, severity: severity,
      message: message(in: configuration), help: help, label: label, range: place.range,
      pointer: pointer ?? place.pointer, document: configuration.number, related: place.related,
      field: place.field, facts: rule.rule.facts.sorted(), policy: rule.policy,
      references: rule.rule.references)
  }

  /// The value if another one cures the breach, the key if the cure is to remove or add it.
  private func spot(in configuration: Configuration) -> Spot {
    guard let setting = configuration.setting(target) else {
      if fault == .removed {
        return .section(Section(configuration: configuration, id: target.value))
      }
      return .entry(target.value)
    }
    guard let value = setting.value else { return .value(setting) }
    let isCollection = value.kind == .section || value.kind == .list
    return isCollection || rule.rule.isAboutPresence ? .key(setting) : .value(setting)
  }

  // MARK: Words

  private func message(in configuration: Configuration) -> String {
    let text = rule.rule.message ?? defaultMessage(in: configuration)
    return MessageTemplate(text).filled { name in
      switch name {
      case "path": path.description
      case "value": fault == .removed ? "gone" : configuration.words(of: target)
      case "base": before ?? "not known"
      case "default":
        configuration.defaultLiteral(of: target).map { "`\($0)`" } ?? "no documented default"
      case "contrast": contrast?.ratioWords ?? "not known"
      case "against": contrast.map { "`\($0.other)`" } ?? "not known"
      default: ""
      }
    }
  }

  private func defaultMessage(in configuration: Configuration) -> String {
    let name = "policy `\(rule.policy)`"
    switch fault {
    case .required: return "`{path}` is {value}; \(name) requires it to be \(requirement)"
    case .forbidden:
      return "`{path}` is {value}; \(name) forbids it to be \(rule.rule.forbid?.words ?? "so")"
    case .changed, .removed:
      if rule.rule.disallow == .fromBase {
        if fault == .changed, before == configuration.words(of: target) {
          return "`{path}` is not as it is in the base; \(name) allows no change of it"
        }
        return "`{path}` is {value}, in the base {base}; \(name) allows no change of it"
      }
      let limit =
        configuration.defaultLiteral(of: target) == nil
        ? "no value, since none is documented as the default"
        : "only the documented default {default}"
      return "`{path}` is {value}; \(name) allows \(limit)"
    }
  }

  /// What is required, with the contrast that there is instead.
  private var requirement: String {
    let words = rule.rule.require?.words ?? "otherwise"
    return words + (contrast.map { ", but it is \($0.words)" } ?? "")
  }

  private var label: String? {
    switch fault {
    case .required: contrast?.demand ?? rule.rule.require.map { "must be \($0.words)" }
    case .forbidden: rule.rule.forbid.map { "must not be \($0.words)" }
    case .changed, .removed: nil
    }
  }

  private var help: String? {
    switch rule.rule.basis {
    case .must?: nil
    case .should?: "a recommendation, not a demand"
    case .heuristic?: "a heuristic: no text says so outright"
    case nil: nil
    }
  }
}

extension MeasuredContrast {
  /// "must have a contrast of at least 3:1 with `#1A73E8`, not 2.07:1".
  fileprivate var demand: String {
    "must have a contrast of \(required.words):1 with `\(other)`, not \(ratioWords)"
  }

  /// "2.07:1 with `#1A73E8`".
  fileprivate var words: String { "\(ratioWords) with `\(other)`" }

  /// "2.07:1", cut off, so that what is too little never looks enough.
  fileprivate var ratioWords: String {
    "\(NumberText.canonical((ratio * 100).rounded(.down) / 100)):1"
  }
}

extension Configuration {
  /// A value in words, to stand behind "is".
  func words(of target: PolicyTarget) -> String {
    if let bytes = bytes(of: target) {
      return "`\(Checker.excerpt(String(decoding: bytes, as: UTF8.self)))`"
    }
    if let setting = setting(target) {
      if let words = setting.numberWords { return "`\(Checker.excerpt(words))`" }
      if let literal = setting.literal { return "`\(Checker.excerpt("\(literal)"))`" }
      return setting.value.map(Self.phrase) ?? "absent"
    }
    guard target.value != .none else { return "absent" }
    let value = values[target.value.index]
    if value.kind == .number { return "`\(Checker.excerpt(text(of: value)))`" }
    return literal(of: value).map { "`\(Checker.excerpt("\($0)"))`" } ?? Self.phrase(value)
  }

  private static func phrase(_ value: Value) -> String {
    switch value.kind {
    case .list:
      let count = value.payload & 0xFFFF_FFFF
      return count == 1 ? "a list of 1 entry" : "a list of \(count) entries"
    case .section: return "there"
    default: return "not what it should be"
    }
  }
}

extension PolicyRule {
  /// Whether all that the rule says is whether there is a value.
  fileprivate var isAboutPresence: Bool {
    let conditions = [require, forbid].compactMap { $0 }
    return !conditions.isEmpty && conditions.allSatisfy(\.isAboutPresence)
  }
}

extension PolicyCondition {
  fileprivate var isAboutPresence: Bool {
    switch self {
    case .present, .written: true
    case .not(let inner): inner.isAboutPresence
    case .all(let parts), .any(let parts): parts.allSatisfy(\.isAboutPresence)
    default: false
    }
  }
}
