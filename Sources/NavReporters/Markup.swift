internal import SourceText

/// Whether `text` is an address that a page may link to.
func isWebAddress(_ text: String) -> Bool {
  (text.hasPrefix("https://") || text.hasPrefix("http://"))
    && text.unicodeScalars.allSatisfy { $0.value > 0x20 && !$0.isHidden }
}

extension String {
  /// The text as character data or an attribute's value of XML 1.0.
  ///
  /// Line breaks and tabs are kept by references. Hidden characters are shown by their escapes;
  /// XML cannot hold most of them, not even as references.
  var escapedForXML: String {
    var escaped: [UInt8] = []
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;".utf8
      case "<": escaped += "&lt;".utf8
      case ">": escaped += "&gt;".utf8
      case "\"": escaped += "&quot;".utf8
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);".utf8
      default: escaped.appendVisible(scalar)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// The text as content or a quoted attribute's value of HTML, hidden characters shown.
  var escapedForHTML: String { visible.escapedForXML }

  /// The parts of a message: what stands between backticks is code.
  ///
  /// A backtick that nothing closes is text.
  var codeSegments: [(text: String, isCode: Bool)] {
    let parts = split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    var segments = parts.enumerated().map { ($1, !$0.isMultiple(of: 2)) }
    if parts.count.isMultiple(of: 2), let last = segments.popLast() {
      segments.append(("`\(last.0)", false))
    }
    return segments
  }
}
