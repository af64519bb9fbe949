package import Foundation

/// The repository that the tests run in.
package enum Repository {
  /// The folder that holds Package.swift.
  package static let root = URL(filePath: #filePath, directoryHint: .notDirectory)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The file or folder at `path` below the root.
  package static func file(_ path: String) -> URL { root.appending(path: path) }

  /// The folder `shared` beside the repository or one level up; nil where there is none.
  package static let shared: URL? = [root, root.deletingLastPathComponent()]
    .map { $0.deletingLastPathComponent().appending(path: "shared") }
    .first { FileManager.default.fileExists(atPath: $0.appending(path: "cases").path) }

  /// The files of a folder whose names end with `suffix`, sorted by name; none if it is not there.
  package static func files(in folder: String, suffix: String) -> [URL] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: file(folder).path)
    return (names ?? []).filter { $0.hasSuffix(suffix) }.sorted().map {
      file(folder).appending(path: $0)
    }
  }
}
