import Platform
import TestSupport
import Testing

/// Settings, policies and baselines that were made to break whoever reads them.
struct HostileOwnFileTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("map3D: {mode: hybrid}\n", to: "a.nav.yaml")
  }

  private func navlint(_ words: FilePath...) throws -> CommandRun {
    try CommandRun.navlint(words, in: scratch.path)
  }

  /// Ten thousand files in a row would not fit the stack.
  @Test(arguments: [
    ("check", "--config", "failOn: error\n", "extends: NEXT\n", "1:10"),
    (
      "policy", "--policy", "policy: 1\nname: last\nrules: []\n",
      "policy: 1\nname: before NEXT\nextends: [NEXT]\nrules: []\n", "3:11"
    ),
  ])
  func filesExtendEachOtherSoFar(
    command: String, option: String, last: String, link: String, place: String
  ) throws {
    for number in 0..<60 {
      let text = link.replacing("NEXT", with: "\(number + 1).yaml")
      try scratch.write(text, to: FilePath("\(number).yaml"))
    }
    try scratch.write(last, to: "60.yaml")
    let words = [FilePath(command), FilePath(option)]
    #expect(
      try CommandRun.navlint(words + ["10.yaml", "a.nav.yaml"], in: scratch.path).status == 0)
    let run = try CommandRun.navlint(words + ["9.yaml", "a.nav.yaml"], in: scratch.path)
    #expect(run.status == 2)
    #expect(run.errorOutput.contains("`extends` leads over more than 50 files"))
    #expect(run.errorOutput.contains("--> 59.yaml:\(place)"))
  }

  /// Each use of an alias is a condition of its own: these would be 4 to the 30th.
  @Test func aliasesOfConditionsAreCounted() throws {
    let first = " - {id: r0, path: navigation.ui.compassButton, require: &a0 {equals: true}}\n"
    let rest = (1..<30).map { number in
      let uses = Array(repeating: "*a\(number - 1)", count: 4).joined(separator: ", ")
      return " - {id: r\(number), path: navigation.ui.compassButton,"
        + " require: &a\(number) {any: [\(uses)]}}\n"
    }
    try scratch.write(
      "policy: 1\nname: bomb\nrules:\n" + first + rest.joined(), to: "bomb.yaml")
    let run = try navlint("policy", "--policy", "bomb.yaml", "a.nav.yaml")
    #expect(run.status == 2)
    #expect(run.errorOutput.contains("error[resource-limit]: with each alias replaced"))
    #expect(!run.errorOutput.contains(".navlint.yaml"), "no setting raises the limit")
  }

  @Test(arguments: ["1e300", "9223372036854775807", "4294967296"])
  func baselinesCountWhatCanBeThere(count: String) throws {
    try scratch.write("kk: 1\n", to: "b.nav.yaml")
    #expect(try navlint("check", "--write-baseline", "base.json", "b.nav.yaml").status == 0)
    let text = try scratch.text(of: "base.json")
    try scratch.write(
      text.replacing("\"count\": 1", with: "\"count\": \(count)"), to: "base.json")
    let run = try navlint("check", "--baseline", "base.json", "b.nav.yaml")
    #expect(run.status == 2, "\(run.errorOutput)")
  }

  /// Messages quote so much of a text that it is known again.
  @Test func longTextsAreNotRepeated() throws {
    let text = String(repeating: "x", count: 100_000)
    let accents = "e" + String(repeating: "\u{301}", count: 50_000)
    try scratch.write(
      """
      name: &long \(text)
      map3D:
        mode: hybrid
        markers:
          - &one {id: *long, altitudeMode: \(accents), position: {latitude: *long, longitude: 2}}
          - {id: *long, altitudeMode: *long, position: {latitude: 1, longitude: 2, altitude: 1}}
      """, to: "long.nav.yaml")
    let run = try navlint("check", "--format", "json", "long.nav.yaml")
    #expect(run.status == 1)
    #expect(run.output.contains("is taken already"))
    #expect(run.output.utf8.count < 20_000)
    let keys = "? \(text)\n: {a: 1, a: 2, a: 3}\n"
    try scratch.write(keys, to: "keys.nav.yaml")
    let keyRun = try navlint("check", "--no-schema", "--format", "json", "keys.nav.yaml")
    #expect(keyRun.output.contains(#""pointer":"","#))
    #expect(keyRun.output.utf8.count < 20_000)
  }
}
