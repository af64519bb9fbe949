package import SourceText
package import YAMLTree

/// Keys whose values no report shows: API keys, passwords, tokens.
package enum SecretKeys {
  private static let endings = [
    "apikey", "secret", "password", "passwd", "token", "credential", "privatekey",
  ].map { Array($0.utf8) }

  /// Tokens that are no secrets: they name a route or a place.
  private static let harmless = ["routetoken", "navigationpointtoken"].map { Array($0.utf8) }

  /// The ranges of all scalars below such keys, and of all that hold a Google API key, in order.
  package static func values(in stream: YAMLStream) -> [SourceRange] {
    var ranges = GoogleAPIKey.scalars(in: stream, stream.nodes.indices).map { stream[$0].range }
    var end = 0
    for subtree in subtrees(of: stream) where subtree.upperBound > end {
      for node in stream.nodes[max(end, subtree.lowerBound)..<subtree.upperBound]
      where node.kind == .scalar && node.end > node.start {
        ranges.append(node.range)
      }
      end = subtree.upperBound
    }
    return ranges.count < 2 ? ranges : ranges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// The nodes of the values of all keys that look like those of secrets, in the order of the text.
  private static func subtrees(of stream: YAMLStream) -> [Range<Int>] {
    var subtrees: [Range<Int>] = []
    for index in stream.nodes.indices {
      guard case .mapping = stream.nodes[index].kind else { continue }
      var key = index + 1
      let end = Int(stream.nodes[index].next.rawValue)
      while key < end {
        let value = Int(stream.nodes[key].next.rawValue)
        let next = Int(stream.nodes[value].next.rawValue)
        if case .scalar = stream.nodes[key].kind, isSecret(stream.nodes[key], in: stream.bytes) {
          subtrees.append(value..<next)
        }
        key = next
      }
    }
    return subtrees.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether a key looks like that of a secret, whatever its letter case and separators.
  ///
  /// Asked of every key of a file with a finding, so most are told by their last two letters.
  private static func isSecret(_ key: Node, in bytes: [UInt8]) -> Bool {
    let start = Int(key.valueStart)
    var end = start + Int(key.valueCount)
    while end > start, isSeparator(bytes[end - 1]) { end -= 1 }
    if end > start, bytes[end - 1] | 0x20 == UInt8(ascii: "s") { end -= 1 }
    guard end - start >= 5 else { return false }
    let last = UInt16(bytes[end - 2] | 0x20) << 8 | UInt16(bytes[end - 1] | 0x20)
    guard isSeparator(bytes[end - 2]) || lastLetters.contains(last),
      endings.contains(where: { hasEnding($0, bytes, start..<end) })
    else { return false }
    let name = String(decoding: bytes[start..<start + Int(key.valueCount)], as: UTF8.self)
    return !harmless.contains(NearestName.folded(name))
  }

  /// How `endings` end.
  private static let lastLetters = endings.map { ending in
    UInt16(ending[ending.count - 2]) << 8 | UInt16(ending[ending.count - 1])
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
