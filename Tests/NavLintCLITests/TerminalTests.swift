import Platform
import TestSupport
import Testing

/// What the program does on a terminal that it leaves out elsewhere.
@Suite(.enabled(if: CommandRun.hasTerminals, "there is no program that makes a terminal"))
struct TerminalTests {
  private let folder: ScratchFolder
  private static let escape = "\u{1B}["

  init() throws {
    folder = try ScratchFolder()
    try folder.write(
      """
      navigation:
        ui: {compassButton: true, recenterButtonEnabled: true, "東京": 1, indoorPickr: true}

      """, to: "driver.nav.yaml")
  }

  private func check(
    _ options: String..., columns: Int? = 80, environment: [String: String]
  ) throws -> CommandRun {
    let words = ["check"] + options.map { FilePath($0) } + ["driver.nav.yaml"]
    return try CommandRun.navlint(words, in: folder.path) {
      $0.terminalColumns = columns
      $0.environment = environment
    }
  }

  @Test(arguments: [
    (["TERM": "xterm"], true), (["TERM": "dumb"], false),
    (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "xterm", "NO_COLOR": ""], true),
    (["TERM": "dumb", "FORCE_COLOR": "1"], true),
    (["TERM": "xterm", "NO_COLOR": "1", "FORCE_COLOR": "1"], false),
  ])
  func colourFollowsTheEnvironment(environment: [String: String], isColoured: Bool) throws {
    let run = try check(environment: environment)
    #expect(run.status == 1)
    #expect(run.output.contains(Self.escape) == isColoured)
    #expect(run.output.contains("did you mean `indoorPicker`?"))
  }

  @Test(arguments: [("always", true), ("never", false), ("auto", true)])
  func anOptionBeatsTheEnvironment(choice: String, isColoured: Bool) throws {
    let environment = ["TERM": "xterm", choice == "always" ? "NO_COLOR" : "FORCE_COLOR": "1"]
    let run = try check("--color", choice, environment: environment)
    #expect(run.output.contains(Self.escape) == isColoured)
  }

  @Test func onlyTextIsColoured() throws {
    let run = try check("--format", "concise", environment: ["TERM": "xterm"])
    #expect(!run.output.contains(Self.escape))
  }

  @Test func snippetsAreCutToNarrowTerminals() throws {
    let run = try check("--color", "never", columns: 40, environment: ["TERM": "xterm"])
    let snippets = run.output.split(separator: "\n").filter { $0.contains("|") }
    #expect(
      snippets == [
        "   |", " 2 | …abled: true, \"東京\": 1, indoorPic…", "   |               ^^^^^^",
        "   |", " 2 | …\"東京\": 1, indoorPickr: true}", "   |             ^^^^^^^^^^^",
      ])
  }

  @Test func differencesAreShownLineByLine() throws {
    try folder.write("navigation:\r\n  ui: {indoorPickr: true}\r\n", to: "crlf.nav.yaml")
    let run = try CommandRun.navlint(["check", "--diff", "crlf.nav.yaml"], in: folder.path) {
      $0.terminalColumns = 80
    }
    #expect(
      run.output == """
        --- crlf.nav.yaml
        +++ crlf.nav.yaml
        @@ -1,2 +1,2 @@
         navigation:\\r
        -  ui: {indoorPickr: true}\\r
        +  ui: {indoorPicker: true}\\r

        """)
  }

  @Test func listsShowNamesThatCannotSteerTheTerminal() throws {
    let name = "a\u{1B}[31mb.nav.yaml"
    try folder.write("map3D: {mode: hybrid}\n", to: FilePath(name))
    let run = try CommandRun.navlint(["check", "--list-files"], in: folder.path) {
      $0.terminalColumns = 80
    }
    #expect(run.output == "a\\u{1B}[31mb.nav.yaml\ndriver.nav.yaml\n")
  }
}
