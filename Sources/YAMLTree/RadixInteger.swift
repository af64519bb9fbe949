/// An integer written as `0x5A` or `0o132`.
struct RadixInteger {
  /// The first 53 bits from the first one on, then whether any behind them is a one.
  private var significand: UInt64 = 0
  private var bitCount = 0
  private var rest: UInt64 = 0

  /// Reads the number that the bytes are as a whole; nil if they are none.
  init?(_ bytes: borrowing [UInt8], from start: Int, to end: Int) {
    let width: Int
    switch bytes[start + 1] {
    case 0x78: width = 4
    case 0x6F: width = 3
    default: return nil
    }
    for offset in start + 2..<end {
      guard let digit = Self.digit(bytes[offset]), digit < 1 << width else { return nil }
      for bit in (0..<width).reversed() { add(digit >> UInt64(bit) & 1) }
    }
  }

  private mutating func add(_ bit: UInt64) {
    if bitCount < 53 {
      significand = significand << 1 | bit
      if significand > 0 { bitCount += 1 }
      return
    }
    bitCount += 1
    rest |= bit
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case 0x30...0x39: UInt64(byte - 0x30)
    case 0x41...0x46: UInt64(byte - 0x37)
    case 0x61...0x66: UInt64(byte - 0x57)
    default: nil
    }
  }

  /// The value; an inexact one is cut, not rounded.
  var number: ScannedNumber {
    let scale = max(0, bitCount - 53)
    guard bitCount <= 1024 else {
      return ScannedNumber(value: .infinity, quality: .overflow, isInteger: true)
    }
    let value = Double(sign: .plus, exponent: scale, significand: Double(significand))
    return ScannedNumber(
      value: value, quality: rest == 0 ? .faithful : .inexactInteger, isInteger: true)
  }
}
