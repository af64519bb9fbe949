package import SourceText
package import YAMLTree

/// Keys whose values no report shows: API keys, passwords, tokens.
package enum SecretKeys {
  private static let endings = [
    "apikey", "secret", "password", "passwd", "token", "credential", "privatekey",
  ]

  /// Tokens that are no secrets: they name a route or a place.
  private static let harmless: Set<String> = ["routetoken", "navigationpointtoken"]

  /// Whether a key looks like that of a secret, whatever its letter case and separators.
  package static func contains(_ key: String) -> Bool {
    let name = String(decoding: NearestName.folded(key), as: UTF8.self)
    guard !harmless.contains(name) else { return false }
    return endings.contains { name.hasSuffix($0) || name.hasSuffix($0 + "s") }
  }

  /// The ranges of all scalars below such keys, and of all that hold a Google API key, in order.
  package static func values(in stream: YAMLStream) -> [SourceRange] {
    var ranges: [SourceRange] = []
    for (index, node) in stream.nodes.enumerated() {
      if node.kind == .scalar, GoogleAPIKey.occurs(in: stream.value(of: NodeID(UInt32(index)))) {
        ranges.append(node.range)
      }
      guard node.kind == .mapping else { continue }
      var key = NodeID(UInt32(index)).successor
      while key < node.next {
        let value = stream[key].next
        if stream[key].kind == .scalar, contains(stream.text(of: key)) {
          let scalars = stream.nodes[value.index..<stream[value].next.index]
          ranges += scalars.filter { $0.kind == .scalar && $0.end > $0.start }.map(\.range)
        }
        key = stream[value].next
      }
    }
    return ranges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }
}
