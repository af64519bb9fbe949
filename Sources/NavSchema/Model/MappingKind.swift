/// Every kind of mapping that a document may hold.
@usableFromInline
package enum MappingKind: UInt8, CaseIterable, Sendable {
  case document
  case sdk
  case legal
  case bounds
  case coordinate
  case edgeInsets
  case font

  case map3D
  case mapControlGroup
  case camera3D
  case cameraCenter
  case cameraRestrictions
  case altitudeRestriction
  case headingRestriction
  case tiltRestriction
  case boundsRestriction
  case position
  case marker
  case markerContent
  case markerPopover
  case marker3D
  case marker3DStyle
  case pin
  case glyph
  case polyline
  case polygon
  case model
  case modelScale
  case modelOrientation
  case popover
  case popoverOffset
  case popoverContent
  case popoverStyle
  case popoverShadow

  case navigation
  case navigationCamera
  case cameraPosition
  case mapView
  case mapSize
  case styleRule
  case styler
  case navigationUI
  case headerAccessoryView
  case directionsList
  case speedometer
  case alertThresholds
  case speedometerColors
  case minorAlertColors
  case minorAlertDayColors
  case minorAlertNightColors
  case majorAlertColors
  case majorAlertModeColors
  case uncoloredSeverity
  case uncoloredSeverityModeColors
  case guidance
  case routing
  case waypoint
  case simulator
  case overlay
  case customGuidance
  case vehicle
  case dataUse
  case attribution
  case attributionLogo
  case clearSpace
  case termsAndConditions
  case termsColors

  case settings
  case settingsOverride
  case settingsLimits
  case baseline
  case baselineFile
  case baselineFinding
  case policy
  case policyOverride
  case policyRule
  case policyCondition
  case policyContrast
  case policyRange
  case policyChange
  case policyReleases
  case policyExample
  case policyRuleExample

  /// Its declaration; made when it is first asked for.
  package var schema: MappingSchema { declaration }

  /// The slot of the field called `name`, in any documented spelling.
  ///
  /// Other than by `schema`, no use of the declaration is counted: all threads share it, and rules
  /// ask for slots all the time.
  package func slot(named name: String) -> Int? { declaration.slot(named: name) }

  /// The word of number `ordinal` in the enumeration that is the type of a field.
  func word(_ ordinal: Int, ofFieldIn slot: Int) -> String? {
    let schema = declaration
    guard case .word(let words) = schema.quickTypes[slot] else {
      return schema.fields[slot].type.word(ordinal)
    }
    return schema.words.names[words.lowerBound + ordinal]
  }

  /// As `schema`, inlined, so that the compiler need not count a use.
  @inline(__always)
  var declaration: MappingSchema {
    switch self {
    case .document: .document
    case .sdk: .sdk
    case .legal: .legal
    case .bounds: .bounds
    case .coordinate: .coordinate
    case .edgeInsets: .edgeInsets
    case .font: .font
    case .map3D: .map3D
    case .mapControlGroup: .mapControlGroup
    case .camera3D: .camera3D
    case .cameraCenter: .cameraCenter
    case .cameraRestrictions: .cameraRestrictions
    case .altitudeRestriction: .altitudeRestriction
    case .headingRestriction: .headingRestriction
    case .tiltRestriction: .tiltRestriction
    case .boundsRestriction: .boundsRestriction
    case .position: .position
    case .marker: .marker
    case .markerContent: .markerContent
    case .markerPopover: .markerPopover
    case .marker3D: .marker3D
    case .marker3DStyle: .marker3DStyle
    case .pin: .pin
    case .glyph: .glyph
    case .polyline: .polyline
    case .polygon: .polygon
    case .model: .model
    case .modelScale: .modelScale
    case .modelOrientation: .modelOrientation
    case .popover: .popover
    case .popoverOffset: .popoverOffset
    case .popoverContent: .popoverContent
    case .popoverStyle: .popoverStyle
    case .popoverShadow: .popoverShadow
    case .navigation: .navigation
    case .navigationCamera: .navigationCamera
    case .cameraPosition: .cameraPosition
    case .mapView: .mapView
    case .mapSize: .mapSize
    case .styleRule: .styleRule
    case .styler: .styler
    case .navigationUI: .navigationUI
    case .headerAccessoryView: .headerAccessoryView
    case .directionsList: .directionsList
    case .speedometer: .speedometer
    case .alertThresholds: .alertThresholds
    case .speedometerColors: .speedometerColors
    case .minorAlertColors: .minorAlertColors
    case .minorAlertDayColors: .minorAlertDayColors
    case .minorAlertNightColors: .minorAlertNightColors
    case .majorAlertColors: .majorAlertColors
    case .majorAlertModeColors: .majorAlertModeColors
    case .uncoloredSeverity: .uncoloredSeverity
    case .uncoloredSeverityModeColors: .uncoloredSeverityModeColors
    case .guidance: .guidance
    case .routing: .routing
    case .waypoint: .waypoint
    case .simulator: .simulator
    case .overlay: .overlay
    case .customGuidance: .customGuidance
    case .vehicle: .vehicle
    case .dataUse: .dataUse
    case .attribution: .attribution
    case .attributionLogo: .attributionLogo
    case .clearSpace: .clearSpace
    case .termsAndConditions: .termsAndConditions
    case .termsColors: .termsColors
    case .settings: .settings
    case .settingsOverride: .settingsOverride
    case .settingsLimits: .settingsLimits
    case .baseline: .baseline
    case .baselineFile: .baselineFile
    case .baselineFinding: .baselineFinding
    case .policy: .policy
    case .policyOverride: .policyOverride
    case .policyRule: .policyRule
    case .policyCondition: .policyCondition
    case .policyContrast: .policyContrast
    case .policyRange: .policyRange
    case .policyChange: .policyChange
    case .policyReleases: .policyReleases
    case .policyExample: .policyExample
    case .policyRuleExample: .policyRuleExample
    }
  }
}
