import NavSchema
import SourceText
import YAMLTree

// Mistakes with values.
extension MutantMaker {
  mutating func mutateValue(of entry: Entry) {
    let node = stream[entry.value]
    switch node.kind {
    case .alias: break
    case .sequence, .mapping:
      replace(entry, .valueOfWrongType, by: wrongScalar(for: entry.field.type))
      replaceByNull(entry)
    case .scalar:
      replace(entry, .valueOfWrongType, by: "[[1]]")
      replaceByNull(entry)
      mutateScalar(entry, entry.field.type)
    }
  }

  private mutating func replace(
    _ entry: Entry, _ kind: Mutant.Operator, by text: String?, license: String? = nil
  ) {
    guard let text else { return }
    let node = stream[entry.value]
    let separator = node.start == node.end ? " " : ""
    add(
      kind, entry, [Edit(range: node.contentRange, text: separator + text)],
      from: line(of: Int(stream[entry.key].start)), to: line(of: Int(node.contentStart)),
      license: license)
  }

  /// A scalar where a collection belongs; a word may stand for some.
  private func wrongScalar(for type: ValueType) -> String? {
    if case .any = type { return nil }
    return "1"
  }

  private mutating func replaceByNull(_ entry: Entry) {
    let node = stream[entry.value]
    guard !node.isEmptyPlain else { return }
    guard entry.field.isNullable else { return replace(entry, .valueNull, by: "~") }
    // That is to drop the key: what depends on it may stand anywhere.
    add(
      .valueNull, entry, [Edit(range: node.contentRange, text: "~")], from: 1,
      to: line(of: text.count), license: "the SDK's type is optional")
  }

  private mutating func mutateScalar(_ entry: Entry, _ type: ValueType) {
    let word = stream.text(of: entry.value)
    switch type {
    case .boolean: replace(entry, .valueQuoted, by: "\"\(word)\"")
    case .number(let number): mutateNumber(entry, number)
    case .enumeration(let words), .wordOrMapping(let words, _):
      let names = words.cases.map(\.name)
      for (kind, wrong) in [
        (Mutant.Operator.wordMisspelt, word.misspelt), (.wordInWrongCase, word.inOtherCase),
      ] {
        let isKnown = wrong.map(names.contains) ?? false
        replace(
          entry, kind, by: wrong, license: isKnown ? "that is a documented word, too" : nil)
      }
    case .color:
      if word.hasPrefix("#") {
        replace(entry, .colorCutShort, by: "\"\(word.dropLast())\"")
      } else {
        replace(entry, .wordMisspelt, by: word.misspelt)
      }
    case .text, .version, .mapping, .list, .table, .either, .any: break
    }
  }

  private mutating func mutateNumber(_ entry: Entry, _ type: NumberType) {
    if stream[entry.value].style == .plain, !type.acceptsPercentage {
      replace(entry, .valueQuoted, by: "\"\(spelling(of: entry.value))\"")
    }
    if type.isInteger { replace(entry, .fractionForInteger, by: "1.5") }
    for limit in type.limits {
      for bound in [(limit.minimum, -1.0), (limit.maximum, 1.0)] {
        guard let edge = bound.0 else { continue }
        let beyond = edge.isExclusive ? edge.value : step(edge.value, bound.1, type)
        if beyond != limit.exception {
          replace(entry, .valueBeyondLimit, by: NumberText.canonical(beyond))
        }
      }
    }
  }

  /// The nearest number beyond `value` that the type can hold.
  private func step(_ value: Double, _ direction: Double, _ type: NumberType) -> Double {
    if type.isInteger { return value + direction }
    // Steps from 0 would be too small for any double but 0.
    if value == 0 { return direction * 1e-9 }
    return direction > 0 ? value.nextUp : value.nextDown
  }
}
