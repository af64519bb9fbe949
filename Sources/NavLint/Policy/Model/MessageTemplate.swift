/// The text of a rule's message, with `{value}` and its like.
struct MessageTemplate {
  static let knownNames = ["value", "default", "base", "path", "contrast", "against"]

  private enum Part {
    case text(Substring)
    case name(Substring)
  }

  private var parts: [Part] = []

  /// Takes `text` apart; braces around anything but small letters are text.
  init(_ text: String) {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      let inner = rest[rest.index(after: open)...]
      let name = inner.prefix { $0 >= "a" && $0 <= "z" }
      parts.append(.text(rest[..<open]))
      if !name.isEmpty, inner.dropFirst(name.count).first == "}" {
        parts.append(.name(name))
        rest = inner.dropFirst(name.count + 1)
      } else {
        parts.append(.text("{"))
        rest = inner
      }
    }
    parts.append(.text(rest))
  }

  /// The names of all placeholders, known or not.
  var names: [String] {
    parts.compactMap { if case .name(let name) = $0 { String(name) } else { nil } }
  }

  /// The text with `values` in place of the placeholders.
  func filled(_ value: (String) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): String(text)
      case .name(let name): value(String(name))
      }
    }.joined()
  }
}
