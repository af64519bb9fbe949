package import Platform

/// Finds the files of a run: named ones, and documents in named folders.
package struct FileDiscovery {
  package struct Options: Sendable {
    /// Absolute; what relative paths start from.
    package var workingFolder: FilePath
    /// Patterns that leave paths out in addition to the settings', from the working folder.
    package var exclude: [String] = []
    /// Whether excludes count at all.
    package var usesExcludes = true
    /// Whether a named folder may be without documents.
    package var allowsEmptyFolders = false
    /// What standard input is called; excludes count for it.
    package var standardInputName: FilePath?

    package init(workingFolder: FilePath) { self.workingFolder = workingFolder }
  }

  package struct Result: Sendable {
    /// In the order of the paths given, and within a folder in that of the paths' bytes; each once.
    package var inputs = DiscoveredInputs()
    package var notes: [DiscoveryNote] = []
    package var failures: [DiscoveryFailure] = []
  }

  private let options: Options
  private let extraExclude: GlobList
  private var result = Result()
  /// The folders that have been walked, where the run has several paths.
  private var walked: Set<FileIdentity>?
  /// Whether one file may have been reached in two ways.
  private var mayRepeat: Bool

  private init(_ options: Options, pathCount: Int) {
    self.options = options
    extraExclude = GlobList(patterns: options.exclude, folder: options.workingFolder)
    mayRepeat = pathCount > 1
    walked = mayRepeat ? [] : nil
  }

  /// Searches `paths`, among which `-` is standard input.
  ///
  /// - Parameters:
  ///   - paths: files and folders as they were written.
  ///   - options: what else was asked for.
  ///   - patterns: the patterns that hold for the entries of a folder, given by its absolute
  ///     path. It is asked for each named path and for folders that have settings of their own.
  /// - Returns: what was found, and what there is to say about it.
  /// - Throws: what `patterns` throws.
  package static func discover<Failure: Error>(
    _ paths: [FilePath], _ options: Options,
    patterns: (FilePath) throws(Failure) -> FolderPatterns
  ) throws(Failure) -> Result {
    var discovery = FileDiscovery(options, pathCount: paths.count)
    if paths.isEmpty { discovery.result.notes.append(.nothingNamed) }
    for path in paths { try discovery.add(path, patterns) }
    if discovery.mayRepeat { discovery.result.inputs.removeRepeats() }
    return discovery.result
  }

  private mutating func add<Failure: Error>(
    _ path: FilePath, _ patterns: (FilePath) throws(Failure) -> FolderPatterns
  ) throws(Failure) {
    if path == "-" { return try addStandardInput(patterns) }
    let status: FileStatus
    do throws(FileError) {
      status = try FileSystem.status(of: path)
    } catch {
      if error.isMissing {
        result.failures.append(.missing(path))
      } else {
        addFile(path, origin: .unreadable(error.message))
      }
      return
    }
    let absolute = options.workingFolder.appending(path).normalized
    let isFolder = status.kind == .folder
    let here = try patterns(isFolder ? absolute : absolute.parent)
    if options.usesExcludes, covers(absolute, isFolder: isFolder, here) {
      result.notes.append(.excluded(path.tidied))
    } else if isFolder {
      try addFolder(path.tidied, absolute, here, patterns)
    } else {
      addFile(path, origin: .file)
    }
  }

  private mutating func addFolder<Failure: Error>(
    _ path: FilePath, _ absolute: FilePath, _ here: FolderPatterns,
    _ patterns: (FilePath) throws(Failure) -> FolderPatterns
  ) throws(Failure) {
    var walk = FolderWalk(path, options, extraExclude: extraExclude, walked: walked)
    try walk.run(absolute, here, patterns)
    walked = walk.walked
    mayRepeat = mayRepeat || walk.hasLinks
    result.inputs.append(contentsOf: walk.inputs)
    result.notes += walk.notes
    if !walk.inputs.isEmpty || walk.hasWalked { return }
    if walk.hasExcluded {
      result.notes.append(.allExcluded(path))
    } else if !options.allowsEmptyFolders {
      result.failures.append(.noDocument(path, patterns: here.documentNames))
    }
  }

  private mutating func addFile(_ path: FilePath, origin: DiscoveredInput.Origin) {
    result.inputs.append(DiscoveredInput(path.tidied, origin: origin))
  }

  private mutating func addStandardInput<Failure: Error>(
    _ patterns: (FilePath) throws(Failure) -> FolderPatterns
  ) throws(Failure) {
    if options.usesExcludes, let name = options.standardInputName {
      let absolute = options.workingFolder.appending(name).normalized
      if covers(absolute, isFolder: false, try patterns(absolute.parent)) {
        result.notes.append(.excluded(name))
        return
      }
    }
    result.inputs.append(.standardInput)
  }

  private func covers(_ path: FilePath, isFolder: Bool, _ patterns: FolderPatterns) -> Bool {
    patterns.covers(path, isFolder: isFolder) || extraExclude.covers(path, isFolder: isFolder)
  }
}

extension DiscoveredInputs {
  /// Keeps the first of several inputs that are one file.
  ///
  /// Two hard links are two files: each may be fixed, converted and reported by itself.
  fileprivate mutating func removeRepeats() {
    var seen: Set<FileKey> = []
    var hasStandardInput = false
    var kept = DiscoveredInputs()
    for input in self {
      let isNew: Bool
      switch input.origin {
      case .unreadable: isNew = true
      case .standardInput:
        isNew = !hasStandardInput
        hasStandardInput = true
      case .file:
        let key = FileKey(of: input.path)
        isNew = key.map { seen.insert($0).inserted } ?? true
      }
      if isNew { kept.append(input) }
    }
    self = kept
  }
}

/// Tells whether two paths are one file.
private struct FileKey: Hashable {
  let identity: FileIdentity
  /// Tells hard links apart.
  let resolved: FilePath?

  /// Nil where nothing can be said about the path.
  init?(of path: FilePath) {
    guard let status = try? FileSystem.status(of: path) else { return nil }
    identity = status.identity
    resolved = status.linkCount > 1 ? try? FileSystem.resolved(path) : nil
  }
}
