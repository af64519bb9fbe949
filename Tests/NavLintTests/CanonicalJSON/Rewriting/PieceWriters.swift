/// Lays pieces out as YAML, in block and flow collections.
struct BlockPieceWriter {
  var rewriter: Rewriter
  private var lines: [String] = []

  init(rewriter: Rewriter) { self.rewriter = rewriter }

  mutating func text(of members: [PieceMember]) -> String {
    write(members, indent: "")
    return lines.map { $0 + "\n" }.joined()
  }

  private mutating func write(_ members: [PieceMember], indent: String) {
    if members.isEmpty { lines.append("\(indent){}") }
    for member in members {
      decorate(indent)
      write(member.value, behind: "\(indent)\(spelt(member.key)):", indent: indent)
    }
  }

  private mutating func spelt(_ key: String) -> String {
    // Quoted, a merge key merges no more.
    guard key != "<<", rewriter.uses(.quotedKey, oneIn: 8) else { return key }
    return Bool.random(using: &rewriter.random) ? "\"\(key)\"" : "'\(key)'"
  }

  private mutating func decorate(_ indent: String) {
    if rewriter.uses(.blankLine, oneIn: 12) { lines.append("") }
    if rewriter.uses(.comment, oneIn: 10) { lines.append("\(indent)# a: comment, [or {two") }
  }

  /// Writes a value behind its key or dash; `indent` is that of the key or dash.
  private mutating func write(_ piece: Piece, behind lead: String, indent: String) {
    switch piece {
    case .anchored(let name, let inner): write(inner, behind: "\(lead) &\(name)", indent: indent)
    case .scalar(let spelling):
      let comment = rewriter.uses(.comment, oneIn: 12) ? " # behind" : ""
      lines.append("\(lead) \(spelling)\(comment)")
    case .literal(let text, _):
      lines += ["\(lead) |-", "\(indent)  \(text)"]
    case .sequence(let entries):
      guard isBlock(piece) else { return lines.append("\(lead) \(flow(piece))") }
      lines.append(lead)
      let inner = deeper(indent)
      for entry in entries { write(entry, behind: "\(inner)-", indent: inner) }
    case .mapping(let members):
      guard isBlock(piece) else { return lines.append("\(lead) \(flow(piece))") }
      lines.append(lead)
      write(members, indent: deeper(indent))
    }
  }

  private mutating func deeper(_ indent: String) -> String {
    indent + (rewriter.uses(.indentation, oneIn: 4) ? "    " : "  ")
  }

  private mutating func isBlock(_ piece: Piece) -> Bool {
    let isEmpty =
      switch piece {
      case .sequence(let entries): entries.isEmpty
      case .mapping(let members): members.isEmpty
      default: false
      }
    if isEmpty { return false }
    if rewriter.uses(.flowCollection, oneIn: 3) { return false }
    rewriter.note(.blockCollection)
    return true
  }

  private mutating func flow(_ piece: Piece) -> String {
    switch piece {
    case .scalar(let spelling): spelling
    case .literal(_, let otherwise): otherwise
    case .anchored(let name, let inner): "&\(name) \(flow(inner))"
    case .sequence(let entries): "[" + entries.map { flow($0) }.joined(separator: ", ") + "]"
    case .mapping(let members):
      "{"
        + members.map { "\($0.key): \(flow($0.value))" }.joined(separator: ", ") + "}"
    }
  }
}

/// Lays pieces out as JSON with some white space.
struct JSONPieceWriter {
  var random: SeededGenerator

  func text(of piece: Piece) -> String {
    var random = random
    return text(of: piece, &random)
  }

  private func text(of piece: Piece, _ random: inout SeededGenerator) -> String {
    func space() -> String { ["", "", " ", "\n", "\n  "].randomElement(using: &random) ?? "" }
    switch piece {
    case .scalar(let spelling), .literal(_, let spelling): return spelling
    case .anchored(_, let inner): return text(of: inner, &random)
    case .sequence(let entries):
      var parts: [String] = []
      for entry in entries { parts.append(space() + text(of: entry, &random) + space()) }
      return "[" + parts.joined(separator: ",") + "]"
    case .mapping(let members):
      var parts: [String] = []
      for member in members {
        // libyaml wants the colon on the line of its key.
        parts.append(
          "\(space())\"\(member.key)\": \(text(of: member.value, &random))\(space())")
      }
      return "{" + parts.joined(separator: ",") + "}"
    }
  }
}
