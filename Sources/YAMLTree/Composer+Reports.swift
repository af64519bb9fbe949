internal import SourceText

// What the composer itself finds wrong.
extension Composer {
  /// The number of the document being composed.
  var document: Int { max(0, stream.documents.count - 1) }

  /// Notes an error of `rule` at `range`, which speaks of `node`.
  mutating func report(
    _ rule: RuleID, _ severity: Severity = .error, at range: SourceRange, of node: NodeID?,
    _ message: String, help: String? = nil, related: [RelatedLocation] = [],
    fixes: [FixIt] = []
  ) {
    findings.add(
      Diagnostic(
        rule: rule, category: .yaml, severity: severity, message: message, help: help,
        range: range, document: document, related: related, fixes: fixes),
      node: node)
  }

  private func spelling(_ name: NameTable.Name) -> String {
    text.excerpt(name.range)
  }

  mutating func report(undefinedAlias name: NameTable.Name, _ alias: NodeID, _ event: Event) {
    report(
      "undefined-alias", at: SourceRange(start: event.start, end: event.end), of: alias,
      "alias `*\(spelling(name))` has no anchor `&\(spelling(name))` above it",
      help: "anchors end with their document; set the anchor before its first alias")
  }

  mutating func report(
    cycleTo target: AnchorTable.Anchor, _ name: NameTable.Name, _ alias: NodeID, _ event: Event
  ) {
    report(
      "alias-cycle", at: SourceRange(start: event.start, end: event.end), of: alias,
      "alias `*\(spelling(name))` stands inside the node that its anchor names",
      help: "a configuration is finite: write out what is needed, or anchor a part of it",
      related: [
        RelatedLocation(
          message: "the anchor is set here",
          range: SourceRange(start: Int(target.name.start) - 1, end: target.name.range.end))
      ])
  }

  /// A name that ends before a character that YAML 1.2 takes into the name and libyaml does not.
  mutating func check(anchor name: NameTable.Name) {
    let end = name.range.end
    guard end < text.count, !text.isBlankOrEnd(at: end) else { return }
    switch text[end] {
    case 0x2C, 0x5B, 0x5D, 0x7B, 0x7D: return
    default: break
    }
    let character = text.excerpt(SourceRange(start: end, end: end + 1))
    let indicator = text.excerpt(
      SourceRange(start: Int(name.start) - 1, end: Int(name.start)))
    report(
      "syntax-error", at: SourceRange(start: Int(name.start) - 1, end: end + 1), of: nil,
      "YAML 1.2 takes the `\(character)` into the name `\(indicator)\(spelling(name))`, "
        + "other readers do not",
      help: "put a space between them",
      fixes: [
        FixIt(
          title: "insert a space",
          edits: [Edit(range: SourceRange(start: end, end: end), text: " ")])
      ])
  }
}

// Limits.
extension Composer {
  mutating func reportSize(isDepth: Bool) {
    let last = nextID.rawValue - 1
    let start = Int(stream.nodes[Int(last)].start)
    findings.add(
      Diagnostic(
        resourceLimit: isDepth ? "depth" : "nodes",
        range: SourceRange(start: start, end: max(start, lastEnd)), document: document,
        measured: isDepth
          ? "collections lie at least \(open.count) deep"
          : "the file has at least \(stream.nodes.count) nodes",
        limit: isDepth ? limits.depth : limits.nodes),
      node: NodeID(last))
  }

  mutating func reportExpansion(_ alias: NodeID, _ size: ExpandedSize) {
    let areNodes = size.nodes > limits.expandedNodes
    let measured = areNodes ? size.nodes : size.bytes
    let number = measured == .max ? "more than \(Int.max)" : "\(measured)"
    findings.add(
      Diagnostic(
        resourceLimit: areNodes ? "expandedNodes" : "expandedBytes",
        range: stream[alias].range, document: document,
        measured: "with each alias replaced by its target the document has \(number) "
          + (areNodes ? "nodes" : "bytes of scalars"),
        limit: areNodes ? limits.expandedNodes : limits.expandedBytes),
      node: alias)
  }
}

extension Diagnostic {
  /// The diagnostic for an input that is larger than the setting `limits.NAME` allows.
  init(resourceLimit name: String, range: SourceRange, document: Int, measured: String, limit: Int)
  {
    self.init(
      rule: "resource-limit", category: .yaml, severity: .error,
      message: "\(measured), more than the limit of \(limit)",
      help: "raise `limits.\(name)` in `.navlint.yaml`", range: range, document: document)
  }
}
