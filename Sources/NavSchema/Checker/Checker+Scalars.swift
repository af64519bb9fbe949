import SourceText
package import YAMLTree

extension Checker {
  /// Whether a node is null: nothing, `~` or `null`, unquoted.
  func isNull(_ id: NodeID) -> Bool {
    let content = stream.resolved(id)
    return stream.scalarValue(of: content) == .null
  }

  /// Reads a scalar as `type`; `declared` is what messages name.
  mutating func readScalar(
    _ place: Place, as type: ValueType, declared: ValueType
  ) -> ValueID {
    let node = stream.node(place.content)
    guard node.isScalar else { return reportWrongType(place, as: declared) }
    if node.mayBeNull, isNull(place.content) { return readNull(place, as: declared) }
    switch type {
    case .boolean: return readBoolean(place)
    case .number(let number): return readNumber(place, number)
    case .text(let text): return readText(place, text)
    case .color(let color): return readColor(place, color)
    case .version: return readVersion(place)
    case .enumeration(let words): return readWord(place, words, declared: declared)
    case .mapping, .list, .table, .wordOrMapping, .either, .any:
      return reportWrongType(place, as: declared)
    }
  }

  private mutating func scalar(
    _ kind: Value.Kind, _ place: Place, payload: UInt64 = 0
  ) -> ValueID {
    append(
      kind, node: place.written, parent: place.parent, position: place.position, payload: payload)
  }

  mutating func invalid(_ place: Place) -> ValueID { scalar(.invalid, place) }

  /// Null equals absence where the field says so; elsewhere it is a wrong type.
  mutating func readNull(_ place: Place, as type: ValueType) -> ValueID {
    if case .color = type, reportSwallowedColor(place) { return invalid(place) }
    let isNullable = field(at: place)?.isNullable ?? false
    let isColor = if case .color = type { true } else { false }
    let isError = isColor || !isNullable
    if reportSwallowedComment(place, as: type, isError ? .error : .warning) {
      return isError ? invalid(place) : .none
    }
    return isNullable ? .none : reportWrongType(place, as: type)
  }

  private mutating func readBoolean(_ place: Place) -> ValueID {
    guard case .boolean(let value) = stream.scalarValue(of: place.content) else {
      return reportWrongType(place, as: .boolean)
    }
    return scalar(.boolean, place, payload: value ? 1 : 0)
  }

  private mutating func readNumber(_ place: Place, _ type: NumberType) -> ValueID {
    let number: ScannedNumber
    if case .number(let scanned) = stream.scalarValue(of: place.content) {
      number = scanned
    } else if let percentage = percentage(place, type) {
      number = percentage
    } else {
      return reportWrongNumber(place, type)
    }
    guard let value = judged(number, place) else { return invalid(place) }
    if type.isInteger, value != value.rounded(.towardZero) {
      return reportFraction(place, type)
    }
    let id = scalar(.number, place, payload: value.bitPattern)
    if value < type.safeMinimum || value > type.safeMaximum {
      reportLimits(place, value, type, id)
    }
    return id
  }

  private func percentage(_ place: Place, _ type: NumberType) -> ScannedNumber? {
    // Quoted or not: JSON, and other readers of YAML, know it as a text alone.
    guard type.acceptsPercentage else { return nil }
    return Percentage.number(stream.value(of: place.content))
  }

  /// The number, if a double holds it and all readers see the same; otherwise it is reported.
  private mutating func judged(_ number: ScannedNumber, _ place: Place) -> Double? {
    if beginsWithZero(stream.node(place.content)),
      let reading = stream.yaml11Reading(of: place.content)
    {
      reportAmbiguousNumber(place, reading)
      return nil
    }
    if number.quality != .faithful { reportLoss(number, place) }
    // Negative zero is 0, in JSON as in meaning.
    return number.isLossy ? nil : number.value + 0
  }

  /// What else begins a number of YAML 1.2 means the same to YAML 1.1.
  @inline(__always)
  func beginsWithZero(_ node: Node) -> Bool {
    guard node.valueCount > 1 else { return false }
    let start = Int(node.valueStart)
    let isSigned = stream.bytes[start] == 0x2B || stream.bytes[start] == 0x2D
    return stream.bytes[isSigned ? start + 1 : start] == 0x30
  }

  private mutating func reportWrongNumber(_ place: Place, _ type: NumberType) -> ValueID {
    if let reading = stream.yaml11Reading(of: place.content) {
      reportAmbiguousNumber(place, reading)
      return invalid(place)
    }
    return reportWrongType(place, as: .number(type))
  }

