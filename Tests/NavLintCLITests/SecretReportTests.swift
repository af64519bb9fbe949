import NavReporters
import Platform
import TestSupport
import Testing

/// No report shows the value of a key that looks like a secret, whatever is wrong with it.
struct SecretReportTests {
  private static let secret = "hunter2hunter2"

  private static let documents = [
    "navigation:\n  apiKey: SECRET\n  password: #SECRET\n",
    "map3D: {mode: hybrid, markers: [{secret: [SECRET, {a: SECRET}]}]}\n",
    "name: {privateKey: \"a\\u0041SECRET\"}\ntarget: {token: SECRET}\n",
    "sdk: {secretToken: *SECRET}\n",
    "x-a: {apiKey: &SECRET 1, token: !SECRET 2}\n",
    "navigation:\n  apiKey: \"SECRET\\q\"\n",
    "navigation:\n  apiKey: \"SECRET\n",
    "navigation: {ui: 1, password: [SECRET\n",
    "apiKey: `SECRET\n",
    "apiKey: SECRET: x\n",
    "apiKey: SECRET\napiKey: SECRET\n",
    "token: 0x68756e74657232\n",
  ]

  @Test(arguments: ReportFormat.allCases)
  func noReportShowsOne(_ format: ReportFormat) throws {
    let scratch = try ScratchFolder()
    for (index, text) in Self.documents.enumerated() {
      try scratch.write(
        text.replacing("SECRET", with: Self.secret), to: FilePath("\(index).nav.yaml"))
    }
    for words: [FilePath] in [["check", "--notes"], ["check", "--notes", "--no-schema"]] {
      let run = try CommandRun.navlint(
        words + ["--format", FilePath(format.rawValue)], in: scratch.path)
      #expect(run.status == 1)
      let lines = (run.output + run.errorOutput).split(separator: "\n")
      #expect(lines.filter { $0.contains(Self.secret) || $0.contains("68756e") } == [])
    }
  }

  /// What is not shown is repaired all the same.
  @Test func fixesKeepWhatTheyMend() throws {
    let scratch = try ScratchFolder()
    try scratch.write("password: #\(Self.secret)\nmode: yes\n", to: "a.yaml")
    let run = try CommandRun.navlint(
      ["check", "--no-schema", "--fix", "--select", "swallowed-comment", "a.yaml"],
      in: scratch.path)
    #expect(run.status == 0)
    #expect(try scratch.text(of: "a.yaml") == "password: \"#\(Self.secret)\"\nmode: yes\n")
  }
}
