/// What a scalar means under YAML 1.2's core schema (YAML 1.2.2, section 10.3).
package enum ScalarValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case number(ScannedNumber)
  /// The scalar's own text.
  case text
  /// Its tag is unknown or does not fit its text; reported as `unknown-tag`, judged no further.
  case unresolved
}

extension YAMLStream {
  /// What the scalar `id`, or the scalar that the alias `id` stands for, means.
  ///
  /// Collections and what is unknown are `unresolved`.
  package func scalarValue(of id: NodeID) -> ScalarValue {
    let node = nodes[resolved(id).index]
    guard node.kind == .scalar else { return .unresolved }
    return ScalarResolution.value(of: node, in: bytes)
  }
}

/// Resolution of scalars from their bytes, without allocation.
package enum ScalarResolution {
  /// What `node`, a scalar of a stream with these `bytes`, means by its style, tag and text.
  package static func value(of node: Node, in bytes: [UInt8]) -> ScalarValue {
    let start = Int(node.valueStart)
    let count = Int(node.valueCount)
    switch node.tag {
    case .none:
      return node.style == .plain ? plain(bytes, start: start, count: count) : .text
    case .nonSpecific, .string:
      return .text
    case .integer, .float, .boolean, .null:
      let value = plain(bytes, start: start, count: count)
      return fits(value, node.tag) ? value : .unresolved
    case .sequence, .mapping, .merge, .unknown:
      return .unresolved
    }
  }

  /// What the plain scalar of `count` bytes from `start` means.
  package static func plain(_ bytes: [UInt8], start: Int, count: Int) -> ScalarValue {
    guard count > 0 else { return .null }
    switch bytes[start] {
    case 0x2B, 0x2D, 0x2E, 0x30...0x39:
      return ScannedNumber(bytes, start: start, count: count).map(ScalarValue.number) ?? .text
    case 0x7E:
      return count == 1 ? .null : .text
    case 0x6E, 0x4E:
      return bytes.spells(null, start: start, count: count) ? .null : .text
    case 0x74, 0x54:
      return bytes.spells(yes, start: start, count: count) ? .boolean(true) : .text
    case 0x66, 0x46:
      return bytes.spells(no, start: start, count: count) ? .boolean(false) : .text
    default:
      return .text
    }
  }

  private static func fits(_ value: ScalarValue, _ tag: Node.Tag) -> Bool {
    switch (value, tag) {
    case (.null, .null), (.boolean, .boolean), (.number, .float): true
    case (.number(let number), .integer): number.isInteger
    default: false
    }
  }

  private static let null = Array("null".utf8)
  private static let yes = Array("true".utf8)
  private static let no = Array("false".utf8)
}

extension [UInt8] {
  /// Whether the `count` bytes from `start` are `word` in lower case, capitalised or in upper
  /// case; `word` is ASCII in lower case.
  func spells(_ word: [UInt8], start: Int, count: Int) -> Bool {
    guard word.count == count, count > 0 else { return false }
    let isCapitalised = self[start] & 0x20 == 0
    let isUpperCase = count > 1 && self[start + 1] & 0x20 == 0
    guard isCapitalised || !isUpperCase else { return false }
    for index in 0..<count {
      let isUpper = index == 0 ? isCapitalised : isUpperCase
      guard self[start + index] == (isUpper ? word[index] & 0xDF : word[index]) else {
        return false
      }
    }
    return true
  }
}
