import Foundation
import Platform
import Testing

struct ChildProcessTests {
  @Test func argumentsReachTheProgramAsTheyAre() throws {
    let odd = FilePath(bytes: Array("a b;$(c)\n*".utf8) + [0xFF])
    let output = try ChildProcess.run("printf", ["%s", odd])
    #expect(output.ending == .exited(status: 0))
    #expect(output.standardOutput == odd.bytes)
    #expect(output.standardError == [])
  }

  @Test func largeInputAndOutputDoNotBlock() throws {
    let input = [UInt8](repeating: 0x61, count: 1_000_000)
    let output = try ChildProcess.run("cat", [], input: input)
    #expect(output.standardOutput == input)
  }

  @Test func bothOutputsAreKeptApart() throws {
    let script: FilePath = "head -c 300000 /dev/zero >&2; head -c 200000 /dev/zero; exit 7"
    let output = try ChildProcess.run("sh", ["-c", script])
    #expect(output.ending == .exited(status: 7))
    #expect(output.standardOutput.count == 200_000)
    #expect(output.standardError.count == 300_000)
  }

  @Test func standardInputEnds() throws {
    #expect(try ChildProcess.run("cat", []).standardOutput == [])
  }

  @Test func aSignalIsReported() throws {
    #expect(try ChildProcess.run("sh", ["-c", "kill -9 $$"]).ending == .killed(signal: 9))
  }

  @Test func aMissingProgramIsAnError() {
    #expect(throws: FileError(path: "no-such-program-here", reason: .system(ENOENT))) {
      try ChildProcess.run("no-such-program-here", [])
    }
  }
}
