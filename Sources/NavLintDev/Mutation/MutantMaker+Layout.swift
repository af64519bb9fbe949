import NavSchema
import SourceText
import YAMLTree

// Mistakes with quotes, brackets and indentation.
extension MutantMaker {
  mutating func mutateLayout(of entry: Entry) {
    mutateQuotes(of: entry)
    mutateBrackets(of: entry)
    mutateIndentation(of: entry)
  }

  private mutating func mutateQuotes(of entry: Entry) {
    let node = stream[entry.value]
    guard node.kind == .scalar, node.style == .singleQuoted || node.style == .doubleQuoted,
      node.contentStart + 1 < node.end
    else { return }
    let opening = SourceRange(start: Int(node.contentStart), end: Int(node.contentStart) + 1)
    let closing = SourceRange(start: Int(node.end) - 1, end: Int(node.end))
    add(.closingQuoteDropped, entry, [Edit(range: closing, text: "")])
    var license: String?
    if case .text = entry.field.type { license = "any text is a text" }
    add(
      .bothQuotesDropped, entry, [opening, closing].map { Edit(range: $0, text: "") },
      license: license)
  }

  private mutating func mutateBrackets(of entry: Entry) {
    let node = stream[entry.value]
    guard node.kind == .sequence || node.kind == .mapping, node.style == .flow else { return }
    let closing = SourceRange(start: Int(node.end) - 1, end: Int(node.end))
    add(
      .closingBracketDropped, entry, [Edit(range: closing, text: "")],
      from: line(of: Int(node.start)), to: line(of: text.count))
  }

  private mutating func mutateIndentation(of entry: Entry) {
    let start = Int(stream[entry.key].start)
    var lineStart = start
    while lineStart > 0, text[lineStart - 1] != 0x0A { lineStart -= 1 }
    let blanks = text[lineStart..<start]
    guard !isFlow(entry.mapping), blanks.allSatisfy({ $0 == 0x20 }) else { return }
    // What stands below tells that a line is out of place.
    let next = entry.nextKey.map { Int(stream[$0].start) } ?? Int(stream[entry.value].end)
    let last = line(of: next) + 1
    add(
      .indentationRaised, entry,
      [Edit(range: SourceRange(start: lineStart, end: lineStart), text: " ")], to: last)
    if start > lineStart {
      add(
        .indentationLowered, entry,
        [Edit(range: SourceRange(start: lineStart, end: lineStart + 1), text: "")], to: last)
    }
  }
}
