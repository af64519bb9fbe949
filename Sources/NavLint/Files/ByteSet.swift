/// A set of bytes without the slash: what one place of a pattern may be.
struct ByteSet: Hashable, Sendable {
  private var words: [UInt64] = [0, 0, 0, 0]

  /// Every byte but the slash.
  static let all = ByteSet(0...255)

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes where byte != UInt8(ascii: "/") {
      words[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
    }
  }

  func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }

  /// Reads a class such as `[!a-z[:digit:]]` at `index` and moves behind it; nil without an end.
  init?(class pattern: [UInt8], at index: inout Int, ignoringCase: Bool) {
    var rest = pattern[(index + 1)...]
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest.removeFirst() }
    var members: Set<UInt8> = []
    // A bracket that comes first is a member.
    var isFirst = true
    while isFirst || rest.first != UInt8(ascii: "]") {
      isFirst = false
      if rest.starts(with: "[:".utf8), let named = Self.takeNamedClass(&rest) {
        guard let named else { return nil }
        members.formUnion(named)
        continue
      }
      guard let low = Self.takeMember(&rest) else { return nil }
      if rest.first == UInt8(ascii: "-"), rest.count > 1,
        rest[rest.startIndex + 1] != UInt8(ascii: "]")
      {
        rest.removeFirst()
        guard let high = Self.takeMember(&rest) else { return nil }
        if low <= high { members.formUnion(low...high) }
      } else {
        members.insert(low)
      }
    }
    if ignoringCase { members.formUnion(members.compactMap(otherCase(of:))) }
    index = rest.startIndex + 1
    self.init(isNegated ? Set(0...255).subtracting(members) : members)
  }

  /// One byte, or the one behind a backslash.
  private static func takeMember(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    guard let byte = rest.popFirst() else { return nil }
    return byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
  }

  /// The members of `[:name:]`; an inner nil for an unknown name, an outer one for no class.
  private static func takeNamedClass(_ rest: inout ArraySlice<UInt8>) -> Set<UInt8>?? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "]")), end >= rest.startIndex + 3,
      rest[end - 1] == UInt8(ascii: ":")
    else { return .none }
    let name = String(decoding: rest[(rest.startIndex + 2)..<(end - 1)], as: UTF8.self)
    rest = rest[(end + 1)...]
    return .some(namedClass(name))
  }

  /// The members of the class `name` in ASCII; nil for an unknown one.
  static func namedClass(_ name: String) -> Set<UInt8>? {
    let digits = Set(UInt8(ascii: "0")...UInt8(ascii: "9"))
    let upper = Set(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    let lower = Set(UInt8(ascii: "a")...UInt8(ascii: "z"))
    let graphic = Set<UInt8>(0x21...0x7E)
    let alphanumeric = digits.union(upper).union(lower)
    return switch name {
    case "alnum": alphanumeric
    case "alpha": upper.union(lower)
    case "blank": [0x20, 0x09]
    case "cntrl": Set(0...0x1F).union([0x7F])
    case "digit": digits
    case "graph": graphic
    case "lower": lower
    case "print": graphic.union([0x20])
    case "punct": graphic.subtracting(alphanumeric)
    case "space": Set(0x09...0x0D).union([0x20])
    case "upper": upper
    case "xdigit":
      digits.union(UInt8(ascii: "a")...UInt8(ascii: "f"))
        .union(UInt8(ascii: "A")...UInt8(ascii: "F"))
    default: nil
    }
  }
}

/// The same letter of ASCII in the other case; nil for other bytes.
func otherCase(of byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
    byte ^ 0x20
  default: nil
  }
}
