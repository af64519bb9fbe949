/// A path of a policy, taken apart: `map3D.markers[*].collision*`.
struct PathPattern: Hashable, Sendable {
  /// One part of it: a name, a selector behind a name, or `**`.
  enum Element: Hashable, Sendable {
    case name(StarPattern)
    case entries([Filter])
    case anyDepth
  }

  /// `key=glob` in a selector.
  struct Filter: Hashable, Sendable {
    let key: String
    let glob: StarPattern
  }

  /// Why a text is no path, as the end of a sentence.
  struct Fault: Error, Equatable {
    let reason: String
  }

  let elements: [Element]

  /// Whether it leads to one field, whatever the document holds.
  var isLiteral: Bool {
    elements.allSatisfy { if case .name(let glob) = $0 { glob.isLiteral } else { false } }
  }

  /// Reads `text`.
  init(_ text: String) throws(Fault) {
    var elements: [Element] = []
    var rest = text[...]
    repeat {
      if !elements.isEmpty { rest.removeFirst() }
      let end = rest.firstIndex { $0 == "." || $0 == "[" } ?? rest.endIndex
      elements.append(try Self.name(rest[..<end], in: text))
      rest = rest[end...]
      while rest.first == "[" {
        guard let close = rest.firstIndex(of: "]") else {
          throw Fault(reason: "has a `[` without its `]`")
        }
        elements.append(try Self.selector(rest[..<close].dropFirst()))
        rest = rest[close...].dropFirst()
      }
      guard rest.isEmpty || rest.first == "." else {
        throw Fault(reason: "has `\(rest)` behind a `]`; a dot is expected")
      }
    } while !rest.isEmpty
    self.elements = elements
  }

  private static func name(_ name: Substring, in text: String) throws(Fault) -> Element {
    if name.isEmpty {
      throw Fault(
        reason: text.isEmpty ? "is empty" : "has a name of no characters between its dots")
    }
    if name == "**" { return .anyDepth }
    if name.contains("**") {
      throw Fault(reason: "has `\(name)`; `**` stands alone between dots")
    }
    func isNameCharacter(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "*"):
        true
      default: false
      }
    }
    guard name.utf8.allSatisfy(isNameCharacter) else {
      throw Fault(reason: "has `\(name)`; a name has letters, digits and `*`")
    }
    return .name(StarPattern(name))
  }

  private static func selector(_ text: Substring) throws(Fault) -> Element {
    if text == "*" { return .entries([]) }
    var filters: [Filter] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let equals = part.firstIndex(of: "="), equals > part.startIndex else {
        throw Fault(
          reason: "has the selector `[\(text)]`; `[*]` and `[key=value]` are the selectors")
      }
      let value = part[equals...].dropFirst()
      filters.append(Filter(key: String(part[..<equals]), glob: StarPattern(value)))
    }
    return .entries(filters)
  }
}

extension PathPattern: CustomStringConvertible {
  var description: String {
    var text = ""
    for element in elements {
      if case .entries(let filters) = element {
        let inner = filters.map { "\($0.key)=\($0.glob.text)" }.joined(separator: ",")
        text += "[\(filters.isEmpty ? "*" : inner)]"
        continue
      }
      if !text.isEmpty { text += "." }
      if case .name(let glob) = element { text += glob.text } else { text += "**" }
    }
    return text
  }
}
