/// Every kind of mapping that a document may hold.
package enum MappingKind: UInt8, CaseIterable, Sendable {
  case document
  case sdk
  case legal
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
  case navigationUI
  case settings
  case settingsOverride
  case settingsLimits
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
  package var schema: MappingSchema {
    switch self {
    case .document: .document
    case .sdk: .sdk
    case .legal: .legal
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
    case .navigationUI: .navigationUI
    case .settings: .settings
    case .settingsOverride: .settingsOverride
    case .settingsLimits: .settingsLimits
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
