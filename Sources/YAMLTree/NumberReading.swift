/// A number read from its text, and what a double loses of it.
package struct NumberReading: Hashable, Sendable {
  /// What a double does not hold.
  package enum Loss: Hashable, Sendable {
    /// An integer that is not a double: it would be rounded.
    case inexactInteger
    /// Beyond the largest double.
    case overflow
    /// Not 0, but nearer to 0 than the smallest double.
    case underflow
    /// More than 17 significant digits, which no double tells apart.
    case excessDigits
    /// `.inf`.
    case infinite
    /// `.nan`.
    case notANumber
  }

  /// The nearest double.
  package let value: Double
  package let loss: Loss?

  init(value: Double, loss: Loss? = nil) {
    self.value = value
    self.loss = loss
  }

  /// Reads a number of YAML's core schema; nil if the bytes are none.
  package static func core(_ bytes: [UInt8], start: Int, count: Int) -> NumberReading? {
    guard count > 0 else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if count > 2, bytes[start] == UInt8(ascii: "0") {
        switch bytes[start + 1] {
        case UInt8(ascii: "x"): return integer(bytes, start + 2, count - 2, radix: 16)
        case UInt8(ascii: "o"): return integer(bytes, start + 2, count - 2, radix: 8)
        default: break
        }
      }
      return decimal(bytes, start: start, count: count)
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return decimal(bytes, start: start, count: count) ?? special(bytes, start, count)
    default: return nil
    }
  }

  /// Reads a decimal number, with or without sign, point and exponent; nil if it is none.
  package static func decimal(_ bytes: [UInt8], start: Int, count: Int) -> NumberReading? {
    guard let parts = DecimalParts(bytes, start, count) else { return nil }
    if let exact = parts.exactValue { return NumberReading(value: exact) }
    let text = String(decoding: bytes[start..<start + count], as: UTF8.self)
    guard let value = Double(text.hasSuffix(".") ? text + "0" : parts.spelling(of: text)) else {
      return nil
    }
    return NumberReading(value: value, loss: parts.loss(as: value))
  }

  private static func integer(
    _ bytes: [UInt8], _ start: Int, _ count: Int, radix: UInt8
  ) -> NumberReading? {
    var value = 0.0
    var digits: UInt64 = 0
    var isExact = true
    for byte in bytes[start..<start + count] {
      guard let digit = digitValue(byte), digit < radix else { return nil }
      value = value * Double(radix) + Double(digit)
      let (product, overflow) = digits.multipliedReportingOverflow(by: UInt64(radix))
      digits = product &+ UInt64(digit)
      if overflow || UInt64(exactly: value) != digits { isExact = false }
    }
    return NumberReading(value: value, loss: isExact ? nil : .inexactInteger)
  }

  private static func digitValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 48
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - 87
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - 55
    default: nil
    }
  }

  private static func special(_ bytes: [UInt8], _ start: Int, _ count: Int) -> NumberReading? {
    guard count <= 5 else { return nil }
    switch String(decoding: bytes[start..<start + count], as: UTF8.self) {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF":
      return NumberReading(value: .infinity, loss: .infinite)
    case "-.inf", "-.Inf", "-.INF": return NumberReading(value: -.infinity, loss: .infinite)
    case ".nan", ".NaN", ".NAN": return NumberReading(value: .nan, loss: .notANumber)
    default: return nil
    }
  }
}

/// A decimal number's parts: digits × 10 ^ exponent.
private struct DecimalParts {
  var isNegative = false
  /// The first 19 significant digits.
  var mantissa: UInt64 = 0
  /// Significant digits, zeros at the end of an integer or fraction left out.
  var significantDigits = 0
  /// The power of ten behind all digits seen.
  var exponent = 0
  var isInteger = true

  private var digitsSeen = 0
  private var trailingZeros = 0

