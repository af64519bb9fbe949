import Foundation
import PackagePlugin

/// `swift package navlint [ARGUMENT…]` in the package of an app: runs navlint in the package's
/// folder, `navlint check` where no argument says otherwise.
@main
struct NavlintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "navlint").url
    process.arguments = arguments.isEmpty ? ["check"] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // SwiftPM makes 1 of every failure, but says which status it was.
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      exit(process.terminationStatus)
    }
  }
}
