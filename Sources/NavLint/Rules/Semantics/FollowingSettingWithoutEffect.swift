package import NavSchema
package import SourceText

/// How to follow, for a camera that does not.
package enum FollowingSettingWithoutEffect: Rule {
  package static let description = RuleDescription(
    id: "following-setting-without-effect", category: .semantics, severities: [.warning],
    isFixable: true,
    facts: ["X-MAP-04"], summary: "a setting for following by a camera that does not follow",
    reason: "Perspective and zoom level of following count only while navigation is on and the"
      + " camera mode is `following`.",
    references: [Source.mapView.url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.navigation]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let camera = section.camera.section, let (reason, cause) = cause(section, camera) else {
      return
    }
    for setting in [camera.followingPerspective, camera.followingZoomLevel] {
      guard setting.isCustom else { continue }
      findings.report(
        .warning, at: .ineffective(setting), "`\(setting.field.name)` has no effect: \(reason)",
        related: cause)
    }
  }

  private static func cause(
    _ navigation: Section, _ camera: Section
  ) -> (reason: String, related: [(spot: Spot, message: String)])? {
    if navigation.enabled.isFalse {
      return ("navigation is off", navigation.enabled.related("navigation is switched off here"))
    }
    guard let mode = camera.mode.text, mode != "following" else { return nil }
    return (
      "the camera's `mode` is `\(mode)`", camera.mode.related("the camera mode is set here")
    )
  }
}
