/// A number of YAML 1.2's core schema as a double, and what was lost on the way.
package struct ScannedNumber: Hashable, Sendable {
  package enum Quality: UInt8, Sendable {
    /// The nearest double to what is written, or exactly that.
    case faithful
    /// Written with more than 17 significant digits.
    case excessDigits
    /// An integer that no double holds exactly; the value is one of its neighbours.
    case inexactInteger
    /// Too large for a double; the value is infinite.
    case overflow
    /// Not zero, but the nearest double is.
    case underflow
    /// Written as `.nan`.
    case notANumber
    /// Written as `.inf`, with or without a sign.
    case infinity
  }

  package var value: Double
  package var quality: Quality
  /// Whether it is written as an integer: `90`, `0x5A`, not `90.0` or `9e1`.
  package var isInteger: Bool

  /// Whether it is an error in every configuration: no JSON number has its value.
  package var isLossy: Bool {
    switch quality {
    case .faithful, .excessDigits: false
    case .inexactInteger, .overflow, .underflow, .notANumber, .infinity: true
    }
  }

  init(value: Double, quality: Quality, isInteger: Bool) {
    self.value = value
    self.quality = quality
    self.isInteger = isInteger
  }

  /// The number that the `count` bytes from `start` are as a whole; nil if they are none.
  package init?(_ bytes: borrowing [UInt8], start: Int, count: Int) {
    let end = start + count
    guard count > 0 else { return nil }
    let isSigned = bytes[start] == 0x2B || bytes[start] == 0x2D
    let isNegative = bytes[start] == 0x2D
    let first = isSigned ? start + 1 : start
    guard first < end else { return nil }
    if let simple = Self.simple(bytes, first, end, isNegative) {
      self = simple
    } else if bytes[first] == 0x30, first + 2 < end, !isSigned,
      let radix = RadixInteger(bytes, from: first, to: end)
    {
      self = radix.number
    } else if let decimal = DecimalNumber(bytes, from: first, to: end) {
      self = decimal.number(bytes, isNegative: isNegative)
    } else if let special = Self.special(bytes, first, end, isSigned, isNegative) {
      self = special
    } else {
      return nil
    }
  }

  /// A number of at most 15 digits, with or without a point, as nearly all are.
  ///
  /// Its digits and its power of ten are doubles exactly, so that their quotient is the nearest
  /// one to what is written.
  private static func simple(
    _ bytes: borrowing [UInt8], _ first: Int, _ end: Int, _ isNegative: Bool
  ) -> ScannedNumber? {
    guard end - first <= 16 else { return nil }
    var digits: UInt64 = 0
    var point: Int?
    for offset in first..<end {
      let digit = bytes[offset] &- 0x30
      if digit < 10 {
        digits = digits &* 10 &+ UInt64(digit)
      } else if bytes[offset] == 0x2E, point == nil {
        point = offset
      } else {
        return nil
      }
    }
    guard 1...15 ~= end - first - (point == nil ? 0 : 1) else { return nil }
    let magnitude = Double(digits) / DecimalNumber.powers[point.map { end - $0 - 1 } ?? 0]
    return ScannedNumber(
      value: isNegative ? -magnitude : magnitude, quality: .faithful, isInteger: point == nil)
  }

  private static let inf = Array("inf".utf8)
  private static let nan = Array("nan".utf8)

  private static func special(
    _ bytes: [UInt8], _ first: Int, _ end: Int, _ isSigned: Bool, _ isNegative: Bool
  ) -> ScannedNumber? {
    guard end - first == 4, bytes[first] == 0x2E else { return nil }
    if bytes.spells(inf, start: first + 1, count: 3) {
      let value = isNegative ? -Double.infinity : .infinity
      return ScannedNumber(value: value, quality: .infinity, isInteger: false)
    }
    let isNaN =
      !isSigned && bytes[first + 1] & 0x20 == bytes[first + 3] & 0x20
      && (bytes.spells(nan, start: first + 1, count: 3) || isNaNWithSmallA(bytes, first + 1))
    return isNaN ? ScannedNumber(value: .nan, quality: .notANumber, isInteger: false) : nil
  }

  /// `NaN`, the only word of the core schema with a capital at its end.
  private static func isNaNWithSmallA(_ bytes: [UInt8], _ start: Int) -> Bool {
    bytes[start] == 0x4E && bytes[start + 1] == 0x61 && bytes[start + 2] == 0x4E
  }
}
