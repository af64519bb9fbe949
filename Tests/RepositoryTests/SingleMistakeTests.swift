import Foundation
import NavLintDev
import TestSupport
import Testing

/// `navlint-dev mutate` on two examples; the rest takes too long for every run.
@Suite struct SingleMistakeTests {
  @Test(arguments: ["driver-screen", "city-markers"])
  func everySingleMistakeIsFoundOnItsLine(_ name: String) throws {
    var run = MutationRun()
    try run.add(MutationRun.document(at: Repository.file("examples/\(name).nav.yaml").path))
    #expect(run.faultCount > 500)
    #expect(run.survivorLines == [])
  }
}