  private mutating func readText(_ place: Place, _ type: TextType) -> ValueID {
    if !type.allowsEmpty, stream.value(of: place.content).allSatisfy(isBlank) {
      return reportEmptyText(place, type)
    }
    if type.format == .url, !URLText.isAbsolute(stream.value(of: place.content)) {
      return reportWrongFormat(place, "an absolute address such as `https://example.com`")
    }
    reportAmbiguousText(place)
    return scalar(.text, place)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private mutating func readColor(_ place: Place, _ type: ColorType) -> ValueID {
    let text = stream.value(of: place.content)
    if let color = Color(text) {
      return scalar(.color, place, payload: UInt64(color.packed))
    }
    let name = String(decoding: text, as: UTF8.self)
    switch type {
    case .uiColor:
      if let color = ColorName.fixedColor(named: name, type: type) {
        return scalar(.color, place, payload: UInt64(color.packed))
      }
    case .swiftUIColor:
      if ColorName.swiftUIColors.contains(name) { return scalar(.colorName, place) }
    }
    return reportInvalidColor(place, name, type)
  }

  private mutating func readVersion(_ place: Place) -> ValueID {
    guard let version = Version(utf8: stream.value(of: place.content)) else {
      return reportWrongFormat(place, "a release such as `10`, `10.10` or `11.3.0`")
    }
    return checked(version, place)
  }

  private mutating func readWord(
    _ place: Place, _ words: Enumeration, declared: ValueType
  ) -> ValueID {
    let node = stream.node(place.content)
    let ordinal = words.ordinal(
      of: stream.bytes, start: Int(node.valueStart), count: Int(node.valueCount))
    guard let ordinal else { return reportUnknownWord(place, words) }
    return scalar(.word, place, payload: UInt64(ordinal))
  }

  /// Whether the release is one whose documentation is known here.
  private mutating func checked(_ version: Version, _ place: Place) -> ValueID {
    guard let field = field(at: place),
      let known = SDKProfile.knownMajors(ofField: field.name), !known.contains(version.major)
    else { return scalar(.version, place) }
    return reportUnsupportedVersion(place, version, known, field)
  }

  /// The field that a value stands in; nil for list entries and the root.
  func field(at place: Place) -> Field? {
    guard place.parent != .none, values[place.parent.index].kind == .section else { return nil }
    return values[place.parent.index].mappingKind.schema.fields[place.position]
  }
}

extension SDKProfile {
  /// The majors of the SDK that field `name` of `sdk` is about; nil for other fields.
  static func knownMajors(ofField name: String) -> [Int]? {
    switch name {
    case "navigation": knownNavigationMajors
    case "maps3D": knownMaps3DMajors
    default: nil
    }
  }
}

/// Addresses, as far as a configuration needs to know them.
enum URLText {
  /// Whether the text begins with a scheme, has something behind it, and holds no blank.
  static func isAbsolute(_ text: ArraySlice<UInt8>) -> Bool {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex,
      colon + 1 < text.endIndex, isLetter(text[text.startIndex])
    else { return false }
    let scheme = text[..<colon]
    return scheme.allSatisfy {
      isLetter($0) || (48...57).contains($0) || $0 == 43 || $0 == 45 || $0 == 46
    }
      && text.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }
}

/// Percentages with their sign: `5%`, `5 %`.
package enum Percentage {
  /// The fraction, read by moving the decimal point in the text; nil if `text` is none.
  package static func number(_ text: ArraySlice<UInt8>) -> ScannedNumber? {
    guard text.last == UInt8(ascii: "%") else { return nil }
    var digits = text.dropLast()
    while digits.last == 0x20 { digits = digits.dropLast() }
    let isDecimal = digits.allSatisfy { (48...57).contains($0) || [0x2B, 0x2D, 0x2E].contains($0) }
    guard isDecimal, !digits.isEmpty else { return nil }
    let shifted = Array(digits) + Array("e-2".utf8)
    return ScannedNumber(shifted, start: 0, count: shifted.count)
  }
}

extension YAMLStream {
  /// What YAML 1.1 reads in a plain scalar, where that differs; nil where both versions agree.
  func yaml11Reading(of id: NodeID) -> YAML11Reading? {
    let node = node(id)
    guard node.isScalar, node.isPlain, node.valueCount > 1 else { return nil }
    return YAML11Reading(of: bytes, start: Int(node.valueStart), count: Int(node.valueCount))
  }
}
