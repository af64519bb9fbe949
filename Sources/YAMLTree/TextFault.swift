internal import SourceText

/// A place where reading stops before libyaml sees it.
struct TextFault: Equatable {
  enum Kind: Equatable {
    /// A byte that is no UTF-8.
    case byte(UInt8)
    /// The byte that ends a UTF-16 file in the middle of a code unit.
    case halfCodeUnit
    /// A character that YAML forbids, or a surrogate without its other half.
    case codePoint(UInt32)
    /// An error that libyaml met here when it read on.
    case syntax(SyntaxError)
    /// The first of too many directives of one document: how many, and how many may be.
    case directives(Int, limit: Int)
  }

  var offset: Int
  var count: Int
  var kind: Kind

  /// The diagnostic, of a document with this number.
  func diagnostic(document: Int) -> Diagnostic {
    let range = SourceRange(start: offset, end: offset + count)
    switch kind {
    case .byte(let byte):
      return Diagnostic(
        rule: "invalid-encoding", category: .yaml, severity: .error,
        message: "byte `0x\(hexadecimal(UInt32(byte), digits: 2))` is no UTF-8",
        help: "save the file as UTF-8", range: range, document: document)
    case .halfCodeUnit:
      return Diagnostic(
        rule: "invalid-encoding", category: .yaml, severity: .error,
        message: "UTF-16 text ends in the middle of a character",
        help: "save the file as UTF-8", range: range, document: document)
    case .syntax(let error):
      return error.diagnostic(document: document)
    case .directives(let directives, let limit):
      return Diagnostic(
        resourceLimit: "directives", range: range, document: document,
        measured: "the document has \(directives) directives", limit: limit)
    case .codePoint(let codePoint):
      let name = "U+" + hexadecimal(codePoint, digits: 4)
      return Diagnostic(
        rule: "invalid-character", category: .yaml, severity: .error,
        message: "\(noun(codePoint)) `\(name)` cannot stand in a YAML file",
        help: help(codePoint), range: range, document: document)
    }
  }

  private func noun(_ codePoint: UInt32) -> String {
    switch codePoint {
    case 0xFEFF: "byte-order mark"
    case 0xD800...0xDFFF: "lone surrogate"
    case 0xFFFE, 0xFFFF: "noncharacter"
    case 0x2028, 0x2029: "separator"
    default: "control character"
    }
  }

  private func help(_ codePoint: UInt32) -> String {
    switch codePoint {
    case 0xFEFF: return "a byte-order mark belongs at the start of a file alone: remove it"
    case 0xD800...0xDFFF: return "a surrogate means something only as half of a pair: remove it"
    case ..<0x100:
      return "remove it, or write `\\x\(hexadecimal(codePoint, digits: 2))` in double quotes"
    default: return "remove it, or write `\\u\(hexadecimal(codePoint, digits: 4))` in double quotes"
    }
  }

  private func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
