package import Foundation

/// Vectors and schemas of other projects, which stand beside the checkout where they are at hand.
package enum ReferenceData {
  /// The folder `name` of the reference data; nil where there is none.
  package static func folder(_ name: String) -> URL? {
    var parent = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    for _ in 0..<4 {
      parent.deleteLastPathComponent()
      let folder = parent.appending(path: "shared/reference/\(name)")
      if FileManager.default.fileExists(atPath: folder.path) { return folder }
    }
    return nil
  }
}
