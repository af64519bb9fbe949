import Foundation
import Platform
import TestSupport
import Testing

private let policy = """
  policy: 1
  name: Fleet
  rules:
    - id: keep-speedometer
      path: navigation.ui.shouldDisplaySpeedometer
      require: {equals: true}
      message: drivers must see the speed limit
    - id: no-compass
      path: navigation.ui.compassButton
      forbid: {equals: true}
      message: no compass
  examples:
    - config: {navigation: {ui: {shouldDisplaySpeedometer: false}}}
      expect: [EXPECTED]

  """

@Suite struct PolicyCommandTests {
  @Test func examplesThatHoldGiveAVerdictForEachRule() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(policy.replacing("EXPECTED", with: "keep-speedometer"), to: "fleet.yaml")
    let run = try CommandRun.navlint(["policy", "--test", "fleet.yaml"], in: folder.path)
    #expect(
      run.output == """
        fleet.yaml: Fleet
          ok  keep-speedometer: 1 firing, 0 silent
          ok  no-compass: 0 firing, 1 silent
        2 rules, 1 examples, 0 rules wrong, 0 without an example

        """)
    #expect(run.status == 0)
  }

  @Test func aWrongExampleFailsAtItsPlace() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(policy.replacing("EXPECTED", with: "no-compass"), to: "fleet.yaml")
    let run = try CommandRun.navlint(["policy", "--test", "fleet.yaml"], in: folder.path)
    #expect(
      run.errorOutput.contains("rule `no-compass` does not fire here\n   --> fleet.yaml:14:14"))
    #expect(run.status == 1)
  }

  @Test func theMergedPolicyIsShownWithOrigins() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(policy.replacing("EXPECTED", with: "keep-speedometer"), to: "fleet.yaml")
    let run = try CommandRun.navlint(
      ["policy", "--show", "--policy", "fleet.yaml"], in: folder.path)
    #expect(
      run.output.contains(
        "no-compass: error, navigation.ui.compassButton, from Fleet (fleet.yaml)\n"))
    #expect(run.output.contains("from google-navigation-sdk (built-in)\n"))
    #expect(run.status == 0)
  }

  @Test func theBuiltInPolicyDoesWhatItsExamplesState() throws {
    let folder = try ScratchFolder()
    let run = try CommandRun.navlint(["policy", "--test"], in: folder.path)
    #expect(run.output.contains(" 0 rules wrong, 0 without an example\n"))
    #expect(run.status == 0)
  }
}
