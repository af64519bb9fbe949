import Foundation
import Platform
import TestSupport

/// A file that git tracks, with its text.
struct TrackedFile {
  /// Relative to the repository.
  let path: String
  let lines: [String]

  /// All text files; nil outside a git checkout.
  static let all: [TrackedFile]? = {
    let list = try? ChildProcess.run(
      "git", ["-C", FilePath(Repository.root.path), "ls-files", "-z"])
    guard let list, list.ending == .exited(status: 0) else { return nil }
    return list.standardOutput.split(separator: 0).compactMap { bytes in
      let path = String(decoding: bytes, as: UTF8.self)
      guard let data = try? Data(contentsOf: Repository.file(path)),
        let text = String(data: data, encoding: .utf8)
      else { return nil }
      return TrackedFile(path: path, lines: text.components(separatedBy: "\n"))
    }
  }()

  /// The lines in which `pattern` is found, as `path:line: text`.
  func lines(with pattern: some RegexComponent) -> [String] {
    lines.enumerated().filter { $0.element.contains(pattern) }.map { index, line in
      "\(path):\(index + 1): \(line)"
    }
  }

  /// Whether it belongs to what is shipped.
  var isShipped: Bool { path.hasPrefix("Sources/") && path.hasSuffix(".swift") }

  var isSwift: Bool { path.hasSuffix(".swift") }
}
