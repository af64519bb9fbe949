/// A decimal number taken apart: its digits without leading and trailing zeros, and its exponent.
struct DecimalNumber {
  /// The first 19 significant digits.
  private var leading: UInt64 = 0
  /// How many significant digits there are.
  private var digitCount = 0
  /// Zeros that count only if a digit follows.
  private var pendingZeros = 0
  /// The power of ten of the last significant digit.
  private var exponent = 0
  private var isInteger = true
  private var hasExponent = false
  private let start: Int
  private let end: Int

  /// Reads the unsigned number that the bytes are as a whole; nil if they are none.
  init?(_ bytes: borrowing [UInt8], from start: Int, to end: Int) {
    self.start = start
    self.end = end
    var offset = start
    while offset < end, let digit = Self.digit(bytes[offset]) {
      add(digit)
      offset += 1
    }
    let integerDigits = offset - start
    var fractionDigits = 0
    if offset < end, bytes[offset] == 0x2E {
      isInteger = false
      offset += 1
      let first = offset
      while offset < end, let digit = Self.digit(bytes[offset]) {
        add(digit)
        offset += 1
      }
      fractionDigits = offset - first
    }
    guard integerDigits + fractionDigits > 0 else { return nil }
    guard let power = Self.power(bytes, from: &offset, to: end) else { return nil }
    guard offset == end else { return nil }
    hasExponent = power.isWritten
    if hasExponent { isInteger = false }
    exponent = power.value + pendingZeros - fractionDigits
  }

  private mutating func add(_ digit: UInt64) {
    if digit == 0 {
      if digitCount > 0 { pendingZeros += 1 }
      return
    }
    for _ in 0..<min(pendingZeros, max(0, 19 - digitCount)) { leading *= 10 }
    digitCount += pendingZeros
    pendingZeros = 0
    if digitCount < 19 { leading = leading * 10 + digit }
    digitCount += 1
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    byte &- 0x30 < 10 ? UInt64(byte &- 0x30) : nil
  }

  /// Reads an exponent, if there is one, no further than it changes anything.
  private static func power(
    _ bytes: [UInt8], from offset: inout Int, to end: Int
  ) -> (value: Int, isWritten: Bool)? {
    guard offset < end, bytes[offset] | 0x20 == 0x65 else { return (0, false) }
    offset += 1
    var isNegative = false
    if offset < end, bytes[offset] == 0x2B || bytes[offset] == 0x2D {
      isNegative = bytes[offset] == 0x2D
      offset += 1
    }
    let first = offset
    var value = 0
    while offset < end, let digit = digit(bytes[offset]) {
      value = min(value * 10 + Int(digit), 1 << 40)
      offset += 1
    }
    return offset > first ? (isNegative ? -value : value, true) : nil
  }
}

// The nearest double.
extension DecimalNumber {
  /// Every power of ten that a double holds exactly.
  static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The number with its sign; `bytes` are those it was read from.
  func number(_ bytes: [UInt8], isNegative: Bool) -> ScannedNumber {
    let magnitude = magnitude(bytes)
    return ScannedNumber(
      value: isNegative ? -magnitude : magnitude, quality: quality(bytes, magnitude),
      isInteger: isInteger)
  }

  private func magnitude(_ bytes: [UInt8]) -> Double {
    guard digitCount > 0 else { return 0 }
    if digitCount <= 19, leading <= 1 << 53 {
      if 0...22 ~= exponent { return Double(leading) * Self.powers[exponent] }
      if -22..<0 ~= exponent { return Double(leading) / Self.powers[-exponent] }
    }
    let scale = digitCount + exponent
    if scale > 310 { return .infinity }
    if scale < -330 { return 0 }
    return Double(String(decoding: bytes[start..<end], as: UTF8.self)) ?? .nan
  }

  private func quality(_ bytes: [UInt8], _ magnitude: Double) -> ScannedNumber.Quality {
    if magnitude == .infinity { return .overflow }
    if magnitude == 0, digitCount > 0 { return .underflow }
    // `90.0` and `9e1` are integers as `90` is.
    if digitCount > 0, exponent >= 0, digitCount + exponent > 15, !isExactInteger(bytes),
      !isShortestSpelling(of: magnitude)
    {
      return .inexactInteger
    }
    return digitCount > 17 ? .excessDigits : .faithful
  }

  /// Whether JSON writes the integer `magnitude` by just these digits.
  ///
  /// Then nothing of what is written is lost: 2⁶⁰ is 1152921504606847000 there. From 10²¹ on it
  /// writes an exponent, as `6.02e23` has.
  private func isShortestSpelling(of magnitude: Double) -> Bool {
    guard digitCount <= 17, hasExponent || digitCount + exponent <= 21 else { return false }
    var digits: UInt64 = 0
    var zeros = 0
    for byte in magnitude.description.utf8 {
      if byte == 0x65 { break }
      guard let digit = Self.digit(byte) else { continue }
      if digit == 0 {
        zeros += 1
        continue
      }
      for _ in 0...zeros { digits *= 10 }
      digits += digit
      zeros = 0
    }
    return digits == leading
  }

  /// Whether at most 53 bits lie between the integer's first and last one; it has at most 310
  /// digits.
  private func isExactInteger(_ bytes: [UInt8]) -> Bool {
    var words: [UInt32] = []
    func append(_ digit: UInt64) {
      var carry = digit
      for index in words.indices {
        carry += UInt64(words[index]) * 10
        words[index] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      if carry > 0 { words.append(UInt32(truncatingIfNeeded: carry)) }
    }
    // Zeros at the end, be they behind a point, are in the exponent.
    var rest = digitCount
    for byte in bytes[start..<end] where rest > 0 {
      guard let digit = Self.digit(byte), digit > 0 || !words.isEmpty else { continue }
      append(digit)
      rest -= 1
    }
    for _ in 0..<exponent { append(0) }
    guard let last = words.last, let low = words.firstIndex(where: { $0 != 0 }) else {
      return true
    }
    let length = words.count * 32 - last.leadingZeroBitCount
    return length - low * 32 - words[low].trailingZeroBitCount <= 53
  }
}
