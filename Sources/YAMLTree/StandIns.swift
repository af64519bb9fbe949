/// What libyaml reads in place of what it would misread.
///
/// U+0085, U+2028 and U+2029 are line breaks to libyaml, not to YAML 1.2; a pair of escapes for
/// surrogates (`"\uD83D\uDE00"`) is one character in JSON, an error to libyaml. Each is replaced
/// by characters of the same length that the text neither holds nor names in an escape, so that
/// offsets stay what they are; values get the original back.
struct StandIns {
  /// The text for libyaml.
  private(set) var text: [UInt8]
  private var separators: [(original: [UInt8], standIn: [UInt8])] = []
  private var surrogates: SurrogateEscapes?

  /// Stand-ins for `text`; nil if every candidate is taken.
  init?(for text: [UInt8]) {
    self.text = text
    var taken = TakenCharacters(text)
    for separator in Self.separators {
      guard let standIn = taken.takeUnused(length: separator.count) else { return nil }
      separators.append((separator, standIn))
      Self.replace(separator, by: standIn, in: &self.text, from: 0)
    }
    guard SurrogateEscapes.areIn(text) else { return }
    guard let window = taken.takeWindow() else { return nil }
    let surrogates = SurrogateEscapes(standIns: window)
    surrogates.disguise(&self.text)
    self.surrogates = surrogates
  }

  /// Puts the original back in the value that `bytes` hold from `start` on, which comes from the
  /// text of `node`.
  func restore(
    _ bytes: inout [UInt8], from start: Int, spelling: ArraySlice<UInt8>, _ style: Node.Style
  ) {
    for pair in separators {
      Self.replace(pair.standIn, by: pair.original, in: &bytes, from: start)
    }
    guard let surrogates else { return }
    if style == .doubleQuoted {
      surrogates.decode(&bytes, from: start)
    } else {
      surrogates.reveal(&bytes, from: start, spelling: spelling)
    }
  }

  private static let separators: [[UInt8]] = [
    [0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9],
  ]

  private static func replace(
    _ old: [UInt8], by new: [UInt8], in bytes: inout [UInt8], from start: Int
  ) {
    var offset = start
    while offset < bytes.count {
      guard bytes.holds(old, at: offset) else {
        offset += 1
        continue
      }
      for index in new.indices { bytes[offset + index] = new[index] }
      offset += new.count
    }
  }
}

/// Which of the candidates for stand-ins a text holds or names in an escape.
private struct TakenCharacters {
  /// Two bytes long, and no blank to anyone.
  private static let two: ClosedRange<UInt32> = 0x100...0x7FF
  /// Three bytes long, for private use.
  private static let three: ClosedRange<UInt32> = 0xE000...0xF8FF
  private var taken = [Bool](repeating: false, count: 0x10000)

  init(_ text: [UInt8]) {
    for offset in text.indices {
      let byte = text[offset]
      if byte & 0xE0 == 0xC0, offset + 1 < text.count {
        take(UInt32(byte & 0x1F) << 6 | UInt32(text[offset + 1] & 0x3F))
      } else if byte & 0xF0 == 0xE0, offset + 2 < text.count {
        let high = UInt32(byte & 0x0F) << 12 | UInt32(text[offset + 1] & 0x3F) << 6
        take(high | UInt32(text[offset + 2] & 0x3F))
      } else if byte == 0x75 || byte == 0x55, offset > 0, text[offset - 1] == 0x5C {
        let digits = byte == 0x75 ? 4 : 8
        if let codePoint = text.hexadecimal(at: offset + 1, digits: digits) { take(codePoint) }
      }
    }
  }

  private mutating func take(_ codePoint: UInt32) {
    if codePoint < 0x10000 { taken[Int(codePoint)] = true }
  }

  /// A candidate of so many bytes, which is taken from now on.
  mutating func takeUnused(length: Int) -> [UInt8]? {
    let candidates = length == 2 ? Self.two : Self.three
    guard let unused = candidates.first(where: { !taken[Int($0)] }),
      let scalar = Unicode.Scalar(unused)
    else { return nil }
    take(unused)
    return Array(String(scalar).utf8)
  }

  /// The first of 2,048 candidates in a row.
  func takeWindow() -> UInt32? {
    stride(from: Self.three.lowerBound + 0x100, to: Self.three.upperBound - 0x7FF, by: 0x100)
      .first { start in !taken[Int(start)..<Int(start) + 0x800].contains(true) }
  }
}

extension [UInt8] {
  /// Whether the bytes from `offset` on begin with `other`.
  func holds(_ other: [UInt8], at offset: Int) -> Bool {
    guard offset + other.count <= count else { return false }
    for index in other.indices where self[offset + index] != other[index] { return false }
    return true
  }

  /// The number that so many hexadecimal digits at `offset` are.
  func hexadecimal(at offset: Int, digits: Int) -> UInt32? {
    guard offset + digits <= count else { return nil }
    var value: UInt32 = 0
    for index in offset..<offset + digits {
      guard let digit = self[index].hexadecimalDigit else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}

extension UInt8 {
  /// The value of the byte as a hexadecimal digit.
  var hexadecimalDigit: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self - 0x30)
    case 0x41...0x46: UInt32(self - 0x37)
    case 0x61...0x66: UInt32(self - 0x57)
    default: nil
    }
  }
}
