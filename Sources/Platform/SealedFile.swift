import CPlatform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A whole file under its temporary name.
struct SealedFile: Sendable {
  let place: OutputPlace
  let name: FilePath
  let temporaryPath: FilePath
  /// The folder it was made in, to notice another one in its place.
  let folder: FileIdentity
  /// The file that it may replace and no later one; nil: whatever stands there.
  var replaced: FileStatus?

  /// Syncs the file system that the file lies in.
  func syncFileSystem() throws(FileError) {
    #if !canImport(Darwin)
      let folder = try place.openFolder(isCreating: false)
      guard navlint_syncfs(folder.number) == 0 else { throw FileError.last(place.path) }
    #endif
  }

  /// Removes the file; it was not wanted after all.
  func remove() {
    UnfinishedFiles.end(temporaryPath) {
      unsafe temporaryPath.withCString { name in _ = unsafe unlink(name) }
    }
  }

  /// Gives the files of each folder their names, each in one step with the end of what stood there.
  ///
  /// Folder by folder: each is opened once, and the system lets one name into it at a time. Returns
  /// why it failed where it did; those files are removed.
  static func publish(_ folders: [[SealedFile]], _ durability: Durability) -> [FileError] {
    var failures: [FileError] = []
    Workers.run(count: folders.count, jobs: Workers.coreCount) {
      publish(together: folders[$0], durability)
    } consume: {
      failures += $1
    }
    return failures.sorted { $0.path < $1.path }
  }

  /// Gives files of one folder their names.
  private static func publish(
    together files: [SealedFile], _ durability: Durability
  ) -> [FileError] {
    do throws(FileError) {
      guard let folder = try files.first?.openFolder() else { return [] }
      var failures = files.compactMap { $0.publish(in: folder) }
      if durability == .eachFile, fsync(folder.number) != 0 {
        failures.append(FileError.last(folder.path))
      }
      return failures
    } catch {
      return files.map { file in
        file.remove()
        return FileError(path: file.place.path, reason: error.reason)
      }
    }
  }

  /// Opens the folder that the file was made in, and no other of its name.
  private func openFolder() throws(FileError) -> FileDescriptor {
    let opened = try place.openFolder(isCreating: false)
    guard try opened.status().identity == folder else {
      throw FileError(path: place.path, reason: .changed)
    }
    return opened
  }

  /// Whether the file in its place is no longer the one that was looked at.
  private func isOutdated(in folder: borrowing FileDescriptor) -> Bool {
    guard let replaced else { return false }
    let status = try? place.existingFile(in: folder)
    return status?.identity != replaced.identity || status?.size != replaced.size
      || status?.modificationTime != replaced.modificationTime
  }

  private func publish(in folder: borrowing FileDescriptor) -> FileError? {
    if isOutdated(in: folder) {
      remove()
      return FileError(path: place.path, reason: .changed)
    }
    let number = folder.number
    let failure = UnfinishedFiles.end(temporaryPath) { () -> FileError? in
      let result = unsafe name.withCString { temporary in
        unsafe place.name.withCString { name in
          unsafe renameat(number, temporary, number, name)
        }
      }
      return result == 0 ? nil : FileError.last(place.path)
    }
    if failure != nil { remove() }
    return failure
  }
}
