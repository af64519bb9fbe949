internal import SourceText

// Errors of block style.
extension SyntaxErrorWriter {
  /// `: ` where no mapping can be.
  func misplacedValue() -> SyntaxError {
    let colon = one(offset)
    guard let lastNode, lastNode.kind == .scalar, Int(lastNode.end) <= offset,
      Int(lastNode.start) < offset
    else { return valueWithoutKey() }
    let lineStart = text.lineStart(before: offset)
    if Int(lastNode.start) < lineStart {
      return SyntaxError(
        message: "a key cannot be here: its line continues the text above", range: colon,
        help: "indent the line like the keys it belongs to, or close the text above",
        related: [
          RelatedLocation(
            message: "the text begins here", range: one(Int(lastNode.contentStart)))
        ])
    }
    if text.documentMarker(from: lineStart) == lineStart {
      return SyntaxError(
        message: "a mapping cannot begin on the line of `---`", range: colon,
        help: "put its first key on the next line")
    }
    if offset - Int(lastNode.start) > 1_024 {
      return SyntaxError(
        message: "a key of more than 1,024 characters needs a `? ` before it", range: colon)
    }
    let value = restOfLine(from: Int(lastNode.start))
    return SyntaxError(
      message: "a second `: ` on one line begins no mapping", range: colon,
      help: "put quotes around a text that holds `: `, or the inner mapping on lines of its own",
      fixes: quoteFix(value))
  }

  /// `: ` that YAML 1.2 would give an empty key.
  private func valueWithoutKey() -> SyntaxError {
    SyntaxError(message: "`:` has no key before it", range: one(offset))
  }

  /// `- ` behind something else.
  func misplacedEntry() -> SyntaxError {
    guard let place = placeBeforeEntry else { return behindValue() }
    return SyntaxError(
      message: "`- ` cannot begin a sequence on the line of \(place)", range: one(offset),
      help: "put each entry on a line of its own, or quotes around the text")
  }

  /// What stands before `- ` and may belong to the sequence.
  private var placeBeforeEntry: String? {
    let line = text[text.lineStart(before: offset)..<offset]
    guard let word = line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }).last else {
      return nil
    }
    switch (word.first, word.last) {
    case (_, 0x3A): return "its key"
    case (0x26, _): return "its anchor"
    case (0x21, _): return "its tag"
    default: return word.elementsEqual("---".utf8) ? "`---`" : nil
    }
  }

  /// A line that should have been an entry of a collection.
  func missingColon() -> SyntaxError {
    let start = min(failure.contextOffset, text.count)
    let line = restOfLine(from: start)
    if let sequence = blockCollection(inColumnOf: start), sequence.kind == .sequence {
      return noEntry(line, of: Int(sequence.contentStart))
    }
    return SyntaxError(
      message: "`\(excerpt(line))` is no entry of the mapping: it has no `: ` behind a key",
      range: line)
  }

  private func blockCollection(inColumnOf offset: Int) -> Node? {
    let column = offset - text.lineStart(before: offset)
    return openCollections.first {
      let start = Int($0.contentStart)
      return $0.style != .flow && start - text.lineStart(before: start) == column
    }
  }

  /// Something in a block mapping that is no key.
  func noKey() -> SyntaxError {
    let mapping = RelatedLocation(
      message: "the mapping begins here", range: one(failure.contextOffset))
    guard offset < text.count else { return asNoKey(mapping) }
    switch text[offset] {
    case 0x5D, 0x7D:
      return SyntaxError(
        message: "`\(word(at: offset).prefix(1))` closes nothing", range: one(offset))
    case 0x2D where isFirstOnLine(offset) && text.isBlankOrEnd(at: offset + 1):
      return SyntaxError(
        message: "`- ` begins an entry of a sequence among the keys of a mapping",
        range: one(offset), help: "indent it under its key", related: [mapping])
    case 0x3A where text.isBlankOrEnd(at: offset + 1): return valueWithoutKey()
    default:
      return isFirstOnLine(offset) ? wrongIndentation(mapping) : behindValue()
    }
  }

  private func asNoKey(_ mapping: RelatedLocation) -> SyntaxError {
    SyntaxError(message: "expected a key of the mapping", range: one(offset), related: [mapping])
  }

  private func wrongIndentation(_ mapping: RelatedLocation) -> SyntaxError {
    let line = restOfLine(from: offset)
    return SyntaxError(
      message: "`\(excerpt(line))` is indented like no key above it", range: line,
      help: "keys of one mapping begin in one column", related: [mapping])
  }

  private func behindValue() -> SyntaxError {
    let rest = restOfLine(from: offset)
    var error = SyntaxError(
      message: "`\(excerpt(rest))` stands behind a complete value", range: rest)
    guard let lastNode, lastNode.kind == .scalar else { return error }
    if lastNode.style == .singleQuoted, Int(lastNode.end) == offset {
      error.help = "inside single quotes, `'` is written `''`"
    } else if lastNode.style == .doubleQuoted, Int(lastNode.end) == offset {
      error.help = "inside double quotes, `\"` is written `\\\"`"
    } else {
      error.help = "put quotes around the whole text"
    }
    return error
  }

  /// Something in a block sequence that is no entry.
  func noEntry() -> SyntaxError {
    noEntry(restOfLine(from: offset), of: failure.contextOffset)
  }

  private func noEntry(_ line: SourceRange, of sequence: Int) -> SyntaxError {
    SyntaxError(
      message: "`\(excerpt(line))` is no entry of the sequence: expected `- `", range: line,
      help: "indent it deeper to belong to the entry above, or less to leave the sequence",
      related: [RelatedLocation(message: "the sequence begins here", range: one(sequence))])
  }

  /// A line that begins with `%`.
  func directive(at start: Int) -> SyntaxError {
    let line = restOfLine(from: min(start, text.count))
    return SyntaxError(
      message: "`\(excerpt(line))` is no directive", range: line,
      help: "directives are `%YAML 1.2` and `%TAG HANDLE PREFIX`, each in front of `---`")
  }

  /// What stands behind `|` or `>`.
  func blockScalarHeader() -> SyntaxError {
    let header = restOfLine(from: failure.contextOffset)
    return SyntaxError(
      message: "`\(excerpt(header))` cannot begin a block scalar", range: header,
      help: "behind `|` or `>` come `+` or `-`, a digit from 1 to 9, or both; "
        + "the text begins on the next line")
  }

  /// A tag that is cut off or holds what no tag can.
  func badTag() -> SyntaxError {
    let tag = wordRange(at: failure.contextOffset)
    return SyntaxError(
      message: "`\(excerpt(tag))` is no tag", range: tag,
      help: "put quotes around a text that begins with `!`",
      fixes: quoteFix(restOfLine(from: failure.contextOffset)))
  }

  /// Double quotes around `range`, where that is the evident cure.
  func quoteFix(_ range: SourceRange) -> [FixIt] {
    let bytes = text[range.start..<range.end]
    guard !bytes.contains(0x22), !bytes.contains(0x5C), !bytes.contains(0x27) else { return [] }
    return [
      FixIt(
        title: "put quotes around the text", applicability: .unsafe,
        edits: [Edit(range: range, text: "\"" + String(decoding: bytes, as: UTF8.self) + "\"")])
    ]
  }
}

extension [UInt8] {
  /// Whether a blank, a line break or the end of the text is at `offset`.
  func isBlankOrEnd(at offset: Int) -> Bool {
    offset >= count || isBlank(at: offset) || breakWidth(at: offset) > 0
  }
}
