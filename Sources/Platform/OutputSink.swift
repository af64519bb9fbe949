#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Collects bytes and hands them to a stream in large pieces.
///
/// What is not flushed when the sink goes away is lost: the end of the output is a call of its own,
/// because it can fail.
package final class OutputSink {
  private static let capacity = 65_536

  private let number: Int32
  private let path: FilePath
  /// What the sink opened itself and closes; nil for the streams of the process.
  private var owned: FileDescriptor?
  private var pending: [UInt8] = []

  /// A sink for `stream`, named `<stdout>` or `<stderr>` in errors.
  package init(_ stream: StandardStream) {
    number = stream.rawValue
    path = stream == .error ? "<stderr>" : "<stdout>"
    owned = nil
  }

  init(owning descriptor: consuming FileDescriptor) {
    number = descriptor.number
    path = descriptor.path
    owned = consume descriptor
  }

  /// A sink for somebody else's descriptor `number`, with errors that speak of `path`.
  init(number: Int32, path: FilePath) {
    self.number = number
    self.path = path
    owned = nil
  }

  /// Adds `bytes`.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    if pending.count + bytes.count > Self.capacity { try flush() }
    if bytes.count >= Self.capacity {
      try FileDescriptor.write(bytes.span, to: number, path: path)
    } else {
      pending += bytes
    }
  }

  /// Adds `text` as UTF-8.
  package func write(_ text: String) throws(FileError) {
    pending += text.utf8
    if pending.count >= Self.capacity { try flush() }
  }

  /// Hands over all that was added.
  package func flush() throws(FileError) {
    if pending.isEmpty { return }
    defer { pending.removeAll(keepingCapacity: true) }
    try FileDescriptor.write(pending.span, to: number, path: path)
  }

  /// Hands over all that was added, and closes what the sink itself opened.
  func close() throws(FileError) {
    try flush()
    if var owned = owned.take() { try owned.close() }
  }
}
