import Platform
import TestSupport
import Testing

/// `navlint convert --output-dir` ended by a signal that nobody can catch.
@Suite struct KilledConvertTests {
  private static let fileCount = 500
  private static let killCount = 100

  private static func document(_ release: Int) -> String {
    #"{"sdk":{"maps3D":"1.0","navigation":"\#(release)"},"target":"phone","version":1}"#
  }

  @Test(.timeLimit(.minutes(10)))
  func aKilledRunLeavesOldFilesOrNewOnes() throws {
    let folder = try ScratchFolder()
    for number in 0..<Self.fileCount {
      try folder.write("{}", to: FilePath("in/\(number % 7)/\(number).nav.yaml"))
    }
    let whole = Set([10, 11].map { Array(Self.document($0).utf8) })
    var kills = 0
    var attempt = 0
    while kills < Self.killCount, attempt < 4 * Self.killCount {
      attempt += 1
      if try runAndKill(attempt, in: folder) { kills += 1 }
      for file in try outputs(in: folder) {
        #expect(whole.contains(try FileSystem.read(folder(file))), "\(file)")
      }
    }
    #expect(kills == Self.killCount)
    let last = try CommandRun.navlint(["convert", "--output-dir", "out", "in"], in: folder.path)
    #expect(last.status == 0)
    let check = try CommandRun.navlint(
      ["convert", "--check", "--output-dir", "out", "in"], in: folder.path)
    #expect(check.output == "")
    #expect(check.status == 0)
  }

  /// Starts a run for one release or the other, ends it after a while; false if it was faster.
  private func runAndKill(_ attempt: Int, in folder: ScratchFolder) throws -> Bool {
    let delay = String(1000 + attempt * 37 % 120).dropFirst()
    let script = """
      navlint convert --sdk \(10 + attempt % 2) --output-dir out in &
      sleep 0.\(delay)
      kill -9 $! 2>/dev/null
      wait $!
      """
    return try CommandRun.shell(script, in: folder.path).status == 137
  }

  private func outputs(in folder: ScratchFolder) throws -> [FilePath] {
    let list = try CommandRun.shell("find out -name '*.json' 2>/dev/null", in: folder.path)
    return list.output.split(separator: "\n").map { FilePath(String($0)) }
  }
}