  init?(_ bytes: [UInt8], _ start: Int, _ count: Int) {
    let end = start + count
    var index = start
    if bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    var hasDigits = false
    while index < end, Self.isDigit(bytes[index]) {
      add(bytes[index] - 48, isFraction: false)
      hasDigits = true
      index += 1
    }
    if index < end, bytes[index] == UInt8(ascii: ".") {
      isInteger = false
      index += 1
      while index < end, Self.isDigit(bytes[index]) {
        add(bytes[index] - 48, isFraction: true)
        hasDigits = true
        index += 1
      }
    }
    guard hasDigits else { return nil }
    if index < end, bytes[index] | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      guard let power = Self.exponent(bytes, index + 1, end) else { return nil }
      exponent += power
      index = end
    }
    guard index == end else { return nil }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  private mutating func add(_ digit: UInt8, isFraction: Bool) {
    if isFraction { exponent -= 1 }
    if digit == 0 {
      if digitsSeen > 0 { trailingZeros += 1 }
    } else {
      significantDigits += trailingZeros + 1
      trailingZeros = 0
    }
    guard digitsSeen > 0 || digit != 0 else { return }
    digitsSeen += 1
    if digitsSeen <= 19 { mantissa = mantissa * 10 + UInt64(digit) } else { exponent += 1 }
  }

  private static func exponent(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    var index = start
    var isNegative = false
    if index < end, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    guard index < end else { return nil }
    var value = 0
    while index < end {
      guard isDigit(bytes[index]) else { return nil }
      if value < 1_000_000 { value = value * 10 + Int(bytes[index] - 48) }
      index += 1
    }
    return isNegative ? -value : value
  }

  /// The value, where one exact multiplication or division gives it (Clinger's fast path).
  var exactValue: Double? {
    guard digitsSeen <= 19, mantissa < 1 << 53, exponent.magnitude <= 22 else { return nil }
    let power = Self.powersOfTen[Int(exponent.magnitude)]
    let magnitude = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    // An integer beyond 2^53 has to be compared with its digits.
    guard !isInteger || magnitude <= 9_007_199_254_740_992 else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Swift's parser wants a digit behind the point: `1.e3` is `1.0e3` to it.
  func spelling(of text: String) -> String {
    guard let point = text.firstIndex(of: "."), let next = text[point...].dropFirst().first,
      next == "e" || next == "E"
    else { return text }
    return text[...point] + "0" + text[point...].dropFirst()
  }

  func loss(as value: Double) -> NumberReading.Loss? {
    if value.isInfinite { return .overflow }
    if value == 0, mantissa != 0 { return .underflow }
    if isInteger, !isHeldExactly(by: value) { return .inexactInteger }
    if !isInteger, significantDigits > 17 { return .excessDigits }
    return nil
  }

  /// Whether the integer's digits are those of the double.
  private func isHeldExactly(by value: Double) -> Bool {
    guard significantDigits <= 19 else { return false }
    // The double is an integer; strip its factors of ten, exactly, and compare the digits.
    var digits = mantissa
    var power = exponent
    while digits > 0, digits % 10 == 0 {
      digits /= 10
      power += 1
    }
    guard power <= 22 else { return exactDigits(digits, power, of: value) }
    let scaled = value.magnitude / Self.powersOfTen[power]
    return UInt64(exactly: scaled) == digits
      && (Double(digits) * Self.powersOfTen[power] == value.magnitude)
      && exactDigits(digits, power, of: value)
  }

  /// Compares digits × 10^power with the double by its binary parts: 5^power must divide it.
  private func exactDigits(_ digits: UInt64, _ power: Int, of value: Double) -> Bool {
    // digits · 5^power · 2^power = significand · 2^exponent; odd parts must agree.
    guard power <= 27 else { return false }
    var odd = digits
    var twos = power
    while odd > 0, odd % 2 == 0 {
      odd /= 2
      twos += 1
    }
    for _ in 0..<power {
      let (product, overflow) = odd.multipliedReportingOverflow(by: 5)
      guard !overflow else { return false }
      odd = product
    }
    return odd < 1 << 53 && Double(odd) * Self.powerOfTwo(twos) == value.magnitude
  }

  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
