#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why something could not be done with a file.
package struct FileError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// What the system answered, as an `errno` number.
    case system(Int32)
    /// A file of `size` bytes (nil: a stream that does not say) is over `limit`.
    case tooLarge(size: Int?, limit: Int)
    /// It is a folder, and a file was asked for.
    case folder
    /// It is a pipe, a device or a socket, and a regular file was asked for.
    case notRegular
    /// Writing would go through a symbolic link.
    case symbolicLink
    /// Writing would leave the folder that was given for it.
    case outside(folder: FilePath)
    /// The file is no longer what was read.
    case changed
  }

  package let path: FilePath
  package let reason: Reason

  package init(path: FilePath, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The reason as a fragment that follows "cannot read `x`: ".
  package var message: String {
    switch reason {
    case .system(let code): Self.sentence(for: code)
    case .tooLarge(.some(let size), let limit):
      "its \(size) bytes are over the limit of \(limit) bytes"
    case .tooLarge(nil, let limit): "it is longer than the limit of \(limit) bytes"
    case .folder: "it is a folder"
    case .notRegular: "it is no regular file"
    case .symbolicLink: "it is a symbolic link"
    case .outside(let folder): "it lies outside `\(folder)`"
    case .changed: "it has changed since it was read"
    }
  }

  /// Whether nobody reads the pipe any more: the run ends quietly.
  package var isClosedPipe: Bool { reason == .system(EPIPE) }

  /// Whether nothing has this name.
  package var isMissing: Bool { reason == .system(ENOENT) || reason == .system(ENOTDIR) }

  /// The failure that `errno` tells of.
  static func last(_ path: FilePath) -> FileError {
    FileError(path: path, reason: .system(errno))
  }

  /// One wording on all systems for what users meet; the system's own for the rest.
  private static func sentence(for code: Int32) -> String {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case ENAMETOOLONG: "the path is too long"
    case ELOOP: "too many symbolic links"
    case ENOSPC: "no space left on the device"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "the file is too large for the file system"
    case EROFS: "the file system is read-only"
    case EMFILE, ENFILE: "too many open files"
    case EIO: "input or output error"
    case EBADF: "it is closed"
    case EPIPE: "nobody reads it any more"
    case EEXIST: "it exists already"
    case ENXIO: "there is no such device, or nobody at the other end"
    default: systemSentence(for: code)
    }
  }

  private static func systemSentence(for code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    let sentence = unsafe String(cString: text)
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}

extension FileError: CustomStringConvertible {
  package var description: String { "`\(path)`: \(message)" }
}
