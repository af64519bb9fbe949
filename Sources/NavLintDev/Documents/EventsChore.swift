import Platform
import SourceText
import YAMLTree

extension Chores {
  static let events = Chore(
    name: "events", usage: "FILE…",
    summary: "how files are read, in the yaml-test-suite's notation without document markers"
  ) { arguments in
    for path in arguments {
      let source = SourceFile(path: path, bytes: try FileSystem.read(FilePath(path)))
      let stream = YAMLStream.compose(source)
      print(stream.events.joined(separator: "\n"))
      for diagnostic in stream.diagnostics {
        let place = LineIndex(source).location(of: diagnostic.range.start)
        print("\(path):\(place.line):\(place.column): \(diagnostic.message) [\(diagnostic.rule)]")
      }
    }
    return 0
  }
}

extension YAMLStream {
  /// The stream's events, one line each.
  package var events: [String] {
    var lines = ["+STR"]
    for document in documents {
      lines.append("+DOC")
      if let root = document.root { appendEvents(of: root, to: &lines) }
      lines.append("-DOC")
    }
    return lines + ["-STR"]
  }

  private func appendEvents(of root: NodeID, to lines: inout [String]) {
    var open: [(end: NodeID, line: String)] = []
    var id = root
    while id < self[root].next {
      let node = self[id]
      switch node.kind {
      case .scalar: lines.append("=VAL\(properties(of: node)) \(scalarText(of: id))")
      case .alias: lines.append("=ALI \(source[node.range])")
      case .sequence, .mapping:
        let name = node.kind == .sequence ? "SEQ" : "MAP"
        let brackets = node.kind == .sequence ? " []" : " {}"
        lines.append("+\(name)\(node.style == .flow ? brackets : "")\(properties(of: node))")
        open.append((node.next, "-\(name)"))
      }
      id = id.successor
      while let last = open.last, last.end <= id {
        lines.append(last.line)
        open.removeLast()
      }
    }
  }

  /// Anchor and tag, as the suite writes them.
  private func properties(of node: Node) -> String {
    let text = source[SourceRange(start: Int(node.start), end: Int(node.contentStart))]
    let words = text.split { $0 == " " || $0 == "\n" || $0 == "\r\n" || $0 == "\t" }
    return words.filter { $0.hasPrefix("&") || $0.hasPrefix("!") }
      .sorted { $0.hasPrefix("&") && !$1.hasPrefix("&") }
      .map { $0.hasPrefix("&") ? " \($0)" : " <\(Self.fullTag($0))>" }.joined()
  }

  private static func fullTag(_ tag: Substring) -> String {
    if tag.hasPrefix("!<") { return String(tag.dropFirst(2).dropLast()) }
    return tag.hasPrefix("!!") ? "tag:yaml.org,2002:\(tag.dropFirst(2))" : String(tag)
  }

  private func scalarText(of id: NodeID) -> String {
    let sign =
      switch self[id].style {
      case .singleQuoted: "'"
      case .doubleQuoted: "\""
      case .literal: "|"
      case .folded: ">"
      case .plain, .block, .flow: ":"
      }
    return sign
      + text(of: id).unicodeScalars.map { scalar in
        switch scalar {
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case "\u{8}": "\\b"
        default: String(scalar)
        }
      }.joined()
  }
}
