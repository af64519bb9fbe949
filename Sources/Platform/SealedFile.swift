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

  /// Gives `files` their names, each in one step with the end of what stood there.
  ///
  /// Returns why it failed where it did; those files are removed.
  static func publish(_ files: [SealedFile], _ durability: Durability) -> [FileError] {
    var failures: [FileError] = []
    var rest = files[...]
    while let first = rest.first {
      // What was staged together mostly lies together: its folder is opened once.
      let group = rest.prefix { $0.place.folder == first.place.folder }
      rest = rest.dropFirst(group.count)
      do throws(FileError) {
        let folder = try first.openFolder()
        failures += group.compactMap { $0.publish(in: folder) }
        if durability == .eachFile, fsync(folder.number) != 0 {
          failures.append(FileError.last(first.place.folder.path))
        }
      } catch {
        for file in group {
          file.remove()
          failures.append(FileError(path: file.place.path, reason: error.reason))
        }
      }
    }
    return failures
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
