import SourceText
import YAMLTree

extension FuzzTarget {
  /// Bytes become nodes that lie inside each other.
  static let parse = FuzzTarget(name: "parse") { bytes in
    let source = SourceFile(path: "fuzz.yaml", bytes: bytes)
    let stream = YAMLStream.compose(source)
    expectPlaces(of: stream.diagnostics, in: source)
    expectPlaces(of: stream.plainYAMLDiagnostics(), in: source)
    for range in stream.unreadRanges {
      expect(range.end <= source.text.count, "an unread range lies in the file")
    }
    for (number, document) in stream.documents.enumerated() {
      if !document.isComplete {
        expect(
          stream.diagnostics.contains { $0.severity == .error && $0.document == number },
          "an error cut document \(number) off")
      }
      guard let root = document.root else { continue }
      stream.expectOrder(below: root)
    }
  }
}

extension YAMLStream {
  /// Checks that all nodes of the tree `root` lie in their parents, behind each other.
  fileprivate func expectOrder(below root: NodeID) {
    let end = self[root].next
    expect(root < end && end.index <= nodes.count, "\(root) ends among the nodes")
    var open: [NodeID] = []
    var id = root
    while id < end {
      while let last = open.last, self[last].next <= id { open.removeLast() }
      let node = self[id]
      expect(
        node.start <= node.contentStart && node.contentStart <= node.end
          && Int(node.end) <= source.text.count,
        "\(id) has its parts in order: \(node)")
      if let parent = open.last {
        expect(
          self[parent].start <= node.start && node.end <= self[parent].end,
          "\(id) at \(node.range) lies in its parent at \(self[parent].range)")
        expect(node.next <= self[parent].next, "\(id) ends before its parent")
      }
      expectValue(of: node, id)
      if node.next != id.successor { open.append(id) }
      id = id.successor
    }
  }

  private func expectValue(of node: Node, _ id: NodeID) {
    switch node.kind {
    case .scalar:
      expect(Int(node.valueStart) + Int(node.valueCount) <= bytes.count, "\(id) has its value")
    case .alias:
      expect(node.isUnknown || Int(node.valueStart) < id.index, "\(id) leads back")
      expect(self[resolved(id)].kind != .alias || node.isUnknown, "\(id) leads to a value")
    case .sequence, .mapping:
      expect(node.kind == .sequence || childCount(of: id) % 2 == 0, "\(id) holds pairs")
    }
  }

  private func childCount(of id: NodeID) -> Int {
    var count = 0
    var child = id.successor
    while child < self[id].next {
      count += 1
      child = self[child].next
    }
    return count
  }
}
