#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// The limit of a file for which no other is set: a pipe or a device may never end.
  package static let usualSizeLimit = 256 << 20

  /// All bytes of the file, pipe or device `path`.
  ///
  /// More than `limit` bytes are an error; a regular file over it is not read at all.
  package static func read(
    _ path: FilePath, limit: Int = usualSizeLimit
  ) throws(FileError) -> [UInt8] {
    let file = try FileDescriptor(opening: path, flags: O_RDONLY)
    return try read(descriptor: file.number, path: path, limit: limit)
  }

  /// All bytes of standard input, with errors that speak of `<stdin>`.
  package static func readStandardInput(
    limit: Int = usualSizeLimit
  ) throws(FileError) -> [UInt8] {
    try read(descriptor: STDIN_FILENO, path: "<stdin>", limit: limit)
  }

  static func read(
    descriptor: Int32, path: FilePath, limit: Int
  ) throws(FileError) -> [UInt8] {
    let status = try FileDescriptor.status(of: descriptor, path: path)
    if status.kind == .folder { throw FileError(path: path, reason: .folder) }
    let isSized = status.kind == .regular && status.size > 0
    if isSized, status.size > limit {
      throw FileError(path: path, reason: .tooLarge(size: status.size, limit: limit))
    }
    // One byte more than the size: a short answer then tells the end without a second call.
    var expected = isSized ? status.size + 1 : 65_536
    var bytes: [UInt8] = []
    while true {
      let chunk = try readChunk(descriptor, path: path, count: expected)
      let isLast = chunk.isEmpty || isSized && bytes.isEmpty && chunk.count == status.size
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > limit {
        throw FileError(path: path, reason: .tooLarge(size: nil, limit: limit))
      }
      if isLast { return bytes }
      expected = min(max(65_536, bytes.count), 16_777_216)
    }
  }

  /// At most `count` bytes, as many as the system has ready; none at the end.
  static func readChunk(
    _ descriptor: Int32, path: FilePath, count: Int
  ) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      unsafe LargePages.advise(UnsafeMutableRawBufferPointer(buffer))
      while true {
        let result = unsafe systemRead(descriptor, buffer.baseAddress, count)
        if result >= 0 {
          initializedCount = result
          return
        }
        if errno == EAGAIN {
          waitUntilReady(descriptor, for: POLLIN)
        } else if errno != EINTR {
          failure = FileError.last(path)
          return
        }
      }
    }
    if let failure { throw failure }
    return chunk
  }
}

/// `read` by a name that no method of this module hides.
private func systemRead(
  _ number: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(number, start, count)
}
