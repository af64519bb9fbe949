import NavSchema

extension Rewriter {
  /// A literal in one of its spellings.
  mutating func piece(of literal: Literal, _ type: ValueType) -> Piece {
    switch literal {
    case .emptyList: .sequence([])
    case .boolean(let value): .scalar(spelling(of: value))
    case .number(let value): .scalar(spelling(of: value, type))
    case .text(let text): piece(of: text, type)
    }
  }

  private mutating func spelling(of value: Bool) -> String {
    let word = "\(value)"
    guard !isJSON, uses(.booleanCase, oneIn: 3) else { return tagged(word, "!!bool") }
    return Bool.random(using: &random)
      ? word.uppercased() : word.prefix(1).uppercased() + word.dropFirst()
  }

  private mutating func tagged(_ spelling: String, _ tag: String) -> String {
    !isJSON && uses(.tag, oneIn: 25) ? "\(tag) \(spelling)" : spelling
  }

  private mutating func spelling(of value: Double, _ type: ValueType) -> String {
    let text = NumberText.canonical(value)
    guard !text.contains("e") else { return text }
    let isInteger = !text.contains(".")
    if case .number(let number) = type, number.acceptsPercentage, !isJSON, uses(.percentage) {
      return percentage(text) + (Bool.random(using: &random) ? "%" : " %")
    }
    if uses(.trailingZero, oneIn: 4) { return text + (isInteger ? ".0" : "0") }
    if uses(.exponent, oneIn: 6) { return shifted(text, by: 1) + "e-1" }
    if isJSON { return text }
    if value > 0, uses(.plusSign, oneIn: 8) { return "+" + text }
    if isInteger, value >= 0, value < 1e9, uses(.hexadecimalNumber, oneIn: 6) {
      return "0x" + String(Int(value), radix: 16)
    }
    return tagged(text, isInteger ? "!!int" : "!!float")
  }

  private func percentage(_ text: String) -> String { shifted(text, by: 2) }

  /// The decimal number with its point moved to the right.
  private func shifted(_ text: String, by places: Int) -> String {
    let sign = text.hasPrefix("-") ? "-" : ""
    let parts = text.dropFirst(sign.count).split(separator: ".")
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let digits = fraction + String(repeating: "0", count: max(0, places - fraction.count))
    let whole = String(parts[0]) + digits.prefix(places)
    let rest = digits.dropFirst(places)
    let trimmed = whole.drop { $0 == "0" }
    return sign + (trimmed.isEmpty ? "0" : trimmed) + (rest.isEmpty ? "" : "." + rest)
  }

  private mutating func piece(of text: String, _ type: ValueType) -> Piece {
    if case .color(let kind) = type { return .scalar(spelling(ofColor: text, kind)) }
    if case .text = type, !isJSON, isPlainLine(text), uses(.literalBlock, oneIn: 8) {
      return .literal(text, otherwise: doubleQuoted(text))
    }
    return .scalar(spelling(of: text))
  }

  private mutating func spelling(ofColor text: String, _ type: ColorType) -> String {
    guard let color = Color(ArraySlice(text.utf8)) else { return spelling(of: text) }
    if type == .uiColor, let name = name(of: color), uses(.colorName) { return spelling(of: name) }
    if !isJSON, color.alpha == 255, uses(.hexadecimalColor, oneIn: 4) {
      return "0x" + text.dropFirst().lowercased()
    }
    var spelt = text
    if color.alpha == 255, uses(.opaqueAlpha, oneIn: 4) { spelt += "FF" }
    if uses(.colorCase, oneIn: 3) { spelt = spelt.lowercased() }
    return spelling(of: spelt)
  }

  private func name(of color: Color) -> String? {
    ColorName.uiColors.first { $0.color == color }?.name
  }

  /// The text in some style of scalar.
  mutating func spelling(of text: String) -> String {
    if isJSON { return doubleQuoted(text) }
    if isPlain(text), Bool.random(using: &random) { return text }
    if isPlainLine(text), uses(.singleQuotes) {
      return "'"
        + text.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "''") + "'"
    }
    note(.doubleQuotes)
    return doubleQuoted(text)
  }

  private mutating func doubleQuoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case " "..<"\u{7F}" where !uses(.escape, oneIn: 12): quoted.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x10000:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Whether the text can stand without quotes anywhere.
  private func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    let isLetter = ("a"..."z").contains(first) || ("A"..."Z").contains(first)
    let isWord = !["true", "false", "null"].contains(text.lowercased())
    let harmless = text.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        || "-_. /".unicodeScalars.contains($0)
    }
    return isLetter && isWord && harmless && last != " "
  }

  /// Whether the text is one line of what needs no escape.
  private func isPlainLine(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return first != " "
      && text.unicodeScalars.allSatisfy {
        (" "..<"\u{7F}").contains($0)
          || ("\u{A1}"..."\u{D7FF}").contains($0) && $0 != "\u{2028}"
            && $0 != "\u{2029}"
      } && text.unicodeScalars.last != " "
  }
}
