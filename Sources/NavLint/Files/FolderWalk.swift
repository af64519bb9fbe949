import Platform

/// The walk through one named folder.
///
/// The folders on the way are kept in a list, not on the stack, and each is read whole and closed
/// before the next is opened: neither depth nor the number of open files is a trouble.
struct FolderWalk {
  /// A folder whose entries are being visited.
  private struct Frame {
    let path: FilePath
    let absolute: FilePath
    let patterns: FolderPatterns
    let rules: IgnoreRules
    let entries: [FolderEntry]
    var next = 0
  }

  private let root: FilePath
  private let options: FileDiscovery.Options
  private let extraExclude: GlobList
  private var frames: [Frame] = []
  /// The folders walked by the run, nil where none can come twice.
  private(set) var walked: Set<FileIdentity>?
  private(set) var inputs = DiscoveredInputs()
  private(set) var notes: [DiscoveryNote] = []
  /// Whether an exclude left something out.
  private(set) var hasExcluded = false
  /// Whether a file was reached through a symbolic link, and so maybe twice.
  private(set) var hasLinks = false
  /// Whether a folder was left out because the run has walked it already.
  private(set) var hasWalked = false

  init(
    _ root: FilePath, _ options: FileDiscovery.Options, extraExclude: GlobList,
    walked: Set<FileIdentity>?
  ) {
    self.root = root
    self.options = options
    self.extraExclude = extraExclude
    self.walked = walked
  }

  /// Walks the folder, whose absolute path is `absolute` and in which `rootPatterns` hold.
  mutating func run<Failure: Error>(
    _ absolute: FilePath, _ rootPatterns: FolderPatterns,
    _ patterns: (FilePath) throws(Failure) -> FolderPatterns
  ) throws(Failure) {
    let rules = IgnoreRules(above: absolute, workingFolder: options.workingFolder)
    try enter(root, absolute, rootPatterns, rules, patterns)
    while let last = frames.indices.last {
      guard frames[last].next < frames[last].entries.count else {
        frames.removeLast()
        continue
      }
      let frame = frames[last]
      frames[last].next += 1
      let entry = frame.entries[frame.next]
      if entry.name.bytes.first == UInt8(ascii: ".") { continue }
      let path = frame.path.appending(entry.name)
      let absolute = frame.absolute.appending(entry.name)
      if entry.kind != .folder {
        visitFile(path, absolute, entry.kind, in: frame)
      } else if !isLeftOut(absolute, isFolder: true, in: frame) {
        try enter(path, absolute, frame.patterns, frame.rules, patterns)
      }
    }
  }

  /// Reads the folder at `path` and puts it on the list.
  private mutating func enter<Failure: Error>(
    _ path: FilePath, _ absolute: FilePath, _ inherited: FolderPatterns, _ rules: IgnoreRules,
    _ patterns: (FilePath) throws(Failure) -> FolderPatterns
  ) throws(Failure) {
    let entries: [FolderEntry]
    do throws(FileError) {
      if walked != nil {
        let identity = try FileSystem.status(of: path).identity
        guard walked?.insert(identity).inserted == true else {
          hasWalked = true
          return
        }
      }
      entries = try FileSystem.entries(of: path)
    } catch {
      inputs.append(DiscoveredInput(path, origin: .unreadable(error.message)))
      return
    }
    let dotNames = Set(
      entries.lazy.map(\.name).filter { $0.bytes.first == UInt8(ascii: ".") })
    let isRepository = dotNames.contains(GitFolder.name)
    var rules = rules
    if isRepository || dotNames.contains(IgnoreRules.fileName) {
      rules.enter(absolute, isRepository: isRepository)
    }
    let hasOwnPatterns = isRepository || dotNames.contains(Settings.fileName)
    frames.append(
      Frame(
        path: path, absolute: absolute,
        patterns: hasOwnPatterns ? try patterns(absolute) : inherited, rules: rules,
        entries: entries))
  }

  /// Adds the file at `path` if it is a document.
  private mutating func visitFile(
    _ path: FilePath, _ absolute: FilePath, _ kind: FileKind?, in frame: Frame
  ) {
    guard let kind, frame.patterns.includes(absolute),
      !isLeftOut(absolute, isFolder: false, in: frame)
    else { return }
    switch kind {
    case .regular: inputs.append(DiscoveredInput(path))
    case .symbolicLink: visitLink(path)
    case .pipe: notes.append(.skipped(path, .pipe))
    case .device: notes.append(.skipped(path, .device))
    case .socket: notes.append(.skipped(path, .socket))
    case .folder: break
    }
  }

  /// Adds what the link at `path` leads to, unless that is a folder.
  private mutating func visitLink(_ path: FilePath) {
    do throws(FileError) {
      switch try FileSystem.status(of: path).kind {
      case .regular:
        hasLinks = true
        inputs.append(DiscoveredInput(path))
      case .pipe: notes.append(.skipped(path, .pipe))
      case .device: notes.append(.skipped(path, .device))
      case .socket: notes.append(.skipped(path, .socket))
      case .folder, .symbolicLink: break
      }
    } catch {
      if error.isMissing {
        notes.append(.skipped(path, .danglingLink))
      } else {
        inputs.append(DiscoveredInput(path, origin: .unreadable(error.message)))
      }
    }
  }

  /// Whether the entry at `absolute` is ignored or excluded.
  private mutating func isLeftOut(
    _ absolute: FilePath, isFolder: Bool, in frame: Frame
  ) -> Bool {
    if frame.rules.ignores(absolute, isFolder: isFolder) { return true }
    guard options.usesExcludes else { return false }
    let isExcluded =
      frame.patterns.excludes(absolute, isFolder: isFolder)
      || extraExclude.verdict(on: absolute, isFolder: isFolder) ?? false
    if isExcluded { hasExcluded = true }
    return isExcluded
  }
}
