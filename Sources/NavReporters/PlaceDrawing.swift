internal import SourceText

/// Draws the places of one diagnostic below its message.
struct PlaceDrawing {
  let places: Places
  let gutter: Gutter
  /// The columns of the terminal, if there is one.
  let terminalWidth: Int?

  /// What has been drawn.
  private(set) var text = ""
  /// Labels without room beside their marks.
  private var leftOver: [String] = []

  /// The cells of a source line that are shown where no terminal says how many fit.
  private static let defaultColumns = 160

  init(places: Places, gutter: Gutter, terminalWidth: Int?) {
    self.places = places
    self.gutter = gutter
    self.terminalWidth = terminalWidth
  }

  /// Draws the first line of `range` with `mark` under it, and `label` beside if it fits.
  mutating func draw(
    _ range: SourceRange, _ mark: String, _ style: Style, _ label: String
  ) {
    let start = places.location(of: range.start)
    let path = places.path.visible
    text += gutter.arrow("\(path):\(start.line):\(start.column)")
    let room = terminalWidth.map { max(20, $0 - gutter.width - 2) }
    let snippet = Snippet(of: range, in: places, columns: room ?? Self.defaultColumns)
    let label = label.visible
    let used = snippet.column + snippet.width + 1 + label.displayWidth
    let fits = label.isEmpty || room.map { used <= $0 } ?? true
    if !fits { leftOver.append(label) }
    let marks = String(repeating: mark, count: snippet.width)
    let beside = fits && !label.isEmpty ? " \(label)" : ""
    let indent = String(repeating: " ", count: snippet.column)
    text += gutter.blank + gutter.line(snippet)
    text += gutter.under(indent + gutter.painter.paint(marks + beside, style))
  }

  /// Draws the closing lines and an empty one.
  mutating func close(_ footers: [String]) {
    for footer in leftOver + footers.map(\.visible) { text += gutter.footer(wrapped(footer)) }
    text += "\n"
  }

  /// Breaks `line` between words so that it fits the terminal.
  private func wrapped(_ line: String) -> String {
    let indent = gutter.width + 2
    guard let terminalWidth, indent + line.displayWidth > terminalWidth else { return line }
    var lines: [String] = []
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last,
        indent + last.displayWidth + 1 + String(word).displayWidth <= terminalWidth
      {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
