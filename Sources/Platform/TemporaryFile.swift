#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How surely an output file outlives a crash of the machine.
package enum Durability: Sendable {
  /// One sync for all files of a batch before any takes its place.
  case batch
  /// One sync for each file, and one for its folder.
  case eachFile
  /// No sync at all, for what can be made again.
  case none
}

/// A file being written under a temporary name, beside the place it will take.
///
/// It is removed unless it is sealed.
struct TemporaryFile: ~Copyable {
  let place: OutputPlace
  private let folder: OpenFolder
  private var file: FileDescriptor
  private let name: FilePath
  private let path: FilePath
  private var isSealed = false

  var number: Int32 { file.number }

  /// Makes an empty file in the folder of `place`.
  ///
  /// It has the mode, and where possible the owner, of the file it replaces.
  static func create(
    for place: OutputPlace, in folder: OpenFolder, replacing existing: FileStatus?,
    newMode: mode_t = 0o666
  ) throws(FileError) -> TemporaryFile {
    let name = TemporaryName.make()
    let path = folder.path.appending(name)
    let folderNumber = folder.descriptor.number
    let number = try UnfinishedFiles.add(path) {
      () throws(FileError) in
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let result = unsafe name.withCString { name in
        retryingInterrupted { unsafe openat(folderNumber, name, flags, newMode) }
      }
      guard result >= 0 else { throw FileError.last(place.path) }
      return result
    }
    let file = TemporaryFile(place, folder, number: number, name: name, path: path)
    if let existing {
      // Changing the owner clears mode bits, so the mode comes second.
      _ = fchown(number, existing.owner, existing.group)
      guard fchmod(number, mode_t(existing.mode)) == 0 else { throw FileError.last(place.path) }
    }
    return file
  }

  private init(
    _ place: OutputPlace, _ folder: OpenFolder, number: Int32, name: FilePath, path: FilePath
  ) {
    self.place = place
    self.folder = folder
    self.name = name
    self.path = path
    file = FileDescriptor(number: number, path: place.path)
  }

  deinit {
    if isSealed { return }
    let number = folder.descriptor.number
    UnfinishedFiles.end(path) {
      unsafe name.withCString { name in _ = unsafe unlinkat(number, name, 0) }
    }
  }

  func write(_ bytes: [UInt8]) throws(FileError) {
    try FileDescriptor.write(bytes.span, to: file.number, path: place.path)
  }

  /// Ends the writing; the file waits under its temporary name to be published or removed.
  mutating func seal(_ durability: Durability) throws(FileError) -> SealedFile {
    switch durability {
    case .eachFile: try sync(file.number)
    case .batch: try orderBeforeRename(file.number)
    case .none: break
    }
    try file.close()
    isSealed = true
    return SealedFile(
      place: place, name: name, temporaryPath: path, folder: folder.identity)
  }

  private func sync(_ number: Int32) throws(FileError) {
    #if canImport(Darwin)
      if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    guard fsync(number) == 0 else { throw FileError.last(place.path) }
  }

  /// Darwin syncs no whole file system; its barrier per file costs as little.
  private func orderBeforeRename(_ number: Int32) throws(FileError) {
    #if canImport(Darwin)
      if fcntl(number, F_BARRIERFSYNC) == 0 { return }
      guard fsync(number) == 0 else { throw FileError.last(place.path) }
    #endif
  }
}
