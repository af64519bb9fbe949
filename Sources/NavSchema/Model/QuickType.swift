/// How a value of a field is read where it is written as nearly all are.
///
/// Made of bits alone. A `ValueType` may hold an object, and to count the uses of one that all
/// threads share takes longer than the reading.
enum QuickType: Sendable {
  case boolean
  /// A number from `minimum` to `maximum`.
  case number(minimum: Double, maximum: Double, isInteger: Bool)
  /// A text of any form with something in it.
  case text
  /// One of these words of the schema.
  case word(Range<Int>)
  case mapping(MappingKind)
  /// What takes a look at the declaration.
  case other

  /// Adds the words of an enumeration to `words`.
  init(_ type: ValueType, _ words: inout WordTable) {
    switch type {
    case .boolean: self = .boolean
    case .number(let number):
      self = .number(
        minimum: number.safeMinimum, maximum: number.safeMaximum, isInteger: number.isInteger)
    case .text(let text): self = text.format == .any ? .text : .other
    case .enumeration(let enumeration):
      self = .word(words.append(enumeration.cases))
    case .mapping(let kind): self = .mapping(kind)
    case .color, .version, .list, .table, .wordOrMapping, .either, .any: self = .other
    }
  }
}
