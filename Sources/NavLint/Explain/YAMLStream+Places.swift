import NavSchema
package import SourceText
package import YAMLTree

extension YAMLStream {
  /// The document around `offset` and the JSON Pointer, by written keys, to the deepest entry that
  /// begins at or before it; nil where no document is.
  package func place(at offset: Int) -> (document: Int, pointer: String)? {
    let roots = documents.enumerated().compactMap { number, document in
      document.root.map { (number: number, id: $0) }
    }
    guard let root = roots.last(where: { Int(self[$0.id].start) <= offset }) ?? roots.first else {
      return nil
    }
    var pointer = ""
    var id = root.id
    while let step = step(from: id, to: offset) {
      pointer += "/" + pointerToken(step.token)
      id = step.value
    }
    return (root.number, pointer)
  }

  /// The entry of a collection that `offset` lies in; nil in a scalar, an alias or a merge, and
  /// before the first entry.
  private func step(from id: NodeID, to offset: Int) -> (token: String, value: NodeID)? {
    let node = self[id]
    guard node.kind == .mapping || node.kind == .sequence, offset < Int(node.end) else {
      return nil
    }
    var last: (token: String, value: NodeID)?
    var child = id.successor
    var number = 0
    while child < node.next, Int(self[child].start) <= offset {
      let value = node.kind == .mapping ? self[child].next : child
      last = (node.kind == .mapping ? text(of: resolved(child)) : "\(number)", value)
      number += 1
      child = self[value].next
    }
    return last?.token == "<<" ? nil : last
  }
}

extension LineIndex {
  /// The offset of a line's first byte that is neither blank nor the dash of an entry, or of its
  /// `column` in code points; nil where there is no such line.
  package func offset(ofLine line: Int, column: Int?, in text: [UInt8]) -> Int? {
    guard (1...lineCount).contains(line) else { return nil }
    let range = range(ofLine: line)
    let bytes = text[range.start..<range.end]
    guard let column else {
      let isPassedOver: (UInt8) -> Bool = { [0x20, 0x09, UInt8(ascii: "-")].contains($0) }
      return bytes.firstIndex { !isPassedOver($0) } ?? range.start
    }
    let starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
    return column <= starts.count ? starts[max(0, column - 1)] : range.end
  }
}
