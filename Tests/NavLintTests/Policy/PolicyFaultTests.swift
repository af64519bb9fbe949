import Testing

/// What is wrong with a policy is told in the policy, at its place.
struct PolicyFaultTests {
  private static func faults(_ rules: String) -> [String] {
    PolicyRun.faults(PolicyRun.header(rules) + "\n")
  }

  @Test func whatATornConditionSaysIsNotMissed() {
    let rules = """
      - id: altitudes
        path: map3D.markers[*].altitudeMode
        when: {path: map3D.markers[*].id, present: true}
        require: {equals: absolute}
      """
    #expect(
      Self.faults(rules) == [
        "6:31-6:32 error[syntax-error] expected `,` or `}` in the flow mapping"
      ])
  }

  @Test func aMisspeltPathAndAnImpossibleRuleAreBothRefused() {
    let policy = """
      policy: 1
      name: Test
      rules:
        - id: compass
          path: navigation.ui.compasButton
          require: {equals: true}
        - id: priorities
          path: map3D.markers[*].collisionPriority
          require: {minimum: 9, maximum: 1}
      """
    #expect(
      PolicyRun.faults(policy) == [
        "5:11-5:37 error[unknown-value] `navigation.ui.compasButton` leads nowhere: `navigation.ui`"
          + " has no field `compasButton`; did you mean `compassButton`?",
        "9:36-9:37 error[conflicting-keys] `minimum` is above `maximum`; nothing is between them",
      ])
  }

  @Test(arguments: [
    (
      "navigation.ui", "compasButton",
      "`navigation.ui` has no field `compasButton`; did you mean `compassButton`?"
    ),
    (
      "map3D", "compassButton",
      "`map3D` has no field `compassButton`; it is `navigation.ui.compassButton`"
    ),
    ("map3D", "markers.id", "`map3D.markers` is a list; write `[*]` behind it for its entries"),
    (
      "map3D", "markers[idd=x].id",
      "an entry of `map3D.markers` has no field `idd`; did you mean `id`?"
    ),
    ("map3D", "mode.x", "`map3D.mode` is a map mode and has no fields"),
    ("map3D", "mode[*]", "`map3D.mode` is a map mode and has no entries"),
    ("navigation.ui", "*Colour*", "no field of `navigation.ui` matches `*Colour*`"),
    ("map3D", "**.compassButton", "nothing below `map3D` is called `compassButton`"),
  ])
  func pathsThatLeadNowhere(start: String, rest: String, reason: String) {
    let path = "\(start).\(rest)"
    #expect(
      Self.faults("- {id: rule, path: \"\(path)\", require: {present: true}}") == [
        "4:22-4:\(24 + path.count) error[unknown-value] `\(path)` leads nowhere: \(reason)"
      ])
  }

  @Test(arguments: [
    ("a..b", "has a name of no characters between its dots"),
    ("map3D.markers[*", "has a `[` without its `]`"),
    ("map3D.markers[0]", "has the selector `[0]`; `[*]` and `[key=value]` are the selectors"),
    ("map3D.markers[*]id", "has `id` behind a `]`; a dot is expected"),
    ("map3D.ma**", "has `ma**`; `**` stands alone between dots"),
    ("/map3D/markers", "has `/map3D/markers`; a name has letters, digits and `*`"),
  ])
  func textsThatAreNoPaths(path: String, reason: String) {
    #expect(
      Self.faults("- {id: rule, path: \"\(path)\", require: {present: true}}") == [
        "4:22-4:\(24 + path.count) error[invalid-format] `path` \(reason)"
      ])
  }

  @Test(arguments: [
    (
      "navigation.ui.compassButton", "{equals: 3}",
      "wrong-type", "`3` is no value of `navigation.ui.compassButton`: it is a Boolean"
    ),
    (
      "navigation.ui.compassButton", "{minimum: 3}",
      "wrong-type", "`minimum` asks for a number; `navigation.ui.compassButton` is a Boolean"
    ),
    (
      "navigation.ui.*Color", "{oneOf: [grey]}", "invalid-color",
      "`grey` is no value of `navigation.ui.navigationHeaderPrimaryBackgroundColor`: a colour is"
        + " `\"#RRGGBB\"`, `\"#RRGGBBAA\"` or a documented name"
    ),
    (
      "map3D.markers[*].position.latitude", "{equals: 91}", "out-of-range",
      "`91` is no value of `map3D.markers.position.latitude`: there is no such latitude"
    ),
    (
      "map3D.polylines[*].outerWidth", "{maximum: 50}", "out-of-range",
      "`50` is no value of `map3D.polylines.outerWidth`: it is a part of `strokeWidth`"
    ),
    (
      "navigation.mapView.minZoom", "{atLeast: navigation.mapView.mxZoom}", "unknown-value",
      "`navigation.mapView.mxZoom` leads nowhere: `navigation.mapView` has no field `mxZoom`; did"
        + " you mean `maxZoom`?"
    ),
    (
      "navigation.ui.navigationHeaderInstructionsTextColor",
      "{contrast: {against: navigation.ui.paint, minimum: 3}}", "unknown-value",
      "`navigation.ui.paint` leads nowhere: `navigation.ui` has no field `paint`"
    ),
    (
      "map3D.markers", "{count: -1}", "out-of-range",
      "`count` is `-1`, below 0; no list has fewer entries than none"
    ),
    (
      "map3D.mode", "{count: 3}",
      "wrong-type", "`count` asks for a list; `map3D.mode` is a map mode"
    ),
    (
      "map3D.markers[*].collisionPriority", "{atLeast: map3D.mode}",
      "wrong-type", "`atLeast` asks for a number; `map3D.mode` is a map mode"
    ),
    (
      "map3D.markers", "{equals: [1]}", "wrong-type",
      "`equals` is a list; a Boolean, number or text is expected"
    ),
  ])
  func valuesOutsideTheirType(path: String, require: String, rule: String, message: String) {
    let found = Self.faults("- {id: rule, path: \"\(path)\", require: \(require)}")
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasSuffix(" error[\(rule)] \(message)") }, "\(found)")
  }

  /// It is enough if one of the fields that a path matches can have the value; words are free.
  @Test(arguments: [
    ("navigation.ui.*", "{equals: true}"), ("map3D.mode", "{equals: terrain}"),
    ("map3D.markers[*].id", "{equals: 5}"),
    ("map3D.polylines[*].outerWidth", "{minimum: 0, maximum: 1}"),
    (
      "map3D.mode",
      "{all: [{path: 'map3D.markers[*].id', equals: a}, {path: 'map3D.markers[*].id', equals: b}]}"
    ),
  ])
  func valuesThatFitSomeField(path: String, require: String) {
    #expect(Self.faults("- {id: rule, path: \"\(path)\", require: \(require)}") == [])
  }

  @Test(arguments: [
    ("require: {equals: a, oneOf: [b, c]}", "`a` and one of b, c exclude each other"),
    ("require: {equals: a, not: {equals: a}}", "`a` and not `a` exclude each other"),
    ("require: {present: true, absent: true}", "`present` and `absent` exclude each other"),
    ("require: {absent: true, equals: a}", "an absent value cannot be `a`"),
    ("require: {oneOf: []}", "`oneOf` is empty; no value is one of none"),
    ("require: {all: [{equals: a}, {equals: b}]}", "`a` and `b` exclude each other"),
    (
      "require: {equals: a}, forbid: {oneOf: [a, b]}",
      "one of a, b is forbidden, but `a` is required"
    ),
    (
      "require: {present: true}, when: {pattern: x}, unless: {pattern: x}",
      "`unless` says the same as `when`; the rule would never fire"
    ),
    (
      "require: {present: true}, when: {all: [{path: map3D.mode, equals: hybrid},"
        + " {path: map3D.mode, equals: satellite}]}",
      "`hybrid` and `satellite` exclude each other"
    ),
    (
      "require: {present: true}, sdk: {navigation: '>=11 <10'}",
      "`navigation` is `>=11 <10`; no release is in this range"
    ),
  ])
  func contradictions(demand: String, message: String) {
    let found = Self.faults("- {id: rule, path: \"map3D.markers[*].id\", \(demand)}")
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasSuffix(" error[conflicting-keys] \(message)") }, "\(found)")
  }

  @Test(arguments: [
    (
      "id: Rule, path: map3D.mode, require: {present: true}", "invalid-format",
      "`id` is `Rule`; an id has words of small letters and digits with `-` between them"
    ),
    (
      "id: rule, path: map3D.mode", "missing-key",
      "rule `rule` has none of `require`, `forbid` and `disallow`; it would never fire"
    ),
    (
      "id: rule, path: map3D.mode, require: {path: map3D.mode}", "missing-key",
      "the condition says nothing of the value; `equals`, `minimum` or `present` would"
    ),
    (
      "id: rule, path: map3D.mode, require: {pattern: 'a('}", "invalid-format",
      "`pattern` is no POSIX extended regular expression: "
    ),
    (
      "id: rule, path: map3D.mode, require: {pattern: 'a\\1'}", "invalid-format",
      "`pattern` has `\\1`, which POSIX leaves open; write a class such as `[[:digit:]]`"
    ),
    (
      "id: rule, path: map3D.mode, policyDate: 2026-13-01, require: {present: true}",
      "invalid-format", "`policyDate` is `2026-13-01`; a day such as `2026-08-01` is expected"
    ),
    (
      "id: rule, path: map3D.mode, message: 'is {valu}', require: {present: true}",
      "unknown-value",
      "`message` has no placeholder `{valu}`; there are `{value}`, `{default}`, `{base}`, `{path}`,"
        + " `{contrast}` and `{against}`"
    ),
    (
      "id: rule, path: map3D.mode, sdk: {navigation: '~10'}, require: {present: true}",
      "invalid-format", "`navigation` is `~10`; a range such as `>=10.10 <11` is expected"
    ),
    (
      "id: rule, path: map3D.mode, except: map3D.mapID, require: {present: true}",
      "unknown-value", "`except` names `map3D.mapID`, which `path` does not cover"
    ),
    (
      "id: rule, path: map3D.mode, require: {min: 1}", "unknown-key",
      "`min` is a shorter name; use `minimum`"
    ),
    (
      "id: rule, path: map3D.mode, requires: {present: true}", "unknown-key",
      "rule has no key `requires`; did you mean `require`?"
    ),
    (
      "id: rule, path: [], require: {present: true}", "missing-key",
      "`path` is empty; a rule judges the fields at a path"
    ),
    (
      "id: rule, path: map3D.mode, require: {any: []}", "missing-key",
      "`any` is empty; it would say nothing"
    ),
    (
      "id: rule, path: map3D.mode, require: {sum: [], present: true}", "missing-key",
      "`sum` is empty; it would say nothing"
    ),
    (
      "id: rule, path: navigation.ui, disallow: change", "wrong-type",
      "`navigation.ui` has no documented default that it could differ from; its fields are"
        + " `navigation.ui.*`"
    ),
    (
      "id: rule, path: map3D.markers, disallow: change", "wrong-type",
      "`map3D.markers` has no documented default that it could differ from; its fields are"
        + " `map3D.markers[*].*`"
    ),
    (
      "id: rule, path: map3D.mode, require: {present: true}, severity: info", "unknown-value",
      "`severity` cannot be `info`; the word is `note`"
    ),
    (
      "id: unknown-key, path: map3D.mode, require: {present: true}", "duplicate-id",
      "navlint itself has a rule `unknown-key`"
    ),
  ])
  func otherFaults(rule: String, id: String, message: String) {
    let found = Self.faults("- {\(rule)}")
    #expect(found.contains { $0.contains(" error[\(id)] \(message)") }, "\(found)")
  }

  @Test func anIdThatAnotherRuleHas() {
    let rules = """
      - {id: shown, path: map3D.mode, require: {present: true}}
      - {id: shown, path: map3D.mapID, require: {present: true}}
      """
    #expect(Self.faults(rules) == ["5:10-5:15 error[duplicate-id] two rules have the id `shown`"])
  }

  @Test func aFileIsOnePolicy() {
    let policy = PolicyRun.header("- {id: rule, path: map3D.mode, require: {present: true}}")
    #expect(PolicyRun.faults(policy + "\n---\n") == [])
    #expect(
      PolicyRun.faults(policy + "\n---\n" + policy) == [
        "6:1-9:59 error[wrong-type] a policy is one document, and another begins here"
      ])
  }

  @Test func aPolicyToExtendThatCannotBeReadIsToldWhereItIsNamed() {
    #expect(
      PolicyRun.faults("policy: 1\nname: Test\nextends: [nowhere.yaml]\nrules: []\n") == [
        "3:11-3:23 error[unknown-value] cannot read the policy `nowhere.yaml`: no such file or"
          + " folder"
      ])
  }

  @Test func anEmptyFileIsNoPolicy() {
    #expect(
      PolicyRun.faults("") == [
        "1:1-1:1 error[missing-key] the policy is empty; `policy`, `name` and `rules` are its keys"
      ])
    #expect(PolicyRun.faults("a: [").contains { $0.contains("error[syntax-error]") })
  }
}
