import Platform

/// The pages of docs/Rules.
enum RulePages {
  static let folder: FilePath = "docs/Rules"

  /// All pages of the repository in the working folder, sorted by id.
  static func all() throws -> [RulePage] {
    try FileSystem.entries(of: folder).filter { $0.name.fileExtension == "md" }.map { entry in
      let path = folder.appending(entry.name)
      do {
        return try RulePage(String(decoding: FileSystem.read(path), as: UTF8.self))
      } catch let error as PageError {
        throw ChoreError("\(path): \(error)")
      }
    }
  }
}
