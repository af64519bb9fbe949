/// What YAML 1.1 makes of a plain scalar that YAML 1.2 reads otherwise (yaml.org/type).
///
/// Dates and exponents without a sign (`1e3`) are left out: YAML 1.1's own readers differ there.
package enum YAML11Reading: Equatable, Sendable {
  case boolean(Bool)
  /// An integer by its magnitude; nil when that is larger than 64 bits.
  case integer(UInt64?, isNegative: Bool)
  /// A fraction with `_` between its digits or in base 60.
  case float
  case text

  /// The reading in words, for messages: "`true`", "the number `10`".
  package var description: String {
    switch self {
    case .boolean(let value): "`\(value)`"
    case .integer(let value?, let isNegative): "the number `\(isNegative ? "-" : "")\(value)`"
    case .integer(nil, _), .float: "a number"
    case .text: "text"
    }
  }

  private static let booleans: [(word: [UInt8], value: Bool)] = [
    (Array("yes".utf8), true), (Array("no".utf8), false), (Array("on".utf8), true),
    (Array("off".utf8), false),
  ]

  /// The reading of the plain scalar of `count` bytes from `start`; nil if both versions agree.
  package init?(of bytes: borrowing [UInt8], start: Int, count: Int) {
    guard count > 0 else { return nil }
    switch bytes[start] {
    case 0x2B, 0x2D, 0x2E, 0x30...0x39:
      guard let reading = Self.number(bytes, start: start, count: count) else { return nil }
      self = reading
    case 0x59, 0x79, 0x4E, 0x6E, 0x4F, 0x6F:
      let word = Self.booleans.first { bytes.spells($0.word, start: start, count: count) }
      guard let word else { return nil }
      self = .boolean(word.value)
    default: return nil
    }
  }

  /// Whether something in the bytes is not as in `-12.5e3`: all else is the same to both versions.
  private static func holdsSign(_ bytes: [UInt8], start: Int, count: Int) -> Bool {
    var digits = 0
    for offset in start..<start + count {
      switch bytes[offset] {
      case 0x3A, 0x5F: return true
      case 0x30 where digits == 0 && offset + 1 < start + count: return true
      case 0x30...0x39: digits += 1
      default: break
      }
    }
    return false
  }

  private static func number(_ bytes: [UInt8], start: Int, count: Int) -> YAML11Reading? {
    guard holdsSign(bytes, start: start, count: count) else { return nil }
    let isNegative = bytes[start] == 0x2D
    let first = isNegative || bytes[start] == 0x2B ? start + 1 : start
    let digits = YAML11Digits(bytes: bytes, start: first, end: start + count)
    let core = ScannedNumber(bytes, start: start, count: count)
    guard let reading = digits.reading(isNegative: isNegative) else {
      let isZeroFirst = digits.count > 1 && bytes[first] == 0x30
      return isZeroFirst && core?.isInteger == true ? .text : nil
    }
    if case .integer(let value?, _) = reading, let core, abs(core.value) == Double(value) {
      return nil
    }
    return reading
  }
}

/// The unsigned part of what YAML 1.1 may take for a number.
private struct YAML11Digits {
  let bytes: [UInt8]
  let start: Int
  let end: Int

  var count: Int { end - start }

  /// The number, if it is written in a way that YAML 1.2 does not know or reads otherwise.
  func reading(isNegative: Bool) -> YAML11Reading? {
    guard count > 1, bytes[start] == 0x2E || isDigit(start) else { return nil }
    if bytes[start] == 0x30 {
      switch bytes[start + 1] {
      case 0x62: return integer(from: start + 2, base: 2, isNegative)
      case 0x78: return integer(from: start + 2, base: 16, isNegative)
      default: if let octal = integer(from: start, base: 8, isNegative) { return octal }
      }
    }
    if bytes[start..<end].contains(0x3A) { return sexagesimal(isNegative) }
    guard bytes[start..<end].contains(0x5F) else { return nil }
    if bytes[start] != 0x30, let integer = integer(from: start, base: 10, isNegative) {
      return integer
    }
    return isUnderscoredFraction ? .float : nil
  }

  private func isDigit(_ offset: Int) -> Bool { offset < end && bytes[offset] &- 0x30 < 10 }

  private func integer(from first: Int, base: UInt64, _ isNegative: Bool) -> YAML11Reading? {
    var value: UInt64? = 0
    var hasDigits = false
    for byte in bytes[first..<end] where byte != 0x5F {
      guard let digit = Self.value(of: byte), digit < base else { return nil }
      hasDigits = true
      value = Self.next(value, digit, base)
    }
    return hasDigits ? .integer(value, isNegative: isNegative) : nil
  }

  /// Hours, minutes, seconds: `12:30:45`, with a fraction `12:30:45.5`.
  private func sexagesimal(_ isNegative: Bool) -> YAML11Reading? {
    var value: UInt64? = 0
    var offset = start
    while isDigit(offset) || offset > start && offset < end && bytes[offset] == 0x5F {
      if bytes[offset] != 0x5F { value = Self.next(value, UInt64(bytes[offset] - 0x30), 10) }
      offset += 1
    }
    while offset < end, bytes[offset] == 0x3A {
      offset += 1
      guard isDigit(offset) else { return nil }
      var part = UInt64(bytes[offset] - 0x30)
      offset += 1
      if isDigit(offset), part < 6 {
        part = part * 10 + UInt64(bytes[offset] - 0x30)
        offset += 1
      }
      value = Self.next(value, part, 60)
    }
    if offset == end, bytes[start] != 0x30 { return .integer(value, isNegative: isNegative) }
    guard offset < end, bytes[offset] == 0x2E else { return nil }
    return bytes[(offset + 1)..<end].allSatisfy { $0 == 0x5F || $0 &- 0x30 < 10 } ? .float : nil
  }

  /// `1_000.5`, `1_0.5e+3`.
  private var isUnderscoredFraction: Bool {
    var offset = start
    while isDigit(offset) || offset > start && offset < end && bytes[offset] == 0x5F {
      offset += 1
    }
    guard offset < end, bytes[offset] == 0x2E else { return false }
    offset += 1
    while isDigit(offset) || offset < end && bytes[offset] == 0x5F { offset += 1 }
    guard offset < end else { return true }
    guard offset + 2 < end, bytes[offset] | 0x20 == 0x65,
      bytes[offset + 1] == 0x2B || bytes[offset + 1] == 0x2D
    else { return false }
    return bytes[(offset + 2)..<end].allSatisfy { $0 &- 0x30 < 10 }
  }

  private static func value(of byte: UInt8) -> UInt64? {
    switch byte {
    case 0x30...0x39: UInt64(byte - 0x30)
    case 0x41...0x46: UInt64(byte - 0x37)
    case 0x61...0x66: UInt64(byte - 0x57)
    default: nil
    }
  }

  private static func next(_ value: UInt64?, _ digit: UInt64, _ base: UInt64) -> UInt64? {
    guard let value else { return nil }
    let (product, overflow) = value.multipliedReportingOverflow(by: base)
    let (sum, carry) = product.addingReportingOverflow(digit)
    return overflow || carry ? nil : sum
  }
}
