import Platform

/// What `.gitignore` files say about the entries of one folder.
struct IgnoreRules {
  /// The outermost first; an inner list overrules an outer one.
  private var lists: [GlobList] = []

  /// No rules.
  init() {}

  /// The rules that hold in `folder`, an absolute, normalised path, before its own `.gitignore`.
  ///
  /// They come from the repository that `folder` lies in; outside of any, from the folders between
  /// the working folder and it.
  init(above folder: FilePath, workingFolder: FilePath) {
    var chain: [FilePath] = []
    var current = folder
    var top: FilePath?
    while top == nil {
      if GitFolder.isRepository(current) { top = current }
      if current == current.parent { break }
      if current != folder { chain.append(current) }
      current = current.parent
    }
    if top == folder { return }
    if top == nil { chain.removeAll { $0.relative(to: workingFolder) == nil } }
    for folder in chain.reversed() { enter(folder, isRepository: folder == top) }
  }

  /// Adds the rules that `folder` itself brings; a repository starts afresh.
  mutating func enter(_ folder: FilePath, isRepository: Bool) {
    if isRepository {
      lists = []
      if let exclude = GitFolder.excludeFile(of: folder) { read(exclude, for: folder) }
    }
    read(folder.appending(Self.fileName), for: folder)
  }

  static let fileName: FilePath = ".gitignore"

  /// Whether the entry at the absolute, normalised `path` is ignored; folders above it are not
  /// asked.
  func ignores(_ path: FilePath, isFolder: Bool) -> Bool {
    for list in lists.reversed() {
      if let verdict = list.verdict(on: path, isFolder: isFolder) { return verdict }
    }
    return false
  }

  /// Reads patterns; what is not there, not readable or, as in git, a link holds none.
  private mutating func read(_ file: FilePath, for folder: FilePath) {
    guard
      let status = try? FileSystem.status(of: file, followingLinks: false),
      status.kind == .regular,
      let bytes = try? FileSystem.read(file)
    else { return }
    let list = GlobList(file: bytes, folder: folder)
    if !list.isEmpty { lists.append(list) }
  }
}

/// The `.git` of a working tree, as far as ignoring goes.
enum GitFolder {
  static let name: FilePath = ".git"

  /// Whether `folder` is the root of a working tree.
  static func isRepository(_ folder: FilePath) -> Bool {
    (try? FileSystem.status(of: folder.appending(name))) != nil
  }

  /// The file of patterns that a repository keeps for itself.
  static func excludeFile(of root: FilePath) -> FilePath? {
    let git = root.appending(name)
    guard let status = try? FileSystem.status(of: git) else { return nil }
    if status.kind == .folder { return git.appending("info/exclude") }
    // A linked working tree or a submodule: the file names the folder.
    guard status.kind == .regular, let folder = path(in: git, behind: "gitdir: ", relativeTo: root)
    else { return nil }
    let common = path(in: folder.appending("commondir"), behind: "", relativeTo: folder)
    return (common ?? folder).appending("info/exclude")
  }

  /// The path that the one line of `file` names.
  private static func path(
    in file: FilePath, behind prefix: String, relativeTo folder: FilePath
  ) -> FilePath? {
    guard let bytes = try? FileSystem.read(file, limit: 65_536),
      bytes.starts(with: prefix.utf8)
    else { return nil }
    let line = bytes.dropFirst(prefix.utf8.count).prefix { $0 != 0x0A && $0 != 0x0D }
    return line.isEmpty ? nil : folder.appending(FilePath(bytes: line))
  }
}
