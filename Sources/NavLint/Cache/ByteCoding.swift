import SourceText

/// Writes values one behind the other, numbers in little-endian base 128.
struct ByteEncoder {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write(_ text: String?) {
    write(text == nil ? 0 : 1)
    if let text { write(text) }
  }

  mutating func write(_ number: Double?) {
    write(number == nil ? 0 : 1)
    if let number { write(Int(bitPattern: UInt(number.bitPattern))) }
  }

  mutating func write(_ range: SourceRange) {
    write(range.start)
    write(range.end)
  }

  mutating func write<Element>(_ list: [Element], _ body: (inout ByteEncoder, Element) -> Void) {
    write(list.count)
    for element in list { body(&self, element) }
  }
}

/// Reads what `ByteEncoder` wrote; anything else is nil, never a trap.
struct ByteDecoder {
  private let bytes: [UInt8]
  private var offset: Int
  private let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { offset == end }

  mutating func number() -> Int? {
    var value: UInt = 0
    var shift: UInt = 0
    while offset < end, shift < 70 {
      let byte = bytes[offset]
      offset += 1
      value |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: value) }
      shift += 7
    }
    return nil
  }

  /// A number that is no larger than what is left to read.
  mutating func count() -> Int? {
    guard let count = number(), count >= 0, count <= end - offset else { return nil }
    return count
  }

  mutating func text() -> String? {
    guard let count = count() else { return nil }
    defer { offset += count }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  /// A value that may be absent; the outer nil says that nothing can be read.
  mutating func optional<Value>(_ body: (inout ByteDecoder) -> Value?) -> Value?? {
    switch number() {
    case 0: .some(nil)
    case 1: body(&self).map { .some($0) }
    default: nil
    }
  }

  mutating func double() -> Double? {
    number().map { Double(bitPattern: UInt64(UInt(bitPattern: $0))) }
  }

  mutating func range() -> SourceRange? {
    guard let start = number(), let end = number(), 0 <= start, start <= end else { return nil }
    return SourceRange(start: start, end: end)
  }

  mutating func list<Element>(_ body: (inout ByteDecoder) -> Element?) -> [Element]? {
    guard let count = count() else { return nil }
    var list: [Element] = []
    for _ in 0..<count {
      guard let element = body(&self) else { return nil }
      list.append(element)
    }
    return list
  }
}
