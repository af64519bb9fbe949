#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

package enum FileKind: Hashable, Sendable {
  case regular
  case folder
  case symbolicLink
  case pipe
  /// A character or block device.
  case device
  case socket
}

/// Which file it is, whatever its names.
package struct FileIdentity: Hashable, Sendable {
  package let device: UInt64
  package let inode: UInt64
}

/// What the system says about a file without opening it.
package struct FileStatus: Hashable, Sendable {
  package let kind: FileKind
  package let identity: FileIdentity
  /// In bytes; meaningful for regular files.
  package let size: Int
  /// The permission bits, `0o7777` at most.
  package let mode: UInt32
  /// How many names the file has.
  package let linkCount: Int
  /// Nanoseconds since 1970.
  package let modificationTime: Int64
  let owner: UInt32
  let group: UInt32

  init(_ info: stat) {
    kind = Self.kind(ofMode: UInt32(info.st_mode))
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: info.st_dev), inode: UInt64(info.st_ino))
    size = Int(info.st_size)
    mode = UInt32(info.st_mode) & 0o7777
    linkCount = Int(info.st_nlink)
    #if canImport(Darwin)
      let modified = info.st_mtimespec
    #else
      let modified = info.st_mtim
    #endif
    modificationTime = Int64(modified.tv_sec) &* 1_000_000_000 &+ Int64(modified.tv_nsec)
    owner = info.st_uid
    group = info.st_gid
  }

  private static func kind(ofMode mode: UInt32) -> FileKind {
    switch mode & UInt32(S_IFMT) {
    case UInt32(S_IFREG): .regular
    case UInt32(S_IFDIR): .folder
    case UInt32(S_IFLNK): .symbolicLink
    case UInt32(S_IFIFO): .pipe
    case UInt32(S_IFSOCK): .socket
    default: .device
    }
  }
}

/// The system's files: every call here asks or changes the outside world.
package enum FileSystem {
  /// What `path` is; for a symbolic link, what it leads to unless `followingLinks` is false.
  package static func status(
    of path: FilePath, followingLinks: Bool = true
  ) throws(FileError) -> FileStatus {
    var info = stat()
    let result = unsafe path.withCString { name in
      followingLinks ? unsafe stat(name, &info) : unsafe lstat(name, &info)
    }
    guard result == 0 else { throw FileError.last(path) }
    return FileStatus(info)
  }

  /// The absolute path of the working folder.
  package static func workingFolder() throws(FileError) -> FilePath {
    guard let path = unsafe getcwd(nil, 0) else { throw FileError.last(".") }
    defer { unsafe free(path) }
    return unsafe FilePath(cString: path)
  }

  /// The absolute path of `path` without symbolic links.
  package static func resolved(_ path: FilePath) throws(FileError) -> FilePath {
    let resolved = unsafe path.withCString { name in unsafe realpath(name, nil) }
    guard let resolved = unsafe resolved else { throw FileError.last(path) }
    defer { unsafe free(resolved) }
    return unsafe FilePath(cString: resolved)
  }

  /// Makes the folder `path` and those above it where they are missing.
  package static func createFolder(_ path: FilePath) throws(FileError) {
    if unsafe path.withCString({ name in unsafe mkdir(name, 0o777) }) == 0 { return }
    switch errno {
    case ENOENT where path.parent != path:
      try createFolder(path.parent)
      if unsafe path.withCString({ name in unsafe mkdir(name, 0o777) }) == 0 { return }
    default: break
    }
    let failure = FileError.last(path)
    guard let status = try? status(of: path), status.kind == .folder else { throw failure }
  }

  /// Removes the file `path`.
  package static func remove(_ path: FilePath) throws(FileError) {
    let result = unsafe path.withCString { name in unsafe unlink(name) }
    guard result == 0 else { throw FileError.last(path) }
  }

  /// Removes the empty folder `path`.
  package static func removeFolder(_ path: FilePath) throws(FileError) {
    let result = unsafe path.withCString { name in unsafe rmdir(name) }
    guard result == 0 else { throw FileError.last(path) }
  }
}

extension FilePath {
  init(cString: UnsafePointer<CChar>) {
    let length = unsafe strlen(cString)
    self.init(bytes: unsafe Array(UnsafeRawBufferPointer(start: cString, count: length)))
  }
}
