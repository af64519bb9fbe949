import Foundation
import Platform
import TestSupport
import Testing

struct OutputFileTests {
  let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  @Test func aRegularFileIsReplacedAtTheEnd() throws {
    let path = try scratch.write("old", to: "report")
    let output = try OutputFile(path)
    let line = String(repeating: "x", count: 999) + "\n"
    for _ in 0..<200 { try output.sink.write(line) }
    #expect(try scratch.text(of: "report") == "old")
    try output.finish()
    #expect(try scratch.text(of: "report") == String(repeating: line, count: 200))
    #expect(try FileSystem.entries(of: scratch.path).map(\.name) == ["report"])
  }

  @Test func whatIsNotFinishedLeavesNoTrace() throws {
    do {
      let output = try OutputFile(scratch("report"))
      try output.sink.write("part")
      try output.sink.flush()
    }
    #expect(try FileSystem.entries(of: scratch.path) == [])
  }

  @Test func aPipeIsWrittenDirectly() throws {
    let pipe = try scratch.makePipe("pipe")
    let copy = scratch("copy")
    // A process of its own: a thread that waits for the pipe's other end would be missing here.
    let reader = Process()
    reader.executableURL = URL(fileURLWithPath: "/bin/sh")
    reader.arguments = ["-c", "cat \"$0\" > \"$1\"", pipe.displayText, copy.displayText]
    try reader.run()
    let output = try OutputFile(pipe)
    try output.sink.write([UInt8]("through the pipe".utf8))
    try output.finish()
    reader.waitUntilExit()
    #expect(try scratch.text(of: "copy") == "through the pipe")
    #expect(try FileSystem.status(of: pipe).kind == .pipe)
  }

  @Test func aDeviceIsWrittenDirectly() throws {
    let output = try OutputFile("/dev/null")
    try output.sink.write("gone")
    try output.finish()
    #expect(try FileSystem.status(of: "/dev/null").kind == .device)
  }

  #if os(Linux)
    @Test func aFullDeviceIsAnError() throws {
      let output = try OutputFile("/dev/full")
      try output.sink.write("too much")
      let error = #expect(throws: FileError.self) { try output.finish() }
      #expect(error?.description == "`/dev/full`: no space left on the device")
    }
  #endif

  @Test func aLinkIsRefused() throws {
    try scratch.write("old", to: "real")
    try scratch.link("link", to: "real")
    #expect(throws: FileError(path: scratch("link"), reason: .symbolicLink)) {
      try OutputFile(scratch("link"))
    }
  }

  @Test func aFolderIsRefused() {
    #expect(throws: FileError(path: scratch.path, reason: .folder)) {
      try OutputFile(scratch.path)
    }
  }
}
