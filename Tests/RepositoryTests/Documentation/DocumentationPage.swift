import Foundation
import NavLintDev
import TestSupport
import Testing

/// A Markdown page of this repository, whose commands are run and whose paths are looked up.
///
/// A fenced block whose language is followed by a file name is that file: ```` ```yaml a.nav.yaml ````.
/// A block ```` ```sh ```` is a `ShellSession`; behind ```` ```sh not run: ```` stands why it is not
/// run. An HTML comment `<!-- setup … -->` is a script that fills the page's scratch folder first.
struct DocumentationPage: CustomTestStringConvertible {
  /// Relative to the repository.
  let path: String
  let lines: [String]
  let blocks: [FencedBlock]

  var testDescription: String { path }

  init(_ path: String) throws {
    self.path = path
    lines = String(decoding: try Data(contentsOf: Repository.file(path)), as: UTF8.self).linesOfText
    blocks = FencedBlock.all(in: lines)
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

  /// The files that the page shows.
  var files: [(name: String, text: String)] {
    blocks.compactMap { block in
      let words = block.language.split(separator: " ")
      guard words.count == 2, words[0] != "sh" else { return nil }
      return (String(words[1]), block.lines.joined(separator: "\n") + "\n")
    }
  }

  /// The scripts that fill the scratch folder.
  var setup: [String] {
    lines.joined(separator: "\n").split(separator: "<!-- setup\n").dropFirst().map {
      String($0.prefix(upTo: $0.firstRange(of: "-->")?.lowerBound ?? $0.endIndex))
    }
  }

  var sessions: [ShellSession] {
    blocks.filter { $0.language == "sh" }.map(ShellSession.init)
  }

  /// Blocks in the shell's language whose commands no test runs, and that do not say why.
  var unexplained: [Int] {
    blocks.filter { block in
      switch block.language {
      case "sh": ShellSession(block).steps.isEmpty
      case "bash", "shell", "console", "zsh", "sh not run:": true
      default: false
      }
    }.map(\.firstLine)
  }

  /// The text between fences left out: prose, with the number of each line.
  var prose: [(number: Int, text: String)] {
    lines.enumerated().compactMap { index, text in
      let isInside = blocks.contains { index >= $0.firstLine - 1 && index <= $0.endLine }
      return isInside ? nil : (index + 1, text)
    }
  }
}
