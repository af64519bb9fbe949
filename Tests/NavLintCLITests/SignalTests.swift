import Foundation
import Platform
import TestSupport
import Testing

/// Signals in the middle of a run that has an unfinished report.
struct SignalTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func nothingHalfWrittenStays(signal: Int32) throws {
    let scratch = try ScratchFolder()
    try scratch.write("old\n", to: "report.json")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandRun.program.displayText)
    process.arguments = ["check", "--format", "json=report.json", "-"]
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path.displayText)
    // Open and empty, so that the run waits for it.
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, try FileSystem.entries(of: scratch.path).count < 2 { usleep(2_000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    try input.fileHandleForWriting.close()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 128 + signal)
    #expect(try FileSystem.entries(of: scratch.path).map(\.name) == ["report.json"])
    #expect(try scratch.text(of: "report.json") == "old\n")
  }

  @Test func aClosedPipeEndsTheRunQuietly() throws {
    let scratch = try ScratchFolder()
    let errors = try scratch.write("", to: "errors")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandRun.program.displayText)
    process.arguments = ["man"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: errors.displayText)
    try output.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 141)
    #expect(try scratch.text(of: "errors") == "")
  }
}
