package import NavSchema
package import SourceText
import YAMLTree

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
    let keys = GoogleAPIKey.scalars(in: stream, root.index..<stream[root].next.index)
    guard !keys.isEmpty else { return }
    let paths = NodePaths(stream)
    for node in keys {
      findings.report(
        .error, at: .node(node, pointer: paths.pointer(to: node)),
        "a Google API key stands in the document (`AIza…`); a key has no place in a configuration")
    }
  }
}
