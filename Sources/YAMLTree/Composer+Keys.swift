internal import SourceText

/// The names of a large mapping's keys.
private struct KeyNames {
  private var names: NameTable
  private var keys: [NodeID] = []

  /// Room for `count` keys.
  init(count: Int) {
    names = NameTable(count: count)
    keys.reserveCapacity(count)
  }

  /// The earlier key of the same name; notes a new one.
  mutating func first(_ key: NodeID, _ target: Node, in bytes: [UInt8]) -> NodeID? {
    let name = NameTable.Name(start: target.valueStart, count: target.valueCount)
    let (index, isNew) = names.index(of: name, in: bytes)
    if !isNew { return keys[index] }
    keys.append(key)
    return nil
  }
}

// The keys of a mapping against each other, by value: however they are quoted, escaped, tagged
// or aliased.
extension Composer {
  /// Up to so many keys are compared in pairs, where a hash would cost more.
  private static let fewKeys: UInt32 = 16

  mutating func checkKeys(of mapping: NodeID, count: UInt32) {
    var names = count > Self.fewKeys ? KeyNames(count: Int(count)) : nil
    // A bit for each kind of name among the keys: a name whose bit is missing is new.
    var kinds: UInt64 = 0
    var merge: NodeID?
    var key = mapping.successor
    for _ in 0..<count {
      let node = stream.nodes[key.index]
      let value = node.next
      let target = node.kind == .alias ? stream.nodes[Int(node.valueStart)] : node
      if target.kind != .scalar {
        if target.kind != .alias { report(invalidKey: key, target) }
      } else if target.valueCount == 2, stream.isMergeKey(key) {
        checkMerge(key, value, first: merge)
        merge = merge ?? key
      } else if names != nil {
        if let first = names?.first(key, target, in: stream.bytes) {
          report(duplicate: key, first: first)
        }
      } else {
        let kind = UInt64(1) << (fingerprint(target) & 63)
        if kinds & kind != 0, let first = firstKey(like: target, from: mapping, to: key) {
          report(duplicate: key, first: first)
        }
        kinds |= kind
      }
      key = stream.nodes[value.index].next
    }
  }

  /// The first key of `mapping` before `end` that has the name of `target`.
  private func firstKey(like target: Node, from mapping: NodeID, to end: NodeID) -> NodeID? {
    var key = mapping.successor
    while key < end {
      let node = stream[stream.resolved(key)]
      if node.kind == .scalar, hasSameName(node, target), !stream.isMergeKey(key) { return key }
      key = stream[stream[key].next].next
    }
    return nil
  }

  private func fingerprint(_ node: Node) -> UInt32 {
    guard node.valueCount > 0 else { return 0 }
    let start = Int(node.valueStart)
    let last = start + Int(node.valueCount) - 1
    return UInt32(stream.bytes[start]) &* 7 &+ UInt32(stream.bytes[last]) &* 3 &+ node.valueCount
  }

  private func hasSameName(_ lhs: Node, _ rhs: Node) -> Bool {
    guard lhs.valueCount == rhs.valueCount else { return false }
    let left = Int(lhs.valueStart)
    let right = Int(rhs.valueStart)
    for index in 0..<Int(lhs.valueCount)
    where stream.bytes[left + index] != stream.bytes[right + index] { return false }
    return true
  }

  private mutating func report(duplicate key: NodeID, first: NodeID) {
    let name = stream.excerpt(of: key)
    report(
      "duplicate-key", at: stream[key].range, of: key,
      "\(name.isEmpty ? "the empty key" : "key `\(name)`") is already set in this mapping",
      help: "readers keep the first, the last or neither: leave one",
      related: [RelatedLocation(message: "set here first", range: stream[first].range)])
  }

  private mutating func report(invalidKey key: NodeID, _ target: Node) {
    let noun = target.kind == .sequence ? "a sequence" : "a mapping"
    var related: [RelatedLocation] = []
    if stream[key].kind == .alias {
      related = [
        RelatedLocation(
          message: "the \(noun.dropFirst(2)) begins here", range: firstLine(of: target.range))
      ]
    }
    report(
      "invalid-key", at: firstLine(of: stream[key].range), of: key, "\(noun) cannot be a key",
      help: "keys are names: JSON has no other", related: related)
  }

  /// The part of `range` on its first line.
  func firstLine(of range: SourceRange) -> SourceRange {
    SourceRange(start: range.start, end: text.lineEnd(from: range.start, limit: range.end))
  }
}

// Merge keys.
extension Composer {
  private mutating func checkMerge(_ key: NodeID, _ value: NodeID, first: NodeID?) {
    if let first {
      report(
        "invalid-merge", .warning, at: stream[key].range, of: value,
        "a second `<<` in one mapping: readers differ on which counts",
        help: "write one `<<` with a sequence; here both are merged in order",
        related: [RelatedLocation(message: "the first `<<`", range: stream[first].range)])
    }
    let target = stream.resolved(value)
    guard stream[target].kind == .sequence else {
      checkMergeSource(value)
      return
    }
    var entry = target.successor
    while entry < stream[target].next {
      checkMergeSource(entry, within: stream[value].kind == .alias ? value : nil)
      entry = stream[entry].next
    }
  }

  /// Reports `source`, or the alias whose sequence holds it, unless it is a mapping.
  private mutating func checkMergeSource(_ source: NodeID, within alias: NodeID? = nil) {
    let target = stream[stream.resolved(source)]
    let noun: String
    switch target.kind {
    case .mapping, .alias: return
    case .sequence: noun = "a sequence"
    case .scalar: noun = target.isEmptyPlain ? "nothing" : "`\(stream.excerpt(of: source))`"
    }
    report(
      "invalid-merge", at: firstLine(of: stream[alias ?? source].range), of: alias ?? source,
      "`<<` takes a mapping or a sequence of mappings, not \(noun)",
      related: alias == nil
        ? []
        : [RelatedLocation(message: "it stands here", range: firstLine(of: target.range))])
  }
}
