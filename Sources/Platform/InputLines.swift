#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The lines of standard input, read as they come; memory holds one line and one piece.
package struct InputLines {
  private static let pieceSize = 1 << 16

  private var pending: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  package init() {}

  /// The next line without its LF; nil behind the last one.
  package mutating func next() throws(FileError) -> [UInt8]? {
    var searched = start
    while true {
      if let end = pending[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return Array(pending[start..<end])
      }
      searched = pending.count
      if isAtEnd {
        defer { start = pending.count }
        return start < pending.count ? Array(pending[start...]) : nil
      }
      searched -= start
      pending.removeFirst(start)
      start = 0
      let piece = try FileSystem.readChunk(
        STDIN_FILENO, path: "<stdin>", count: Self.pieceSize)
      if piece.isEmpty { isAtEnd = true }
      pending += piece
    }
  }
}
