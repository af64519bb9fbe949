package import SourceText
package import YAMLTree

/// Keys whose values no report shows: API keys, passwords, tokens.
package enum SecretKeys {
  private static let endings = [
    "apikey", "secret", "password", "passwd", "token", "credential", "privatekey",
  ].map { Array($0.utf8) }

  /// Tokens that are no secrets: they name a route or a place.
  private static let harmless = ["routetoken", "navigationpointtoken"].map { Array($0.utf8) }

  /// The ranges of all scalars and aliases below such keys, and of all scalars that hold a Google
  /// API key, in order and without overlap.
  package static func values(in stream: YAMLStream) -> [SourceRange] {
    var ranges = GoogleAPIKey.scalars(in: stream, stream.nodes.indices).map { stream[$0].range }
    var end = 0
    for subtree in subtrees(of: stream) where subtree.upperBound > end {
      for node in stream.nodes[max(end, subtree.lowerBound)..<subtree.upperBound]
      where node.kind == .scalar || node.kind == .alias {
        if let range = node.end > node.start ? node.range : comment(behind: node, in: stream) {
          ranges.append(range)
        }
      }
      end = subtree.upperBound
    }
    if !stream.isWhole { ranges += unreadValues(in: stream) }
    return ranges.count < 2 ? ranges : joined(ranges)
  }

  /// What stands behind such keys on lines of a text that was not read to its end.
  private static func unreadValues(in stream: YAMLStream) -> [SourceRange] {
    let text = stream.source.text
    var ranges: [SourceRange] = []
    var lineStart = 0
    while lineStart < text.count {
      let lineEnd = text[lineStart...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
      let colon = text[lineStart..<lineEnd].indices.first { index in
        text[index] == UInt8(ascii: ":")
          && isSecret(keyEnding(at: index, after: lineStart, text), text)
      }
      if let colon, colon + 1 < lineEnd {
        let value = text[(colon + 1)..<lineEnd].firstIndex { $0 != 0x20 } ?? lineEnd
        if value < lineEnd { ranges.append(SourceRange(start: value, end: lineEnd)) }
      }
      lineStart = lineEnd + 1
    }
    return ranges
  }

  /// The word before a colon, without its quotes.
  private static func keyEnding(
    at colon: Int, after lineStart: Int, _ text: [UInt8]
  ) -> Range<Int> {
    var end = colon
    while end > lineStart, [0x20, 0x22, 0x27].contains(text[end - 1]) { end -= 1 }
    var start = end
    while start > lineStart, !keyEdges.contains(text[start - 1]) { start -= 1 }
    return start..<end
  }

  private static let keyEdges = Array(" \t\"'{,[:".utf8)

  /// Sorted ranges of which no two overlap.
  private static func joined(_ ranges: [SourceRange]) -> [SourceRange] {
    var joined: [SourceRange] = []
    for range in ranges.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if let last = joined.last, range.start < last.end {
        joined[joined.count - 1] = SourceRange(start: last.start, end: max(last.end, range.end))
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  /// The comment on the line of a value that is empty: it may be the value, without its quotes.
  private static func comment(behind node: Node, in stream: YAMLStream) -> SourceRange? {
    let rest = stream.source.text[Int(node.end)...].prefix { $0 != 0x0A && $0 != 0x0D }
    guard let sign = rest.firstIndex(of: UInt8(ascii: "#")),
      rest[..<sign].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ":") })
    else { return nil }
    return SourceRange(start: sign, end: rest.endIndex)
  }

  /// The nodes of the values of all keys that look like those of secrets, in the order of the text.
  private static func subtrees(of stream: YAMLStream) -> [Range<Int>] {
    let mayHoldSecrets = stream.nodes.contains { node in
      guard case .scalar = node.kind else { return false }
      return mayBeSecret(valueRange(node), stream.bytes)
    }
    guard mayHoldSecrets else { return [] }
    var subtrees: [Range<Int>] = []
    for index in stream.nodes.indices {
      guard case .mapping = stream.nodes[index].kind else { continue }
      var key = index + 1
      let end = Int(stream.nodes[index].next.rawValue)
      while key < end {
        let value = Int(stream.nodes[key].next.rawValue)
        let next = Int(stream.nodes[value].next.rawValue)
        if case .scalar = stream.nodes[key].kind,
          isSecret(valueRange(stream.nodes[key]), stream.bytes)
        {
          subtrees.append(value..<next)
        }
        key = next
      }
    }
    return subtrees.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether a key looks like that of a secret, whatever its letter case and separators.
  private static func isSecret(_ key: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard mayBeSecret(key, bytes) else { return false }
    let name = key.lowerBound..<ending(of: key, bytes)
    return endings.contains { hasEnding($0, bytes, name) }
      && !harmless.contains(NearestName.folded(String(decoding: bytes[key], as: UTF8.self)))
  }

  /// Whether a scalar ends in the last two letters of one of `endings`, or with a separator before
  /// the last; as few do, most files need not be looked through key by key.
  private static func mayBeSecret(_ scalar: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard scalar.count > 4, mayEndName(bytes[scalar.upperBound - 1]) else { return false }
    let end = ending(of: scalar, bytes)
    guard end - scalar.lowerBound > 4 else { return false }
    let before = Unicode.Scalar(bytes[end - 2] | 0x20)
    switch Unicode.Scalar(bytes[end - 1] | 0x20) {
    case "y", "t", "n": return before == "e" || isSeparator(bytes[end - 2])
    case "d": return before == "r" || before == "w" || isSeparator(bytes[end - 2])
    case "l": return before == "a" || isSeparator(bytes[end - 2])
    default: return false
    }
  }

  /// Whether it ends one of `endings`, or is what `ending` leaves out; true of few scalars.
  private static func mayEndName(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte | 0x20) {
    case "y", "t", "n", "d", "l", "s": true
    default: isSeparator(byte)
    }
  }

  /// Where a name ends without the `s` of a plural and separators.
  private static func ending(of name: Range<Int>, _ bytes: [UInt8]) -> Int {
    var end = name.upperBound
    while end > name.lowerBound, isSeparator(bytes[end - 1]) { end -= 1 }
    if end > name.lowerBound, bytes[end - 1] | 0x20 == UInt8(ascii: "s") { end -= 1 }
    return end
  }

  private static func valueRange(_ key: Node) -> Range<Int> {
    Int(key.valueStart)..<Int(key.valueStart) + Int(key.valueCount)
  }

  private static func hasEnding(
    _ ending: [UInt8], _ bytes: [UInt8], _ range: Range<Int>
  ) -> Bool {
    var rest = ending.count
    var offset = range.upperBound
    while rest > 0 {
      guard offset > range.lowerBound else { return false }
      offset -= 1
      if isSeparator(bytes[offset]) { continue }
      guard bytes[offset] | 0x20 == ending[rest - 1] else { return false }
      rest -= 1
    }
    return true
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: " ")
  }
}
