#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where an output file belongs: a name below a folder that the user named.
///
/// Symbolic links are followed up to and including that folder, never below it.
struct OutputPlace: Hashable, Sendable {
  /// A folder that the user named, or one below it.
  struct Folder: Hashable, Sendable {
    let root: FilePath
    /// Where it lies below `root`; `.` for `root` itself.
    let inner: FilePath

    var path: FilePath { inner == "." ? root : root.appending(inner) }
  }

  let folder: Folder
  let name: FilePath

  var path: FilePath { folder.path.appending(name) }

  /// The place that `path` names; without `root`, the file's own folder is trusted.
  init(_ path: FilePath, below root: FilePath?) throws(FileError) {
    guard let root else {
      let name = path.name
      guard !name.isEmpty, name != ".", name != ".." else {
        throw FileError(path: path, reason: path.isEmpty ? .system(ENOENT) : .folder)
      }
      folder = Folder(root: path.parent, inner: ".")
      self.name = name
      return
    }
    let inner = path.normalized
    guard !inner.isOutside else {
      throw FileError(path: path, reason: .outside(folder: root))
    }
    guard inner != "." else {
      throw FileError(path: root.appending(path), reason: .folder)
    }
    folder = Folder(root: root, inner: inner.parent)
    name = inner.name
  }

  /// Opens the folder of the file; makes what is missing of it if `isCreating`.
  func openFolder(isCreating: Bool) throws(FileError) -> FileDescriptor {
    var path = folder.root
    var open: FileDescriptor
    do throws(FileError) {
      open = try FileDescriptor(opening: path, flags: O_RDONLY | O_DIRECTORY)
    } catch {
      guard isCreating, error.isMissing else { throw error }
      try FileSystem.createFolder(path)
      open = try FileDescriptor(opening: path, flags: O_RDONLY | O_DIRECTORY)
    }
    for component in folder.inner.components {
      let name = FilePath(bytes: component)
      path = path.appending(name)
      open = try openSubfolder(name, of: open, path: path, isCreating: isCreating)
    }
    return open
  }

  /// Opens a folder below the root, and no symbolic link in its place.
  private func openSubfolder(
    _ name: FilePath, of folder: borrowing FileDescriptor, path: FilePath, isCreating: Bool
  ) throws(FileError) -> FileDescriptor {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
    let failure: FileError
    do throws(FileError) {
      return try FileDescriptor(opening: name, in: folder, path: path, flags: flags)
    } catch {
      failure = error
    }
    if failure.reason == .system(ENOENT), isCreating {
      let number = folder.number
      _ = unsafe name.withCString { name in unsafe mkdirat(number, name, 0o777) }
      return try FileDescriptor(opening: name, in: folder, path: path, flags: flags)
    }
    if try status(of: name, in: folder, path: path)?.kind == .symbolicLink {
      throw FileError(path: path, reason: .symbolicLink)
    }
    throw failure
  }

  /// What stands in the file's place; nil where nothing does.
  ///
  /// Throws unless it is a regular file that may be written.
  func existingFile(in folder: borrowing FileDescriptor) throws(FileError) -> FileStatus? {
    guard let status = try status(of: name, in: folder, path: path) else { return nil }
    switch status.kind {
    case .regular: break
    case .symbolicLink: throw FileError(path: path, reason: .symbolicLink)
    case .folder: throw FileError(path: path, reason: .folder)
    case .pipe, .device, .socket: throw FileError(path: path, reason: .notRegular)
    }
    let number = folder.number
    let mayWrite = unsafe name.withCString { name in unsafe faccessat(number, name, W_OK, 0) }
    guard mayWrite == 0 else { throw FileError.last(path) }
    return status
  }

  /// Whether the file, known to have `status`, holds exactly `bytes`.
  ///
  /// One that may not be read counts as different.
  func holds(
    _ bytes: [UInt8], status: FileStatus?, in folder: borrowing FileDescriptor
  ) throws(FileError) -> Bool {
    guard let status, status.size == bytes.count else { return false }
    do throws(FileError) {
      let file = try FileDescriptor(
        opening: name, in: folder, path: path, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
      return try FileSystem.read(descriptor: file.number, path: path, limit: bytes.count) == bytes
    } catch {
      switch error.reason {
      case .system(EACCES), .system(ENOENT), .tooLarge: return false
      default: throw error
      }
    }
  }

  /// Removes temporary files that killed runs have left in the file's folder; returns whether it
  /// holds nothing else.
  func removeStrays(in folder: borrowing FileDescriptor) -> Bool {
    guard let entries = try? FileSystem.entries(of: self.folder.path) else { return false }
    var isEmpty = true
    for entry in entries {
      let isStray =
        entry.kind == .regular
        && TemporaryName.isStray(entry.name) { name in
          UnfinishedFiles.contains(self.folder.path.appending(name))
        }
      guard isStray else {
        isEmpty = false
        continue
      }
      let number = folder.number
      unsafe entry.name.withCString { name in _ = unsafe unlinkat(number, name, 0) }
    }
    return isEmpty
  }

  private func status(
    of name: FilePath, in folder: borrowing FileDescriptor, path: FilePath
  ) throws(FileError) -> FileStatus? {
    var info = stat()
    let number = folder.number
    let result = unsafe name.withCString { name in
      unsafe fstatat(number, name, &info, AT_SYMLINK_NOFOLLOW)
    }
    if result == 0 { return FileStatus(info) }
    if errno == ENOENT { return nil }
    throw FileError.last(path)
  }
}
