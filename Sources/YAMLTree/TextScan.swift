internal import Platform
internal import SourceText

/// What passes over the bytes tell before anything is parsed.
struct TextScan {
  /// Whether all bytes are below 0x80.
  let isASCII: Bool
  /// Whether a `\\` stands somewhere.
  let holdsBackslashes: Bool
  /// Whether one of U+0085, U+2028 and U+2029 stands somewhere.
  private(set) var holdsSeparators = false
  /// Whether a character that looks like a blank and is none stands somewhere.
  private(set) var holdsForeignSpaces = false
  /// Whether U+0085, U+2028 and U+2029 count as faults: only where nothing can stand in for them.
  var forbidsSeparators = false
  private let holdsControls: Bool
  private let mayHoldFaults: Bool
  private let mayHoldDirectives: Bool
  private let directiveLimit: Int
  private let text: [UInt8]
  private let isUTF16: Bool
  /// The first fault from some place on, once it was looked for.
  private var found: TextFault?
  private var searchedFrom: Int?

  /// Scans `text` once; only what is suspicious is looked at again.
  init(_ source: SourceFile, directiveLimit: Int) {
    text = source.text
    isUTF16 = source.encoding != .utf8
    self.directiveLimit = directiveLimit
    let seen = Self.kinds(of: text)
    isASCII = seen & Self.wide == 0
    holdsControls = seen & Self.control != 0
    mayHoldFaults = seen & (Self.wide | Self.control) != 0
    mayHoldDirectives = seen & Self.percent != 0 && Self.holdsDirective(text)
    holdsBackslashes = seen & Self.backslash != 0
    if seen & Self.spaceLead != 0 { findSpaces(from: source.textStart) }
  }

  private static let wide: UInt8 = 0x80
  private static let control: UInt8 = 1
  private static let percent: UInt8 = 2
  private static let backslash: UInt8 = 4
  /// The first byte of a character that is, or only looks like, a break or a blank.
  private static let spaceLead: UInt8 = 8

  /// Which kinds of bytes there are; without a branch, so that many are looked at together.
  private static func kinds(of text: [UInt8]) -> UInt8 {
    var seen: UInt8 = 0
    for byte in text {
      // Tab and line feed follow each other.
      let isLow: UInt8 = (byte < 0x20 ? 1 : 0) & (byte &- 0x09 < 2 ? 0 : 1)
      let isControl: UInt8 = isLow & (byte == 0x0D ? 0 : 1)
      seen |=
        isControl | (byte == 0x7F ? 1 : 0) | (byte == 0x25 ? 2 : 0)
        | (byte == 0x5C ? 4 : 0) | (byte == 0xC2 ? 8 : 0) | (byte | 1 == 0xE3 ? 8 : 0)
        | (byte & 0x80)
    }
    return seen
  }

  /// Whether a line begins with a `%`, as few do of those that hold one.
  private static func holdsDirective(_ text: [UInt8]) -> Bool {
    var next = 0
    while let percent = text.firstOffset(of: 0x25, from: next) {
      // Behind a break, a byte-order mark or nothing.
      if percent == 0 || [0x0A, 0x0D, 0xBF].contains(text[percent - 1]) { return true }
      next = percent + 1
    }
    return false
  }

  private mutating func findSpaces(from start: Int) {
    for offset in start..<text.count {
      switch text[offset] {
      case 0xC2, 0xE2, 0xE3:
        if text.isSeparator(at: offset) { holdsSeparators = true }
        if text.foreignSpace(at: offset) != nil { holdsForeignSpaces = true }
      default: break
      }
    }
  }

  /// The first fault at or behind `start`; amortised linear for rising `start`.
  mutating func firstFault(from start: Int) -> TextFault? {
    guard mayHoldFaults || mayHoldDirectives else { return nil }
    if searchedFrom != nil, found.map({ $0.offset >= start }) ?? true { return found }
    searchedFrom = start
    let character = mayHoldFaults ? character(from: start) : nil
    let directives = mayHoldDirectives ? directives(from: start) : nil
    found = [character, directives].compactMap { $0 }.min { $0.offset < $1.offset }
    return found
  }

  private func character(from start: Int) -> TextFault? {
    var offset = start
    while true {
      if !holdsControls { offset = text.endOfASCII(from: offset) }
      guard offset < text.count else { return nil }
      let byte = text[offset]
      if byte &- 0x20 < 0x5F {
        offset += 1
        continue
      }
      if byte < 0x80 {
        if byte != 0x0A, byte != 0x09, byte != 0x0D {
          return TextFault(offset: offset, count: 1, kind: .codePoint(UInt32(byte)))
        }
        offset += 1
        continue
      }
      let character = character(at: offset)
      if let kind = character.fault {
        return TextFault(offset: offset, count: character.count, kind: kind)
      }
      offset += character.count
    }
  }

  /// The length of the character from 0x80 on at `offset`, and what is wrong with it.
  private func character(at offset: Int) -> (count: Int, fault: TextFault.Kind?) {
    let lead = text[offset]
    let count: Int
    var value: UInt32
    switch lead {
    case 0xC2...0xDF: (count, value) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF: (count, value) = (3, UInt32(lead & 0x0F))
    case 0xF0...0xF4: (count, value) = (4, UInt32(lead & 0x07))
    case 0xFF where isUTF16 && offset == text.count - 1: return (1, .halfCodeUnit)
    default: return (1, .byte(lead))
    }
    for index in offset + 1..<offset + count {
      guard index < text.count, text[index] & 0xC0 == 0x80 else { return (1, .byte(lead)) }
      value = value << 6 | UInt32(text[index] & 0x3F)
    }
    switch value {
    case 0x11_0000...: return (1, .byte(lead))
    case ..<0x800 where count > 2, ..<0x10000 where count > 3: return (1, .byte(lead))
    case 0xD800...0xDFFF, 0x80..<0x85, 0x86..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF:
      return (count, .codePoint(value))
    case 0x85, 0x2028, 0x2029: return (count, forbidsSeparators ? .codePoint(value) : nil)
    default: return (count, nil)
    }
  }

  /// The first document from `start` on with more directives than libyaml is given: it compares
  /// each with all before it.
  private func directives(from start: Int) -> TextFault? {
    var line = start
    var count = 0
    var first = start
    while line < text.count {
      let end = text.lineEnd(from: line)
      switch text[line] {
      case 0x25:
        if count == 0 { first = line }
        count += 1
      case 0x23, 0x0A, 0x0D: break
      default:
        if count > directiveLimit { return fault(first, count) }
        count = 0
      }
      line = end + max(1, text.breakWidth(at: end))
    }
    return count > directiveLimit ? fault(first, count) : nil
  }

  private func fault(_ offset: Int, _ count: Int) -> TextFault {
    TextFault(offset: offset, count: 1, kind: .directives(count, limit: directiveLimit))
  }
}
