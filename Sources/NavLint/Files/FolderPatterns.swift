package import Platform

/// Which names count in a folder, by the settings that hold there.
package struct FolderPatterns: Sendable {
  /// The names of documents as they were written, for messages.
  package let documentNames: [String]
  /// Nil for the usual names.
  private let include: GlobList?
  private let exclude: GlobList

  /// The names that documents have where nothing else is set.
  package static let usualNames = ["*.nav.yaml", "*.nav.yml", "*.nav.json"]

  private static let usual = GlobList(patterns: usualNames, folder: "/", ignoringCase: true)

  /// Reads the patterns of settings in `folder`, an absolute, normalised path.
  ///
  /// Documents are recognised without regard to case, excludes are taken as written.
  package init(include: [String]? = nil, exclude: [String] = [], folder: FilePath = "/") {
    documentNames = include ?? Self.usualNames
    self.include = include.map { GlobList(patterns: $0, folder: folder, ignoringCase: true) }
    self.exclude = GlobList(patterns: exclude, folder: folder)
  }

  /// Whether the file at the absolute `path` is a document by its name.
  func includes(_ path: FilePath) -> Bool {
    (include ?? Self.usual).verdict(on: path, isFolder: false) ?? false
  }

  /// Whether a file whose path below the patterns' folder is `name` is a document by its name.
  package func includes(name: FilePath) -> Bool { includes(FilePath("/").appending(name)) }

  /// Whether an exclude names the entry at the absolute `path`; folders above it are not asked.
  func excludes(_ path: FilePath, isFolder: Bool) -> Bool {
    exclude.verdict(on: path, isFolder: isFolder) ?? false
  }

  /// Whether an exclude names the absolute `path` or a folder above it.
  func covers(_ path: FilePath, isFolder: Bool) -> Bool {
    exclude.covers(path, isFolder: isFolder)
  }
}
