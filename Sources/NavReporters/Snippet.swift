internal import SourceText

/// One line of a file as it can be shown, with a part of it marked.
struct Snippet {
  /// The line's number, from 1.
  let line: Int
  /// The shown text: hidden characters escaped, tabs as blanks, secrets masked, long lines cut.
  private(set) var text: [UInt8] = []
  /// The marked part of `text`; may be empty.
  private(set) var marked = 0..<0
  /// The terminal cells before the marked part.
  private(set) var column = 0
  /// The terminal cells of the marked part, at least 1.
  private(set) var width = 1

  /// Shows the first line of `range`, cut to about `columns` cells around it.
  ///
  /// The time depends on `columns` alone, however long the line is.
  init(of range: SourceRange, in places: Places, columns: Int) {
    let mark = places.firstLine(of: range)
    line = places.lines.lineNumber(of: mark.start)
    let whole = places.lines.range(ofLine: line)
    let window = places.source.window(around: mark.start, in: whole, reach: columns)
    let cells = Cell.cells(of: window, in: places)
    let shown = Cell.fit(cells, around: mark, columns: columns, isWhole: window == whole)
    let before = cells[shown].prefix { $0.range.end <= mark.start }
    let within = cells[before.endIndex..<shown.upperBound].prefix { $0.range.start < mark.end }
    if shown.lowerBound > 0 || window.start > whole.start { column = appendEllipsis() }
    column += append(before)
    let start = text.count
    width = max(1, append(within))
    marked = start..<text.count
    append(cells[within.endIndex..<shown.upperBound])
    if shown.upperBound < cells.count || window.end < whole.end { appendEllipsis() }
  }

  /// Appends `cells` and answers their width.
  @discardableResult
  private mutating func append(_ cells: ArraySlice<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.append(to: &text) }
  }

  @discardableResult
  private mutating func appendEllipsis() -> Int {
    text += "…".utf8
    return 1
  }
}

/// What is shown for some bytes of a line.
private struct Cell {
  enum Glyph {
    case scalar(Unicode.Scalar)
    /// A byte that belongs to no scalar.
    case invalid(UInt8)
    /// All of a secret.
    case mask
  }

  let range: SourceRange
  let glyph: Glyph

  /// Appends what is shown and answers its width in terminal cells.
  func append(to text: inout [UInt8]) -> Int {
    let start = text.count
    switch glyph {
    case .scalar("\t"): text += "    ".utf8
    case .scalar(let scalar):
      text.appendVisible(scalar)
      // An escape is longer than the scalar itself, and ASCII.
      if text.count - start == UTF8.width(scalar) { return scalar.displayWidth }
    case .invalid(let byte): text += "\\x\(String(byte, radix: 16, uppercase: true))".utf8
    case .mask: text += "***".utf8
    }
    return text.count - start
  }

  /// The width without a look at what stands before: an escaped bracket is not foreseen.
  private var width: Int {
    switch glyph {
    case .scalar(let scalar) where !scalar.isHidden: return scalar.displayWidth
    default:
      var text: [UInt8] = []
      return append(to: &text)
    }
  }

  static func cells(of window: SourceRange, in places: Places) -> [Cell] {
    var cells: [Cell] = []
    var offset = window.start
    for secret in places.secrets.overlapping(window) {
      let start = max(offset, secret.start)
      let end = max(start, min(secret.end, window.end))
      append(places.source, offset..<start, to: &cells)
      cells.append(Cell(range: SourceRange(start: start, end: end), glyph: .mask))
      offset = end
    }
    append(places.source, offset..<window.end, to: &cells)
    return cells
  }

  private static func append(_ source: SourceFile, _ bytes: Range<Int>, to cells: inout [Cell]) {
    var iterator = source.text[bytes].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var offset = bytes.lowerBound
    func add(_ count: Int, _ glyph: Glyph) {
      cells.append(Cell(range: SourceRange(start: offset, end: offset + count), glyph: glyph))
      offset += count
    }
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded): add(encoded.count, .scalar(UTF8.decode(encoded)))
      case .error(let length):
        for _ in 0..<length { add(1, .invalid(source.text[offset])) }
      case .emptyInput: return
      }
    }
  }

  /// The cells that fit into `columns` around `mark`, leaving room for two ellipses.
  static func fit(
    _ cells: [Cell], around mark: SourceRange, columns: Int, isWhole: Bool
  ) -> Range<Int> {
    let widths = cells.map(\.width)
    if isWhole, widths.reduce(0, +) <= columns { return cells.indices }
    let room = max(1, columns - 2)
    let markStart = cells.firstIndex { $0.range.end > mark.start } ?? cells.count
    let markEnd = cells[markStart...].firstIndex { $0.range.start >= mark.end } ?? cells.count
    let marked = widths[markStart..<markEnd].reduce(0, +)
    var leftRoom = widths[..<markStart].reduce(0, +)
    if leftRoom + marked > room { leftRoom = max(room / 4, (room - marked) / 2) }
    var first = markStart
    while first > 0, widths[first - 1] <= leftRoom {
      first -= 1
      leftRoom -= widths[first]
    }
    var last = first
    var used = 0
    while last < cells.count, used + widths[last] <= room {
      used += widths[last]
      last += 1
    }
    return first..<last
  }
}

extension SourceFile {
  /// The part of `line` within `reach` scalars of `offset`.
  fileprivate func window(around offset: Int, in line: SourceRange, reach: Int) -> SourceRange {
    // Where bytes are no scalars, their number is the limit.
    let first = max(line.start, offset - 4 * reach)
    let last = min(line.end, offset + 4 * reach)
    var start = offset
    var steps = reach
    while start > first, steps > 0 {
      start -= 1
      if text[start] & 0xC0 != 0x80 { steps -= 1 }
    }
    var end = offset
    steps = reach
    while end < last, steps > 0 {
      end += 1
      if end == last || text[end] & 0xC0 != 0x80 { steps -= 1 }
    }
    return SourceRange(start: start, end: end)
  }
}
