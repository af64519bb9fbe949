extension Unicode.Scalar {
  /// Whether the scalar acts on a terminal or a reader's eye instead of being seen.
  ///
  /// Controls, bidirectional controls, line separators, invisible formatting and noncharacters
  /// are hidden; joiners and variation selectors are not, as scripts and emoji need them.
  package var isHidden: Bool {
    if value < 0xA0 { return value < 0x20 || value >= 0x7F }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .nonspacingMark: return false
    case .format: return value != 0x200C && value != 0x200D
    default: return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }
}

extension [UInt8] {
  /// Appends `text` in one line, with every hidden scalar shown by its escape.
  package mutating func appendVisible(_ text: String) {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "[") }) {
      self += text.utf8
    } else {
      for scalar in text.unicodeScalars { appendVisible(scalar) }
    }
  }

  /// Appends `scalar`, or its escape (`\n`, `\u{1B}`) if it is hidden.
  ///
  /// The bracket of `##[` and `##vso[` is escaped too: logs of CI systems are searched for these
  /// commands anywhere in a line.
  package mutating func appendVisible(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n": self += "\\n".utf8
    case "\r": self += "\\r".utf8
    case "\t": self += "\\t".utf8
    case "[" where endsInCommandPrefix: appendEscape(scalar)
    case _ where scalar.isHidden: appendEscape(scalar)
    default: self += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }

  private var endsInCommandPrefix: Bool {
    suffix(2).elementsEqual("##".utf8) || suffix(5).elementsEqual("##vso".utf8)
  }

  private mutating func appendEscape(_ scalar: Unicode.Scalar) {
    self += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8
  }
}

extension String {
  /// The text in one line, with every hidden scalar shown by its escape.
  package var visible: String {
    var bytes: [UInt8] = []
    bytes.appendVisible(self)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with every hidden scalar shown by its escape, but for line feeds.
  package var visibleLines: String {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self).visible }.joined(separator: "\n")
  }
}
