import NavSchema

/// What the rules of the document's map style come to: Google applies them in order, so that a later
/// one overrides an earlier one where both are about the same feature.
struct MapStyleEffects {
  /// What counts for some feature of a part, once all rules have been applied.
  private struct Deciders {
    /// Stylers, by their first slot: an aliased one counts wherever it is used.
    var sure: Set<UInt64> = []
    /// Such that something wrong in itself may override, or keep from being applied.
    var unclear: Set<UInt64> = []
    /// The colours of those that are sure.
    var colors: [Color?] = []
  }

  private struct Key: Hashable {
    let part: MapPart
    let slot: Int
  }

  private var deciders: [Key: Deciders] = [:]

  init(_ configuration: Configuration) {
    let mapView = configuration.root?["navigation"].section?.mapView.section
    guard let rules = mapView?.mapStyle.list.map({ $0.map(configuration.section) }) else { return }
    for part in MapPart.allCases {
      for name in ["visibility", "color"] {
        guard let slot = MappingKind.styler.schema.slot(named: name) else { continue }
        var deciders = Deciders()
        for feature in part.features {
          Self.apply(rules, feature, slot, to: &deciders)
        }
        self.deciders[Key(part: part, slot: slot)] = deciders
      }
    }
  }

  /// Whether a styler's `visibility` or `color` is what counts for some feature of `part`.
  func decides(_ setting: Setting, _ part: MapPart) -> Truth {
    guard setting.owner.kind == .styler, let found = deciders[Key(part: part, slot: setting.slot)]
    else { return .no }
    if found.sure.contains(setting.owner.value.payload) { return .yes }
    return found.unclear.contains(setting.owner.value.payload) ? .unclear : .no
  }

  /// The colours of a part; nil for one that depends on the appearance.
  func colors(of part: MapPart) -> [Color?] {
    guard let slot = MappingKind.styler.schema.slot(named: "color") else { return [] }
    return deciders[Key(part: part, slot: slot)]?.colors ?? []
  }

  /// Applies all rules to the inside of one feature.
  private static func apply(
    _ rules: [Section?], _ feature: String, _ slot: Int, to deciders: inout Deciders
  ) {
    var current: Setting?
    var rivals: Set<UInt64> = []
    for rule in rules {
      let isAbout = rule.map { covers($0, feature) } ?? .unclear
      if isAbout == .no { continue }
      guard let stylers = rule?.stylers.list else {
        if let current { rivals.insert(current.owner.value.payload) }
        current = nil
        continue
      }
      for id in stylers {
        let setting = rule?.configuration.section(id)?[slot: slot]
        guard setting?.isAbsent != true else {
          // A colour that is changed once more is not known.
          if setting?.owner.changesTone == true, setting?.field.name == "color" { current = nil }
          continue
        }
        if let setting, setting.isGiven, isAbout == .yes {
          current = setting
          rivals = []
        } else {
          for unclear in [current, setting].compactMap(\.self) {
            rivals.insert(unclear.owner.value.payload)
          }
          current = nil
        }
      }
    }
    if let current, deciders.sure.insert(current.owner.value.payload).inserted {
      deciders.colors.append(current.color)
    }
    deciders.unclear.formUnion(rivals)
  }

  /// Whether a rule is about the inside of a feature.
  private static func covers(_ rule: Section, _ feature: String) -> Truth {
    guard let type = rule.featureType.text, let element = rule.elementType.text else {
      return .unclear
    }
    return Truth(
      (type == "all" || feature == type || feature.hasPrefix(type + "."))
        && ["all", "geometry", "geometry.fill"].contains(element))
  }
}

extension MapPart {
  /// The feature types that it consists of, without those that merely hold others.
  fileprivate var features: [String] {
    switch self {
    case .roads:
      ["road.arterial", "road.highway", "road.highway.controlled_access", "road.local"]
    case .land:
      ["landscape.man_made", "landscape.natural.landcover", "landscape.natural.terrain"]
    }
  }
}

extension Section {
  /// Whether a styler changes the colour that there is.
  fileprivate var changesTone: Bool {
    ["hue", "lightness", "saturation", "gamma", "invert_lightness"].contains {
      !self[$0].isAbsent
    }
  }
}
