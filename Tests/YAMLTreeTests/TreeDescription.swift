import SourceText
import YAMLTree

/// Composes `text` as a file of UTF-8.
func compose(_ text: String, limits: YAMLLimits = .init()) -> YAMLStream {
  YAMLStream.compose(SourceFile(path: "test.yaml", bytes: Array(text.utf8)), limits: limits)
}

extension YAMLStream {
  /// Every node in a line: depth, kind and style, tag, and the spelling between `«` and `»`.
  ///
  /// Anchor and tag stand before `›`. A value that differs from its spelling follows.
  var tree: String {
    var lines: [String] = []
    for (number, document) in documents.enumerated() {
      lines.append("document \(number)\(document.isComplete ? "" : " incomplete")")
      if let root = document.root { describe(root, indent: " ", &lines) }
    }
    return lines.joined(separator: "\n")
  }

  private func describe(_ id: NodeID, indent: String, _ lines: inout [String]) {
    let node = self[id]
    var line = "\(indent)\(node.kind)"
    if node.kind != .alias { line += " \(node.style)" }
    if node.tag != .none { line += " !\(node.tag)" }
    if node.hasAnchor { line += " anchored" }
    if node.isUnknown { line += " unknown" }
    let properties = SourceRange(start: Int(node.start), end: Int(node.contentStart))
    line += " «\(properties.count > 0 ? source[properties] + "›" : "")\(source[node.contentRange])»"
    if node.kind == .alias, !node.isUnknown { line += " → \(node.valueStart)" }
    if node.kind == .scalar, text(of: id) != source[node.contentRange] {
      line += " = [\(text(of: id))]"
    }
    lines.append(escaped(line))
    guard node.kind == .sequence || node.kind == .mapping else { return }
    var child = id.successor
    while child < node.next {
      describe(child, indent: indent + " ", &lines)
      child = self[child].next
    }
  }

  /// Every diagnostic in a line: place, severity, rule, message, pointer and related places.
  var findings: [String] {
    let lines = LineIndex(source)
    func place(_ range: SourceRange) -> String {
      let start = lines.location(of: range.start)
      let end = lines.location(of: range.end)
      return "\(start.line):\(start.column)-\(end.line):\(end.column)"
    }
    return diagnostics.map { diagnostic in
      var line = "\(place(diagnostic.range)) \(diagnostic.severity)[\(diagnostic.rule)]"
      if diagnostic.document > 0 { line += " #\(diagnostic.document)" }
      if !diagnostic.pointer.isEmpty { line += " \(diagnostic.pointer)" }
      line += ": \(diagnostic.message)"
      for related in diagnostic.related { line += " (\(place(related.range)) \(related.message))" }
      return escaped(line)
    }
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "␊"
      case "\r": result += "␍"
      case "\t": result += "␉"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
