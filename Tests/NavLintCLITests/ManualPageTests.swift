import Foundation
import Testing

@testable import NavLintCLI

struct ManualPageTests {
  private let page = ManualPage(version: "1.2.3").text

  @Test func namesEveryCommandAndOption() {
    for command in Command.allCases {
      #expect(page.contains("\n.SS \"navlint \(command.rawValue)\"\n"))
      for option in command.declaration.options {
        let name = option.name.replacingOccurrences(of: "-", with: "\\-")
        #expect(page.contains("\\fB\\-\\-\(name)\\fR"))
      }
    }
    #expect(page.hasPrefix(".TH NAVLINT 1 \"\" \"navlint 1.2.3\""))
  }

  @Test(.enabled(if: groff != nil))
  func groffRendersItWithoutWarnings() throws {
    let (text, warnings) = try render(["-man", "-Tascii", "-ww", "-P-cbou"])
    #expect(warnings == "")
    #expect(text.contains("navlint convert [OPTION...] [PATH...]"))
    #expect(text.contains("-f, --format NAME[=FILE]") || text.contains("--format, -f NAME[=FILE]"))
    #expect(text.contains("git ls-files -z | navlint check -0 --files-from -"))
  }

  private static let groff = ["/usr/bin/groff", "/opt/homebrew/bin/groff"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private func render(_ arguments: [String]) throws -> (text: String, warnings: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.groff))
    process.arguments = arguments
    let (input, output, error) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(page.utf8))
    try input.fileHandleForWriting.close()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let warnings = try error.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: text, as: UTF8.self), String(decoding: warnings, as: UTF8.self))
  }
}
