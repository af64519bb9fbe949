#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that output files are written to, held open so that each costs no walk to it.
final class OpenFolder: Sendable {
  let descriptor: FileDescriptor
  let path: FilePath
  /// Tells it from another folder that takes its place.
  let identity: FileIdentity

  /// Opens the folder of `place`; makes what is missing of it if `isCreating`.
  init(of place: OutputPlace, isCreating: Bool) throws(FileError) {
    descriptor = try place.openFolder(isCreating: isCreating)
    path = place.folder.path
    identity = try descriptor.status().identity
  }
}

/// The folders of a batch that were used last.
struct OpenFolders: ~Copyable {
  /// How many stay open at once: as many as several workers are busy in, where the process may
  /// open many files.
  static let limit = min(8, max(0, Workers.mostOpenFiles - 16) / 8)

  private var folders: [OutputPlace.Folder: OpenFolder] = [:]
  /// The folders in which what killed runs left has been removed, and whether they held nothing
  /// else.
  private var swept: [FileIdentity: Bool] = [:]
  /// Those that were made, outer ones first.
  private var made: [FilePath] = []

  /// The folder of `place`, made where it is missing if `isCreating`, and whether it held nothing
  /// before the batch.
  mutating func folder(
    of place: OutputPlace, isCreating: Bool
  ) throws(FileError) -> (folder: OpenFolder, wasEmpty: Bool) {
    let name = place.folder
    if let known = folders[name] { return (known, swept[known.identity] == true) }
    let folder: OpenFolder
    do throws(FileError) {
      folder = try OpenFolder(of: place, isCreating: false)
    } catch {
      guard isCreating, error.isMissing else { throw error }
      made += name.missing
      folder = try OpenFolder(of: place, isCreating: true)
    }
    let wasEmpty = swept[folder.identity] ?? place.removeStrays(in: folder.descriptor)
    swept[folder.identity] = wasEmpty
    if folders.count >= Self.limit { folders.removeAll() }
    if Self.limit > 0 { folders[name] = folder }
    return (folder, wasEmpty)
  }

  /// Closes all that nobody else uses; what was made stays.
  mutating func close() {
    folders.removeAll()
    made.removeAll()
  }

  /// Closes all, and removes what was made as far as it is empty.
  mutating func undo() {
    for path in made.reversed() { try? FileSystem.removeFolder(path) }
    close()
  }
}

extension OutputPlace.Folder {
  /// The folder and those around it that are not there, outer ones first.
  fileprivate var missing: [FilePath] {
    var missing: [FilePath] = []
    var path = path
    while (try? FileSystem.status(of: path)) == nil, path.parent != path {
      missing.append(path)
      path = path.parent
    }
    return missing.reversed()
  }
}
