import Foundation
import NavLintDev
import TestSupport
import Testing

/// A Markdown page of this repository, whose commands are run and whose paths are looked up.
struct DocumentationPage: CustomTestStringConvertible {
  /// Relative to the repository.
  let path: String
  let transcript: Transcript

  var testDescription: String { path }

  init(_ path: String) throws {
    self.path = path
    transcript = try Transcript(Repository.file(path))
  }

  /// The pages that people write; those made from the sources have tests of their own.
  static let all: [DocumentationPage] = {
    let written = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
    let folder = Repository.file("docs")
    let below = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let pages = (below ?? []).filter { $0.hasSuffix(".md") && !$0.hasPrefix("Fields/") }
    return (written + pages.map { "docs/\($0)" }.sorted()).compactMap {
      try? DocumentationPage($0)
    }
  }()

  /// The lines of blocks in the shell's language that no test runs, and that do not say why.
  var unexplained: [Int] {
    transcript.blocks.filter { block in
      switch block.language {
      case "sh": ShellSession(block).steps.isEmpty
      case "bash", "shell", "console", "zsh", "sh not run:": true
      default: false
      }
    }.map(\.firstLine)
  }

  /// The text between fences left out: prose, with the number of each line.
  var prose: [(number: Int, text: String)] {
    transcript.lines.enumerated().compactMap { index, text in
      let isInside = transcript.blocks.contains {
        index >= $0.firstLine - 1 && index <= $0.endLine
      }
      return isInside ? nil : (index + 1, text)
    }
  }
}
