/// A place as an editor shows it: both numbers from 1, columns in Unicode code points.
public struct SourceLocation: Hashable, Sendable {
  /// The line, from 1; lines end at LF, CR LF or a lone CR.
  public let line: Int

  /// The column, from 1, in code points; a byte-order mark at the start is no column.
  public let column: Int

  /// Creates the location `line`:`column`.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The only conversion from byte offsets to lines and columns.
///
/// Built in one pass; each look-up takes logarithmic time, however long the line is.
public struct LineIndex: Sendable {
  private let file: SourceFile
  private let lineStarts: [Int]

  /// The number of code points before each multiple of `stride`, or nothing if all are ASCII.
  private let codePointsBefore: [Int]
  private static let stride = 256

  /// Indexes the lines of `file`.
  public init(_ file: SourceFile) {
    self.file = file
    var starts = [file.textStart]
    var isASCII = true
    let text = file.text
    var offset = file.textStart
    while offset < text.count {
      let byte = text[offset]
      offset += 1
      if byte == 0x0A || byte == 0x0D && !(offset < text.count && text[offset] == 0x0A) {
        starts.append(offset)
      } else if byte >= 0x80 {
        isASCII = false
      }
    }
    lineStarts = starts
    codePointsBefore = isASCII ? [] : Self.checkpoints(text)
  }

  private static func checkpoints(_ text: [UInt8]) -> [Int] {
    var counts: [Int] = []
    var count = 0
    for (offset, byte) in text.enumerated() {
      if offset % stride == 0 { counts.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
    }
    return counts
  }

  /// The number of lines; an empty text has one.
  public var lineCount: Int { lineStarts.count }

  /// The line and column of the byte at `offset`, which may be the end of the text.
  public func location(of offset: Int) -> SourceLocation {
    let line = lineNumber(of: offset)
    let start = lineStarts[line - 1]
    return SourceLocation(
      line: line, column: 1 + max(0, codePoints(before: offset) - codePoints(before: start)))
  }

  /// The line, from 1, that holds the byte at `offset`.
  public func lineNumber(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of line `number`, from 1, without its line break.
  public func range(ofLine number: Int) -> SourceRange {
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : file.text.count
    if number < lineStarts.count {
      end -= 1
      if end > start, file.text[end] == 0x0A, file.text[end - 1] == 0x0D { end -= 1 }
    }
    return SourceRange(start: start, end: end)
  }

  private func codePoints(before offset: Int) -> Int {
    guard !codePointsBefore.isEmpty else { return offset }
    let checkpoint = min(offset / Self.stride, codePointsBefore.count - 1)
    var count = codePointsBefore[checkpoint]
    for byte in file.text[checkpoint * Self.stride..<min(offset, file.text.count)]
    where byte & 0xC0 != 0x80 {
      count += 1
    }
    return count
  }
}
