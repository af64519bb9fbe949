import Foundation
import NavLintDev
import Platform
import TestSupport
import Testing

/// The recipe for the library in the README, as somebody who depends on it would use it.
struct LibraryExampleTests {
  private let page: DocumentationPage
  private let scratch: ScratchFolder

  init() throws {
    page = try DocumentationPage("README.md")
    scratch = try ScratchFolder()
    for (name, text) in page.transcript.files where name.hasSuffix(".swift") {
      try scratch.write(text, to: FilePath(name))
    }
  }

  @Test(.enabled(if: CommandRun.has("swift"), "swift is not in PATH"))
  func theManifestIsOne() throws {
    let run = try CommandRun.run("swift", ["package", "dump-package"], in: scratch.path) {
      // SwiftPM leaves a lock there for each package that it has seen.
      $0.environment["TMPDIR"] = scratch.path.displayText
    }
    #expect(run.status == 0, "\(run.errorOutput)")
    #expect(run.output.contains(#""NavLint""#))
  }

  /// Compiled against the modules of this build, in which only what is public can be seen.
  @Test(.enabled(if: CommandRun.canLinkLibrary, "needs swiftc on Linux"))
  func theProgramPrintsWhatThePageShows() throws {
    // A build folder keeps the objects of sources that have gone, so that `*.o` would be too many.
    let script = #"""
      for target in NavLint NavSchema YAMLTree SourceText Platform; do
        find "$ROOT/Sources/$target" -name '*.swift' |
          sed "s#.*/\(.*\)#\"$BUILD/$target.build/\1.o\"#"
      done >objects
      compile main.swift @objects $(pkg-config --libs yaml-0.1) -o example >&2 && ./example
      """#
    let run = try CommandRun.compiling(script, in: scratch.path)
    #expect(run.status == 0, "\(run.errorOutput)")
    let shown = try #require(page.transcript.blocks.first { $0.language == "text" })
    #expect(run.output == shown.lines.map { $0 + "\n" }.joined())
  }
}

extension CommandRun {
  fileprivate static var canLinkLibrary: Bool {
    #if os(Linux)
      return has("swiftc") && has("pkg-config")
    #else
      return false
    #endif
  }
}
