/// A path as a URI reference (RFC 3986).
enum ReportURI {
  /// Percent-encodes all that is not unreserved or a slash; an absolute path becomes a `file` URI.
  ///
  /// Bytes that are no UTF-8 come as `\xNN` and stand for themselves again.
  static func reference(to path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    var rest = Array(path.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "\\"):
        let raw = rawByte(rest)
        if raw != nil { rest = rest.dropFirst(3) }
        uri += encoded(raw ?? byte)
      default: uri += encoded(byte)
      }
    }
    return uri
  }

  /// The byte of 0x80 and above that `xNN` at the start of `text` stands for.
  private static func rawByte(_ text: ArraySlice<UInt8>) -> UInt8? {
    guard text.count > 2, text.first == UInt8(ascii: "x") else { return nil }
    let digits = String(decoding: text.dropFirst().prefix(2), as: UTF8.self)
    guard digits == digits.uppercased(), let byte = UInt8(digits, radix: 16) else { return nil }
    return byte >= 0x80 ? byte : nil
  }

  private static func encoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%\(digits.count < 2 ? "0" : "")\(digits)"
  }
}
