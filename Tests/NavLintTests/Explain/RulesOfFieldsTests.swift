import NavLint
import NavSchema
import SourceText
import Testing

/// Which rules `explain` names for a field.
@Suite struct RulesOfFieldsTests {
  @Test(
    arguments: [
      (
        "navigation.mapView.minZoom",
        ["lossy-number", "wrong-type", "zoom-limits-inverted", "zoom-outside-limits"]
      ),
      (
        "navigation.ui.compassButton",
        [
          "compass-hidden-by-accessory-view", "controls-on-carplay", "covered-compass",
          "no-quick-way-back",
        ]
      ),
      (
        "navigation.ui.navigationHeaderEnabled",
        [
          "accessory-view-without-header", "controls-on-carplay", "covered-turns",
          "header-look-without-header", "header-without-replacement", "no-guidance-left",
          "setting-needs-navigation",
        ]
      ),
      (
        "navigation.mapView.mapStyle.elementType", ["faint-roads", "hidden-roads", "unknown-value"]
      ),
      ("target", ["controls-on-carplay", "trip-progress-bar-hidden"]),
    ] as [(String, [RuleID])])
  func allThatAskForItAreNamed(_ path: String, _ expected: [RuleID]) throws {
    let entry = try #require(FieldIndex.all.first { $0.path == path })
    let rules = RuleRegistry.rules(lookingAt: entry.field, at: path)
    #expect(Set(expected).subtracting(rules) == [])
    #expect(rules == Set(rules).sorted())
  }

  @Test func thoseThatDoNotAskAreNot() throws {
    let path = "navigation.mapView.trafficEnabled"
    let entry = try #require(FieldIndex.all.first { $0.path == path })
    #expect(
      RuleRegistry.rules(lookingAt: entry.field, at: path) == ["ambiguous-scalar", "wrong-type"])
  }
}
