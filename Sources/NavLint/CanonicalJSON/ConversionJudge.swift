import NavSchema
import SourceText
import YAMLTree

/// Says why a document has no canonical form, and where.
struct ConversionJudge {
  let stream: YAMLStream
  let document: Int
  let limits: YAMLLimits

  func finding(for failure: CanonicalFailure) -> Diagnostic {
    switch failure {
    case .tooLong(let count):
      limit("expandedBytes", "\(count) bytes and more", limits.expandedBytes)
    case .tooDeep(let depth): limit("depth", "collections \(depth) deep", limits.depth)
    case .invalidValue(let node):
      finding(
        "wrong-type", .schema, at: node,
        "the value is wrong in itself, though its error is silenced; JSON cannot hold it")
    }
  }

  private func limit(_ name: String, _ measured: String, _ limit: Int) -> Diagnostic {
    var diagnostic = finding(
      "resource-limit", .yaml, at: lastAlias,
      "with each alias replaced by its target the document has \(measured), more than the limit of \(limit)"
    )
    diagnostic.help = "raise `limits.\(name)` in `.navlint.yaml`"
    return diagnostic
  }

  /// The last alias, which in a chain of them stands for most; the root if there is none.
  private var lastAlias: NodeID {
    guard let root = stream.documents[document].root else { return NodeID(0) }
    let last = (root.index..<stream[root].next.index).last { stream.nodes[$0].kind == .alias }
    return last.map { NodeID(UInt32($0)) } ?? root
  }

  private func finding(
    _ rule: RuleID, _ category: RuleCategory, at node: NodeID, _ message: String
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, category: category, severity: .error, message: message,
      range: stream[node].range, pointer: NodePaths(stream).pointer(to: node), document: document)
  }
}
