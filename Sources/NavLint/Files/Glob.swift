/// One pattern in the syntax and with the meaning of a line of `.gitignore`.
///
/// `*` and `?` stay within a name, `**` as a whole part of the path crosses folders, `[a-z]` is a
/// class, `\` takes the next byte literally. Without a slash the pattern matches names at any
/// depth, with one it is anchored at its list's folder; a closing slash matches folders only; a
/// leading `!` takes matches back. Matching is by bytes and takes at most the product of the
/// lengths of pattern and path.
package struct Glob: Hashable, Sendable {
  package let isNegated: Bool
  package let matchesFoldersOnly: Bool
  /// Whether it is compared with the path below its list's folder; otherwise with the name alone.
  package let isAnchored: Bool
  private let tokens: [Token]

  private enum Token: Hashable, Sendable {
    case byte(UInt8)
    /// One of these bytes, never a slash.
    case oneOf(ByteSet)
    /// Any bytes but slashes.
    case star
    /// Any bytes.
    case anything
    /// Nothing, or any folders with their slashes.
    case folders
    /// The pattern is broken and matches nothing.
    case never

    /// Whether it stands for one byte, and this one.
    func matches(_ byte: UInt8) -> Bool {
      switch self {
      case .byte(let own): own == byte
      case .oneOf(let bytes): bytes.contains(byte)
      case .star, .anything, .folders, .never: false
      }
    }
  }

  /// Reads one line; nil for empty lines and comments.
  ///
  /// `ignoringCase` concerns the letters of ASCII.
  package init?(line: some Sequence<UInt8>, ignoringCase: Bool = false) {
    var pattern = Self.trimmed(Array(line))[...]
    if pattern.isEmpty || pattern.first == UInt8(ascii: "#") { return nil }
    isNegated = pattern.first == UInt8(ascii: "!")
    if isNegated { pattern.removeFirst() }
    matchesFoldersOnly = pattern.last == slash
    if matchesFoldersOnly { pattern.removeLast() }
    isAnchored = pattern.contains(slash)
    if pattern.first == slash { pattern.removeFirst() }
    if pattern.isEmpty { return nil }
    tokens = Self.tokens(of: Array(pattern), ignoringCase: ignoringCase)
  }

  /// Reads a pattern from a settings file or an option.
  package init?(_ pattern: String, ignoringCase: Bool = false) {
    self.init(line: pattern.utf8, ignoringCase: ignoringCase)
  }

  /// Whether `text`, the path for an anchored pattern or else the name, matches; negation and
  /// folders are left to the list.
  package func matches(_ text: ArraySlice<UInt8>) -> Bool {
    var position = text.startIndex
    var token = 0
    // Where to go on when what follows the last wildcard of each kind fails.
    var star: (token: Int, position: Int)?
    var wide: (token: Int, position: Int)?
    while true {
      if token == tokens.count, position == text.endIndex { return true }
      if token < tokens.count {
        switch tokens[token] {
        case .star:
          token += 1
          star = (token, position)
          continue
        case .anything, .folders:
          wide = (token, position)
          star = nil
          token += 1
          continue
        case let single where position < text.endIndex && single.matches(text[position]):
          token += 1
          position += 1
          continue
        default: break
        }
      }
      if let last = star, last.position < text.endIndex, text[last.position] != slash {
        star = (last.token, last.position + 1)
        (token, position) = (last.token, last.position + 1)
      } else if let last = wide, let next = resumption(of: last, in: text) {
        wide = (last.token, next)
        star = nil
        (token, position) = (last.token + 1, next)
      } else {
        return false
      }
    }
  }

  /// The next place from which what follows the wildcard `last` may match.
  private func resumption(
    of last: (token: Int, position: Int), in text: ArraySlice<UInt8>
  ) -> Int? {
    guard last.position < text.endIndex else { return nil }
    if tokens[last.token] == .anything { return last.position + 1 }
    return text[last.position...].firstIndex(of: slash).map { $0 + 1 }
  }
}

// Reading

extension Glob {
  /// The line without its line break's CR and without closing spaces that no `\` protects.
  private static func trimmed(_ line: [UInt8]) -> [UInt8] {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    var end = 0
    var index = 0
    while index < line.count {
      if line[index] == backslash, index + 1 < line.count {
        index += 2
        end = index
      } else {
        index += 1
        if line[index - 1] != UInt8(ascii: " ") { end = index }
      }
    }
    return Array(line[..<end])
  }

  private static func tokens(of pattern: [UInt8], ignoringCase: Bool) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < pattern.count {
      switch pattern[index] {
      case UInt8(ascii: "*"):
        let start = index
        while index < pattern.count, pattern[index] == UInt8(ascii: "*") { index += 1 }
        tokens.append(wildcard(in: pattern, from: start, to: &index))
      case UInt8(ascii: "?"):
        tokens.append(.oneOf(ByteSet.all))
        index += 1
      case UInt8(ascii: "["):
        guard let set = ByteSet(class: pattern, at: &index, ignoringCase: ignoringCase) else {
          return [.never]
        }
        tokens.append(.oneOf(set))
      case backslash:
        guard index + 1 < pattern.count else { return [.never] }
        tokens.append(literal(pattern[index + 1], ignoringCase: ignoringCase))
        index += 2
      case let byte:
        tokens.append(literal(byte, ignoringCase: ignoringCase))
        index += 1
      }
    }
    return tokens
  }

  /// What the stars from `start` to `end` mean; takes the slash behind `**/` with them.
  private static func wildcard(in pattern: [UInt8], from start: Int, to end: inout Int) -> Token {
    // As git has it, a pattern's first wildcard opens a part too: it compares the plain bytes
    // before that on their own.
    let isFirst = !pattern[..<start].contains { "*?[\\".utf8.contains($0) }
    let opensPart = isFirst || pattern[start - 1] == slash
    guard end - start > 1, opensPart else { return .star }
    if end == pattern.count { return .anything }
    if pattern[end] == slash {
      end += 1
      return .folders
    }
    return pattern[end...].starts(with: [backslash, slash]) ? .anything : .star
  }

  private static func literal(_ byte: UInt8, ignoringCase: Bool) -> Token {
    guard ignoringCase, let other = otherCase(of: byte) else { return .byte(byte) }
    return .oneOf(ByteSet([byte, other]))
  }
}

private let slash = UInt8(ascii: "/")
private let backslash = UInt8(ascii: "\\")
