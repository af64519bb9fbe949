import NavSchema

extension Change.Effect {
  /// What another value of `field` in a mapping of `kind` does to the app.
  static func of(_ field: Field, in kind: MappingKind) -> Change.Effect {
    if field.name == "id" { return .cosmetic }
    switch kind {
    case .document: return field.name == "name" ? .cosmetic : ofSection(field)
    case .sdk, .guidance, .routing, .waypoint, .simulator, .alertThresholds, .customGuidance,
      .vehicle, .dataUse, .cameraRestrictions, .altitudeRestriction, .headingRestriction,
      .tiltRestriction, .boundsRestriction:
      return .behavioural
    default: return behaviour.contains(field.name) ? .behavioural : ofSection(field)
    }
  }

  /// What it does that an entry of the list `field` stands elsewhere among the others.
  static func ofOrder(in field: Field) -> Change.Effect {
    switch field.name {
    case "waypoints": .behavioural
    case "mapStyle", "stylers", "mapControls", "controls", "path", "innerPaths": .visible
    default: .cosmetic
    }
  }

  /// What it does that a section comes or goes, if `field` holds one.
  private static func ofSection(_ field: Field) -> Change.Effect {
    switch field.type.mappingKind {
    case .guidance, .routing, .waypoint, .simulator, .alertThresholds, .customGuidance, .vehicle,
      .dataUse, .cameraRestrictions:
      .behavioural
    default: field.name == "target" ? .behavioural : .visible
    }
  }

  /// Fields that say what the app does in mappings that mostly say what it shows.
  private static let behaviour: Set<String> = [
    "enabled", "travelMode", "scrollGestures", "zoomGestures", "tiltGestures",
    "rotateGestures", "consumesGesturesInView", "allowScrollGesturesDuringRotateOrZoom", "minZoom",
    "maxZoom", "cameraTargetBounds", "preferredFrameRate", "accessibilityElementsHidden",
    "paddingAdjustmentBehavior", "autoClosedEnabled", "autoPanEnabled", "onPlaceTap",
    "severityUpgradeDurationSeconds", "trigger", "dismissible", "collisionBehavior",
    "collisionPriority", "showsOnFirstUse", "skipped", "accessibilityLabel",
  ]
}
