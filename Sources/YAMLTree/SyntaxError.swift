internal import SourceText

/// What libyaml's words for a syntax error mean to the one who wrote the file.
struct SyntaxError: Equatable {
  var message: String
  var range: SourceRange
  var help: String?
  var related: [RelatedLocation] = []
  var fixes: [FixIt] = []

  /// The error with the number of its document.
  func diagnostic(document: Int) -> Diagnostic {
    Diagnostic(
      rule: "syntax-error", category: .yaml, severity: .error, message: message, help: help,
      range: range, document: document, related: related, fixes: fixes)
  }
}

/// Turns failures into errors with the text at hand.
struct SyntaxErrorWriter {
  let text: [UInt8]
  let failure: ParserFailure
  /// The last complete node before the failure, if there is one in the document.
  let lastNode: Node?
  /// The collections that are not closed, the innermost last.
  let openCollections: [Node]
  /// Where libyaml noticed the failure.
  let offset: Int

  init(
    _ failure: ParserFailure, in text: [UInt8], after lastNode: Node?,
    within openCollections: [Node]
  ) {
    self.text = text
    self.failure = failure
    self.lastNode = lastNode
    self.openCollections = openCollections
    offset = min(failure.offset, text.count)
  }

  /// The error to report.
  func error() -> SyntaxError {
    if let error = noBreakSpace() ?? tab() { return error }
    switch failure.context {
    case "while scanning a quoted scalar", "while parsing a quoted scalar": return quoted()
    case "while parsing a flow sequence": return flow(closing: "]", "sequence")
    case "while parsing a flow mapping": return flow(closing: "}", "mapping")
    case "while scanning a simple key": return missingColon()
    case "while scanning an anchor": return badName("&", "an anchor")
    case "while scanning an alias": return badName("*", "an alias")
    case "while parsing a block mapping": return noKey()
    case "while parsing a block collection": return noEntry()
    case "while scanning for the next token": return cannotBegin()
    case "while scanning a directive", "while scanning a %YAML directive",
      "while scanning a %TAG directive":
      return directive(at: failure.contextOffset)
    case "while scanning a block scalar": return blockScalarHeader()
    case "while scanning a tag", "while parsing a tag": return badTag()
    default: return byProblem()
    }
  }

  /// Where the text that was not understood begins.
  var unreadStart: Int {
    switch failure.context {
    case "while scanning a quoted scalar", "while parsing a quoted scalar",
      "while scanning a block scalar":
      min(failure.contextOffset, offset)
    default: offset
    }
  }

  /// Whether the error is that a text without quotes cannot go on: all before its line is right.
  var isBehindText: Bool {
    failure.problem == "found a tab character that violates indentation"
  }

  private func byProblem() -> SyntaxError {
    switch failure.problem {
    case "mapping values are not allowed in this context": misplacedValue()
    case "block sequence entries are not allowed in this context": misplacedEntry()
    case "mapping keys are not allowed in this context":
      SyntaxError(
        message: "`?` cannot begin a mapping key here", range: one(offset),
        help: "put the key on a line of its own, or quotes around the text")
    case "did not find expected node content": noContent()
    case "did not find expected <document start>": noDocumentStart()
    case "found duplicate %YAML directive", "found duplicate %TAG directive":
      SyntaxError(
        message: "`\(excerpt(restOfLine(from: offset)))` says again what a line above says",
        range: restOfLine(from: offset))
    case "found incompatible YAML document": directive(at: offset)
    case "found unexpected ':'":
      SyntaxError(
        message: "`:` needs a blank behind it to end a key", range: one(offset),
        help: "put a blank behind it, or quotes around the text",
        fixes: [
          FixIt(
            title: "insert a space",
            edits: [Edit(range: SourceRange(start: offset + 1, end: offset + 1), text: " ")])
        ])
    case "found undefined tag handle":
      SyntaxError(
        message: "tag `\(word(at: offset))` begins with a handle that no `%TAG` line declares",
        range: wordRange(at: offset))
    default: asWorded()
    }
  }

  /// What has no better words: libyaml's own.
  private func asWorded() -> SyntaxError {
    let context = failure.context.isEmpty ? "" : " \(failure.context)"
    var error = SyntaxError(message: failure.problem + context, range: one(offset))
    if !failure.context.isEmpty, failure.contextOffset < offset {
      error.related = [
        RelatedLocation(message: "it begins here", range: one(failure.contextOffset))
      ]
    }
    return error
  }
}

// Places and excerpts.
extension SyntaxErrorWriter {
  /// The character at `offset`, or nothing at the end of a line.
  func one(_ offset: Int) -> SourceRange {
    var end = min(offset, text.count)
    guard end < text.count, text.breakWidth(at: end) == 0 else {
      return SourceRange(start: end, end: end)
    }
    end += 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return SourceRange(start: offset, end: end)
  }

  /// From `offset` to the next blank or the end of the line.
  func wordRange(at offset: Int) -> SourceRange {
    var end = offset
    while end < text.count, !text.isBlank(at: end), text.breakWidth(at: end) == 0 { end += 1 }
    return SourceRange(start: offset, end: end)
  }

  func word(at offset: Int) -> String { excerpt(wordRange(at: offset)) }

  /// The text of `range`, cut after 40 characters.
  func excerpt(_ range: SourceRange) -> String { text.excerpt(range) }

  /// From `offset` to the end of the line, without a comment and blanks at its end.
  func restOfLine(from offset: Int) -> SourceRange {
    let lineEnd = text.lineEnd(from: offset)
    var end = offset
    while end < lineEnd, !(text[end] == 0x23 && end > offset && text.isBlank(at: end - 1)) {
      end += 1
    }
    while end > offset, text.isBlank(at: end - 1) { end -= 1 }
    return SourceRange(start: offset, end: end)
  }

  /// Whether only blanks stand before `offset` on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    var index = text.lineStart(before: offset)
    while index < offset, text.isBlank(at: index) { index += 1 }
    return index == offset
  }

  var isAtEnd: Bool { offset >= text.count }
}

extension [UInt8] {
  /// The text of `range` for a message: its first line, cut after 40 characters.
  func excerpt(_ range: SourceRange) -> String {
    let lineEnd = lineEnd(from: range.start, limit: Swift.min(range.end, range.start + 400))
    let text = String(decoding: self[range.start..<lineEnd], as: UTF8.self)
    let scalars = text.unicodeScalars
    guard scalars.count > 40 || lineEnd < range.end else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(39))) + "…"
  }
}
