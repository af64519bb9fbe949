import Foundation
import NavLint
import NavLintDev
import Platform
import SourceText
import TestSupport
import Testing

/// What examples/ shows is what navlint says; `GeneratedFilesTests` compares the reports.
@Suite struct ExamplesTests {
  private static let root = FilePath(Repository.root.path)

  @Test func documentsAreClean() throws {
    let sources = try Examples.sources(in: "examples", suffix: ".nav.yaml", of: Self.root)
    #expect(sources.count >= 6)
    for source in sources {
      let messages = Linter().lint(source).diagnostics.map { "\($0.rule): \($0.message)" }
      #expect(messages == [], "\(source.path)")
    }
  }

  @Test func brokenDocumentsHaveErrorsAndAreNoDocumentsByName() throws {
    let sources = try Examples.sources(in: "examples/broken", suffix: ".yaml", of: Self.root)
    #expect(sources.count >= 6)
    for source in sources {
      let isBroken = Linter().lint(source).diagnostics.contains { $0.severity == .error }
      #expect(isBroken, "\(source.path)")
      #expect(!source.path.hasSuffix(".nav.yaml"), "\(source.path)")
    }
  }
}
