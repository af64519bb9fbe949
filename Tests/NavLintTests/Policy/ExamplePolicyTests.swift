import Foundation
import NavLint
import Platform
import SourceText
import TestSupport
import Testing

/// The policies in examples/policies, which a team could adopt.
struct ExamplePolicyTests {
  @Test(arguments: Repository.files(in: "examples/policies", suffix: ".yaml"))
  func itIsSoundAndItsExamplesBehaveAsStated(_ url: URL) throws {
    let source = SourceFile(path: url.path, bytes: Array(try Data(contentsOf: url)))
    let (policy, diagnostics) = Policy.load(source)
    #expect(diagnostics.map { PolicyRun.words($0, LineIndex(source)) } == [])
    let sound = try #require(policy)
    let trial = try #require(PolicyTrial(sound))
    #expect(trial.diagnostics.map { PolicyRun.words($0, LineIndex(source)) } == [])
    #expect(trial.verdicts.filter { $0.firing == 0 || $0.silent == 0 }.map(\.rule) == [])
    _ = try PolicySet.load([FilePath(url.path)])
  }

  @Test func thereAreTwo() {
    #expect(Repository.files(in: "examples/policies", suffix: ".yaml").count == 2)
  }
}
