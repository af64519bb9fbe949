import Testing

/// Rules of one policy that cannot both be kept.
struct PolicyOppositionTests {
  private static func faults(_ rules: String) -> [String] {
    PolicyRun.faults(PolicyRun.header(rules) + "\n")
  }

  @Test func twoRulesThatCannotBothBeKept() {
    let rules = """
      - {id: shown, path: navigation.ui.compassButton, require: {equals: true}}
      - {id: hidden, path: navigation.ui.compassButton, require: {equals: false}}
      - {id: car, path: navigation.ui.compassButton, target: carPlay, require: {equals: false}}
      """
    #expect(
      Self.faults(rules) == [
        "5:71-5:76 error[conflicting-keys] rules `shown` and `hidden` cannot both be kept: `true` and"
          + " `false` exclude each other"
      ])
  }

  @Test func aRuleThatIsWrongInItselfOpposesNone() {
    let rules = """
      - {id: mistyped, path: navigation.ui.compassButton, require: {equals: yes}}
      - {id: void, path: navigation.mapView.minZoom, require: {minimum: 3, maximum: 2}}
      - {id: shown, path: navigation.ui.compassButton, require: {equals: true}}
      - {id: far, path: navigation.mapView.minZoom, require: {maximum: 1}}
      """
    #expect(
      Self.faults(rules) == [
        "4:73-4:76 error[wrong-type] `yes` is no value of `navigation.ui.compassButton`:"
          + " it is a Boolean",
        "5:81-5:82 error[conflicting-keys] `minimum` is above `maximum`; nothing is between them",
      ])
  }
}
