import Platform
import YAMLTree

/// Google's API keys: `AIza` and 35 letters, digits, `-` or `_`.
enum GoogleAPIKey {
  private static let length = 39

  /// The scalars among `nodes` of `stream` that hold a key, in order.
  static func scalars(in stream: YAMLStream, _ nodes: Range<Int>) -> [NodeID] {
    guard mayOccur(in: stream.bytes) else { return [] }
    var found: [NodeID] = []
    for index in nodes where stream.nodes[index].valueCount >= length {
      let node = NodeID(UInt32(index))
      guard stream.nodes[index].kind == .scalar, occurs(in: stream.value(of: node)) else {
        continue
      }
      found.append(node)
    }
    return found
  }

  /// Whether the start of a key stands anywhere; looked for by its rarest letter.
  private static func mayOccur(in bytes: [UInt8]) -> Bool {
    var next = 1
    while let letter = bytes.firstOffset(of: UInt8(ascii: "I"), from: next) {
      if bytes[(letter - 1)...].starts(with: "AIza".utf8) { return true }
      next = letter + 1
    }
    return false
  }

  /// Whether a key stands anywhere in `text`.
  private static func occurs(in text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= length else { return false }
    for start in text.startIndex...text.endIndex - length
    where text[start] == UInt8(ascii: "A") && text[start + 1] == UInt8(ascii: "I") {
      let key = text[start..<start + length]
      if key.starts(with: "AIza".utf8), key.allSatisfy(isKeyCharacter) { return true }
    }
    return false
  }

  private static func isKeyCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
