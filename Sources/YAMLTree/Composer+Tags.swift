internal import SourceText

// Tags that are unknown or do not fit.
extension Composer {
  mutating func checkTag(of id: NodeID, isKey: Bool) {
    let node = stream[id]
    guard let problem = problem(with: node, isKey: isKey) else { return }
    let properties = Properties(text, from: Int(node.start), to: Int(node.end))
    guard let tag = properties.tag else { return }
    let isUnknown = node.tag == .unknown
    report(
      "unknown-tag", at: SourceRange(start: Int(node.start), end: tag.end), of: id,
      "tag `\(text.excerpt(tag))` \(problem)",
      help: isUnknown
        ? "known are `!!str`, `!!int`, `!!float`, `!!bool`, `!!null`, `!!seq`, `!!map`" : nil,
      fixes: [
        FixIt(
          title: "remove the tag", applicability: .unsafe,
          edits: [
            Edit(range: SourceRange(start: tag.start, end: behind(tag, node)), text: "")
          ])
      ])
  }

  private func behind(_ tag: SourceRange, _ node: Node) -> Int {
    var end = tag.end
    while end < Int(node.end), text.isBlank(at: end) { end += 1 }
    return end
  }

  private func problem(with node: Node, isKey: Bool) -> String? {
    let kind =
      node.kind == .scalar ? "a scalar" : node.kind == .mapping ? "a mapping" : "a sequence"
    switch node.tag {
    case .none, .nonSpecific: return nil
    case .unknown: return "is none of YAML 1.2's core schema"
    case .mapping: return node.kind == .mapping ? nil : "does not fit \(kind)"
    case .sequence: return node.kind == .sequence ? nil : "does not fit \(kind)"
    case .merge:
      let isMerge = isKey && node.valueCount == 2 && stream.value(of: node, equals: [0x3C, 0x3C])
      return isMerge ? nil : "belongs to the key `<<` alone"
    case .string: return node.kind == .scalar ? nil : "does not fit \(kind)"
    case .integer, .float, .boolean, .null:
      guard node.kind == .scalar else { return "does not fit \(kind)" }
      guard ScalarResolution.value(of: node, in: stream.bytes) == .unresolved else { return nil }
      let start = Int(node.valueStart)
      let value = stream.bytes.excerpt(
        SourceRange(start: start, end: start + Int(node.valueCount)))
      return "does not fit `\(value)`"
    }
  }
}
