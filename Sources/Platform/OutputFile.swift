#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written piece by piece, as a report is.
///
/// A device, a pipe or an open stream (`/dev/stdout`) is written directly. A regular file is
/// replaced as a whole by `finish`; before that, and without it, the old one stays.
package final class OutputFile {
  package let sink: OutputSink
  private var temporary: TemporaryFile?

  package init(_ path: FilePath) throws(FileError) {
    if let number = Self.streamNumber(of: path) {
      sink = OutputSink(number: number, path: path)
      temporary = nil
    } else if try Self.isWrittenDirectly(path) {
      sink = OutputSink(
        owning: try FileDescriptor(opening: path, flags: O_WRONLY | O_NOCTTY))
      temporary = nil
    } else {
      let place = try OutputPlace(path, below: nil)
      let folder = try OpenFolder(of: place, isCreating: false)
      let existing = try place.existingFile(in: folder.descriptor)
      let file = try TemporaryFile.create(for: place, in: folder, replacing: existing)
      sink = OutputSink(number: file.number, path: path)
      temporary = consume file
    }
  }

  /// Writes what is left and gives a regular file its name.
  package func finish(_ durability: Durability = .batch) throws(FileError) {
    try sink.close()
    guard var file = temporary.take() else { return }
    let sealed = try file.seal(durability)
    if durability == .batch {
      do throws(FileError) {
        try sealed.syncFileSystem()
      } catch {
        sealed.remove()
        throw error
      }
    }
    if let failure = SealedFile.publish([[sealed]], durability).first { throw failure }
  }

  /// The descriptor that a name such as `/dev/stdout` or `/dev/fd/3` stands for.
  private static func streamNumber(of path: FilePath) -> Int32? {
    switch path.normalized {
    case "/dev/stdout": return StandardStream.output.rawValue
    case "/dev/stderr": return StandardStream.error.rawValue
    case let other:
      for folder in ["/dev/fd", "/proc/self/fd"] as [FilePath] where other.parent == folder {
        return Int32(other.name.displayText)
      }
      return nil
    }
  }

  private static func isWrittenDirectly(_ path: FilePath) throws(FileError) -> Bool {
    do throws(FileError) {
      switch try FileSystem.status(of: path).kind {
      case .pipe, .device, .socket: return true
      case .regular, .folder, .symbolicLink: return false
      }
    } catch {
      if error.isMissing { return false }
      throw error
    }
  }
}
