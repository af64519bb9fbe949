internal import SourceText

/// Room for the comparison of one mapping's keys, kept from mapping to mapping.
struct KeyCheck {
  /// The keys so far, merge keys and what is no scalar apart.
  var keys: [NodeID] = []
  /// Their names; filled for large mappings only.
  var names = NameTable()
  /// A bit for each kind of name among the keys: a name whose bit is missing is new.
  var kinds: UInt64 = 0

  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    names.removeAll()
    kinds = 0
  }
}

// The keys of a mapping against each other, by value: however they are quoted, escaped, tagged
// or aliased.
extension Composer {
  /// Up to so many keys are compared in pairs, where a hash would cost more.
  private static let fewKeys = 12

  mutating func checkKeys(of mapping: NodeID) {
    keys.removeAll()
    var merge: NodeID?
    let isLarge = stream[mapping].valueCount > 2 * Self.fewKeys
    var key = mapping.successor
    for _ in 0..<stream[mapping].valueCount / 2 {
      let value = stream[key].next
      let target = stream[stream.resolved(key)]
      switch target.kind {
      case .scalar:
        if stream.isMergeKey(key) {
          checkMerge(key, value, first: merge)
          merge = merge ?? key
        } else if let first = isLarge ? firstKeyHashed(key, target) : firstKey(key, target) {
          report(duplicate: key, first: first)
        }
      case .sequence, .mapping: report(invalidKey: key, target)
      case .alias: break
      }
      key = stream[value].next
    }
  }

  /// The earlier key of the same name; notes a new one.
  private mutating func firstKey(_ key: NodeID, _ target: Node) -> NodeID? {
    let kind = UInt64(1) << (fingerprint(target) & 63)
    if keys.kinds & kind != 0 {
      let first = keys.keys.first { hasSameName(stream[stream.resolved($0)], target) }
      if let first { return first }
    }
    keys.kinds |= kind
    keys.keys.append(key)
    return nil
  }

  private mutating func firstKeyHashed(_ key: NodeID, _ target: Node) -> NodeID? {
    let name = NameTable.Name(start: target.valueStart, count: target.valueCount)
    let (index, isNew) = keys.names.index(of: name, in: stream.bytes)
    if !isNew { return keys.keys[index] }
    keys.keys.append(key)
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
    report(
      "duplicate-key", at: stream[key].range, of: key,
      "key `\(stream.excerpt(of: key))` is already set in this mapping",
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
    SourceRange(start: range.start, end: min(range.end, text.lineEnd(from: range.start)))
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
    for _ in 0..<stream[target].valueCount {
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
