/// One entry of a mapping with its merge keys carried out.
package struct EffectiveEntry: Hashable, Sendable {
  package let key: NodeID
  package let value: NodeID
  /// The mapping that holds the entry: the mapping itself, or one merged into it.
  package let mapping: NodeID
}

extension YAMLStream {
  /// The entries of `mapping` with merge keys carried out, in the order of the text, its own first.
  ///
  /// An explicit key beats a merged one, an earlier source a later one, and a source's own key
  /// what that source merges. Of duplicate keys the first counts; entries whose key is no scalar,
  /// and sources that are no mappings, are left out. Linear in the number of entries looked at;
  /// no mapping is looked at twice.
  package func effectiveEntries(of mapping: NodeID) -> [EffectiveEntry] {
    var entries: [EffectiveEntry] = []
    var names = NameTable()
    var visited: Set<NodeID> = []
    var pending = [resolved(mapping)]
    while let source = pending.popLast() {
      guard nodes[source.index].kind == .mapping, visited.insert(source).inserted else { continue }
      var merged: [NodeID] = []
      forEachEntry(of: source) { key, value in
        let target = nodes[resolved(key).index]
        if isMergeKey(key) {
          merged += mergeSources(of: value)
        } else if target.kind == .scalar {
          let name = NameTable.Name(start: target.valueStart, count: target.valueCount)
          guard names.index(of: name, in: bytes).isNew else { return }
          entries.append(EffectiveEntry(key: key, value: value, mapping: source))
        }
      }
      pending += merged.reversed()
    }
    return entries
  }

  /// Whether a mapping has a merge key: if not, its children are its effective entries.
  package func hasMergeKey(_ mapping: NodeID) -> Bool {
    var hasMergeKey = false
    forEachEntry(of: mapping) { key, _ in hasMergeKey = hasMergeKey || isMergeKey(key) }
    return hasMergeKey
  }

  /// Calls `body` with the key and value of each entry that stands in `mapping`.
  package func forEachEntry(of mapping: NodeID, _ body: (NodeID, NodeID) -> Void) {
    var key = mapping.successor
    let end = nodes[mapping.index].next
    while key < end {
      let value = nodes[key.index].next
      body(key, value)
      key = nodes[value.index].next
    }
  }

  /// The mappings that the value of a merge key names, in order.
  private func mergeSources(of value: NodeID) -> [NodeID] {
    let target = resolved(value)
    guard nodes[target.index].kind == .sequence else { return [target] }
    var sources: [NodeID] = []
    var entry = target.successor
    while entry < nodes[target.index].next {
      sources.append(resolved(entry))
      entry = nodes[entry.index].next
    }
    return sources
  }
}
