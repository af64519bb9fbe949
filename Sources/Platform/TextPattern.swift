import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A POSIX extended regular expression.
///
/// It matches anywhere in a text unless it has `^` and `$`, byte by byte. What could make the C
/// library's matcher slow or large is refused: long patterns, back references, and repetitions
/// whose product is great.
package final class TextPattern: Sendable {
  /// Why a text is no pattern.
  package enum Fault: Error, Equatable {
    /// The C library's own words.
    case malformed(String)
    case tooLong(limit: Int)
    /// `\1`, `\d` and their like, which POSIX leaves undefined here.
    case undefinedEscape(String)
    /// The repetitions inside each other, multiplied.
    case tooManyRepetitions(limit: Int)
  }

  /// The greatest number of bytes of a pattern.
  package static let lengthLimit = 512

  /// The greatest product of the upper bounds of repetitions inside each other or in a row.
  package static let repetitionLimit = 1000

  /// Texts are matched up to here.
  package static let textLimit = 4096

  private let compiled: Mutex<CompiledPattern>

  /// Compiles `text`.
  package init(_ text: String) throws(Fault) {
    guard text.utf8.count <= Self.lengthLimit else { throw .tooLong(limit: Self.lengthLimit) }
    try Self.checkRepetitions(Array(text.utf8))
    compiled = Mutex(try CompiledPattern(text))
  }

  /// Whether some part of `text` matches; a text with a NUL never does.
  package func matches(_ text: some Collection<UInt8>) -> Bool {
    var bytes = text.prefix(Self.textLimit).map { CChar(bitPattern: $0) }
    guard !bytes.contains(0) else { return false }
    bytes.append(0)
    return compiled.withLock { $0.matches(bytes) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }

  /// Refuses undefined escapes and repetitions whose bounds multiply to more than the limit.
  ///
  /// All bounds of a pattern count, whether inside each other or not: simpler, and never too low.
  private static func checkRepetitions(_ bytes: [UInt8]) throws(Fault) {
    var product = 1
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        index += 1
        if index < bytes.count, isLetterOrDigit(bytes[index]) {
          throw .undefinedEscape("\\\(Unicode.Scalar(bytes[index]))")
        }
      case UInt8(ascii: "["): index = bracketEnd(bytes, from: index)
      case UInt8(ascii: "{"):
        product *= max(1, upperBound(bytes, from: index + 1))
        guard product <= repetitionLimit else {
          throw .tooManyRepetitions(limit: repetitionLimit)
        }
      default: break
      }
      index += 1
    }
  }

  /// The index of the bracket that closes the expression opened at `start`.
  private static func bracketEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "^") { index += 1 }
    // A bracket right at the start stands for itself.
    if index < bytes.count, bytes[index] == UInt8(ascii: "]") { index += 1 }
    while index < bytes.count, bytes[index] != UInt8(ascii: "]") {
      if bytes[index] == UInt8(ascii: "["), index + 1 < bytes.count,
        [UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "=")].contains(bytes[index + 1])
      {
        let mark = bytes[index + 1]
        index += 2
        while index + 1 < bytes.count, !(bytes[index] == mark && bytes[index + 1] == 0x5D) {
          index += 1
        }
        index += 1
      }
      index += 1
    }
    return index
  }

  /// The greater number in `{2,5}`, behind its brace; the limit itself and more where it is large.
  private static func upperBound(_ bytes: [UInt8], from start: Int) -> Int {
    var bound = 0
    var number = 0
    for byte in bytes[start...] {
      switch byte {
      case 48...57: number = min(number * 10 + Int(byte - 48), repetitionLimit + 1)
      case UInt8(ascii: ","): (bound, number) = (number, 0)
      default: return max(bound, number)
      }
    }
    return max(bound, number)
  }
}

/// The owner of the C library's compiled form.
@safe private struct CompiledPattern: ~Copyable {
  private var expression: regex_t

  init(_ text: String) throws(TextPattern.Fault) {
    var expression = unsafe regex_t()
    let status = unsafe regcomp(&expression, text, REG_EXTENDED | REG_NOSUB)
    guard status == 0 else {
      throw .malformed(unsafe Self.words(for: status, &expression))
    }
    unsafe self.expression = unsafe expression
  }

  deinit {
    var expression = unsafe expression
    unsafe regfree(&expression)
  }

  mutating func matches(_ text: [CChar]) -> Bool {
    unsafe regexec(&expression, text, 0, nil, 0) == 0
  }

  private static func words(for status: Int32, _ expression: inout regex_t) -> String {
    var words = [CChar](repeating: 0, count: 128)
    unsafe regerror(status, &expression, &words, words.count)
    let bytes = words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
