package import SourceText

/// One document of a stream.
package struct YAMLDocument: Sendable {
  /// The root node; nil when a syntax error left nothing.
  package var root: NodeID?

  /// False when a syntax error or a limit cut the document off: what is missing is not known.
  package var isComplete: Bool

  /// False when expanding its aliases would pass a limit: it may be walked, never expanded.
  package var isExpandable: Bool

  /// What it comes to when each alias is replaced by its target; zero where it was cut off.
  package var expandedSize = ExpandedSize()
}

/// A composed YAML stream: flat nodes over one buffer of bytes.
///
/// Composing an alias costs one node, however large its target is. Rules see bytes and ids; a
/// `String` is made only for what is reported.
@usableFromInline
package struct YAMLStream: Sendable {
  /// The text that all ranges refer to.
  package let source: SourceFile

  /// The source's text and, behind it, the values that differ from their spelling.
  package internal(set) var bytes: [UInt8]

  /// All nodes of all documents, in the order of the text.
  @usableFromInline package internal(set) var nodes: NodeArray

  /// The documents, in order; empty for a stream without any.
  package internal(set) var documents: [YAMLDocument]

  /// The parts of the text that no node comes from: behind an error, up to the next document.
  package internal(set) var unreadRanges: [SourceRange] = []

  /// What is wrong with the YAML itself, in the order of the text.
  package internal(set) var diagnostics: [Diagnostic]

  /// Whether everything that stands in the text was read.
  package var isWhole: Bool { documents.allSatisfy(\.isComplete) && unreadRanges.isEmpty }

  package subscript(id: NodeID) -> Node { nodes[id.index] }

  /// The node itself, or the target of an alias.
  @inlinable @inline(__always)
  package func resolved(_ id: NodeID) -> NodeID {
    let node = nodes[id.index]
    guard case .alias = node.kind else { return id }
    return NodeID(node.valueStart)
  }

  /// The value of a scalar, as text.
  package func text(of id: NodeID) -> String {
    String(decoding: bytes[nodes[id.index].valueRange], as: UTF8.self)
  }

  /// The value of a scalar, as bytes of UTF-8.
  package func value(of id: NodeID) -> ArraySlice<UInt8> {
    bytes[nodes[id.index].valueRange]
  }

  /// Whether the value of a scalar is exactly `expected`, without allocating.
  package func value(of id: NodeID, equals expected: [UInt8]) -> Bool {
    value(of: nodes[id.index], equals: expected)
  }

  /// Whether the value of a scalar is exactly `expected`, without allocating.
  package func value(of node: Node, equals expected: [UInt8]) -> Bool {
    guard Int(node.valueCount) == expected.count else { return false }
    let start = Int(node.valueStart)
    for index in expected.indices where bytes[start + index] != expected[index] { return false }
    return true
  }
}

extension YAMLStream {
  /// Composes all documents of `source`; what is wrong with them is in `diagnostics`.
  package static func compose(_ source: SourceFile, limits: YAMLLimits = .init()) -> YAMLStream {
    guard source.text.count <= min(limits.fileSize, YAMLLimits.greatestFileSize) else {
      return tooLarge(source, limits)
    }
    var composer = Composer(source, limits: limits)
    composer.composeAll()
    return composer.stream
  }

  /// Composes a policy, settings or baseline file, whose every use of an alias is read anew.
  package static func compose(ownFile source: SourceFile) -> YAMLStream {
    var limits = YAMLLimits()
    limits.expandedNodes = max(100_000, 2 * source.text.count)
    limits.expandedBytes = max(1 << 20, 2 * source.text.count)
    var stream = compose(source, limits: limits)
    // No setting raises these limits.
    for index in stream.diagnostics.indices where stream.diagnostics[index].rule == "resource-limit"
    {
      stream.diagnostics[index].help = nil
    }
    return stream
  }

  private static func tooLarge(_ source: SourceFile, _ limits: YAMLLimits) -> YAMLStream {
    let diagnostic = Diagnostic(
      resourceLimit: "fileSize", range: SourceRange(start: 0, end: 0), document: 0,
      measured: "the file has \(source.text.count) bytes",
      limit: min(limits.fileSize, YAMLLimits.greatestFileSize))
    return YAMLStream(
      source: source, bytes: source.text, nodes: NodeArray(),
      documents: [YAMLDocument(root: nil, isComplete: false, isExpandable: false)],
      diagnostics: [diagnostic])
  }
}
