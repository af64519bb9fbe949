import Foundation
import Platform
import TestSupport

/// Runs the built program as a case says.
struct CaseRun {
  let located: LocatedCase
  private let expected: SharedCase
  private let scratch: ScratchFolder
  private let folder: FilePath

  init(_ located: LocatedCase) throws {
    self.located = located
    expected = located.content
    scratch = try ScratchFolder()
    folder = expected.setup == nil ? FilePath(located.folder.path) : scratch.path
    if let setup = expected.setup {
      let script = FilePath(located.folder.appending(path: setup).path)
      _ = try ChildProcess.run("bash", [script, scratch.path], input: [])
    }
  }

  /// One outcome for each environment and repetition.
  func outcomes() throws -> [CaseOutcome] {
    let environments = expected.envs ?? [expected.env ?? [:]]
    return try environments.flatMap { environment in
      try (0..<(expected.repeat ?? 1)).map { _ in CaseOutcome(try run(environment)) }
    }
  }

  private var arguments: [FilePath] {
    let words =
      switch expected.mode {
      case "check": ["check", "--format", "json"]
      case "no-schema": ["check", "--format", "json", "--no-schema"]
      case "convert": ["convert"]
      case "convert-no-schema": ["convert", "--no-schema"]
      case "report": ["check"]
      default: [String]()
      }
    let file = expected.mode == "cli" ? nil : expected.file
    return (words + (expected.args ?? []) + [file].compactMap { $0 }).map { FilePath($0) }
  }

  private func run(_ environment: [String: String]) throws -> CommandRun {
    let pipe = try piecewiseInput()
    return try CommandRun.navlint(arguments, in: folder) { surroundings in
      surroundings.environment = environment
      if let pieces = expected.stdin?.pieces {
        if let pipe {
          let writing = pieces.map { "printf %s '\($0)'" }.joined(separator: "; sleep 0.2; ")
          surroundings.before = "{ (\(writing)) > '\(pipe)' & }"
          surroundings.redirections = "< '\(pipe)'"
        } else {
          surroundings.input = Array(pieces.joined().utf8)
        }
      }
      switch expected.stdinFrom {
      case "closed": surroundings.redirections = "<&-"
      case "folder": surroundings.redirections = "< ."
      default: break
      }
      if expected.stdout == "tty" {
        surroundings.terminalColumns = 80
        surroundings.environment.merge(["TERM": "xterm-256color"]) { given, _ in given }
      }
    }
  }

  /// A named pipe for input that comes in pieces.
  private func piecewiseInput() throws -> FilePath? {
    guard let pieces = expected.stdin?.pieces, pieces.count > 1 else { return nil }
    return try scratch.makePipe(FilePath("input-\(UUID().uuidString)"))
  }
}
