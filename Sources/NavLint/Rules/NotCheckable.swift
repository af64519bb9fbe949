/// A documented fact that no rule checks, and why.
package struct NotCheckable: Sendable {
  package let fact: String
  /// One sentence.
  package let reason: String

  private init(_ fact: String, _ reason: String) {
    self.fact = fact
    self.reason = reason
  }

  /// Facts that no file can show, and those that must not be flagged, sorted.
  package static let all = [
    NotCheckable(
      "LINT-12",
      "Incident cards and the report button may be switched off: both switches are documented, and"
        + " neither hides guidance."),
    NotCheckable(
      "POL-12",
      "Whether an app is a commercial one is a matter of its contract, not of its screens."),
    NotCheckable(
      "POL-13",
      "A configuration names no map tiles and no logo files, so it cannot bring in other ones."),
    NotCheckable(
      "POL-15",
      "On which device the app is installed, and what else it copies, stands in no configuration."),
    NotCheckable(
      "POL-16",
      "What an app promises about speed limits is said in its texts, which are not configured here."
    ),
    NotCheckable(
      "POL-19",
      "The app shows the licences of open-source parts at run time; the SDK hands out their text."),
    NotCheckable(
      "X-3D-07",
      "The SDK's own samples extrude markers that are relative to the mesh, so this is no fault"
        + " on iOS."),
  ]
}
