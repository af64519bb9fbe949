/// The characters that a bracket expression such as `[^a-z[:digit:]]` stands for.
struct ScalarSet: Sendable {
  private var ranges: [ClosedRange<UInt32>] = []
  private var isNegated = false

  func contains(_ character: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(character.value) } != isNegated
  }

  /// Reads what stands behind `[`, the closing bracket included.
  init(reading rest: inout ArraySlice<Unicode.Scalar>) throws(TextPattern.Fault) {
    if rest.first == "^" {
      isNegated = true
      rest.removeFirst()
    }
    // A bracket that comes first is a member.
    var isFirst = true
    while isFirst || rest.first != "]" {
      isFirst = false
      if rest.starts(with: "[:".unicodeScalars) {
        addClass(try Self.named(":", in: &rest))
        guard !ranges.isEmpty else { throw .malformed("an unknown class in `[: :]`") }
        continue
      }
      let first = try Self.member(in: &rest)
      var last = first
      if rest.first == "-", rest.dropFirst().first != "]" {
        rest.removeFirst()
        last = try Self.member(in: &rest)
      }
      guard first <= last else { throw .malformed("`\(first)-\(last)` runs backwards") }
      ranges.append(first.value...last.value)
    }
    rest.removeFirst()
  }

  /// A character, or one as `[.x.]` or `[=x=]`.
  private static func member(
    in rest: inout ArraySlice<Unicode.Scalar>
  ) throws(TextPattern.Fault) -> Unicode.Scalar {
    for mark in [".", "="] as [Unicode.Scalar] where rest.starts(with: ["[", mark]) {
      let name = try named(mark, in: &rest)
      guard let only = name.first, name.count == 1 else {
        throw .malformed("`[\(mark)` names no single character")
      }
      return only
    }
    guard let character = rest.popFirst() else { throw .malformed("`[` without `]`") }
    return character
  }

  /// What stands between `[` with `mark` and the same the other way round.
  private static func named(
    _ mark: Unicode.Scalar, in rest: inout ArraySlice<Unicode.Scalar>
  ) throws(TextPattern.Fault) -> ArraySlice<Unicode.Scalar> {
    let inside = rest.dropFirst(2)
    guard let end = inside.indices.first(where: { inside[$0...].starts(with: [mark, "]"]) }) else {
      throw .malformed("`[\(mark)` without `\(mark)]`")
    }
    rest = inside[(end + 2)...]
    return inside[..<end]
  }

  /// Adds the members of a class of ASCII, in ranges.
  private mutating func addClass(_ name: ArraySlice<Unicode.Scalar>) {
    let members = ByteSet.namedClass(String(String.UnicodeScalarView(name))) ?? []
    for member in members.sorted().map(UInt32.init) {
      if let last = ranges.last, last.upperBound + 1 == member {
        ranges[ranges.count - 1] = last.lowerBound...member
      } else {
        ranges.append(member...member)
      }
    }
  }
}
