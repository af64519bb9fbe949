internal import NavLint
internal import SourceText

/// The places of one file, in every unit that a format asks for.
struct Places {
  /// The path to report.
  let path: String
  /// The path as a URI reference.
  let uri: String
  let source: SourceFile
  let lines: LineIndex
  let secrets: [SourceRange]

  /// The UTF-16 units before each multiple of `stride` of the text; empty for UTF-8 files.
  private let unitsBefore: [Int]
  private static let stride = 256

  /// Indexes the text of `file`; without one, every place is 1:1.
  init(_ file: FileReport) {
    path = file.path
    uri = file.uri
    source = file.source ?? SourceFile(path: file.path, bytes: [])
    lines = LineIndex(source)
    secrets = file.secrets
    unitsBefore = source.encoding == .utf8 ? [] : Self.checkpoints(source.text)
  }

  private static func checkpoints(_ text: [UInt8]) -> [Int] {
    var counts: [Int] = []
    var units = 0
    for (offset, byte) in text.enumerated() {
      if offset % stride == 0 { counts.append(units) }
      units += utf16Length(byte)
    }
    return counts
  }

  /// The UTF-16 units of the scalar that begins with `byte`; 0 within a scalar.
  private static func utf16Length(_ byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }

  /// `range` without what reaches beyond the text.
  func clamped(_ range: SourceRange) -> SourceRange {
    SourceRange(
      start: min(range.start, source.text.count), end: min(range.end, source.text.count))
  }

  /// The part of `range` on its first line, without blanks at its end if there are more lines.
  func firstLine(of range: SourceRange) -> SourceRange {
    let range = clamped(range)
    let line = lines.range(ofLine: lines.lineNumber(of: range.start))
    let start = min(range.start, line.end)
    guard range.end > line.end else { return SourceRange(start: start, end: range.end) }
    var end = line.end
    while end > start, source.text[end - 1] == 0x20 || source.text[end - 1] == 0x09 { end -= 1 }
    return SourceRange(start: start, end: end)
  }

  /// The line and the column in code points of `offset`.
  func location(of offset: Int) -> SourceLocation {
    lines.location(of: min(offset, source.text.count))
  }

  /// The column of `offset`, from 1, in bytes of UTF-8.
  func byteColumn(of offset: Int) -> Int {
    let offset = min(offset, source.text.count)
    return 1 + max(0, offset - lines.range(ofLine: lines.lineNumber(of: offset)).start)
  }

  /// The offset of `offset` in the file's own bytes.
  func fileOffset(of offset: Int) -> Int {
    let offset = min(offset, source.text.count)
    guard !unitsBefore.isEmpty else { return source.fileOffset(of: offset) }
    let checkpoint = min(offset / Self.stride, unitsBefore.count - 1)
    var units = unitsBefore[checkpoint]
    for byte in source.text[checkpoint * Self.stride..<offset] {
      units += Self.utf16Length(byte)
    }
    return 2 + 2 * units
  }
}

extension FileReport {
  /// The path as a URI reference.
  var uri: String { ReportURI.reference(to: pathBytes ?? Array(path.utf8)) }
}
