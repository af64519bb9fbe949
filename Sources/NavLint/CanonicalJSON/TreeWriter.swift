import NavSchema
import SourceText
import YAMLTree

/// Writes any YAML document as canonical JSON: core-schema types, keys named by their own text.
///
/// Keeps its own stack: aliases can lead deeper than any text is nested.
struct TreeWriter {
  private let stream: YAMLStream
  private let limits: YAMLLimits
  private(set) var text: CanonicalText
  /// The collections that are not closed, outermost first.
  private var open: [OpenCollection] = []

  private enum OpenCollection {
    /// The next entry, and the node behind the last.
    case sequence(next: NodeID, end: NodeID)
    /// The rest of the members.
    case mapping(ArraySlice<Member>)
  }

  /// A key by its text, and its value.
  fileprivate struct Member {
    let key: NodeID
    let value: NodeID
  }

  init(_ stream: YAMLStream, _ layout: CanonicalLayout, limits: YAMLLimits) {
    self.stream = stream
    self.limits = limits
    text = CanonicalText(layout)
  }

  /// Writes the node `root` and all that it holds.
  mutating func write(_ root: NodeID) throws(CanonicalFailure) {
    try begin(root)
    while let innermost = open.popLast() {
      switch innermost {
      case .sequence(let next, let end): try writeEntry(next, end)
      case .mapping(let members): try writeMember(members)
      }
    }
  }

  private mutating func writeEntry(_ id: NodeID, _ end: NodeID) throws(CanonicalFailure) {
    guard id < end else { return text.close("]") }
    open.append(.sequence(next: stream[id].next, end: end))
    text.separate()
    try begin(id)
  }

  private mutating func writeMember(
    _ members: ArraySlice<Member>
  ) throws(CanonicalFailure) {
    guard let member = members.first else { return text.close("}") }
    open.append(.mapping(members.dropFirst()))
    text.name(quoting: stream[member.key].valueRange, of: stream.bytes)
    try begin(member.value)
  }

  /// Writes a scalar, or opens a collection.
  private mutating func begin(_ id: NodeID) throws(CanonicalFailure) {
    guard text.bytes.count <= limits.expandedBytes else { throw .tooLong(text.bytes.count) }
    let content = stream.resolved(id)
    let node = stream[content]
    switch node.kind {
    case .scalar: return try writeScalar(content)
    case .alias: throw .invalidValue(id)
    case .sequence:
      open.append(.sequence(next: content.successor, end: node.next))
      text.open("[")
    case .mapping:
      open.append(.mapping(try stream.members(of: content)[...]))
      text.open("{")
    }
    guard open.count <= limits.depth else { throw .tooDeep(open.count) }
  }

  private mutating func writeScalar(_ id: NodeID) throws(CanonicalFailure) {
    switch stream.scalarValue(of: id) {
    case .null: text.bytes += "null".utf8
    case .boolean(let value): text.bytes += (value ? "true" : "false").utf8
    case .text: text.bytes.appendJSONString(stream[id].valueRange, of: stream.bytes)
    case .number(let number) where number.isLossy: throw .invalidValue(id)
    case .number(let number):
      text.write(number.value, spelled: stream[id].valueRange, in: stream.bytes)
    case .unresolved: throw .invalidValue(id)
    }
  }
}

extension YAMLStream {
  /// The members of a mapping with those that it merges, sorted as RFC 8785 wants them.
  fileprivate func members(of mapping: NodeID) throws(CanonicalFailure) -> [TreeWriter.Member] {
    if hasMergeKey(mapping) {
      return sortedWithoutRepeats(
        effectiveEntries(of: mapping).map {
          TreeWriter.Member(key: resolved($0.key), value: $0.value)
        })
    }
    var members: [TreeWriter.Member] = []
    var key = mapping.successor
    while key < self[mapping].next {
      let name = resolved(key)
      guard self[name].kind == .scalar else { throw .invalidValue(key) }
      let value = self[key].next
      members.append(TreeWriter.Member(key: name, value: value))
      key = self[value].next
    }
    return sortedWithoutRepeats(members)
  }

  private func sortedWithoutRepeats(_ members: [TreeWriter.Member]) -> [TreeWriter.Member] {
    func isSorted(_ index: Int) -> Bool {
      value(of: members[index].key).precedesInUTF16(value(of: members[index + 1].key))
    }
    if (0..<max(0, members.count - 1)).allSatisfy(isSorted) { return members }
    let order = members.indices.sorted { one, other in
      let left = value(of: members[one].key)
      let right = value(of: members[other].key)
      return left.precedesInUTF16(right) || left == right && one < other
    }
    var sorted: [TreeWriter.Member] = []
    for index in order {
      if let last = sorted.last, value(of: last.key) == value(of: members[index].key) { continue }
      sorted.append(members[index])
    }
    return sorted
  }
}

extension ArraySlice<UInt8> {
  /// Whether this UTF-8 text comes before `other` by the code units of UTF-16.
  ///
  /// That is the order of the bytes, except that surrogates, hence four-byte sequences, come
  /// before the three-byte sequences from U+E000 on.
  func precedesInUTF16(_ other: ArraySlice<UInt8>) -> Bool {
    func rank(_ byte: UInt8) -> UInt8 { byte == 0xEE || byte == 0xEF ? byte + 0x10 : byte }
    for (one, two) in zip(self, other) where one != two { return rank(one) < rank(two) }
    return count < other.count
  }
}
