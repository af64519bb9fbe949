import Foundation
import NavLintDev
import Platform
import TestSupport
import Testing

@Suite struct GeneratedFilesTests {
  @Test func generatedFilesAreFresh() throws {
    let stale = try Generators.stalePaths(in: FilePath(Repository.root.path))
    #expect(stale == [], "run `\(Generators.command)` and commit what it writes")
  }
}
