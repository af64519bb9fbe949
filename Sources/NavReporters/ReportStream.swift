/// Where a reporter writes: a buffer that is handed on whenever it has grown large.
package struct ReportStream {
  /// What has been written and not been handed on.
  package var bytes: [UInt8] = []
  private let sink: (([UInt8]) -> Void)?

  /// The size, in bytes, from which `drain()` hands the buffer on.
  private static let capacity = 1 << 16

  /// Creates a stream that keeps all bytes.
  package init() { sink = nil }

  /// Creates a stream that hands its bytes to `sink`, piece by piece.
  ///
  /// A sink that fails keeps its error for the caller and ignores what follows.
  package init(sink: @escaping ([UInt8]) -> Void) { self.sink = sink }

  /// Hands the buffer on if it is large; reporters call this after each diagnostic.
  package mutating func drain() {
    if bytes.count >= Self.capacity { flush() }
  }

  /// Hands on what is left.
  package mutating func flush() {
    guard let sink, !bytes.isEmpty else { return }
    sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes `text` as it is.
  mutating func write(_ text: String) { bytes += text.utf8 }
}
