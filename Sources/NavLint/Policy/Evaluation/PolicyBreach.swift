import NavSchema
import SourceText
import YAMLTree

/// One value that breaks a rule.
struct PolicyBreach {
  enum Fault {
    case required
    case forbidden
    case changed
    /// What the base has is gone; the target is the nearest section that is left.
    case removed
  }

  let rule: CompiledRule
  let target: PolicyTarget
  let fault: Fault
  let severity: Severity
  let path: EffectivePath
  /// The JSON Pointer along the same way; nil where that is the way by which the target was read.
  var pointer: String?
  /// The alias through which it was reached, where it is not judged at home.
  let alias: NodeID?
  /// How far a number lies beyond what is required; 0 where there is no measure.
  let excess: Double
  /// The contrast that is not as required.
  var contrast: MeasuredContrast?
  /// What the base has there, in words, where it is changed.
  var before: String?
}

/// How much a colour stands out from another, and how much it should.
struct MeasuredContrast {
  let other: Color
  /// 1 to 21.
  let ratio: Double
  let required: PolicyRange
}

/// A way to a value by names: equal in two configurations for what corresponds.
struct EffectivePath: Hashable {
  enum Component: Hashable {
    case field(String)
    /// An entry by its id, or by its place where it has none.
    case entry(id: String)
    case position(Int)
  }

  var components: [Component] = []
}

extension EffectivePath: CustomStringConvertible {
  /// `map3D.markers[id=pier].altitudeMode`, entries without an id by their place, from 0.
  var description: String {
    var text = ""
    for component in components {
      switch component {
      case .field(let name): text += text.isEmpty ? name : ".\(name)"
      case .entry(let id): text += "[id=\(id)]"
      case .position(let position): text += "[\(position)]"
      }
    }
    return text
  }
}

extension PolicyEvaluation {
  /// The way to a target behind the trail.
  func effectivePath(to target: PolicyTarget) -> EffectivePath {
    var path = EffectivePath()
    for id in trail.dropFirst() { path.components.append(configuration.component(of: id)) }
    if let setting = configuration.setting(target) {
      path.components.append(.field(setting.field.name))
    } else if target.value != .none {
      path.components.append(configuration.component(of: target.value))
    }
    return path
  }

  /// The JSON Pointer to a target behind the trail.
  func effectivePointer(to target: PolicyTarget) -> String {
    var names = trail.dropFirst().map(configuration.token)
    if let setting = configuration.setting(target) {
      names.append(setting.field.name)
    } else if target.value != .none {
      names.append(configuration.token(of: target.value))
    }
    return names.map { "/" + pointerToken($0) }.joined()
  }
}

extension Configuration {
  /// What leads from the holder of a value to the value.
  func component(of id: ValueID) -> EffectivePath.Component {
    let value = values[id.index]
    let holder = values[value.parent.index]
    if holder.kind == .section {
      return .field(holder.mappingKind.schema.fields[Int(value.position)].name)
    }
    return entryID(of: id).map { .entry(id: $0) } ?? .position(Int(value.position))
  }

  /// The `id` of an entry, if it has one.
  func entryID(of id: ValueID) -> String? {
    let value = values[id.index]
    guard value.kind == .section, value.mappingKind.schema.slot(named: "id") != nil else {
      return nil
    }
    return Section(configuration: self, id: id)["id"].text
  }
}
