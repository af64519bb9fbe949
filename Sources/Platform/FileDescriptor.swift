#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The one owner of an open file: closes it at the end of its life.
struct FileDescriptor: ~Copyable, Sendable {
  /// -1 when closed.
  private(set) var number: Int32
  /// For errors.
  let path: FilePath

  init(number: Int32, path: FilePath) {
    self.number = number
    self.path = path
  }

  /// Opens `path`; the flags are those of `open`, `O_CLOEXEC` is added.
  init(opening path: FilePath, flags: Int32, mode: mode_t = 0) throws(FileError) {
    let number = unsafe path.withCString { name in
      retryingInterrupted { unsafe open(name, flags | O_CLOEXEC, mode) }
    }
    guard number >= 0 else { throw FileError.last(path) }
    self.init(number: number, path: path)
  }

  /// Opens `name` in `folder`, with errors that speak of `path`.
  init(
    opening name: FilePath, in folder: borrowing FileDescriptor, path: FilePath, flags: Int32,
    mode: mode_t = 0
  ) throws(FileError) {
    let folderNumber = folder.number
    let number = unsafe name.withCString { name in
      retryingInterrupted { unsafe openat(folderNumber, name, flags | O_CLOEXEC, mode) }
    }
    guard number >= 0 else { throw FileError.last(path) }
    self.init(number: number, path: path)
  }

  deinit {
    if number >= 0 { _ = systemClose(number) }
  }

  /// Closes the file and says what only the close can say: that late writes failed.
  mutating func close() throws(FileError) {
    let result = systemClose(number)
    number = -1
    // Interrupted, the descriptor is gone all the same.
    guard result == 0 || errno == EINTR else { throw FileError.last(path) }
  }

  func status() throws(FileError) -> FileStatus {
    try Self.status(of: number, path: path)
  }

  static func status(of number: Int32, path: FilePath) throws(FileError) -> FileStatus {
    var info = stat()
    guard unsafe fstat(number, &info) == 0 else { throw FileError.last(path) }
    return FileStatus(info)
  }

  /// Writes all of `bytes` to descriptor `number`, in as many calls as the system wants.
  static func write(_ bytes: borrowing Span<UInt8>, to number: Int32, path: FilePath)
    throws(FileError)
  {
    var written = 0
    while written < bytes.count {
      let rest = bytes.extracting(written...)
      let result = unsafe rest.withUnsafeBytes { buffer in
        retryingInterrupted { unsafe systemWrite(number, buffer.baseAddress, buffer.count) }
      }
      if result < 0, errno == EAGAIN {
        waitUntilReady(number, for: POLLOUT)
      } else if result < 0 {
        throw FileError.last(path)
      } else {
        written += result
      }
    }
  }
}

/// Repeats `call` while a signal interrupts it.
func retryingInterrupted<Number: SignedInteger>(_ call: () -> Number) -> Number {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

/// Waits for a terminal or pipe that somebody else made non-blocking.
func waitUntilReady(_ number: Int32, for events: Int32) {
  var entry = pollfd(fd: number, events: Int16(events), revents: 0)
  _ = unsafe poll(&entry, 1, -1)
}

/// `close` by a name that no method of this module hides.
private func systemClose(_ number: Int32) -> Int32 { close(number) }

/// `write` by a name that no method of this module hides.
private func systemWrite(_ number: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(number, start, count)
}
