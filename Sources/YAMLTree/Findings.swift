internal import SourceText

/// Diagnostics found while composing, whose pointers wait for the complete tree.
struct Findings {
  private var found: [(node: NodeID?, diagnostic: Diagnostic)] = []

  var count: Int { found.count }

  /// Forgets all but the first `count`.
  mutating func removeLast(to count: Int) { found.removeLast(found.count - count) }

  /// Notes `diagnostic`, which speaks of `node` or of no node, unless it repeats the last one.
  mutating func add(_ diagnostic: Diagnostic, node: NodeID? = nil) {
    if let last = found.last, last == (node, diagnostic) { return }
    found.append((node, diagnostic))
  }

  /// All of them in the order of the text, with their pointers.
  func diagnostics(of stream: YAMLStream) -> [Diagnostic] {
    guard !found.isEmpty else { return [] }
    let paths = NodePaths(stream)
    let complete = found.map { node, diagnostic in
      guard let node else { return diagnostic }
      var complete = diagnostic
      complete.pointer = paths.pointer(to: node)
      return complete
    }
    return complete.sorted { $0.range.start < $1.range.start }
  }
}
