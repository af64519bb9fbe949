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
      guard stream.nodes[index].kind == .scalar, firstKey(in: stream.value(of: node)) != nil
      else { continue }
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

  /// `text` with `…` in place of each key.
  static func masked(in text: String) -> String {
    var masked = ""
    var rest = Array(text.utf8)[...]
    while let key = firstKey(in: rest) {
      masked += String(decoding: rest[..<key.lowerBound], as: UTF8.self) + "…"
      rest = rest[key.upperBound...]
    }
    return masked + String(decoding: rest, as: UTF8.self)
  }

  /// Where the first key in `text` stands.
  private static func firstKey(in text: ArraySlice<UInt8>) -> Range<Int>? {
    guard text.count >= length else { return nil }
    for start in text.startIndex...text.endIndex - length
    where text[start] == UInt8(ascii: "A") && text[start + 1] == UInt8(ascii: "I") {
      let key = text[start..<start + length]
      if key.starts(with: "AIza".utf8), key.allSatisfy(isKeyCharacter) { return key.indices }
    }
    return nil
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
