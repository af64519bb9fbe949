/// What a scalar is by the core schema of YAML 1.2.
package enum ScalarReading: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(NumberReading)
  case text
}

extension YAMLStream {
  /// Reads a scalar by its tag and, where it is plain, by its text; allocates nothing.
  package func reading(of id: NodeID) -> ScalarReading {
    let node = nodes[id.index]
    guard node.kind == .scalar else { return .text }
    switch node.tag {
    case .none, .unknown: guard node.style == .plain else { return .text }
    case .nonSpecific, .string, .sequence, .mapping, .merge: return .text
    case .null: return .null
    case .integer, .float, .boolean: break
    }
    let count = Int(node.valueCount)
    let start = Int(node.valueStart)
    guard count > 0 else { return .null }
    switch bytes[start] {
    case UInt8(ascii: "~") where count == 1: return .null
    case UInt8(ascii: "n"), UInt8(ascii: "N"):
      return isSpelt(start, count, "null") ? .null : .text
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      return isSpelt(start, count, "true") ? .boolean(true) : .text
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      return isSpelt(start, count, "false") ? .boolean(false) : .text
    default:
      return NumberReading.core(bytes, start: start, count: count).map { .number($0) } ?? .text
    }
  }

  /// Whether the bytes are `word` in lower case, upper case, or with a capital.
  private func isSpelt(_ start: Int, _ count: Int, _ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    return SpeltWord(bytes, start, count).isWord(word.description)
  }
}

/// A short text whose letter case is one of YAML's three.
private struct SpeltWord {
  let text: String

  init(_ bytes: [UInt8], _ start: Int, _ count: Int) {
    text = String(decoding: bytes[start..<start + count], as: UTF8.self)
  }

  func isWord(_ word: String) -> Bool {
    text == word || text == word.uppercased() || text == word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension YAMLStream {
  /// The Boolean that YAML 1.1 reads in `yes`, `no`, `on`, `off` and their spellings.
  package func yaml11Boolean(of id: NodeID) -> Bool? {
    let node = nodes[id.index]
    guard node.kind == .scalar, node.style == .plain, node.tag == .none,
      (2...3).contains(node.valueCount)
    else { return nil }
    switch text(of: id) {
    case "yes", "Yes", "YES", "on", "On", "ON": return true
    case "no", "No", "NO", "off", "Off", "OFF": return false
    default: return nil
    }
  }

  /// What YAML 1.1 makes of a plain scalar that YAML 1.2 reads otherwise; nil where both agree.
  package func yaml11Reading(of id: NodeID) -> String? {
    if let boolean = yaml11Boolean(of: id) { return "\(boolean)" }
    let node = nodes[id.index]
    guard node.kind == .scalar, node.style == .plain, node.tag == .none,
      (2...64).contains(node.valueCount)
    else { return nil }
    return YAML11Number.reading(value(of: id))
  }

  /// Whether YAML 1.1 reads another number in a plain scalar.
  package func isReadOtherwiseByYAML11(_ id: NodeID) -> Bool {
    let node = nodes[id.index]
    guard node.valueCount > 1 else { return false }
    let first = bytes[Int(node.valueStart)]
    guard first == UInt8(ascii: "0") || first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    else { return false }
    return yaml11Reading(of: id) != nil
  }
}

/// The number forms that YAML 1.1 has and 1.2 has not, and its dates.
private enum YAML11Number {
  static func reading(_ text: ArraySlice<UInt8>) -> String? {
    var body = text
    var isNegative = false
    if body.first == UInt8(ascii: "-") || body.first == UInt8(ascii: "+") {
      isNegative = body.first == UInt8(ascii: "-")
      body = body.dropFirst()
    }
    guard let first = body.first, isDigit(first) else { return nil }
    let sign = isNegative ? "-" : ""
    if let number = octal(body) ?? sexagesimal(body) ?? grouped(body) ?? binary(body) {
      return sign + number
    }
    return isDate(text) ? "a date" : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  /// `0123` and, in YAML 1.2, `0o123`.
  private static func octal(_ body: ArraySlice<UInt8>) -> String? {
    guard body.first == 48, body.count > 1 else { return nil }
    let digits = body.dropFirst()
    guard digits.allSatisfy({ (48...55).contains($0) || $0 == 95 }) else { return nil }
    var value: UInt64 = 0
    for digit in digits where digit != 95 {
      let (product, overflow) = value.multipliedReportingOverflow(by: 8)
      guard !overflow else { return "an octal number" }
      value = product | UInt64(digit - 48)
    }
    // 00 to 07 are the same number in both.
    return value < 8 && digits.allSatisfy({ $0 != 95 }) ? nil : "\(value)"
  }

  /// `12:30:45`, base sixty.
  private static func sexagesimal(_ body: ArraySlice<UInt8>) -> String? {
    guard body.contains(58) else { return nil }
    let whole = body.prefix { $0 != 46 }
    let rest = body.dropFirst(whole.count)
    guard rest.dropFirst().allSatisfy({ isDigit($0) || $0 == 95 }) else { return nil }
    var value = 0
    for (index, part) in whole.split(separator: 58, omittingEmptySubsequences: false).enumerated() {
      guard !part.isEmpty, part.count <= 9, part.allSatisfy(isDigit),
        let number = Int(String(decoding: part, as: UTF8.self)),
        index == 0 || part.count <= 2 && number < 60
      else { return nil }
      let (product, overflow) = value.multipliedReportingOverflow(by: 60)
      guard !overflow else { return "a number" }
      value = product + number
    }
    return "\(value)" + (rest.count > 1 ? String(decoding: rest, as: UTF8.self) : "")
  }

  /// `1_000`.
  private static func grouped(_ body: ArraySlice<UInt8>) -> String? {
    guard body.contains(95), body.first != 48,
      body.allSatisfy({ isDigit($0) || $0 == 95 || $0 == 46 }),
      body.reduce(0, { $0 + ($1 == 46 ? 1 : 0) }) <= 1
    else { return nil }
    return String(decoding: body.filter { $0 != 95 }, as: UTF8.self)
  }

  /// `0b1010`.
  private static func binary(_ body: ArraySlice<UInt8>) -> String? {
    guard body.count > 2, body.starts(with: [48, 98]) else { return nil }
    var value: UInt64 = 0
    for digit in body.dropFirst(2) where digit != 95 {
      guard digit == 48 || digit == 49 else { return nil }
      guard value >> 63 == 0 else { return "a binary number" }
      value = value << 1 | UInt64(digit - 48)
    }
    return "\(value)"
  }

  /// `2026-03-01`, with or without a time behind it.
  private static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(text)
    guard bytes.count >= 8, bytes[..<4].allSatisfy(isDigit), bytes[4] == 45 else { return false }
    let parts = bytes.split(separator: 45, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, (1...2).contains(parts[1].count), parts[1].allSatisfy(isDigit) else {
      return false
    }
    let day = parts[2].prefix { isDigit($0) }
    guard (1...2).contains(day.count) else { return false }
    guard let next = parts[2].dropFirst(day.count).first else {
      return parts[1].count == 2 && day.count == 2
    }
    return next == 84 || next == 116 || next == 32 || next == 9
  }
}
