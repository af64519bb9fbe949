internal import SourceText

// Errors of flow style, quotes and single characters.
extension SyntaxErrorWriter {
  /// A flow collection without its end, or with something between two entries.
  func flow(closing: String, _ kind: String) -> SyntaxError {
    let opening = one(failure.contextOffset)
    if isAtEnd || isDocumentMarker { return unclosed(opening) }
    return SyntaxError(
      message: "expected `,` or `\(closing)` in the flow \(kind)", range: one(offset),
      help: bracketHelp(at: offset),
      related: [RelatedLocation(message: "the flow \(kind) begins here", range: opening)]
        + swallowedRest(of: opening))
  }

  /// What to do where the bracket at `offset` stands directly behind a text, as in `markers[*].id`.
  private func bracketHelp(at offset: Int) -> String? {
    guard offset > 0, [UInt8(ascii: "["), UInt8(ascii: "{")].contains(text[offset]),
      !text.isBlank(at: offset - 1), text.breakWidth(at: offset - 1) == 0,
      !",:[]{}\"'".utf8.contains(text[offset - 1])
    else { return nil }
    return "inside of brackets, a text that holds one needs quotes"
  }

  /// A bracket that the end of the document leaves open.
  private func unclosed(_ opening: SourceRange) -> SyntaxError {
    let bracket = excerpt(opening)
    return SyntaxError(
      message: "`\(bracket)` is never closed: a `\(bracket == "[" ? "]" : "}")` is missing",
      range: opening, related: swallowedRest(of: opening))
  }

  /// The comment that may have swallowed what closes the bracket.
  private func swallowedRest(of opening: SourceRange) -> [RelatedLocation] {
    let end = text.lineEnd(from: opening.start)
    let code = restOfLine(from: opening.start).end
    var start = code
    while text.isBlank(at: start) { start += 1 }
    guard start < end, text[start] == 0x23,
      text[start..<end].contains(where: { $0 == 0x5D || $0 == 0x7D })
    else { return [] }
    return [
      RelatedLocation(
        message: "this is a comment, its brackets included",
        range: SourceRange(start: start, end: end))
    ]
  }

  private var isDocumentMarker: Bool {
    text.lineStart(before: offset) == offset && text.documentMarker(from: offset) == offset
  }

  func quoted() -> SyntaxError {
    let opening = one(failure.contextOffset)
    let quote = excerpt(opening)
    switch failure.problem {
    case "found unexpected end of stream", "found unexpected document indicator":
      return SyntaxError(message: "the text behind `\(quote)` has no closing quote", range: opening)
    case "found unknown escape character":
      let escape = SourceRange(start: offset, end: one(offset + 1).end)
      return SyntaxError(
        message: "`\(excerpt(escape))` is no escape", range: escape,
        help: "a backslash is written `\\\\`; inside single quotes it needs no escape",
        fixes: [
          FixIt(
            title: "write the backslash as `\\\\`", applicability: .unsafe,
            edits: [
              Edit(range: SourceRange(start: offset, end: offset), text: "\\")
            ])
        ])
    case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
      return badEscape()
    default:
      return SyntaxError(
        message: failure.problem, range: one(offset),
        related: [RelatedLocation(message: "the text begins here", range: opening)])
    }
  }

  /// `\x`, `\u` or `\U` without its digits, or with those of no character; libyaml points
  /// behind the letter.
  private func badEscape() -> SyntaxError {
    let start = max(offset - 2, 0)
    let digits = text[start + 1] == 0x78 ? 2 : text[start + 1] == 0x75 ? 4 : 8
    var end = offset
    while end < text.count, end < offset + digits, text[end].hexadecimalDigit != nil { end += 1 }
    let range = SourceRange(start: start, end: end)
    let letter = excerpt(SourceRange(start: start, end: offset))
    let isComplete = end == offset + digits
    return SyntaxError(
      message: isComplete
        ? "`\(excerpt(range))` is no character: the code point is a surrogate or too large"
        : "`\(letter)` needs \(digits) hexadecimal digits",
      range: range)
  }

  /// `&` or `*` without a name.
  func badName(_ indicator: String, _ noun: String) -> SyntaxError {
    let start = min(failure.contextOffset, text.count)
    let word = wordRange(at: start)
    let message = "`\(excerpt(word))` is no \(noun == "an alias" ? "alias" : "anchor")"
    if let help = bracketHelp(at: max(0, start - 1)) {
      return SyntaxError(message: message, range: word, help: help)
    }
    return SyntaxError(
      message: message, range: word,
      help: "a name is made of letters, digits, `-` and `_`; "
        + "put quotes around a text that begins with `\(indicator)`",
      fixes: quoteFix(restOfLine(from: start)))
  }

  /// A character that begins nothing.
  func cannotBegin() -> SyntaxError {
    let character = one(offset)
    let reason: String
    switch excerpt(character) {
    case "@", "`": reason = ", which YAML reserves"
    case "%": reason = ", which begins a directive"
    default: reason = " here"
    }
    return SyntaxError(
      message: "a text without quotes cannot begin with `\(excerpt(character))`\(reason)",
      range: character, help: "put quotes around the text",
      fixes: quoteFix(restOfLine(from: offset)))
  }

  /// A place that wants a value and has an indicator.
  func noContent() -> SyntaxError {
    let character = one(offset)
    if isAtEnd || isDocumentMarker, let open = openCollections.last(where: { $0.style == .flow }) {
      return unclosed(one(Int(open.contentStart)))
    }
    if text.lineStart(before: offset) == offset, text.holds([0x2E, 0x2E, 0x2E], at: offset) {
      return SyntaxError(
        message: "`...` ends no document", range: SourceRange(start: offset, end: offset + 3))
    }
    switch excerpt(character) {
    case ",":
      return SyntaxError(message: "an entry is missing before `,`", range: character)
    case "]", "}":
      return SyntaxError(message: "`\(excerpt(character))` closes nothing", range: character)
    case "":
      return SyntaxError(message: "expected a value, found the end", range: character)
    default:
      return SyntaxError(
        message: "`\(excerpt(character))` cannot begin a value here", range: character,
        help: "put quotes around the text")
    }
  }

  /// Content, or the end, where only `---` may be.
  func noDocumentStart() -> SyntaxError {
    guard lastNode == nil || isAtEnd else {
      let line = restOfLine(from: offset)
      return SyntaxError(
        message: "`\(excerpt(line))` stands behind a complete document", range: line,
        help: "a document has one root; `---` on a line of its own begins another document")
    }
    let start = isAtEnd ? offset : text.lineStart(before: offset)
    let isLineOpen = start > 0 && text.lineStart(before: start) < start
    return SyntaxError(
      message: "expected `---` behind the directives", range: restOfLine(from: offset),
      fixes: [
        FixIt(
          title: "insert `---`", applicability: .unsafe,
          edits: [
            Edit(
              range: SourceRange(start: start, end: start),
              text: isLineOpen ? "\n---\n" : "---\n")
          ])
      ])
  }
}
