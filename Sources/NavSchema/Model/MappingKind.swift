/// Every kind of mapping that a document may hold.
package enum MappingKind: UInt8, CaseIterable, Sendable {
  case document
  case sdk
  case legal
  case map3D
  case position
  case marker
  case navigation
  case navigationUI
  case settings
  case settingsOverride
  case settingsLimits

  /// Its declaration; made when it is first asked for.
  package var schema: MappingSchema {
    switch self {
    case .document: .document
    case .sdk: .sdk
    case .legal: .legal
    case .map3D: .map3D
    case .position: .position
    case .marker: .marker
    case .navigation: .navigation
    case .navigationUI: .navigationUI
    case .settings: .settings
    case .settingsOverride: .settingsOverride
    case .settingsLimits: .settingsLimits
    }
  }
}
