/// A path as a URI reference (RFC 3986).
enum ReportURI {
  /// Percent-encodes all that is not unreserved or a slash; an absolute path becomes a `file` URI.
  static func reference(to path: [UInt8]) -> String {
    var uri = path.first == UInt8(ascii: "/") ? "file://" : ""
    for byte in path {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%\(digits.count < 2 ? "0" : "")\(digits)"
      }
    }
    return uri
  }
}
