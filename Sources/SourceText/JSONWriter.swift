/// Writes JSON (RFC 8259) into a byte array, value by value.
///
/// Members stand in the order of the calls. Hidden characters are escaped, so that the text can
/// be looked at in a terminal. The canonical form of documents has other rules and its own writer.
package struct JSONWriter {
  /// How the text is laid out.
  package enum Layout: Sendable {
    /// Without any space.
    case compact
    /// One member or element a line, two spaces a level.
    case indented
  }

  /// What has been written.
  package private(set) var bytes: [UInt8]
  private let layout: Layout
  private var depth = 0
  private var needsComma = false
  private var followsName = false

  /// Creates a writer that appends to `bytes`.
  package init(layout: Layout = .compact, appendingTo bytes: [UInt8] = []) {
    self.layout = layout
    self.bytes = bytes
  }

  /// Appends one value, written by `body`, to `output` without copying it.
  package static func append(to output: inout [UInt8], _ body: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    swap(&writer.bytes, &output)
    body(&writer)
    swap(&writer.bytes, &output)
  }

  /// Writes an object whose members `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    container("{", "}", body)
  }

  /// Writes an array whose elements `body` writes.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    container("[", "]", body)
  }

  /// Writes an array with what `body` writes for each of `elements`.
  package mutating func array<Elements: Sequence>(
    _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    array { json in
      for element in elements { body(&json, element) }
    }
  }

  /// Writes the name of a member; the next call writes its value.
  package mutating func name(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    if layout == .indented { bytes.append(UInt8(ascii: " ")) }
    followsName = true
  }

  /// Writes a member, or nothing if there is no `value`.
  package mutating func member(_ name: String, _ value: (some JSONWritable)?) {
    guard let value else { return }
    self.name(name)
    value.write(to: &self)
  }

  /// Writes a member whose value `body` writes.
  package mutating func member(_ name: String, _ body: (inout JSONWriter) -> Void) {
    self.name(name)
    body(&self)
  }

  /// Writes a value.
  package mutating func value(_ value: some JSONWritable) { value.write(to: &self) }

  /// Writes `text`, which is JSON already.
  package mutating func verbatim(_ text: String) {
    separate()
    bytes += text.utf8
    needsComma = true
  }

  fileprivate mutating func string(_ text: String) {
    separate()
    quote(text)
    needsComma = true
  }

  private mutating func container(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    depth += 1
    needsComma = false
    body(&self)
    depth -= 1
    if needsComma { breakLine() }
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func separate() {
    if followsName {
      followsName = false
      return
    }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if depth > 0 { breakLine() }
  }

  private mutating func breakLine() {
    guard layout == .indented else { return }
    bytes.append(0x0A)
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(Self.isPlain) { bytes += text.utf8 } else { escape(text) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether an ASCII character stands for itself in a string.
  private static func isPlain(_ byte: UInt8) -> Bool {
    0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func escape(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "\0"..<" ": bytes.appendJSONEscape(UInt8(scalar.value))
      case _ where scalar.isHidden: escape(scalar)
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    for unit in scalar.utf16 {
      let digits = String(unit, radix: 16)
      bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
    }
  }
}

/// What has a JSON form of its own.
package protocol JSONWritable {
  func write(to json: inout JSONWriter)
}

extension String: JSONWritable {
  package func write(to json: inout JSONWriter) { json.string(self) }
}

extension Bool: JSONWritable {
  package func write(to json: inout JSONWriter) { json.verbatim(self ? "true" : "false") }
}

extension Int: JSONWritable {
  package func write(to json: inout JSONWriter) { json.verbatim(String(self)) }
}

extension Double: JSONWritable {
  /// Writes the shortest digits; what is not finite has no JSON form and becomes `null`.
  package func write(to json: inout JSONWriter) {
    let text = isFinite ? description : "null"
    json.verbatim(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.array(self) { json, element in json.value(element) }
  }
}

extension String {
  /// The text as a JSON string, which is a double-quoted scalar of YAML too.
  package var inDoubleQuotes: String {
    var json = JSONWriter()
    json.value(self)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
