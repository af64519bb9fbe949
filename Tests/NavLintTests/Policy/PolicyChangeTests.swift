import Testing

/// `disallow: {change-from: base}`.
struct PolicyChangeTests {
  private static let rule = """
    - id: locked
      path: map3D.markers[*].position.*
      disallow: {change-from: base}
    """

  private static func config(_ entries: String...) -> String {
    "map3D:\n  markers:\n" + entries.map { "    - \($0)\n" }.joined()
  }

  private static let base = config(
    "{id: a, position: {latitude: 1, longitude: 2}}",
    "{id: b, position: {latitude: 3, longitude: 4}}")

  private static func found(_ config: String) -> [String] {
    PolicyRun.findings(rule, config, base: base)
  }

  @Test func withoutABaseItIsSilent() {
    #expect(PolicyRun.findings(Self.rule, Self.base) == [])
  }

  @Test func equalValuesInAnotherOrderAndSpellingAreNoChange() {
    #expect(
      Self.found(
        Self.config(
          "{id: b, position: {longitude: 4.0, latitude: 3}}",
          "{id: a, position: {latitude: 1, longitude: 2}}")) == [])
  }

  @Test func anotherValueIsAChange() {
    #expect(
      Self.found(
        Self.config(
          "{id: a, position: {latitude: 1, longitude: 2}}",
          "{id: b, position: {latitude: 3, longitude: 5}}"))
        == [
          "4:50-4:51 error[locked] `map3D.markers[id=b].position.longitude` is `5`, in the base `4`;"
            + " policy `Test` allows no change of it"
        ])
  }

  @Test func aValueThatIsGoneIsReportedAtTheNearestMapping() {
    #expect(
      Self.found(
        Self.config(
          "{id: a, position: {latitude: 1, longitude: 2}}", "{id: b, position: {latitude: 3}}"))
        == [
          "4:15-4:23 error[locked] `map3D.markers[id=b].position.longitude` is absent, in the base `4`;"
            + " policy `Test` allows no change of it"
        ])
    #expect(
      Self.found(Self.config("{id: a, position: {latitude: 1, longitude: 2}}")) == [
        "1:1-1:6 error[locked] `map3D.markers[id=b].position.latitude` is gone, in the base `3`;"
          + " policy `Test` allows no change of it",
        "1:1-1:6 error[locked] `map3D.markers[id=b].position.longitude` is gone, in the base `4`;"
          + " policy `Test` allows no change of it",
      ])
  }

  @Test func messagesMayNameTheBase() {
    let rule = """
      - id: frozen
        path: navigation.ui.compassButton
        disallow: {change-from: base}
        message: "was {base}, is {value}"
      """
    #expect(
      PolicyRun.findings(
        rule, "navigation: {ui: {compassButton: true}}", base: "navigation: {ui: {}}")
        == ["1:34-1:38 error[frozen] was `false`, is `true`"])
  }

  @Test func aNewEntryIsAChange() {
    #expect(
      Self.found(Self.base + "    - {id: c, position: {latitude: 1, longitude: 2}}\n").count == 2)
  }
}
