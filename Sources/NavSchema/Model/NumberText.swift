/// Numbers as ECMAScript writes them, which RFC 8785 asks for.
package enum NumberText {
  /// Whether the bytes of `text` in `range` are a decimal number of at most 15 digits, written as
  /// `append` writes it.
  ///
  /// Two such decimals are never one double, so no other one is shorter.
  package static func isCanonical(_ range: Range<Int>, of text: borrowing [UInt8]) -> Bool {
    let end = range.upperBound
    func endOfDigits(_ start: Int) -> Int {
      var index = start
      while index < end, text[index] &- 0x30 < 10 { index += 1 }
      return index
    }
    let isSigned = !range.isEmpty && text[range.lowerBound] == UInt8(ascii: "-")
    let start = range.lowerBound + (isSigned ? 1 : 0)
    let point = endOfDigits(start)
    guard point > start else { return false }
    let beginsWithZero = text[start] == 0x30
    if beginsWithZero, point > start + 1 { return false }
    if point == end { return end - start <= 15 && !(isSigned && beginsWithZero) }
    let fraction = point + 1
    guard text[point] == UInt8(ascii: "."), endOfDigits(fraction) == end, end - start <= 16,
      fraction < end, text[end - 1] != 0x30
    else { return false }
    // Below a millionth there is an exponent.
    return !beginsWithZero || (fraction..<min(fraction + 6, end)).contains { text[$0] != 0x30 }
  }

  /// The shortest digits that read back as `value`, laid out as `Number::toString` does.
  ///
  /// Decimal from 1e-6 up to, not including, 1e21; otherwise with a signed exponent. `value` is
  /// finite; negative zero is `0`.
  package static func canonical(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of `value`, which is finite.
  package static func append(_ value: Double, to bytes: inout [UInt8]) {
    precondition(value.isFinite, "JSON has no such number")
    if value.magnitude < 1e15 {
      if value == value.rounded(.towardZero) {
        bytes += String(Int64(value)).utf8
        return
      }
      // In this range Swift lays the shortest digits out as ECMAScript does.
      if value.magnitude >= 1e-4 {
        bytes += value.description.utf8
        return
      }
    }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let (digits, point) = shortestDigits(of: value.magnitude)
    layOut(digits, point, to: &bytes)
  }

  /// The digits of the shortest spelling and the place of the decimal point: 0.0125 is 125 and -1.
  private static func shortestDigits(of value: Double) -> (digits: [UInt8], point: Int) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    var inExponent = false
    var isNegativeExponent = false
    for byte in value.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): point = digits.count
      case UInt8(ascii: "e"): inExponent = true
      case UInt8(ascii: "-"): isNegativeExponent = true
      case UInt8(ascii: "+"): break
      default:
        if inExponent { exponent = exponent * 10 + Int(byte - 48) } else { digits.append(byte) }
      }
    }
    var place = (point ?? digits.count) + (isNegativeExponent ? -exponent : exponent)
    let leadingZeros = digits.prefix { $0 == 48 }.count
    digits.removeFirst(leadingZeros)
    place -= leadingZeros
    while digits.last == 48 { digits.removeLast() }
    return (digits, place)
  }

  private static func layOut(_ digits: [UInt8], _ point: Int, to bytes: inout [UInt8]) {
    func addZeros(_ count: Int) { bytes += repeatElement(48, count: max(0, count)) }
    if 0 < point, point <= 21 {
      bytes += digits.prefix(point)
      addZeros(point - digits.count)
      if digits.count > point {
        bytes.append(UInt8(ascii: "."))
        bytes += digits[point...]
      }
    } else if -6 < point, point <= 0 {
      bytes += "0.".utf8
      addZeros(-point)
      bytes += digits
    } else {
      bytes.append(digits[0])
      if digits.count > 1 {
        bytes.append(UInt8(ascii: "."))
        bytes += digits[1...]
      }
      let exponent = point - 1
      bytes += (exponent < 0 ? "e-" : "e+").utf8
      bytes += String(exponent.magnitude).utf8
    }
  }
}
