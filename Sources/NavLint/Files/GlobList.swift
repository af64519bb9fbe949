package import Platform

/// Patterns of one place, such as a `.gitignore` or a settings file's `exclude`; the last that
/// matches decides.
package struct GlobList: Sendable {
  /// The absolute, normalised folder that anchored patterns start from.
  package let folder: FilePath
  private let globs: [Glob]

  package init(_ globs: [Glob], folder: FilePath) {
    self.globs = globs
    self.folder = folder
  }

  /// Patterns from a settings file or from options.
  package init(patterns: [String], folder: FilePath, ignoringCase: Bool = false) {
    self.init(patterns.compactMap { Glob($0, ignoringCase: ignoringCase) }, folder: folder)
  }

  /// The lines of a `.gitignore`.
  init(file bytes: [UInt8], folder: FilePath) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    self.init(
      text.split(separator: UInt8(ascii: "\n")).compactMap { Glob(line: $0) }, folder: folder)
  }

  package var isEmpty: Bool { globs.isEmpty }

  /// Whether the entry at the absolute, normalised `path` is matched (true), taken back by a `!`
  /// (false), or not spoken of.
  ///
  /// Outside the list's folder only patterns that look at the name count; the folder itself and
  /// those above it are never matched.
  package func verdict(on path: FilePath, isFolder: Bool) -> Bool? {
    if globs.isEmpty || folder.isInside(path) { return nil }
    let bytes = path.bytes
    let name = bytes[nameStart(of: bytes)...]
    let below = relativePart(of: bytes)
    for glob in globs.reversed() where isFolder || !glob.matchesFoldersOnly {
      if glob.isAnchored {
        if let below, glob.matches(below) { return !glob.isNegated }
      } else if glob.matches(name) {
        return !glob.isNegated
      }
    }
    return nil
  }

  /// Whether `path` or a folder above it, below the list's own, is matched.
  ///
  /// As in git, what lies in a matched folder cannot be taken back.
  package func covers(_ path: FilePath, isFolder: Bool = false) -> Bool {
    if globs.isEmpty { return false }
    guard let below = relativePart(of: path.bytes) else {
      return verdict(on: path, isFolder: isFolder) ?? false
    }
    for end in below.indices where below[end] == slash {
      if verdict(on: FilePath(bytes: path.bytes[..<end]), isFolder: true) ?? false { return true }
    }
    return verdict(on: path, isFolder: isFolder) ?? false
  }

  private func nameStart(of bytes: [UInt8]) -> Int {
    (bytes.lastIndex(of: slash) ?? -1) + 1
  }

  /// The part of the path behind the list's folder; nil where it lies elsewhere.
  private func relativePart(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let base = folder.bytes.count
    guard base > 1 else { return bytes.dropFirst() }
    guard bytes.count > base, bytes[base] == slash, bytes.starts(with: folder.bytes) else {
      return nil
    }
    return bytes[(base + 1)...]
  }
}

extension FilePath {
  /// Whether this is `folder` or lies below it; both are absolute and normalised.
  fileprivate func isInside(_ folder: FilePath) -> Bool {
    guard bytes.starts(with: folder.bytes) else { return false }
    return bytes.count == folder.bytes.count || folder.bytes.count == 1
      || bytes[folder.bytes.count] == slash
  }
}

private let slash = UInt8(ascii: "/")
