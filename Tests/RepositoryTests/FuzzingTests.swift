import Foundation
import Platform
import TestSupport
import Testing

/// The program of `make fuzz`, which no other build contains.
struct FuzzingTests {
  @Test(.enabled(if: CommandRun.has("swiftc"), "needs swiftc"))
  func theTargetsFitTheSources() throws {
    // SwiftPM names a package after its folder.
    let script = #"""
      swiftc -typecheck -swift-version 6 -parse-as-library -module-name fuzz \
        -package-name "$(basename "$ROOT" | tr '[:upper:]' '[:lower:]')" -I "$BUILD/Modules" \
        -I "$ROOT/Sources/CLibYAML" -I "$ROOT/Sources/CPlatform" \
        "$ROOT"/Fuzzing/*.swift "$ROOT"/Fuzzing/Targets/*.swift
      """#
    let scratch = try ScratchFolder()
    let run = try CommandRun.shell(script, in: scratch.path) {
      $0.environment["BUILD"] = CommandRun.program.parent.displayText
      $0.environment["ROOT"] = Repository.root.path
    }
    #expect(run.status == 0, "\(run.errorOutput)")
  }
}
