import Synchronization

/// Writes a batch of output files so that each is, at every moment, the old one or the new one.
///
/// `stage` writes a file under a temporary name beside its place, from any thread; `commit` syncs
/// once and gives all their names. What is staged and not committed goes with the writer.
package final class AtomicWriter: Sendable {
  package enum Outcome: Sendable {
    /// The file has these bytes already and is left alone.
    case unchanged
    case staged
  }

  private let durability: Durability
  private let isPrivate: Bool
  /// By folder, in which they get their names together.
  private let staged = Mutex<[OutputPlace.Folder: [SealedFile]]>([:])
  private let folders = Mutex(OpenFolders())

  /// With `isPrivate`, nobody but the user may read files that are new.
  package init(durability: Durability = .batch, isPrivate: Bool = false) {
    self.durability = durability
    self.isPrivate = isPrivate
  }

  deinit { discard() }

  /// Prepares `bytes` to become the file `path`.
  ///
  /// With `root`, `path` is relative to it and stays below it; missing folders are made and no
  /// symbolic link below `root` is followed. Without, only the file itself must be no link. An
  /// existing file keeps its mode. With `expected`, it must hold those bytes until it is replaced.
  package func stage(
    _ bytes: [UInt8], at path: FilePath, below root: FilePath? = nil,
    expecting expected: [UInt8]? = nil
  ) throws(FileError) -> Outcome {
    let place = try OutputPlace(path, below: root)
    let (folder, wasEmpty) = try folders.withLock { folders throws(FileError) in
      try folders.folder(of: place, isCreating: root != nil)
    }
    // Before each file of a new folder was looked for, that took a tenth of the writing.
    let existing = wasEmpty ? nil : try place.existingFile(in: folder.descriptor)
    if let expected, try !place.holds(expected, status: existing, in: folder.descriptor) {
      throw FileError(path: place.path, reason: .changed)
    }
    if try place.holds(bytes, status: existing, in: folder.descriptor) { return .unchanged }
    var file = try TemporaryFile.create(
      for: place, in: folder, replacing: existing, newMode: isPrivate ? 0o600 : 0o666)
    try file.write(bytes)
    var sealed = try file.seal(durability)
    if expected != nil { sealed.replaced = existing }
    staged.withLock { $0[place.folder, default: []].append(sealed) }
    return .staged
  }

  /// Gives the staged files their names, and returns why it failed for those where it did.
  package func commit() -> [FileError] {
    folders.withLock { $0.close() }
    let batch = takeStaged()
    if durability == .batch, let failure = syncFileSystems(of: batch) {
      for file in batch.joined() { file.remove() }
      return [failure]
    }
    return SealedFile.publish(batch, durability)
  }

  /// Removes what is staged and the folders made for it; the files in its place stay as they are.
  package func discard() {
    for file in takeStaged().joined() { file.remove() }
    folders.withLock { $0.undo() }
  }

  private func takeStaged() -> [[SealedFile]] {
    staged.withLock { files in
      defer { files = [:] }
      return Array(files.values)
    }
  }

  /// One sync for each file system that holds files of the batch.
  ///
  /// A folder that has vanished fails its own file alone, so the next one stands in for it.
  private func syncFileSystems(of folders: [[SealedFile]]) -> FileError? {
    var synced: Set<UInt64> = []
    var failures: [UInt64: FileError] = [:]
    for file in folders.joined() where !synced.contains(file.folder.device) {
      do throws(FileError) {
        try file.syncFileSystem()
        synced.insert(file.folder.device)
        failures[file.folder.device] = nil
      } catch {
        failures[file.folder.device] = error
      }
    }
    return failures.values.min { $0.path < $1.path }
  }
}
