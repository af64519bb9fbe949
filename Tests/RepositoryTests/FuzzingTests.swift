import TestSupport
import Testing

/// The program of `make fuzz`, which no other build contains.
struct FuzzingTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  @Test(.enabled(if: CommandRun.has("swiftc"), "needs swiftc"))
  func theTargetsFitTheSources() throws {
    // SwiftPM names a package after its folder.
    let script = #"""
      compile -typecheck -parse-as-library -module-name fuzz \
        -package-name "$(basename "$ROOT" | tr '[:upper:]' '[:lower:]')" \
        "$ROOT"/Fuzzing/*.swift "$ROOT"/Fuzzing/Targets/*.swift
      """#
    let run = try CommandRun.compiling(script, in: scratch.path)
    #expect(run.status == 0, "\(run.errorOutput)")
  }
}
