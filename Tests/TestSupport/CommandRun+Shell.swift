import Foundation
package import Platform

extension CommandRun {
  /// Runs a script of bash in `folder`, as somebody would type it who has navlint installed.
  ///
  /// Programs are those of this machine, the home folder is one of the script's own.
  package static func shell(
    _ script: String, in folder: FilePath, change: (inout Surroundings) -> Void = { _ in }
  ) throws -> CommandRun {
    try run("bash", ["-c", FilePath(script)], in: folder, change: change)
  }

  /// Runs another program of this machine in `folder`; it too finds navlint in its PATH.
  package static func run(
    _ program: FilePath, _ arguments: [FilePath], in folder: FilePath,
    change: (inout Surroundings) -> Void = { _ in }
  ) throws -> CommandRun {
    var surroundings = Surroundings(folder: folder)
    surroundings.environment = [
      "PATH": "\(Self.program.parent.displayText):\(searchPath)",
      "HOME": folder.appending(".home").displayText,
      "LC_ALL": "C.UTF-8",
    ]
    change(&surroundings)
    return try run([program] + arguments, surroundings)
  }

  /// Runs a script of bash that compiles something beside what this build has compiled: `$BUILD`
  /// is its folder, `$ROOT` that of the package; `compile` calls the compiler, which finds modules.
  package static func compiling(_ script: String, in folder: FilePath) throws -> CommandRun {
    let compile = #"""
      compile() {
        swiftc -swift-version 6 -I "$BUILD/Modules" -I "$ROOT/Sources/CLibYAML" \
          -I "$ROOT/Sources/CPlatform" "$@"
      }

      """#
    return try shell(compile + script, in: folder) {
      $0.environment["BUILD"] = Self.program.parent.displayText
      $0.environment["ROOT"] = Repository.root.path
    }
  }

  /// Whether there is a program `name` on this machine.
  package static func has(_ name: String) -> Bool {
    searchPath.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  private static var searchPath: String {
    ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
  }
}
