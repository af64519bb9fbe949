import Foundation
package import Platform

/// A run of the built program as users run it: bytes in, bytes and an exit status out.
package struct CommandRun: Hashable, Sendable {
  package let ending: ChildProcess.Ending
  package let standardOutput: [UInt8]
  package let standardError: [UInt8]

  /// The exit status, as a shell gives it: 128 and the number for a signal.
  package var status: Int32 {
    switch ending {
    case .exited(let status): status
    case .killed(let signal): 128 + signal
    }
  }

  package var output: String { String(decoding: standardOutput, as: UTF8.self) }

  package var errorOutput: String { String(decoding: standardError, as: UTF8.self) }

  /// How the program is run, beside its arguments.
  package struct Surroundings: Sendable {
    /// The working folder.
    package var folder: FilePath
    /// Standard input, which ends after these bytes.
    package var input: [UInt8] = []
    /// Added to a PATH and a HOME, which are all there is.
    package var environment: [String: String] = [:]
    /// Shell code before the program: `ulimit -n 16`.
    package var before = ":"
    /// Shell redirections of the program: `<&-`, `>/dev/full`, `| head -1`.
    package var redirections = ""
    /// The width of the terminal that the program runs on, with all its streams; nil for none.
    package var terminalColumns: Int?

    package init(folder: FilePath) { self.folder = folder }
  }

  /// Whether a terminal can be made for the program to run on.
  package static let hasTerminals = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  /// Runs `navlint` with `arguments` in `folder`.
  ///
  /// - Parameters:
  ///   - arguments: the words behind the program's name, byte for byte.
  ///   - folder: the working folder.
  ///   - change: what is different from the usual surroundings.
  /// - Returns: how the run ended and what it wrote.
  /// - Throws: a `FileError` where the program or the shell cannot be run.
  package static func navlint(
    _ arguments: [FilePath], in folder: FilePath,
    change: (inout Surroundings) -> Void = { _ in }
  ) throws -> CommandRun {
    var surroundings = Surroundings(folder: folder)
    change(&surroundings)
    return try run([program] + arguments, surroundings)
  }

  /// The built program, which lies beside the tests.
  package static let program: FilePath = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return FilePath(folder.appendingPathComponent("navlint").path)
  }()

  /// Nothing of the tests' own environment reaches the program, nor does its closed pipe end them.
  static func run(_ words: [FilePath], _ surroundings: Surroundings) throws -> CommandRun {
    _ = signal(SIGPIPE, SIG_IGN)
    var variables = ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent"]
    variables.merge(surroundings.environment) { $1 }
    let assignments = variables.sorted { $0.key < $1.key }.map { FilePath("\($0.key)=\($0.value)") }
    let output = try ChildProcess.run(
      "env",
      ["-i"] + assignments + ["sh", "-c", script(surroundings), "sh", surroundings.folder] + words,
      input: surroundings.input)
    return CommandRun(
      ending: output.ending, standardOutput: output.standardOutput,
      standardError: output.standardError)
  }

  private static func script(_ surroundings: Surroundings) -> FilePath {
    let start = "cd \"$1\" && shift && \(surroundings.before) || exit 99\n"
    guard let columns = surroundings.terminalColumns else {
      let isPipeline = surroundings.redirections.contains("|")
      return FilePath("\(start)\(isPipeline ? "" : "exec ")\"$@\" \(surroundings.redirections)")
    }
    // The words travel through a function of the environment-free shell on the terminal. Its
    // input is a pipe that never ends, because the end of it would be typed as ^D.
    let quoting = """
      quoted=
      for word; do
        quoted="$quoted '$(printf '%s\\n' "$word" | sed "s/'/'\\\\\\\\''/g")'"
      done
      pipe=$(mktemp -u) && mkfifo "$pipe" && exec 3<>"$pipe" && rm "$pipe" || exit 99
      line="stty cols \(columns) rows 24 -onlcr; exec$quoted"

      """
    #if os(macOS)
      let terminal = "exec script -q /dev/null sh -c \"$line\" <&3"
    #else
      let terminal = "exec script -qefc \"$line\" /dev/null <&3"
    #endif
    return FilePath(start + quoting + terminal)
  }
}
