internal import SourceText

/// How a part of the text report is set off, as the parameters of an SGR sequence.
enum Style: String {
  case error = "1;31"
  case warning = "1;33"
  case note = "1;36"
  case strong = "1"
  /// Line numbers, rules and the marks of related places.
  case frame = "1;34"

  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}

/// Adds what a terminal understands to text, as far as it was asked for.
struct Painter {
  let usesColor: Bool
  let usesHyperlinks: Bool

  /// `text` in `style`.
  func paint(_ text: String, _ style: Style) -> String {
    usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// `text` as an OSC 8 link to `address`, which is asked for only where links are shown.
  func link(_ text: String, to address: @autoclosure () -> String?) -> String {
    guard usesHyperlinks, let address = address() else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}

/// The left margin of the text report: line numbers and rules.
struct Gutter {
  /// The digits of the greatest line number.
  let digits: Int
  let painter: Painter

  /// The cells before the rule.
  var width: Int { digits + 2 }

  private var margin: String { String(repeating: " ", count: width) }

  /// The line that says where the lines below are.
  func arrow(_ place: String) -> String {
    "\(margin.dropLast())\(painter.paint("-->", .frame)) \(place)\n"
  }

  /// An empty line.
  var blank: String { "\(margin)\(painter.paint("|", .frame))\n" }

  /// The source line of `snippet`.
  func line(_ snippet: Snippet) -> String {
    let number = String(snippet.line)
    let padding = String(repeating: " ", count: max(0, digits - number.count))
    let text = String(decoding: snippet.text, as: UTF8.self)
    let head = painter.paint(" \(padding)\(number) |", .frame)
    return text.isEmpty ? "\(head)\n" : "\(head) \(text)\n"
  }

  /// The line under a source line.
  func under(_ marks: String) -> String { "\(margin)\(painter.paint("|", .frame)) \(marks)\n" }

  /// A closing line about the whole diagnostic.
  func footer(_ text: String) -> String { "\(margin)\(painter.paint("=", .frame)) \(text)\n" }
}
