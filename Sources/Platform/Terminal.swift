#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The three streams that a process starts with.
package enum StandardStream: Int32, CaseIterable, Sendable {
  case input = 0
  case output = 1
  case error = 2

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width in columns, where the stream is a terminal that knows it.
  package var terminalWidth: Int? {
    var size = winsize()
    guard unsafe ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Keeps a file opened later from taking the number of a stream that was closed at start.
  ///
  /// The place is filled by `/dev/null`, opened the wrong way round, so that reading and writing
  /// still fail as on a closed stream.
  package static func reserveClosed() {
    for stream in allCases where fcntl(stream.rawValue, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", stream == .input ? O_WRONLY : O_RDONLY)
    }
  }
}
