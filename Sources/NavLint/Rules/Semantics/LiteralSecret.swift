package import NavSchema
package import SourceText
package import YAMLTree

/// A Google API key in the text of a document.
package enum LiteralSecret: Rule {
  package static let description = RuleDescription(
    id: "literal-secret", category: .semantics, summary: "an API key in the text of the document",
    reason: "A configuration is committed, reviewed and shipped, and whoever reads it can use the"
      + " key. The app takes it from its build settings, never from here.")

  package static let kinds: [MappingKind] = [.document]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let stream = section.configuration.stream
    guard let root = stream.documents[section.configuration.number].root else { return }
    for node in nodes(of: stream, from: root, to: stream[root].next) {
      findings.report(
        .error, at: .node(node),
        "a Google API key stands in the document (`AIza…`); a key has no place in a configuration")
    }
  }

  /// The values that hold a key, from node `first` up to, not including, `end`.
  package static func nodes(
    of stream: YAMLStream, from first: NodeID, to end: NodeID
  ) -> [NodeID] {
    var found: [NodeID] = []
    for index in first.index..<end.index {
      let node = stream.nodes[index]
      guard node.kind == .scalar, node.valueCount >= GoogleAPIKey.length else { continue }
      let id = NodeID(UInt32(index))
      if GoogleAPIKey.occurs(in: stream.value(of: id)) { found.append(id) }
    }
    guard !found.isEmpty else { return [] }
    let paths = NodePaths(stream)
    return found.filter { paths.key(of: $0) != $0 }
  }
}

/// Google's API keys: `AIza` and 35 letters, digits, `-` or `_`.
private enum GoogleAPIKey {
  static let length = 39

  static func occurs(in text: ArraySlice<UInt8>) -> Bool {
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
