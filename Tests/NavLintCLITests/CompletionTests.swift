import Foundation
import Testing

@testable import NavLintCLI

/// The completion scripts, asked in the real shells where they are installed.
struct CompletionTests {
  private static let words = CompletionWords(
    rules: ["unknown-key", "unknown-value", "policy", "POL-01"],
    things: ["unknown-key", "navigation.ui.compassButton"])

  /// A command line up to the cursor, and all that is offered there.
  struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    let offers: Set<String>

    init(_ line: String, _ offers: Set<String>) {
      self.line = line
      self.offers = offers
    }

    var testDescription: String { line }
  }

  static let cases = [
    Case("navlint conv", ["convert"]),
    Case("navlint c", ["check", "convert", "clean", "completions"]),
    Case("navlint check --fail", ["--fail-on"]),
    Case("navlint check --no-", ["--no-schema", "--no-exclude", "--no-config", "--no-cache"]),
    Case("navlint diff --format ", ["text", "json", "markdown"]),
    Case("navlint check --format g", ["github", "gitlab"]),
    Case("navlint check -f g", ["github", "gitlab"]),
    Case("navlint check --color a", ["auto", "always"]),
    Case("navlint check --select unk", ["unknown-key", "unknown-value"]),
    Case("navlint completions ", ["bash", "zsh", "fish"]),
    Case("navlint help conv", ["convert"]),
    Case("navlint explain navi", ["navigation.ui.compassButton"]),
    Case("navlint clean --cache-dir fo", ["folder"]),
  ]

  @Test(.enabled(if: Tool.bash != nil), arguments: cases)
  func bash(_ example: Case) throws {
    var words = example.line.split(separator: " ", omittingEmptySubsequences: false)
    if words.last == "" { words[words.count - 1] = "" }
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let output = try run(
      Tool.bash, .bash,
      """
      source ./script
      COMP_WORDS=(\(list)) COMP_CWORD=\(words.count - 1)
      _navlint
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(Set(output) == example.offers)
  }

  @Test(.enabled(if: Tool.bash != nil))
  func bashReadsAnEqualsSignAsAWord() throws {
    let output = try run(
      Tool.bash, .bash,
      """
      source ./script
      COMP_WORDS=(navlint check --format = gith) COMP_CWORD=4
      _navlint
      printf '%s\\n' "${COMPREPLY[@]}"
      COMP_WORDS=(navlint check --select = 'policy,unknown-k') COMP_CWORD=4
      _navlint
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(output == ["github", "policy,unknown-key"])
  }

  @Test(.enabled(if: Tool.zsh != nil), arguments: cases)
  func zsh(_ example: Case) throws {
    #expect(try offersOfZsh(example.line, loading: "source ./script") == example.offers)
  }

  @Test(.enabled(if: Tool.zsh != nil))
  func zshFindsTheScriptInItsFunctionPath() throws {
    let loading = "mv script _navlint; fpath=($PWD $fpath); compinit -D -u"
    #expect(try offersOfZsh("navlint conv", loading: loading) == ["convert"])
    #expect(try offersOfZsh("navlint check --fail", loading: loading) == ["--fail-on"])
  }

  /// Types `line` and a tab into an interactive zsh, and collects what is offered.
  private func offersOfZsh(_ line: String, loading: String) throws -> Set<String> {
    let output = try run(
      Tool.zsh, .zsh,
      """
      cat > setup <<'END'
      PROMPT= RPROMPT=
      autoload -Uz compinit
      compinit -D -u
      bindkey -e
      bindkey '^I' complete-word
      \(loading)
      compadd() {
        if [[ " ${@[1,(i)(-|--)]} " == *" -"[OAD]" "* ]]; then
          builtin compadd "$@"
          return
        fi
        local -a hits
        builtin compadd -A hits "$@"
        (( $#hits )) && print -rl -- $hits >> hits
        builtin compadd "$@"
      }
      finish() { kill -9 $$ }
      comppostfuncs=(finish)
      print READY
      END
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell 'source ./setup'
      zpty -r shell text '*READY*'
      zpty -w -n shell "$LINE"$'\\t'
      while zpty -r shell text; do :; done
      [[ -f hits ]] && cat hits
      exit 0
      """, line: line)
    return Set(output.map { $0.replacingOccurrences(of: "=", with: "") })
  }

  @Test(.enabled(if: Tool.fish != nil), arguments: cases)
  func fish(_ example: Case) throws {
    let output = try run(
      Tool.fish, .fish,
      """
      source ./script
      complete -C "$LINE"
      """, line: example.line)
    let offers = output.compactMap { $0.split(separator: "\t").first }
    #expect(Set(offers.map { $0.replacingOccurrences(of: "/", with: "") }) == example.offers)
  }

  private enum Tool {
    static let bash = find("bash")
    static let zsh = find("zsh")
    static let fish = find("fish")

    private static func find(_ name: String) -> String? {
      ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
  }

  /// Runs `commands` beside the script and a folder, and returns the lines of its output.
  private func run(
    _ tool: String?, _ shell: Shell, _ commands: String, line: String = ""
  ) throws -> [String] {
    let tool = try #require(tool)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "navlint-completion-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("folder"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(CompletionScript.text(for: shell, words: Self.words).utf8).write(
      to: folder.appendingPathComponent("script"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["-c", commands]
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "LINE": line, "TERM": "dumb",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
