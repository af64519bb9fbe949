package import Platform

/// One thing to check.
package struct DiscoveredInput: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    case file
    case standardInput
    /// A file or folder that cannot be read, with the reason; elsewhere, since it is rare.
    indirect case unreadable(String)
  }

  /// The path to open and to show, as written but without a leading `./` and doubled slashes.
  package let path: FilePath
  package let origin: Origin

  package init(_ path: FilePath, origin: Origin = .file) {
    self.path = path
    self.origin = origin
  }

  static let standardInput = DiscoveredInput("-", origin: .standardInput)
}

/// What the user should know about the search for files; no failure.
package enum DiscoveryNote: Hashable, Sendable {
  /// A named path is covered by an `exclude`.
  case excluded(FilePath)
  /// Every document below a named folder is covered by an `exclude`.
  case allExcluded(FilePath)
  /// Met on the way, and not read.
  case skipped(FilePath, Reason)
  /// No path was given.
  case nothingNamed

  package enum Reason: String, Sendable {
    case pipe = "a pipe"
    case device = "a device"
    case socket = "a socket"
    case danglingLink = "a symbolic link that leads nowhere"
  }

  /// The sentence to show, without a full stop.
  package var message: String {
    switch self {
    case .excluded(let path): "`\(path)` is excluded"
    case .allExcluded(let folder): "every document in `\(folder)` is excluded"
    case .skipped(let path, let reason): "`\(path)` is skipped: it is \(reason.rawValue)"
    case .nothingNamed: "no file was named, so there is nothing to do"
    }
  }
}

/// Why the search could not do what was asked; the run ends with exit status 2.
package enum DiscoveryFailure: Hashable, Sendable {
  /// Nothing has the name that was given.
  case missing(FilePath)
  /// A named folder holds no document.
  case noDocument(FilePath, patterns: [String])

  /// The sentence to show, without a full stop; says what was looked for.
  package var message: String {
    switch self {
    case .missing(let path):
      path.isEmpty
        ? "an empty path names no file or folder" : "there is no file or folder `\(path)`"
    case .noDocument(let folder, let patterns):
      "there is no document in `\(folder)`: "
        + (patterns.isEmpty
          ? "`include` names no documents"
          : "no file there is named " + patterns.joined(separator: ", "))
    }
  }
}
