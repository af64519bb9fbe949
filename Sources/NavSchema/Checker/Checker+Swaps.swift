import SourceText
import YAMLTree

/// Two numbers of one mapping that are each right in the other's place.
struct NumberSwap {
  /// "`latitude` and `longitude` look swapped".
  let explanation: String
  let fix: FixIt
}

extension Checker {
  /// What swapping an impossible number with its partner gives, where both are then possible.
  ///
  /// A partner of 0 tells nothing: 0 is possible everywhere. A latitude from 85 to 90 is one: it
  /// may be meant, though a flat map does not reach it.
  func swap(of place: Place, _ value: Double, _ type: NumberType) -> NumberSwap? {
    guard let field = field(at: place), let partnerName = type.swapPartner else { return nil }
    let section = values[place.parent.index]
    let schema = section.mappingKind.schema
    guard case .number(let partnerType)? = schema.field(named: partnerName)?.type,
      let node = node(ofKey: partnerName, in: stream.resolved(section.node), schema),
      case .number(let partner) = stream.scalarValue(of: node), !partner.isLossy,
      partner.value != 0, abs(value) > 90, partnerType.admits(value), type.admits(partner.value)
    else { return nil }
    return NumberSwap(
      explanation: "`\(field.name)` and `\(partnerName)` look swapped",
      fix: swapping(place.content, node, "swap `\(field.name)` and `\(partnerName)`"))
  }

  private func swapping(_ one: NodeID, _ other: NodeID, _ title: String) -> FixIt {
    let (first, second) = one < other ? (one, other) : (other, one)
    return FixIt(
      title: title, applicability: .unsafe,
      edits: [
        Edit(range: stream[first].contentRange, text: written(second)),
        Edit(range: stream[second].contentRange, text: written(first)),
      ])
  }

  private func written(_ node: NodeID) -> String { stream.source[stream[node].contentRange] }

  /// The scalar written under a key of `mapping` itself; nil through aliases and merges.
  private func node(
    ofKey name: String, in mapping: NodeID, _ schema: MappingSchema
  ) -> NodeID? {
    guard let slot = schema.slot(named: name) else { return nil }
    var key = mapping.successor
    while key < stream[mapping].next {
      let value = stream[key].next
      let node = stream[stream.resolved(key)]
      if node.kind == .scalar, stream[value].kind == .scalar,
        schema.slot(in: stream.bytes, start: Int(node.valueStart), count: Int(node.valueCount))
          == slot
      {
        return value
      }
      key = stream[value].next
    }
    return nil
  }
}
