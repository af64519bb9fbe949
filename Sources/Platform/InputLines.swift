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

  /// A line without its LF.
  package enum Line {
    case whole([UInt8])
    /// Passed over, because it is longer than the limit.
    case tooLong
  }

  private let limit: Int

  private var pending: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// - Parameter limit: the greatest number of bytes of a line.
  package init(limit: Int) { self.limit = limit }

  /// The next line; nil behind the last one.
  package mutating func next() throws(FileError) -> Line? {
    var searched = start
    var isTooLong = false
    while true {
      if let end = pending[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return isTooLong || end - start > limit ? .tooLong : .whole(Array(pending[start..<end]))
      }
      isTooLong = isTooLong || pending.count - start > limit
      if isAtEnd {
        defer { start = pending.count }
        if isTooLong { return .tooLong }
        return start < pending.count ? .whole(Array(pending[start...])) : nil
      }
      pending.removeFirst(isTooLong ? pending.count : start)
      start = 0
      searched = pending.count
      let piece = try FileSystem.readChunk(
        STDIN_FILENO, path: "<stdin>", count: Self.pieceSize)
      if piece.isEmpty { isAtEnd = true }
      pending += piece
    }
  }
}
