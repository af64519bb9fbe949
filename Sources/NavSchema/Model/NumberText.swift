/// Numbers as ECMAScript writes them, which RFC 8785 asks for.
package enum NumberText {
  /// The shortest digits that read back as `value`, laid out as `Number::toString` does.
  ///
  /// Decimal from 1e-6 up to, not including, 1e21; otherwise with a signed exponent. `value` is
  /// finite; negative zero is `0`.
  package static func canonical(_ value: Double) -> String {
    precondition(value.isFinite, "JSON has no such number")
    if value == 0 { return "0" }
    if value.magnitude < 1e15, value == value.rounded(.towardZero) { return "\(Int64(value))" }
    let (digits, exponent) = shortestDigits(of: value.magnitude)
    return (value < 0 ? "-" : "") + layout(digits, exponent)
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

  private static func layout(_ digits: [UInt8], _ point: Int) -> String {
    func text(_ part: some Sequence<UInt8>) -> String {
      String(decoding: Array(part), as: UTF8.self)
    }
    func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
    if digits.count <= point, point <= 21 { return text(digits) + zeros(point - digits.count) }
    if 0 < point, point <= 21 { return text(digits[..<point]) + "." + text(digits[point...]) }
    if -6 < point, point <= 0 { return "0." + zeros(-point) + text(digits) }
    let exponent = point - 1
    let fraction = digits.count > 1 ? "." + text(digits[1...]) : ""
    return text(digits[..<1]) + fraction + "e" + (exponent < 0 ? "-" : "+")
      + "\(exponent.magnitude)"
  }
}
