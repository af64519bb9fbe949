#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One name in a folder.
package struct FolderEntry: Hashable, Sendable {
  package let name: FilePath
  /// What it is, links not followed; nil where it vanished before it could be asked.
  package let kind: FileKind?

  /// Compares the names, those of folders with a slash behind them.
  fileprivate func precedes(_ other: FolderEntry) -> Bool {
    let (one, two) = (name.bytes, other.name.bytes)
    let shared = min(one.count, two.count)
    for index in 0..<shared where one[index] != two[index] { return one[index] < two[index] }
    return byte(at: shared) < other.byte(at: shared)
  }

  /// The byte of the name with its slash, -1 behind its end.
  private func byte(at index: Int) -> Int {
    if index < name.bytes.count { return Int(name.bytes[index]) }
    return kind == .folder && index == name.bytes.count ? Int(UInt8(ascii: "/")) : -1
  }
}

extension FileSystem {
  /// What lies in `folder`, without `.` and `..`, in the order of the bytes of the paths below:
  /// a folder's name counts with its slash.
  ///
  /// The folder is closed before this returns, so that a walk of any depth has one open at most.
  package static func entries(of folder: FilePath) throws(FileError) -> [FolderEntry] {
    let stream = unsafe folder.withCString { name in unsafe opendir(name) }
    guard let stream = unsafe stream else { throw FileError.last(folder) }
    defer { unsafe closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe self.name(of: entry)
      if name == here || name == above { continue }
      let kind = unsafe kind(ofType: Int(entry.pointee.d_type))
      entries.append(
        FolderEntry(name: name, kind: kind ?? kindByStatus(of: folder.appending(name))))
    }
    guard errno == 0 else { throw FileError.last(folder) }
    return entries.sorted { $0.precedes($1) }
  }

  private static let here: FilePath = "."
  private static let above: FilePath = ".."

  /// Reads the name in place: an entry is shorter than its type, so it must not be copied whole.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> FilePath {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return "" }
    let start = unsafe UnsafeRawPointer(entry).advanced(by: offset)
    return unsafe FilePath(cString: start.assumingMemoryBound(to: CChar.self))
  }

  /// Nil where the file system does not say.
  private static func kind(ofType type: Int) -> FileKind? {
    switch type {
    case Int(DT_REG): .regular
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .symbolicLink
    case Int(DT_FIFO): .pipe
    case Int(DT_SOCK): .socket
    case Int(DT_CHR), Int(DT_BLK): .device
    default: nil
    }
  }

  private static func kindByStatus(of path: FilePath) -> FileKind? {
    try? status(of: path, followingLinks: false).kind
  }
}
