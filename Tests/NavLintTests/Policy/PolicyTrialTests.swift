import NavLint
import SourceText
import Testing

/// `policy --test`: what the examples in a policy show.
struct PolicyTrialTests {
  private static let rule = """
    policy: 1
    name: Test
    rules:
      - id: shown
        path: navigation.ui.compassButton
        require: {equals: true}

    """

  private static func trial(_ rest: String) throws -> (trial: PolicyTrial, words: [String]) {
    let source = SourceFile(path: "policy.yaml", bytes: Array((rule + rest).utf8))
    let policy = try #require(Policy.load(source).policy)
    let trial = try #require(PolicyTrial(policy))
    return (trial, trial.diagnostics.map { PolicyRun.words($0, LineIndex(source)) })
  }

  private static func counts(_ trial: PolicyTrial) -> [Int] {
    trial.verdicts.flatMap { [$0.firing, $0.silent, $0.wrong] }
  }

  @Test func examplesOfARule() throws {
    let (trial, words) = try Self.trial(
      """
          examples:
            - fires: {navigation: {ui: {compassButton: false}}}
            - {fires: {navigation: {ui: {compassButton: true}}}, name: wrong}
            - silent: {navigation: {ui: {}}}
      """)
    #expect(Self.counts(trial) == [2, 1, 2])
    #expect(trial.exampleCount == 3)
    #expect(
      words == [
        "9:10-9:15 error[shown] rule `shown` does not fire here",
        "10:9-10:15 error[shown] rule `shown` fires here: `navigation.ui.compassButton` is `false`;"
          + " policy `Test` requires it to be `true`",
      ])
  }

  @Test func examplesOfThePolicy() throws {
    let (trial, words) = try Self.trial(
      """
        - {id: named, path: 'map3D.markers[*].id', require: {present: true}}
      examples:
        - config: {navigation: {ui: {compassButton: false}}}
          expect: [shown]
        - config: {navigation: {ui: {compassButton: false}}, map3D: {markers: [{}]}}
          expect: [shown, misspelt]
        - config: {map3D: {markers: [{id: a}]}}
          expect: [shown]
      """)
    #expect(trial.verdicts.map { [$0.firing, $0.silent, $0.wrong] } == [[3, 0, 1], [0, 2, 1]])
    #expect(
      words == [
        "12:5-12:11 error[named] rule `named` fires here too: `map3D.markers[0].id` is absent;"
          + " policy `Test` requires it to be present",
        "12:21-12:29 error[unknown-value] this policy has no rule `misspelt`",
        "14:14-14:19 error[shown] rule `shown` does not fire here",
      ])
  }

  /// A misspelt key makes an example say nothing; missing keys and unknown words do not.
  @Test func examplesThatAreWrongInThemselves() throws {
    let (_, words) = try Self.trial(
      """
          examples:
            - silent: {navigation: {ui: {compasButton: true, compassButton: true}}}
            - silent: {map3D: {markers: [{altitudeMode: flying}]}}
      """)
    #expect(
      words == [
        "8:36-8:48 error[unknown-key] navigation UI has no key `compasButton`; did you mean"
          + " `compassButton`?"
      ])
  }

  @Test func examplesOfAChange() throws {
    let (trial, words) = try Self.trial(
      """
        - id: locked
          path: map3D.mode
          disallow: {change-from: base}
          examples:
            - {base: {map3D: {mode: hybrid}}, fires: {map3D: {mode: satellite}}}
            - {base: {map3D: {mode: hybrid}}, silent: {map3D: {mode: hybrid}}}
      """)
    #expect(words == [])
    #expect(trial.verdicts.map(\.firing) == [0, 1])
  }
}
