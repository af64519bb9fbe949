import Foundation
import Platform
import TestSupport

/// `action.yml`, read by navlint itself.
struct CompositeAction: Decodable {
  struct Step: Decodable {
    let id: String?
    let run: String?
    let shell: String?
    let env: [String: String]?
  }

  struct Runs: Decodable {
    let using: String
    let steps: [Step]
  }

  let runs: Runs

  /// The scripts of the steps.
  var scripts: [String] { runs.steps.compactMap(\.run) }

  static func read(in folder: ScratchFolder) throws -> CompositeAction {
    let run = try CommandRun.shell(
      "navlint convert --no-schema '\(Repository.file("action.yml").path)'", in: folder.path)
    return try JSONDecoder().decode(CompositeAction.self, from: Data(run.standardOutput))
  }

  /// Runs the script of step `id` as the runner would, in the workspace `folder`.
  ///
  /// The runner's own files are below `runner/` there; `values` are what stands for the step's
  /// `${{ … }}`, by the variable that it goes to.
  func run(
    _ id: String, in folder: ScratchFolder, values: [String: String]
  ) throws -> CommandRun {
    guard let script = runs.steps.first(where: { $0.id == id })?.run else {
      throw CocoaError(.featureUnsupported)
    }
    let runner = folder("runner")
    return try CommandRun.shell("set -eo pipefail\n" + script, in: folder.path) {
      $0.environment.merge([
        "GITHUB_ACTIONS": "true",
        "GITHUB_OUTPUT": runner.appending("output").displayText,
        "GITHUB_STEP_SUMMARY": runner.appending("summary").displayText,
        "RUNNER_TEMP": runner.displayText,
      ]) { $1 }
      $0.environment.merge(values) { $1 }
    }
  }
}
