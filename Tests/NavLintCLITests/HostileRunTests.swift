import Platform
import TestSupport
import Testing

/// Files, names and arguments of somebody who means harm, through the whole program.
struct HostileRunTests {
  /// A document whose name, keys and values hold escape sequences and turn the reading direction.
  private static let name: FilePath = "a\u{1B}[31m\u{202E}.nav.yaml"
  private static let document = """
    navigation:
      ui: {"comp\\e[31m\\u202Ex": true, compassButton: "\\e]0;title\\a"}
    map3D: {markers: [{title: "::error::\\x9b31m", position: {latitude: 1, longitude: 2}}]}
    """
  private static let policy = """
    policy: 1
    name: "x\\e[31m"
    rules:
      - id: a
        path: navigation.ui.compassButton
        require: {equals: true}
        message: "m\\e[31m\\u202E"
    """

  @Test(arguments: [
    ["check", "FILE"], ["check", "--format", "concise", "FILE"], ["check", "--diff", "FILE"],
    ["check", "--format", "github", "FILE"], ["check", "--show-settings", "FILE"],
    ["check", "--statistics", "FILE"], ["policy", "--policy", "p.yaml", "FILE"],
    ["policy", "--policy", "p.yaml", "--show"], ["convert", "FILE"],
    ["diff", "b.nav.yaml", "FILE"],
    ["diff", "--format", "markdown", "b.nav.yaml", "FILE"],
    ["explain", "FILE:/map3D/markers/0/title"], ["explain", "\u{1B}"], ["\u{1B}"],
    ["check", "--\u{1B}"], ["check", "--select", "\u{202E}"], ["check", "--config", "\u{1B}"],
    ["check", "gone\u{1B}"], ["diff", "\u{1B}:\u{1B}", "b.nav.yaml"],
    ["check", "--files-from", "\u{1B}"], ["convert", "--output-dir", "b.nav.yaml/\u{1B}", "FILE"],
  ])
  func nothingActsOnATerminal(words: [String]) throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.document, to: Self.name)
    try scratch.write("navigation: {}\n", to: "b.nav.yaml")
    try scratch.write(Self.policy, to: "p.yaml")
    let words = words.map {
      FilePath($0.replacing("FILE", with: Self.name.displayText))
    }
    let run = try CommandRun.navlint(words, in: scratch.path)
    #expect([0, 1, 2].contains(run.status))
    for scalar in (run.output + run.errorOutput).unicodeScalars where scalar != "\n" {
      let category = scalar.properties.generalCategory
      #expect(category != .control && category != .format, "U+\(String(scalar.value, radix: 16))")
    }
  }

  /// The folder would hold a file more if a shell or an option of git got hold of the words.
  @Test(
    .enabled(if: CommandRun.has("git"), "git is not installed"),
    arguments: [
      "$(touch pwned):b.nav.yaml", "HEAD:$(touch pwned)", "HEAD:`touch pwned`",
      "HEAD;touch pwned:b.nav.yaml", "--output=pwned:b.nav.yaml", "-O:pwned", "HEAD:|touch pwned",
      "HEAD\n:b.nav.yaml", "--upload-pack=touch pwned:b.nav.yaml",
    ])
  func revisionsReachNoShell(revision: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write("navigation: {}\n", to: "b.nav.yaml")
    let setUp = try CommandRun.shell(
      "git init -q . && git add . && git -c user.name=n -c user.email=e commit -qm one",
      in: scratch.path)
    #expect(setUp.status == 0, "\(setUp.errorOutput)")
    let before = try FileSystem.entries(of: scratch.path).map(\.name)
    for words in [["diff", revision, "b.nav.yaml"], ["policy", "--base", revision]] {
      let run = try CommandRun.run(
        CommandRun.program, words.map { FilePath($0) }, in: scratch.path)
      #expect(run.status == 2, "\(run.output)")
      #expect(try FileSystem.entries(of: scratch.path).map(\.name) == before)
    }
  }

  /// Only the canonical form keeps a secret: it is what the application is given.
  @Test func secretsAreMasked() throws {
    let scratch = try ScratchFolder()
    let secret = "AIzaSyA-1234567890abcdefghijklmnopqrstu"
    try scratch.write("navigation: {apiKey: \(secret)}\n", to: "a.nav.yaml")
    try scratch.write("navigation: {}\n", to: "b.nav.yaml")
    try scratch.write("policy: 1\nnme: {token: \(secret)}\n", to: "p.yaml")
    for words: [FilePath] in [
      ["check", "a.nav.yaml"], ["check", "--format", "json", "a.nav.yaml"],
      ["check", "--format", "sarif", "a.nav.yaml"], ["check", "--format", "html", "a.nav.yaml"],
      ["diff", "b.nav.yaml", "a.nav.yaml"],
      ["diff", "--format", "json", "b.nav.yaml", "a.nav.yaml"],
      ["explain", "a.nav.yaml:/navigation/apiKey"], ["convert", "a.nav.yaml"],
      ["policy", "--policy", "p.yaml", "a.nav.yaml"],
    ] {
      let run = try CommandRun.navlint(words, in: scratch.path)
      #expect(!(run.output + run.errorOutput).contains(secret), "\(words.map(\.displayText))")
    }
    let converted = try CommandRun.navlint(
      ["convert", "--no-schema", "a.nav.yaml"], in: scratch.path)
    #expect(converted.output.contains(secret))
  }

  @Test(arguments: ["../outside/a.nav.yaml", "sub/../../outside/a.nav.yaml"])
  func outputsStayInTheirFolder(input: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write("navigation: {}\n", to: "outside/a.nav.yaml")
    try scratch.write("", to: "work/sub/empty")
    let run = try CommandRun.navlint(
      ["convert", "--output-dir", "out", FilePath(input)], in: scratch("work"))
    #expect(run.status == 0, "\(run.errorOutput)")
    #expect(try FileSystem.entries(of: scratch("outside")).map(\.name) == ["a.nav.yaml"])
    #expect(try FileSystem.entries(of: scratch("work/out")).count == 1)
  }
}
