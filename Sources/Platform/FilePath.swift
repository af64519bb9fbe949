/// The name of a file or folder as the system knows it: bytes, not necessarily UTF-8.
package struct FilePath: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ text: String) { bytes = Array(text.utf8) }

  package init(bytes: [UInt8]) { self.bytes = bytes }

  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The name for people: bytes that are not UTF-8 appear as `\xNN`.
  ///
  /// Control characters stay; whoever prints the text neutralises them for its medium.
  package var displayText: String { Self.displayText(of: bytes) }

  /// `bytes` as text; those that are not UTF-8 appear as `\xNN`.
  package static func displayText(of bytes: [UInt8]) -> String {
    if bytes.endOfASCII(from: 0) == bytes.count { return String(decoding: bytes, as: UTF8.self) }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        text.unicodeScalars.append(Unicode.UTF8.decode(encoded))
        offset += encoded.count
      case .error(let length):
        for byte in bytes[offset..<offset + length] { text += hexEscape(byte) }
        offset += length
      case .emptyInput:
        return text
      }
    }
  }

  private static func hexEscape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return byte < 0x10 ? "\\x0\(digits)" : "\\x\(digits)"
  }

  /// Calls `body` with the name as a C string.
  ///
  /// No file's name holds a NUL byte: such a path becomes the empty one, which every system call
  /// answers with "no such file".
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let count = bytes.contains(0) ? 0 : bytes.count
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: count + 1) { name in
      for index in 0..<count {
        unsafe name.initializeElement(at: index, to: CChar(bitPattern: bytes[index]))
      }
      unsafe name.initializeElement(at: count, to: 0)
      guard let start = name.baseAddress else { preconditionFailure("no memory") }
      return unsafe body(start)
    }
  }
}

extension FilePath {
  /// Takes the bytes in at once: an array's own hash takes each in by itself.
  package func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { bytes in unsafe hasher.combine(bytes: bytes) }
    hasher.combine(bytes.count)
  }
}

extension FilePath: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

extension FilePath: CustomStringConvertible {
  package var description: String { displayText }
}

extension FilePath: Comparable {
  /// Orders paths by their bytes, whatever the locale.
  package static func < (lhs: FilePath, rhs: FilePath) -> Bool {
    lhs.bytes.lexicographicallyPrecedes(rhs.bytes)
  }
}
