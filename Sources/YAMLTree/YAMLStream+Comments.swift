internal import Platform
package import SourceText

/// A comment: where it stands, from its `#` to the end of its line.
package struct Comment: Hashable, Sendable {
  package let range: SourceRange
}

extension YAMLStream {
  /// All comments, in the order of the text; linear in the text.
  ///
  /// A `#` inside a scalar is none; text behind a syntax error is not looked at before the next
  /// document.
  package var comments: [Comment] {
    var scanner = CommentScanner(source)
    var unread = unreadRanges[...]
    for node in nodes where node.kind == .scalar && node.end > node.contentStart {
      while let range = unread.first, range.start <= Int(node.start) {
        scanner.leaveOut(range)
        unread.removeFirst()
      }
      let isBlock = node.style == .literal || node.style == .folded
      scanner.skip(to: Int(node.contentStart))
      scanner.resume(behind: Int(node.end), startingWithLine: isBlock)
    }
    for range in unread { scanner.leaveOut(range) }
    scanner.skip(to: source.text.count)
    return scanner.comments
  }

  /// Whether the text may speak to navlint at all; much cheaper than to look for comments.
  package var mentionsNavlint: Bool {
    let text = source.text
    var next = 0
    while let hash = text.firstOffset(of: UInt8(ascii: "#"), from: next) {
      var start = hash + 1
      while start < text.count, Self.precedesWords(text[start]) { start += 1 }
      if text[start...].starts(with: Self.word) { return true }
      next = start
    }
    return false
  }

  private static let word = Array("navlint:".utf8)

  /// Whether a byte may stand between a comment's start and its first word.
  private static func precedesWords(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
      || byte == UInt8(ascii: ",")
  }
}

/// Finds comments in what lies between scalars.
private struct CommentScanner {
  private(set) var comments: [Comment] = []
  private let text: [UInt8]
  private var offset: Int
  private let textStart: Int

  init(_ source: SourceFile) {
    text = source.text
    textStart = source.textStart
    offset = textStart
  }

  /// Scans up to `end`, or beyond it to the end of a comment that begins before.
  mutating func skip(to end: Int) {
    while offset < end {
      if text[offset] == UInt8(ascii: "#"), isAtWordStart {
        let start = offset
        while offset < text.count, text[offset] != 0x0A, text[offset] != 0x0D { offset += 1 }
        comments.append(Comment(range: SourceRange(start: start, end: offset)))
      } else {
        offset += 1
      }
    }
  }

  /// Scans up to `range` and goes on behind it.
  mutating func leaveOut(_ range: SourceRange) {
    skip(to: range.start)
    offset = max(offset, range.end)
  }

  /// Goes on behind a scalar; a block scalar's first line may end with a comment.
  mutating func resume(behind end: Int, startingWithLine isBlock: Bool) {
    guard end > offset else { return }
    if isBlock {
      var lineEnd = offset
      while lineEnd < end, text[lineEnd] != 0x0A, text[lineEnd] != 0x0D { lineEnd += 1 }
      skip(to: lineEnd)
    }
    offset = max(offset, end)
  }

  private var isAtWordStart: Bool {
    offset == textStart || [0x20, 0x09, 0x0A, 0x0D].contains(text[offset - 1])
  }
}
