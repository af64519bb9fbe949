internal import SourceText

// What the composer itself finds wrong.
extension Composer {
  private var document: Int { max(0, stream.documents.count - 1) }

  private func spelling(_ name: NameTable.Name) -> String {
    String(decoding: text[Int(name.start)..<Int(name.start + name.count)], as: UTF8.self)
  }

  mutating func report(undefinedAlias name: NameTable.Name, _ alias: NodeID, _ event: Event) {
    findings.add(
      Diagnostic(
        rule: "undefined-alias", category: .yaml, severity: .error,
        message: "alias `*\(spelling(name))` has no anchor `&\(spelling(name))` above it",
        help: "anchors end with their document; set the anchor before its first alias",
        range: SourceRange(start: event.start, end: event.end), document: document),
      node: alias)
  }

  mutating func report(
    cycleTo target: NodeID, _ name: NameTable.Name, _ alias: NodeID, _ event: Event
  ) {
    let start = Int(stream.nodes[target.index].start)
    findings.add(
      Diagnostic(
        rule: "alias-cycle", category: .yaml, severity: .error,
        message: "alias `*\(spelling(name))` stands inside the node that its anchor names",
        help: "a configuration is finite: repeat what is needed, or anchor a smaller part",
        range: SourceRange(start: event.start, end: event.end), document: document,
        related: [
          RelatedLocation(
            message: "the anchor `&\(spelling(name))`",
            range: SourceRange(start: start, end: start + Int(name.count) + 1))
        ]),
      node: alias)
  }

  mutating func reportFileSize() {
    findings.add(
      Diagnostic(
        rule: "resource-limit", category: .yaml, severity: .error,
        message: "the file has \(text.count) bytes, more than the limit of \(limits.fileSize)",
        help: "raise `limits.fileSize` in `.navlint.yaml`, up to 1073741824",
        range: SourceRange(start: 0, end: 0)))
    stream.documents = [YAMLDocument(root: nil, isComplete: false, isExpandable: false)]
  }

  /// Where the document passes a limit, if it does; reports it.
  mutating func limitStop() -> Int? {
    if open.count > limits.depth {
      report(limit: "depth", "collections lie \(open.count) deep", limits.depth)
    } else if stream.nodes.count > limits.nodes {
      report(limit: "nodes", "the file has \(stream.nodes.count) nodes or more", limits.nodes)
    } else {
      return nil
    }
    return lastEnd
  }

  private mutating func report(limit name: String, _ measured: String, _ limit: Int) {
    let last = nextID.rawValue - 1
    let start = Int(stream.nodes[Int(last)].start)
    findings.add(
      Diagnostic(
        rule: "resource-limit", category: .yaml, severity: .error,
        message: "\(measured), more than the limit of \(limit)",
        help: "raise `limits.\(name)` in `.navlint.yaml`",
        range: SourceRange(start: start, end: max(start, lastEnd)), document: document),
      node: NodeID(last))
  }
}
