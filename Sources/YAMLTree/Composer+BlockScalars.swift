internal import SourceText

// Block scalars of which libyaml reads nothing.
extension Composer {
  /// Reports what `emptyLineError` finds where libyaml goes on in silence: it takes text that
  /// begins with `#` for a comment.
  mutating func checkEmptyLines(of scalar: Node) {
    guard let (error, textStart) = emptyLineError(of: scalar), text[textStart] == 0x23 else {
      return
    }
    findings.add(error.diagnostic(document: document))
  }

  /// The error, and where the text begins, of a block scalar without a value whose text follows
  /// empty lines that are indented deeper.
  ///
  /// libyaml takes the indentation from the empty lines, where YAML wants it from the text.
  func emptyLineError(of scalar: Node) -> (error: SyntaxError, textStart: Int)? {
    guard scalar.style == .literal || scalar.style == .folded, isWithoutText(scalar) else {
      return nil
    }
    var lines: [SourceRange] = []
    var start = lineBehindHeader(of: scalar)
    var textStart = start + text.indentation(ofLineAt: start)
    while textStart < segment.end, text.breakWidth(at: textStart) > 0 {
      lines.append(SourceRange(start: start, end: textStart))
      start = textStart + text.breakWidth(at: textStart)
      textStart = start + text.indentation(ofLineAt: start)
    }
    lines.removeAll { $0.count <= textStart - start }
    guard let first = lines.first, textStart < segment.end, textStart - start > parentColumn else {
      return nil
    }
    let error = SyntaxError(
      message: "the empty line is indented deeper than the block scalar's text below it",
      range: first, help: "remove its spaces, or write the indentation behind `|` or `>`: `|2`",
      related: [
        RelatedLocation(
          message: "the text begins here",
          range: SourceRange(start: textStart, end: text.lineEnd(from: textStart)))
      ],
      fixes: [
        FixIt(
          title: "remove the spaces", applicability: .unsafe,
          edits: lines.map { Edit(range: $0, text: "") })
      ])
    return (error, textStart)
  }

  /// Whether the value is nothing but line breaks, and the header does not give the indentation.
  private func isWithoutText(_ scalar: Node) -> Bool {
    let start = Int(scalar.valueStart)
    let header = Int(scalar.contentStart)
    let headerEnd = blockScalarHeaderEnd(header, Int(scalar.end))
    return stream.bytes[start..<start + Int(scalar.valueCount)].allSatisfy { $0 == 0x0A }
      && !text[header..<headerEnd].contains { 0x31...0x39 ~= $0 }
  }

  private func lineBehindHeader(of scalar: Node) -> Int {
    let end = text.lineEnd(from: Int(scalar.contentStart))
    return end + text.breakWidth(at: end)
  }

  /// The column, from 0, of the collection that holds what is composed; text lies deeper.
  private var parentColumn: Int {
    guard !open.isEmpty else { return 0 }
    let start = Int(stream[open.innermost.id].contentStart)
    return start - text.lineStart(before: start)
  }
}
