import Platform
import YAMLTree

/// Google's API keys: `AIza` and 35 letters, digits, `-` or `_`.
enum GoogleAPIKey {
  private static let length = 39

  /// The scalars among `nodes` of `stream` that hold a key, in order.
  static func scalars(in stream: YAMLStream, _ nodes: Range<Int>) -> [NodeID] {
    guard let first = nodes.first, let last = nodes.last else { return [] }
    // Values that are spelt otherwise stand behind the text.
    let isSpeltOut = stream.bytes.count == stream.source.text.count
    let text = Int(stream.nodes[first].start)..<Int(stream.nodes[last].end)
    guard !isSpeltOut || mayOccur(in: stream.bytes, text) else { return [] }
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

  /// Whether the start of a key stands in `range`; looked for by its rarest letter.
  private static func mayOccur(in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var next = range.lowerBound + 1
    while let letter = bytes.firstOffset(
      of: UInt8(ascii: "I"), from: next, to: range.upperBound)
    {
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
