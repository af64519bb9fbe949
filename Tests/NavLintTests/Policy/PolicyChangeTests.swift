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
        "1:1-1:6 error[locked] `map3D.markers[id=b]` is gone, in the base there with 2 of these"
          + " values; policy `Test` allows no change of it"
      ])
  }

  @Test func aSectionThatIsGoneIsOneFinding() {
    let base = "navigation: {enabled: true, ui: {compassButton: true}}"
    #expect(
      Self.frozen("navigation.ui.*Gestures", base, "navigation: {enabled: true}") == [
        "1:1-1:11 error[frozen] `navigation.ui` is gone, in the base there with 4 of these values;"
          + " policy `Test` allows no change of it"
      ])
    #expect(
      Self.frozen("navigation.ui.compassButton", base, "navigation: {enabled: true}") == [
        "1:1-1:11 error[frozen] `navigation.ui.compassButton` is gone, in the base `true`; policy"
          + " `Test` allows no change of it"
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

  /// A rule that allows no change of `path`, and what it says between a base and its change.
  private static func frozen(_ path: String, _ base: String, _ config: String) -> [String] {
    PolicyRun.findings(
      "- {id: frozen, path: \(path), disallow: {change-from: base}}", config, base: base)
  }

  @Test(arguments: [
    ("yes", "true"), ("5", "false"), ("true", "5"), ("", "true"), ("true", ""),
  ])
  func whatIsWrongInItselfIsNotJudged(_ base: String, _ config: String) {
    func document(_ value: String) -> String { "navigation: {ui: {compassButton: \(value)}}" }
    #expect(
      Self.frozen("navigation.ui.compassButton", document(base), document(config)) == [])
  }

  @Test func nothingIsKnownBelowAWrongSection() {
    let (wrong, right) = ("navigation: {ui: 5}", "navigation: {ui: {compassButton: true}}")
    #expect(Self.frozen("navigation.ui.compassButton", wrong, right) == [])
    #expect(Self.frozen("navigation.ui.compassButton", right, wrong) == [])
  }

  @Test func nothingIsKnownBehindASyntaxError() {
    let (broken, whole) = ("map3D: {mode: hybrid}\nnavigation: [", "navigation: {ui: {}}")
    #expect(Self.frozen("navigation.ui.compassButton", broken, whole) == [])
    #expect(Self.frozen("navigation.ui.compassButton", whole, broken) == [])
    #expect(
      Self.frozen("map3D.mode", broken, "map3D: {mode: satellite}") == [
        "1:15-1:24 error[frozen] `map3D.mode` is `satellite`, in the base `hybrid`;"
          + " policy `Test` allows no change of it"
      ])
  }

  @Test func setsHaveNoOrder() {
    func document(_ covers: String) -> String {
      "navigation: {overlays: [{id: a, covers: \(covers)}]}"
    }
    let path = "\"navigation.overlays[*].covers\""
    #expect(
      Self.frozen(path, document("[header, footer]"), document("[footer, header, footer]")) == [])
    #expect(
      Self.frozen(path, document("[header, footer]"), document("[footer, compass]")) == [
        "1:33-1:39 error[frozen] `navigation.overlays[id=a].covers` is not as it is in the base;"
          + " policy `Test` allows no change of it"
      ])
  }
}
