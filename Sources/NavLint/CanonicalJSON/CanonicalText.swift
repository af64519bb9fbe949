import NavSchema
import Platform
import SourceText
import YAMLTree

/// How the canonical form is laid out; only the default is RFC 8785's text.
package struct CanonicalLayout: Hashable, Sendable {
  /// One member or element a line, two spaces a level.
  package var isPretty = false
  /// Leaves out what the document would have by default in any case.
  package var omitsDefaults = false
  /// Ends the text with a line feed, for files that are kept in git.
  package var endsWithNewline = false

  package init(isPretty: Bool = false, omitsDefaults: Bool = false, endsWithNewline: Bool = false) {
    self.isPretty = isPretty
    self.omitsDefaults = omitsDefaults
    self.endsWithNewline = endsWithNewline
  }
}

/// Brackets, commas and, if wanted, line breaks between what the writers append.
struct CanonicalText {
  var bytes: [UInt8] = []
  private let isPretty: Bool
  private var depth = 0
  /// Whether the innermost collection has nothing in it yet.
  private var isEmpty = true

  init(_ layout: CanonicalLayout) { isPretty = layout.isPretty }

  mutating func open(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    depth += 1
    isEmpty = true
  }

  mutating func close(_ bracket: Unicode.Scalar) {
    depth -= 1
    if !isEmpty { breakLine() }
    bytes.append(UInt8(ascii: bracket))
    isEmpty = false
  }

  /// Begins the next element or member.
  mutating func separate() {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    isEmpty = false
    breakLine()
  }

  /// Begins the next member by its name, which stands in `texts`, quoted and with its colon.
  mutating func name(_ name: Range<Int>, in texts: borrowing [UInt8]) {
    separate()
    bytes.append(name, of: texts)
    if isPretty { bytes.append(UInt8(ascii: " ")) }
  }

  /// Begins the next member, whose name is the bytes of `text` in `range`.
  mutating func name(quoting range: Range<Int>, of text: [UInt8]) {
    separate()
    bytes.appendJSONString(range, of: text)
    bytes.append(UInt8(ascii: ":"))
    if isPretty { bytes.append(UInt8(ascii: " ")) }
  }

  /// Writes a number that is spelled in `source`; most are spelled as they are written.
  mutating func write(_ number: Double, spelled range: Range<Int>, in source: borrowing [UInt8]) {
    if NumberText.isCanonical(range, of: source) {
      bytes.append(range, of: source)
    } else {
      NumberText.append(number, to: &bytes)
    }
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    bytes.append(0x0A)
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }
}

/// Why there is no canonical form.
enum CanonicalFailure: Error {
  /// The text passes the limit of its bytes; how many it has by then.
  case tooLong(Int)
  /// Collections lie too deep once aliases are replaced; how deep.
  case tooDeep(Int)
  /// The value is wrong in itself, though its error has been silenced.
  case invalidValue(NodeID)
}
