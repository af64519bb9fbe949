/// A half-open range of byte offsets in the text of a `SourceFile`.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public let start: Int

  /// The offset behind the last byte.
  public let end: Int

  /// Creates the range from `start` up to, not including, `end`.
  public init(start: Int, end: Int) {
    precondition(start <= end, "a range ends before it starts")
    self.start = start
    self.end = end
  }

  /// The number of bytes.
  package var count: Int { end - start }

  /// Whether `offset` lies in the range.
  package func contains(_ offset: Int) -> Bool { start <= offset && offset < end }

  /// Whether all of `other` lies in the range.
  package func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
