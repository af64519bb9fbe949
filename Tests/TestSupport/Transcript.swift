package import Foundation
package import NavLintDev
import Platform

/// A Markdown page that shows files, commands, and what the commands print.
///
/// A fenced block whose language is followed by a file name is that file: ```` ```yaml a.nav.yaml ````.
/// A block ```` ```sh ```` is a `ShellSession`; behind ```` ```sh not run: ```` stands why it is not
/// run. An HTML comment `<!-- setup … -->` is a script that fills the page's scratch folder first.
package struct Transcript {
  package let url: URL
  package let lines: [String]
  package let blocks: [FencedBlock]

  package init(_ url: URL) throws {
    self.url = url
    lines = String(decoding: try Data(contentsOf: url), as: UTF8.self).linesOfText
    blocks = FencedBlock.all(in: lines)
  }

  /// The files that the page shows.
  package var files: [(name: String, text: String)] {
    blocks.compactMap { block in
      let words = block.language.split(separator: " ")
      guard words.count == 2, words[0] != "sh" else { return nil }
      return (String(words[1]), block.lines.joined(separator: "\n") + "\n")
    }
  }

  /// The scripts that fill the scratch folder.
  private var setup: [String] {
    lines.joined(separator: "\n").split(separator: "<!-- setup\n").dropFirst().map {
      String($0.prefix(upTo: $0.firstRange(of: "-->")?.lowerBound ?? $0.endIndex))
    }
  }

  package var sessions: [ShellSession] {
    blocks.filter { $0.language == "sh" }.map(ShellSession.init)
  }

  /// Runs all commands in a new folder, and says where they do not print what the page shows.
  ///
  /// `NAVLINT_RECORD=1` lets the page show what they print, but for outputs with lines left out.
  package func complaints() throws -> [String] {
    let folder = try ScratchFolder()
    for (name, text) in files { try folder.write(text, to: .init(name)) }
    for script in setup {
      let run = try CommandRun.shell("set -e\n" + script, in: folder.path)
      guard run.status == 0 else { return ["the setup fails: \(run.errorOutput)"] }
    }
    var complaints: [String] = []
    var recorded = lines
    // From the last step to the first, so that the places of those before stay.
    for (step, run) in try runs(in: folder).reversed() {
      guard let complaint = step.complaint(about: run) else { continue }
      if Golden.isRecording, !step.output.isEmpty, !step.output.contains(ShellSession.anyLines) {
        let end = step.firstOutputLine + step.output.count
        recorded.replaceSubrange(step.firstOutputLine..<end, with: run.lines)
      } else {
        complaints.insert(complaint, at: 0)
      }
    }
    if recorded != lines { try Data(recorded.joined(separator: "\n").utf8).write(to: url) }
    return complaints
  }

  private func runs(in folder: ScratchFolder) throws -> [(ShellSession.Step, CommandRun)] {
    try sessions.flatMap(\.steps).map { ($0, try $0.run(in: folder)) }
  }
}
