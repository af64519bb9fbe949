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
        Fleet (fleet.yaml): 2 rules, 1 example
          ok     keep-speedometer  fires 1, silent 0
          ok     no-compass        fires 0, silent 1
          without examples: keep-speedometer (none that is silent), no-compass (none that fires)

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
    #expect(run.output.contains("\n  # Fleet, fleet.yaml\n  - id: keep-speedometer\n"))
    #expect(run.output.contains("\n  # google-navigation-sdk, built-in\n"))
    #expect(run.status == 0)
  }

  @Test func theBuiltInPolicyDoesWhatItsExamplesState() throws {
    let folder = try ScratchFolder()
    let run = try CommandRun.navlint(["policy", "--test"], in: folder.path)
    #expect(run.output.contains("\n  ok     prompts-off                    fires 1, silent 1\n"))
    #expect(!run.output.contains("wrong") && !run.output.contains("without examples"))
    #expect(run.status == 0)
  }
}
