import SourceText

/// Checks that all places that `diagnostics` name lie in `source` and can be shown.
func expectPlaces(of diagnostics: [Diagnostic], in source: SourceFile) {
  guard !diagnostics.isEmpty else { return }
  let lines = LineIndex(source)
  let isText = String(validating: source.text, as: UTF8.self) != nil
  for diagnostic in diagnostics {
    let name = "\(diagnostic.rule) `\(diagnostic.message)`"
    expect(!diagnostic.message.isEmpty, "\(diagnostic.rule) has a message")
    expect(
      diagnostic.pointer.isEmpty || diagnostic.pointer.utf8.first == UInt8(ascii: "/"),
      "\(name) has the pointer `\(diagnostic.pointer)`")
    expectPlace(diagnostic.range, of: name, in: source, lines, isText: isText)
    for related in diagnostic.related {
      expectPlace(related.range, of: name, in: source, lines, isText: isText)
    }
    for fix in diagnostic.fixes {
      var end = 0
      for edit in fix.edits {
        expect(edit.range.start >= end, "the edits of \(name) are in order")
        expectPlace(edit.range, of: name, in: source, lines, isText: isText)
        end = edit.range.end
      }
    }
  }
}

private func expectPlace(
  _ range: SourceRange, of name: String, in source: SourceFile, _ lines: LineIndex, isText: Bool
) {
  let text = source.text
  expect(range.end <= text.count, "\(name) lies in the file")
  let start = lines.location(of: range.start)
  let end = lines.location(of: range.end)
  expect(
    start.line >= 1 && start.column >= 1 && (start.line, start.column) <= (end.line, end.column)
      && end.line <= lines.lineCount,
    "\(name) stands from \(start) to \(end) of \(lines.lineCount) lines")
  guard isText else { return }
  for offset in [range.start, range.end] where offset < text.count {
    expect(text[offset] & 0xC0 != 0x80, "\(name) begins and ends between characters")
  }
}

/// Checks that `diagnostics` are sorted by document, then by place.
func expectOrder(of diagnostics: [Diagnostic]) {
  for (one, next) in zip(diagnostics, diagnostics.dropFirst()) {
    expect(
      (one.document, one.range.start) <= (next.document, next.range.start),
      "\(one.rule) stands before \(next.rule)")
  }
}
