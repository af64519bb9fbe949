internal import SourceText

/// The objects of a JSON array that is written piece by piece, one a line.
struct JSONElements {
  private(set) var count = 0

  /// Writes what stands before the next element.
  mutating func separate(in bytes: inout [UInt8]) {
    bytes += (count == 0 ? "\n" : ",\n").utf8
    count += 1
  }

  /// Writes the next object, whose members `body` writes.
  mutating func append(to bytes: inout [UInt8], _ body: (inout JSONWriter) -> Void) {
    separate(in: &bytes)
    JSONWriter.append(to: &bytes) { $0.object(body) }
  }
}
