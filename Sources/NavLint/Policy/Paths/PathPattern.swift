/// A path of a policy, taken apart: `map3D.markers[*].collision*`.
struct PathPattern: Hashable, Sendable {
  /// One part of it: a name, a selector behind a name, or `**`.
  enum Element: Hashable, Sendable {
    case name(StarPattern)
    case entries([Filter])
    case anyDepth
  }

  /// `key=glob` in a selector.
  struct Filter: Hashable, Sendable {
    let key: String
    let glob: StarPattern
  }

  /// Why a text is no path, as the end of a sentence.
  struct Fault: Error, Equatable {
    let reason: String
  }

  let elements: [Element]

  /// Whether it leads to one field, whatever the document holds.
  var isLiteral: Bool {
    elements.allSatisfy { if case .name(let glob) = $0 { glob.isLiteral } else { false } }
  }

  /// Reads `text`.
  init(_ text: String) throws(Fault) {
    let bytes = Array(text.utf8)
    var elements: [Element] = []
    elements.reserveCapacity(6)
    var start = 0
    while true {
      let end = bytes[start...].firstIndex { $0 == Self.dot || $0 == Self.open } ?? bytes.count
      elements.append(try Self.name(bytes[start..<end]))
      start = end
      while start < bytes.count, bytes[start] == Self.open {
        guard let close = bytes[start...].firstIndex(of: Self.close) else {
          throw Fault(reason: "has a `[` without its `]`")
        }
        elements.append(try Self.selector(bytes[start + 1..<close]))
        start = close + 1
      }
      if start == bytes.count { break }
      guard bytes[start] == Self.dot else {
        throw Fault(
          reason: "has `\(Self.string(bytes[start...]))` behind a `]`; a dot is expected")
      }
      start += 1
    }
    self.elements = elements
  }

  private static let dot = UInt8(ascii: ".")
  private static let open = UInt8(ascii: "[")
  private static let close = UInt8(ascii: "]")
  private static let star = UInt8(ascii: "*")

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func name(_ name: ArraySlice<UInt8>) throws(Fault) -> Element {
    if name.isEmpty { throw Fault(reason: "has a name of no characters between its dots") }
    var starCount = 0
    for byte in name where !isNameByte(byte) {
      guard byte == star else {
        throw Fault(reason: "has `\(string(name))`; a name has letters, digits and `*`")
      }
      starCount += 1
    }
    if starCount == 0 { return .name(StarPattern(literal: name)) }
    if starCount == 2, name.count == 2 { return .anyDepth }
    if string(name).contains("**") {
      throw Fault(reason: "has `\(string(name))`; `**` stands alone between dots")
    }
    return .name(StarPattern(name))
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= 0x61 && letter <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x2D
      || byte == 0x5F
  }

  private static func selector(_ text: ArraySlice<UInt8>) throws(Fault) -> Element {
    if text.elementsEqual([star]) { return .entries([]) }
    var filters: [Filter] = []
    for part in text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let equals = part.firstIndex(of: UInt8(ascii: "=")), equals > part.startIndex else {
        throw Fault(
          reason: "has the selector `[\(string(text))]`; `[*]` and `[key=value]` are the selectors")
      }
      filters.append(
        Filter(key: string(part[..<equals]), glob: StarPattern(part[(equals + 1)...])))
    }
    return .entries(filters)
  }
}

extension PathPattern: CustomStringConvertible {
  var description: String {
    var text = ""
    for element in elements {
      if case .entries(let filters) = element {
        let inner = filters.map { "\($0.key)=\($0.glob.text)" }.joined(separator: ",")
        text += "[\(filters.isEmpty ? "*" : inner)]"
        continue
      }
      if !text.isEmpty { text += "." }
      if case .name(let glob) = element { text += glob.text } else { text += "**" }
    }
    return text
  }
}
