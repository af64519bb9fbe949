import Foundation
import Platform
import TestSupport
import Testing

/// Files that other services read, by those services' own definitions.
struct ServiceFileTests {
  @Test(
    .enabled(if: CommandRun.has("check-jsonschema"), "check-jsonschema is not installed"),
    arguments: [
      ("action.yml", "vendor.github-actions"),
      ("templates/gitlab-ci.yml", "vendor.gitlab-ci"),
      ("README.md: .github/workflows/navlint.yml", "vendor.github-workflows"),
      ("README.md: .gitlab-ci.yml", "vendor.gitlab-ci"),
    ])
  func filesFitTheirSchemas(path: String, schema: String) throws {
    let folder = try ScratchFolder()
    let file = try Self.file(path, in: folder)
    let run = try CommandRun.run(
      "check-jsonschema", ["--builtin-schema", FilePath(schema), file], in: folder.path)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test(
    .enabled(if: CommandRun.has("pre-commit"), "pre-commit is not installed"),
    arguments: [
      ("validate-manifest", ".pre-commit-hooks.yaml"),
      ("validate-config", "README.md: .pre-commit-config.yaml"),
    ])
  func preCommitReadsItsFiles(command: String, path: String) throws {
    let folder = try ScratchFolder()
    let file = try Self.file(path, in: folder)
    let run = try CommandRun.run("pre-commit", [FilePath(command), file], in: folder.path)
    #expect(run.status == 0, "\(run.output)")
  }

  /// A file of the repository, or one that a page shows: `README.md: .gitlab-ci.yml`.
  private static func file(_ path: String, in folder: ScratchFolder) throws -> FilePath {
    guard let separator = path.firstRange(of: ": ") else {
      return FilePath(Repository.file(path).path)
    }
    let page = try DocumentationPage(String(path[..<separator.lowerBound]))
    let shown = page.transcript.files.first { $0.name == path[separator.upperBound...] }
    return try folder.write(try #require(shown).text, to: "file.yml")
  }
}
