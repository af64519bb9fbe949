package import Platform

/// Finds the settings file that counts for a path: the nearest one, up to the repository's root.
package struct SettingsFinder {
  /// Where settings come from.
  package enum Origin: Sendable {
    /// The nearest `.navlint.yaml` above each file.
    case nearest
    /// One file for all.
    case file(FilePath)
    /// None at all.
    case none
  }

  private let origin: Origin
  /// The last folder, looked at first: most runs ask for one alone, and the first entry of a
  /// dictionary takes the runtime as long as checking a small file.
  private var last: (folder: FilePath, settings: Settings)?
  private var byFolder: [FilePath: Settings] = [:]
  private var byFile: [FilePath: Settings] = [:]
  private let workingFolder: FilePath

  /// Looks for settings by `origin`; relative paths start from `workingFolder`.
  package init(_ origin: Origin, workingFolder: FilePath) {
    self.origin = origin
    self.workingFolder = workingFolder
  }

  /// The settings for files directly in `folder`, which is read relative to the working folder.
  package mutating func settings(forFolder folder: FilePath) throws(Settings.Failure) -> Settings {
    switch origin {
    case .none: return Settings()
    case .file(let path): return try load(path)
    case .nearest:
      let folder = workingFolder.appending(folder).normalized
      if let last, last.folder == folder { return last.settings }
      let settings = try nearest(folder)
      last = (folder, settings)
      return settings
    }
  }

  private mutating func nearest(_ folder: FilePath) throws(Settings.Failure) -> Settings {
    if let known = byFolder[folder] { return known }
    let candidate = folder.appending(Settings.fileName)
    let settings: Settings
    if (try? FileSystem.status(of: candidate))?.kind == .regular {
      // Shown as the files are: from the working folder.
      settings = try load(candidate.relative(to: workingFolder) ?? candidate)
    } else if folder == folder.parent
      || (try? FileSystem.status(of: folder.appending(".git"))) != nil
    {
      settings = Settings()
    } else {
      settings = try nearest(folder.parent)
    }
    if last != nil { byFolder[folder] = settings }
    return settings
  }

  private mutating func load(_ path: FilePath) throws(Settings.Failure) -> Settings {
    if let known = byFile[path] { return known }
    let settings = try Settings.load(path)
    byFile[path] = settings
    return settings
  }
}
