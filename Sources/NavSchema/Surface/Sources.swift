extension Source {
  private static let navigation =
    "https://developers.google.com/maps/documentation/navigation/ios-sdk/"
  private static let maps3D = "https://developers.google.com/maps/documentation/maps-3d/ios-sdk/"

  /// navlint's own key.
  package static let ours = Source("navlint's own key", .ours)
  /// The guide "Modify the navigation UI".
  package static let controls = Source(
    "Navigation SDK guide: Modify the navigation UI", url: navigation + "controls")
  /// The reference of GMSUISettings.
  package static let uiSettings = Source(
    "Navigation SDK reference: GMSUISettings",
    url: navigation + "reference/objc/Classes/GMSUISettings")
  /// The reference of GMSMapView.
  package static let mapView = Source(
    "Navigation SDK reference: GMSMapView", url: navigation + "reference/objc/Classes/GMSMapView")
  /// The guide "Configure camera controls".
  package static let camera3D = Source(
    "Maps 3D SDK guide: camera controls", url: maps3D + "configure-camera-controls")
  /// The guide "Configure marker altitude".
  package static let markerAltitude3D = Source(
    "Maps 3D SDK guide: marker altitude", url: maps3D + "configure-marker-altitude")
  /// The guide "Create markers with custom views".
  package static let markers3D = Source(
    "Maps 3D SDK guide: markers", url: maps3D + "add-a-marker")
  /// The class reference of the Maps 3D SDK.
  package static let maps3DReference = Source(
    "Maps 3D SDK reference", url: maps3D + "reference")
  /// The release notes of the Maps 3D SDK.
  package static let maps3DReleases = Source(
    "Maps 3D SDK release notes", url: maps3D + "release-notes")

  /// A page of the Maps 3D SDK's reference: `Structs/Marker3D/Style`.
  package static func maps3D(_ page: String) -> Source {
    let name = page.split(separator: "/").dropFirst().joined(separator: ".")
    return Source("Maps 3D SDK reference: \(name)", url: maps3D + "reference/" + page)
  }
}
