/// Turns the text of a pattern into steps, in one pass and without recursion.
struct PatternReader {
  typealias Step = TextPattern.Step
  typealias Fault = TextPattern.Fault

  /// What stands between two parentheses, as far as it is read.
  private struct Group {
    /// The alternatives before the last `|`.
    var alternatives: [[Step]] = []
    /// What is read of the current one, without its last part.
    var sequence: [Step] = []
    /// What a sign of repetition would repeat; nil where there is nothing.
    var part: [Step]?
  }

  private var rest: ArraySlice<Unicode.Scalar>
  private var groups = [Group()]

  private init(_ text: String) { rest = Array(text.unicodeScalars)[...] }

  /// The steps of the pattern `text`.
  static func steps(of text: String) throws(Fault) -> [Step] {
    var reader = PatternReader(text)
    while let sign = reader.rest.popFirst() { try reader.read(sign) }
    guard reader.groups.count == 1 else { throw .malformed("`(` without `)`") }
    return try reader.closeGroup()
  }

  private mutating func read(_ sign: Unicode.Scalar) throws(Fault) {
    switch sign {
    case "(": groups.append(Group())
    case ")":
      guard groups.count > 1 else { throw .malformed("`)` without `(`") }
      try add(closeGroup())
    case "|":
      try endPart()
      let last = groups.count - 1
      groups[last].alternatives.append(groups[last].sequence)
      groups[last].sequence = []
    case "*": try replacePart(before: "*") { Self.starred($0) }
    case "+": try replacePart(before: "+") { Self.plussed($0) }
    case "?": try replacePart(before: "?") { Self.optional($0) }
    case "{": try readBounds()
    case "^": try addAnchor(.start)
    case "$": try addAnchor(.end)
    case ".": try add([.anyCharacter])
    case "[": try add([.oneOf(ScalarSet(reading: &rest))])
    case "\\": try add([.character(escaped())])
    default: try add([.character(sign)])
    }
  }

  private mutating func escaped() throws(Fault) -> Unicode.Scalar {
    guard let sign = rest.popFirst() else { throw .malformed("it ends with `\\`") }
    guard !sign.isASCII || !sign.properties.isAlphabetic && sign.properties.numericType == nil
    else { throw .undefinedEscape("\\\(sign)") }
    return sign
  }

  // MARK: Groups and their parts

  private mutating func add(_ part: [Step]) throws(Fault) {
    try endPart()
    groups[groups.count - 1].part = part
  }

  /// Adds what cannot be repeated.
  private mutating func addAnchor(_ step: Step) throws(Fault) {
    try add([step])
    try endPart()
  }

  private mutating func endPart() throws(Fault) {
    let last = groups.count - 1
    groups[last].sequence += groups[last].part ?? []
    groups[last].part = nil
    try checkSize(groups[last].sequence.count)
  }

  /// The innermost group as one part.
  private mutating func closeGroup() throws(Fault) -> [Step] {
    try endPart()
    let group = groups.removeLast()
    return group.alternatives.reversed().reduce(group.sequence) { others, one in
      [.split(1, one.count + 2)] + one + [.jump(others.count + 1)] + others
    }
  }

  // MARK: Repetition

  private mutating func replacePart(
    before sign: String, _ repeated: ([Step]) -> [Step]
  ) throws(Fault) {
    let last = groups.count - 1
    guard let part = groups[last].part else { throw .malformed("nothing stands before `\(sign)`") }
    groups[last].part = repeated(part)
    try checkSize(groups[last].part?.count ?? 0)
  }

  private func checkSize(_ count: Int) throws(Fault) {
    guard count <= TextPattern.stepLimit else {
      throw .tooManyRepetitions(limit: TextPattern.stepLimit)
    }
  }

  private static func starred(_ part: [Step]) -> [Step] {
    [.split(1, part.count + 2)] + part + [.jump(-part.count - 1)]
  }

  private static func plussed(_ part: [Step]) -> [Step] { part + [.split(-part.count, 1)] }

  private static func optional(_ part: [Step]) -> [Step] { [.split(1, part.count + 1)] + part }

  /// Reads `2}`, `2,}`, `,5}` or `2,5}`.
  private mutating func readBounds() throws(Fault) {
    guard let end = rest.firstIndex(of: "}") else { throw .malformed("`{` without `}`") }
    let words = rest[..<end].split(separator: ",", omittingEmptySubsequences: false)
    let spelling = String(String.UnicodeScalarView(rest[..<end]))
    let bounds = words.map { Int(String(String.UnicodeScalarView($0))) }
    rest = rest[(end + 1)...]
    let isOpen = words.count == 2 && words[1].isEmpty
    let minimum = words[0].isEmpty && words.count == 2 && !isOpen ? 0 : bounds[0]
    let maximum = isOpen ? minimum : bounds[words.count - 1]
    guard words.count <= 2, let minimum, let maximum, 0 <= minimum, minimum <= maximum else {
      throw .malformed("`{\(spelling)}` bounds no repetition")
    }
    let size = groups[groups.count - 1].part?.count ?? 0
    guard size == 0 || maximum <= TextPattern.stepLimit / size else {
      throw .tooManyRepetitions(limit: TextPattern.stepLimit)
    }
    try replacePart(before: "{") {
      Self.repeated($0, minimum, isOpen ? nil : maximum)
    }
  }

  /// `part` from `minimum` to `maximum` times; nil: without end.
  private static func repeated(_ part: [Step], _ minimum: Int, _ maximum: Int?) -> [Step] {
    if part.isEmpty { return [] }
    let head = Array(repeatElement(part, count: minimum).joined())
    guard let maximum else { return head + starred(part) }
    return head + (minimum..<maximum).reduce([]) { rest, _ in optional(part + rest) }
  }
}
