import SourceText
import Testing

/// Each predicate by itself: what breaks it, what does not, what is not judged.
struct PolicyPredicateTests {
  /// One demand on one path, and for each configuration whether it is broken.
  private static func fires(
    _ demand: String, _ path: String, _ config: String
  ) -> Bool {
    let found = PolicyRun.findings("- {id: rule, path: \"\(path)\", \(demand)}", config)
    #expect(found.allSatisfy { !$0.hasPrefix("policy") }, "\(found)")
    return !found.isEmpty
  }

  private static func ui(_ fields: String) -> String { "navigation: {ui: {\(fields)}}" }

  @Test(arguments: [
    ("require: {equals: true}", "compassButton: true", false),
    ("require: {equals: true}", "compassButton: false", true),
    // The documented default counts.
    ("require: {equals: true}", "", true),
    ("forbid: {equals: false}", "", true),
    ("forbid: {oneOf: [true]}", "compassButton: true", true),
    ("require: {not: {equals: false}}", "compassButton: true", false),
    ("require: {present: true}", "", false),
    ("require: {written: true}", "", true),
    ("require: {written: true}", "compassButton: false", false),
    // Wrong in itself: not judged.
    ("require: {equals: true}", "compassButton: maybe", false),
    ("disallow: change", "compassButton: false", false),
    ("disallow: change", "compassButton: true", true),
  ])
  func booleans(demand: String, fields: String, expected: Bool) {
    #expect(
      Self.fires(demand, "navigation.ui.compassButton", Self.ui(fields)) == expected)
  }

  @Test(arguments: [
    (##"require: {oneOf: ["#1A73E8", white]}"##, ##""#1a73e8""##, false),
    (##"require: {oneOf: ["#1A73E8", white]}"##, "0xFFFFFF", false),
    (##"require: {oneOf: ["#1A73E8", white]}"##, "blue", true),
    // Absent, and no default is documented: unknown.
    (##"require: {oneOf: ["#1A73E8", white]}"##, "~", false),
    ("require: {present: true}", "~", true),
    ("require: {absent: true}", "blue", true),
    ("forbid: {present: true}", "~", false),
    // The SDK's type is optional: any value is a change.
    ("disallow: change", "blue", true),
    ("disallow: change", "~", false),
    (##"require: {contrast: {against: white, minimum: 4.5}}"##, "yellow", true),
    (##"require: {contrast: {against: "#FFFFFF", minimum: 4.5}}"##, "blue", false),
    (##"require: {contrast: {against: "#FFFFFF", maximum: 4.5}}"##, "blue", true),
    // Transparency leaves a contrast open.
    (##"require: {contrast: {against: white, minimum: 4.5}}"##, ##""#FFFF0080""##, false),
  ])
  func colours(demand: String, value: String, expected: Bool) {
    let name = "navigationHeaderPrimaryBackgroundColor"
    #expect(
      Self.fires(demand, "navigation.ui.\(name)", Self.ui("\(name): \(value)")) == expected)
  }

  @Test func aContrastThatIsTooLowIsMeasured() {
    let rule = """
      - id: legible
        path: navigation.attribution.textColor
        require: {contrast: {against: navigation.attribution.backgroundColor, minimum: 4.5}}
      """
    let config = "navigation: {attribution: {textColor: '#7FB2FF', backgroundColor: '#1A73E8'}}"
    let found = PolicyRun.diagnostics(rule, config)
    #expect(
      found.map(\.diagnostic.label) == [
        "must have a contrast of at least 4.5:1 with `#1A73E8`, not 2.08:1"
      ])
    #expect(
      found.map(\.words)
        == [
          "1:39-1:48 error[legible] `navigation.attribution.textColor` is `#7FB2FF`; policy `Test`"
            + " requires it to be of a contrast of at least 4.5:1 with"
            + " `navigation.attribution.backgroundColor`, but it is 2.08:1 with `#1A73E8`"
        ])
  }

  @Test(arguments: [
    ("require: {minimum: 0, maximum: 100}", "100", false),
    ("require: {minimum: 0, maximum: 100}", "101", true),
    ("require: {minimum: 0, maximum: 100}", "-1", true),
    ("forbid: {minimum: 5}", "5", true),
    ("require: {atLeast: 7}", "6", true),
    ("require: {atMost: 7}", "7", false),
    ("require: {oneOf: [1, 2.0]}", "2", false),
    ("require: {any: [{equals: 1}, {minimum: 10}]}", "5", true),
    ("require: {any: [{equals: 1}, {minimum: 10}]}", "10", false),
    ("require: {all: [{minimum: 1}, {maximum: 3}]}", "4", true),
    ("require: {minimum: 0}", "~", false),
    ("require: {atLeast: \"map3D.markers[*].position.altitude\"}", "5", true),
    ("require: {atMost: \"map3D.markers[*].position.altitude\"}", "5", false),
    (
      "require: {sum: [\"map3D.markers[*].collisionPriority\","
        + " \"map3D.markers[*].position.altitude\"], maximum: 14}", "5", true
    ),
    (
      "require: {sum: [\"map3D.markers[*].collisionPriority\","
        + " \"map3D.markers[*].position.altitude\"], maximum: 15}", "5", false
    ),
  ])
  func numbers(demand: String, value: String, expected: Bool) {
    let config = """
      map3D:
        mode: hybrid
        markers: [{position: {latitude: 1, longitude: 2, altitude: 10}, collisionPriority: \(value)}]
      """
    #expect(Self.fires(demand, "map3D.markers[*].collisionPriority", config) == expected)
  }

  @Test(arguments: [
    ("require: {pattern: '^[a-z-]+$'}", "pier-39", true),
    ("require: {pattern: '^[a-z-]+$'}", "pier", false),
    ("forbid: {pattern: test}", "my-test-marker", true),
    ("require: {equals: \"5\"}", "5", false),
    ("require: {equals: 5}", "\"5\"", false),
  ])
  func texts(demand: String, value: String, expected: Bool) {
    let config = "map3D: {markers: [{id: \(value)}]}"
    #expect(Self.fires(demand, "map3D.markers[*].id", config) == expected)
  }

  @Test(arguments: [
    ("require: {count: {maximum: 1}}", "[{}, {}]", true),
    ("require: {count: {minimum: 2, maximum: 2}}", "[{}, {}]", false),
    ("require: {count: 1}", "[{}, {}]", true),
    ("forbid: {count: 0}", "[]", true),
    ("require: {count: 3}", "~", false),
    ("require: {unique: true}", "[{id: a}, {id: a}]", true),
    ("require: {unique: true}", "[{id: a}, {id: b}]", false),
    ("forbid: {present: true}", "[]", true),
  ])
  func lists(demand: String, value: String, expected: Bool) {
    #expect(Self.fires(demand, "map3D.markers", "map3D: {markers: \(value)}") == expected)
  }

  /// A word that the SDK does not know can be named.
  @Test func wordsMatchAsWritten() {
    let rule = "- {id: no-glue, path: 'map3D.markers[*].altitudeMode', forbid: {equals: glued}}"
    #expect(
      PolicyRun.findings(rule, "map3D:\n  markers:\n    - altitudeMode: glued\n") == [
        "3:21-3:26 error[no-glue] `map3D.markers[0].altitudeMode` is `glued`; policy `Test`"
          + " forbids it to be `glued`"
      ])
    #expect(PolicyRun.findings(rule, "map3D: {markers: [{altitudeMode: .glued}]}") == [])
  }

  @Test func uniqueValuesAreReportedFromTheSecondOn() {
    let rule =
      "- {id: own-priority, path: 'map3D.markers[*].collisionPriority', require: {unique: true}}"
    let config = """
      map3D:
        markers:
          - collisionPriority: 1
          - collisionPriority: 2
          - collisionPriority: 1.0
      """
    #expect(
      PolicyRun.findings(rule, config) == [
        "5:26-5:29 error[own-priority] `map3D.markers[2].collisionPriority` is `1.0`; policy"
          + " `Test` requires it to be unique"
      ])
  }

  @Test func aChangeIsFromTheDocumentedDefaultOrFromNone() {
    #expect(
      PolicyRun.findings(
        "- {id: rule, path: \"navigation.ui.*\", disallow: change}",
        Self.ui("navigationHeaderPrimaryBackgroundColor: red, compassButton: true")) == [
          "1:59-1:62 error[rule] `navigation.ui.navigationHeaderPrimaryBackgroundColor` is `red`;"
            + " policy `Test` allows no value, since none is documented as the default",
          "1:79-1:83 error[rule] `navigation.ui.compassButton` is `true`; policy `Test` allows only"
            + " the documented default `false`",
        ])
  }
}
