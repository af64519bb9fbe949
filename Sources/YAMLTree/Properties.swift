internal import SourceText

/// Where a node's anchor and tag stand in front of its content.
struct Properties {
  /// The anchor's name without `&`.
  var anchor: NameTable.Name?
  /// The tag as it is written.
  var tag: SourceRange?
  /// Behind the properties and the blanks, breaks and comments that follow them.
  var contentStart: Int

  /// Reads the properties that begin at `start`; `end` is where the scalar ends, or where the
  /// collection begins: what stands there belongs to its first entry.
  init(_ text: [UInt8], from start: Int, to end: Int) {
    var offset = start
    while offset < end {
      switch text[offset] {
      case 0x20, 0x09: offset += 1
      case 0x23 where offset > start: offset = Self.lineEnd(text, from: offset)
      case 0x26:
        let end = Self.anchorEnd(text, from: offset + 1)
        anchor = NameTable.Name(start: UInt32(offset + 1), count: UInt32(end - offset - 1))
        offset = end
      case 0x21:
        let end = Self.tagEnd(text, from: offset + 1)
        tag = SourceRange(start: offset, end: end)
        offset = end
      default:
        let width = text.breakWidth(at: offset)
        if width == 0 {
          contentStart = offset
          return
        }
        offset += width
      }
    }
    contentStart = offset
  }

  private static func lineEnd(_ text: [UInt8], from start: Int) -> Int {
    var end = start
    while end < text.count, text.breakWidth(at: end) == 0 { end += 1 }
    return end
  }

  /// libyaml's names are of letters, digits, `_` and `-`.
  private static func anchorEnd(_ text: [UInt8], from start: Int) -> Int {
    var end = start
    while end < text.count {
      switch text[end] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D: end += 1
      default: return end
      }
    }
    return end
  }

  private static func tagEnd(_ text: [UInt8], from start: Int) -> Int {
    var end = start
    if end < text.count, text[end] == 0x3C {
      while end < text.count, text[end] != 0x3E { end += 1 }
      return min(end + 1, text.count)
    }
    while end < text.count, !text.isBlank(at: end), text.breakWidth(at: end) == 0,
      text[end] != 0x2C
    {
      end += 1
    }
    return end
  }
}
