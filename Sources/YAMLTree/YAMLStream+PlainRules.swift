package import SourceText

// What is said of a document that no schema describes.
extension YAMLStream {
  /// Findings on values as such: `ambiguous-scalar`, `swallowed-comment`, `lossy-number`.
  ///
  /// For documents without a schema; where there is one, it knows what each value should be. In
  /// the order of the text; keys are names and never judged.
  package func plainYAMLDiagnostics() -> [Diagnostic] {
    PlainRules(self).diagnostics()
  }
}

/// The walk over all values.
private struct PlainRules {
  let stream: YAMLStream
  private var found: [(node: NodeID, diagnostic: Diagnostic)] = []

  init(_ stream: YAMLStream) { self.stream = stream }

  consuming func diagnostics() -> [Diagnostic] {
    for (number, document) in stream.documents.enumerated() {
      guard let root = document.root else { continue }
      check(root, document: number)
      for index in root.index..<stream[root].next.index {
        checkValues(of: NodeID(UInt32(index)), document: number)
      }
    }
    guard !found.isEmpty else { return [] }
    let paths = NodePaths(stream)
    return found.sorted { $0.diagnostic.range.start < $1.diagnostic.range.start }.map {
      var diagnostic = $0.diagnostic
      diagnostic.pointer = paths.pointer(to: $0.node)
      return diagnostic
    }
  }

  private mutating func checkValues(of collection: NodeID, document: Int) {
    let node = stream[collection]
    guard node.kind == .sequence || node.kind == .mapping else { return }
    var child = collection.successor
    while child < node.next {
      if node.kind == .mapping { child = stream[child].next }
      check(child, document: document)
      child = stream[child].next
    }
  }

  private mutating func check(_ id: NodeID, document: Int) {
    let node = stream[id]
    guard node.kind == .scalar else { return }
    if node.isEmptyPlain {
      if let comment = stream.swallowedComment(after: id) { add(swallowed: comment, id, document) }
      return
    }
    if node.tag == .none, node.style == .plain,
      let reading = YAML11Reading(
        of: stream.bytes, start: Int(node.valueStart), count: Int(node.valueCount))
    {
      add(ambiguous: reading, id, document)
    }
    guard case .number(let number) = ScalarResolution.value(of: node, in: stream.bytes) else {
      return
    }
    if let loss = number.lossInWords { add(loss, number.isLossy ? .error : .warning, id, document) }
  }

  private mutating func add(swallowed comment: SourceRange, _ id: NodeID, _ document: Int) {
    let text = stream.source.text.excerpt(comment)
    found.append(
      (
        id,
        Diagnostic(
          rule: "swallowed-comment", category: .yaml, severity: .warning,
          message: "`\(text)` is a comment: the value is empty",
          help: "a text that begins with `#` needs quotes", range: comment, document: document,
          fixes: stream.quotingFix(ofComment: comment).map { [$0] } ?? [])
      ))
  }

  private mutating func add(ambiguous reading: YAML11Reading, _ id: NodeID, _ document: Int) {
    let node = stream[id]
    let value = stream.excerpt(of: id)
    let core = ScalarResolution.value(of: node, in: stream.bytes)
    found.append(
      (
        id,
        Diagnostic(
          rule: "ambiguous-scalar", category: .yaml, severity: .warning,
          message: "`\(value)` is \(core.description) to YAML 1.2 and \(reading.description) "
            + "to YAML 1.1",
          help: "put quotes around a text, or write the value as both versions read it",
          range: node.range, document: document, fixes: quotes(node, value, core))
      ))
  }

  private func quotes(_ node: Node, _ value: String, _ core: ScalarValue) -> [FixIt] {
    guard core == .text else { return [] }
    return [
      FixIt(
        title: "put quotes around the text",
        edits: [Edit(range: node.contentRange, text: "\"\(value)\"")])
    ]
  }

  private mutating func add(
    _ loss: String, _ severity: Severity, _ id: NodeID, _ document: Int
  ) {
    found.append(
      (
        id,
        Diagnostic(
          rule: "lossy-number", category: .schema, severity: severity,
          message: "`\(stream.excerpt(of: id))` \(loss)", range: stream[id].range,
          document: document)
      ))
  }
}

extension ScannedNumber {
  /// What a double makes of it, as the end of a sentence; nil where nothing is lost.
  fileprivate var lossInWords: String? {
    switch quality {
    case .faithful: nil
    case .excessDigits: "has more than 17 significant digits: a double keeps no more"
    case .inexactInteger: "is an integer that no double holds exactly"
    case .overflow: "is too large for a double"
    case .underflow: "is so small that a double makes it 0"
    case .notANumber: "is no number, and JSON has none like it"
    case .infinity: "is infinite, and JSON has no such number"
    }
  }
}

extension ScalarValue {
  /// The value in words, for messages: "text", "`true`", "the number `12`".
  package var description: String {
    switch self {
    case .null: return "null"
    case .boolean(let value): return "`\(value)`"
    case .number(let number):
      guard let integer = Int64(exactly: number.value) else {
        return "the number `\(number.value)`"
      }
      return "the number `\(integer)`"
    case .text: return "text"
    case .unresolved: return "nothing known"
    }
  }
}

extension YAMLStream {
  /// The text of the scalar `id`, or of the one it stands for, cut for a message.
  package func excerpt(of id: NodeID) -> String {
    let node = nodes[resolved(id).index]
    guard node.kind == .scalar else { return "" }
    let start = Int(node.valueStart)
    return bytes.excerpt(SourceRange(start: start, end: start + Int(node.valueCount)))
  }
}
