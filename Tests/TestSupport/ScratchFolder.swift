import Foundation
package import Platform

/// A new folder for one test, removed with it.
package final class ScratchFolder: Sendable {
  package let path: FilePath

  package init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "navlint-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try FileSystem.resolved(FilePath(url.path))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path.displayText)
  }

  /// The path of `name` in the folder.
  package func callAsFunction(_ name: FilePath) -> FilePath { path.appending(name) }

  /// Writes `text` to `name`, with the folders above it.
  @discardableResult
  package func write(_ text: String, to name: FilePath) throws -> FilePath {
    let path = self(name)
    try FileSystem.createFolder(path.parent)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path.displayText))
    return path
  }

  package func text(of name: FilePath) throws -> String {
    String(decoding: try FileSystem.read(self(name)), as: UTF8.self)
  }

  package func link(_ name: FilePath, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(name).displayText, withDestinationPath: target)
  }

  @discardableResult
  package func makePipe(_ name: FilePath) throws -> FilePath {
    let path = self(name)
    let tool = try Process.run(
      URL(fileURLWithPath: "/usr/bin/mkfifo"), arguments: [path.displayText])
    tool.waitUntilExit()
    return path
  }
}
