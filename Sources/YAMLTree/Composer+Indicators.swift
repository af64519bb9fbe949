internal import SourceText

// Indicators that libyaml takes for such although no blank sets them apart.
extension Composer {
  /// Looks at what stands right before and behind a scalar.
  @inline(__always)
  mutating func checkSurroundings(of event: Event) {
    // A block scalar ends with its last line, and a comment may begin the next.
    if event.style != .literal, event.style != .folded { checkComment(at: event.end) }
    guard open.innermost.isFlow else { return }
    if event.end < segment.end, text[event.end] == 0x2C { checkComment(at: event.end + 1) }
    if event.start > segment.start, text[event.start - 1] == 0x3F { reportKey(event) }
    if event.valueCount == 1, event.style == .plain, text[event.end - 1] == 0x2D {
      reportDash(at: event.end - 1)
    }
  }

  /// A `#` right behind a quote, a bracket or a comma is a comment to libyaml, an error to others.
  @inline(__always)
  mutating func checkComment(at offset: Int) {
    if offset < segment.end, text[offset] == 0x23 { reportComment(at: offset) }
  }

  @inline(never)
  private mutating func reportComment(at offset: Int) {
    let comment = SourceRange(start: offset, end: text.lineEnd(from: offset))
    report(
      "syntax-error", at: comment, of: nil,
      "`\(text.excerpt(comment))` begins no comment: no blank stands before it",
      help: "put a blank before `#`, or quotes around the text",
      fixes: [
        FixIt(
          title: "insert a space", applicability: .unsafe,
          edits: [Edit(range: SourceRange(start: offset, end: offset), text: " ")])
      ])
  }

  /// `[-]` has a text for libyaml and nothing that can be read for others.
  @inline(never)
  private mutating func reportDash(at offset: Int) {
    report(
      "syntax-error", at: SourceRange(start: offset, end: offset + 1), of: nil,
      "a text without quotes cannot be `-` alone in flow style", help: "put quotes around it",
      fixes: [
        FixIt(
          title: "put quotes around the text",
          edits: [Edit(range: SourceRange(start: offset, end: offset + 1), text: "\"-\"")])
      ])
  }

  /// `?a` in flow style is a text to YAML 1.2, the key `a` to libyaml.
  @inline(never)
  private mutating func reportKey(_ event: Event) {
    let range = SourceRange(start: event.start - 1, end: event.end)
    report(
      "syntax-error", at: range, of: nil,
      "YAML 1.2 takes `\(text.excerpt(range))` for a text, other readers for a key",
      help: "put a blank behind `?`, or quotes around the text")
  }
}
