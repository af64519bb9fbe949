package import Platform

/// A folder of canonical JSON, compared with what it should hold.
package enum OutputFolder {
  /// What is wrong with one of its files, in the order of the report.
  package enum Fault: String, Sendable {
    case stale
    case missing
    /// No document has it as its output.
    case orphaned
  }

  /// Whether `path` holds exactly `bytes`; nil if it does.
  package static func fault(
    at path: FilePath, expecting bytes: [UInt8]
  ) throws(FileError) -> Fault? {
    do throws(FileError) {
      let status = try FileSystem.status(of: path, followingLinks: false)
      guard status.kind == .regular, status.size == bytes.count else { return .stale }
      return try FileSystem.read(path, limit: bytes.count) == bytes ? nil : .stale
    } catch {
      if error.isMissing { return .missing }
      // It has grown since.
      if case .tooLarge = error.reason { return .stale }
      throw error
    }
  }

  /// The JSON files in `place` and below that no input of `plan` has as its output, sorted.
  ///
  /// `place` is relative to `root`, and so are the paths returned. Links are not followed, and
  /// names that begin with a dot are left alone.
  package static func orphans(
    in place: FilePath, below root: FilePath, of plan: OutputPlan
  ) throws(FileError) -> [FilePath] {
    var orphans: [FilePath] = []
    var folders = [place]
    while let folder = folders.popLast() {
      for entry in try entries(of: root.appending(folder)) where !entry.name.isHidden {
        let path = folder == "." ? entry.name : folder.appending(entry.name)
        switch entry.kind {
        case .folder: folders.append(path)
        case .regular where entry.name.fileExtension == "json" && !plan.isClaimed(path):
          orphans.append(path)
        default: break
        }
      }
    }
    return orphans.sorted()
  }

  /// The entries of a folder; none where it does not exist.
  private static func entries(of folder: FilePath) throws(FileError) -> [FolderEntry] {
    do throws(FileError) {
      return try FileSystem.entries(of: folder)
    } catch {
      if error.isMissing { return [] }
      throw error
    }
  }
}

extension FilePath {
  fileprivate var isHidden: Bool { bytes.first == UInt8(ascii: ".") }
}
