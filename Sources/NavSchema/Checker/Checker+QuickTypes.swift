import YAMLTree

extension Checker {
  /// Reads the value in `slot` of section `id` if nothing is special about it: no alias, no tag,
  /// no null, no fault.
  ///
  /// Nil for all else, which `read` reads; it would read the rest as this does.
  @inline(__always)
  mutating func readQuickly(
    _ node: Node, _ nodeID: NodeID, _ slot: Int, of schema: MappingSchema, into id: ValueID
  ) -> ValueID? {
    let start = Int(node.valueStart)
    let count = Int(node.valueCount)
    switch schema.quickTypes[slot] {
    case .mapping(let kind):
      guard node.isMapping else { return nil }
      return readMapping(Place(node: nodeID, parent: id, position: slot), kind)
    case .number(let minimum, let maximum, let isInteger):
      guard node.isScalar, node.isPlain, !beginsWithZero(node),
        case .number(let number) = ScalarResolution.plain(stream.bytes, start: start, count: count),
        case .faithful = number.quality, minimum <= number.value, number.value <= maximum,
        !isInteger || number.value == number.value.rounded(.towardZero)
      else { return nil }
      // Negative zero is 0, in JSON as in meaning.
      let payload = (number.value + 0).bitPattern
      return append(.number, node: nodeID, parent: id, position: slot, payload: payload)
    case .boolean:
      guard node.isScalar, node.isPlain,
        case .boolean(let value) = ScalarResolution.plain(stream.bytes, start: start, count: count)
      else { return nil }
      return append(.boolean, node: nodeID, parent: id, position: slot, payload: value ? 1 : 0)
    case .word(let words):
      guard node.isScalar, case .none = node.tag,
        let ordinal = schema.words.ordinal(
          of: stream.bytes, start: start, count: count, among: words)
      else { return nil }
      return append(.word, node: nodeID, parent: id, position: slot, payload: UInt64(ordinal))
    case .text:
      guard node.isScalar, !node.mayBeNull, count > 0, isClearText(node) else { return nil }
      return append(.text, node: nodeID, parent: id, position: slot)
    case .other: return nil
    }
  }

  /// Whether a scalar is a text to all readers, and not a blank one.
  private func isClearText(_ node: Node) -> Bool {
    let first = stream.bytes[Int(node.valueStart)]
    switch node.style {
    case .plain:
      // What begins otherwise is a text to YAML 1.1 too.
      switch Unicode.Scalar(first | 0x20) {
      case "a"..."z": return first | 0x20 != 0x6E && first | 0x20 != 0x6F && first | 0x20 != 0x79
      default: return false
      }
    case .singleQuoted, .doubleQuoted: return first > 0x20
    case .literal, .folded, .block, .flow: return false
    }
  }
}
