package import Foundation

/// Exact expected output, kept in a file.
package enum Golden {
  /// Whether this run writes goldens instead of comparing: `NAVLINT_RECORD=1`.
  package static var isRecording: Bool {
    ProcessInfo.processInfo.environment["NAVLINT_RECORD"] == "1"
  }

  /// How `actual` differs from the golden at `url`, or nil if it does not.
  ///
  /// Records the golden under `NAVLINT_RECORD=1`, and when it is missing, which still fails.
  package static func mismatch(_ actual: [UInt8], _ url: URL) throws -> String? {
    guard !isRecording, let expected = try? Data(contentsOf: url) else {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual).write(to: url)
      return isRecording ? nil : "\(url.lastPathComponent) was missing; recorded, look at it"
    }
    guard !expected.elementsEqual(actual) else { return nil }
    let lines = Diff.lines(
      expected: String(decoding: expected, as: UTF8.self),
      actual: String(decoding: actual, as: UTF8.self))
    return "\(url.lastPathComponent), \(lines)\nrecord anew with NAVLINT_RECORD=1 swift test"
  }
}
