package import SourceText

/// A diagnostic as a page states it.
package struct Expectation: Hashable, Sendable {
  package let start: SourceLocation
  package let end: SourceLocation
  package let severity: Severity
  package let rule: RuleID
  /// Nil: any message will do.
  package let message: String?
  /// The diagnostic lists at least these.
  package let facts: [String]

  /// States everything about `diagnostic`.
  package init(_ diagnostic: Diagnostic, _ lines: LineIndex) {
    start = lines.location(of: diagnostic.range.start)
    end = lines.location(of: diagnostic.range.end)
    severity = diagnostic.severity
    rule = diagnostic.rule
    message = diagnostic.message
    facts = diagnostic.facts
  }

  /// Whether `actual`, which states everything, is as expected.
  package func isMet(by actual: Expectation) -> Bool {
    start == actual.start && end == actual.end && severity == actual.severity
      && rule == actual.rule && (message == nil || message == actual.message)
      && facts.allSatisfy(actual.facts.contains)
  }
}

extension Expectation: CustomStringConvertible {
  /// A line of an `expect` block.
  package var description: String {
    "\(start.line):\(start.column)-\(end.line):\(end.column) \(severity)[\(rule)]"
      + (message.map { " \($0)" } ?? "") + factWords
  }

  private var factWords: String { facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))" }

  /// A comment line that underlines the place, if it lies on one line and leaves room for `#`.
  var underline: String? {
    let width = end.column - start.column
    guard start.line == end.line, start.column == 1 ? width > 1 : start.column > 2 && width > 0
    else { return nil }
    let mark =
      start.column == 1
      ? String(repeating: "^", count: width - 1)
      : String(repeating: " ", count: start.column - 2) + String(repeating: "^", count: width)
    return "#\(mark) \(severity)[\(rule)]" + (message.map { ": \($0)" } ?? "") + factWords
  }
}

// Several.
extension Expectation {
  /// What of `expected` is not among `actual`, and what is there beside it.
  package static func difference(
    _ expected: [Expectation], _ actual: [Expectation]
  ) -> (missing: [Expectation], unexpected: [Expectation]) {
    var missing: [Expectation] = []
    var unexpected = actual
    for expectation in expected {
      if let index = unexpected.firstIndex(where: expectation.isMet(by:)) {
        unexpected.remove(at: index)
      } else {
        missing.append(expectation)
      }
    }
    return (missing, unexpected)
  }

  /// What the comments among the lines of a document state.
  static func underlined(in lines: [String]) -> [Expectation] {
    var found: [Expectation] = []
    var faultyLine = 0
    for (index, line) in lines.enumerated() {
      if let expectation = Expectation(underline: line, below: faultyLine) {
        found.append(expectation)
      } else {
        faultyLine = index + 1
      }
    }
    return found
  }

  /// The lines of a document without those comments.
  static func removed(from lines: [String]) -> [String] {
    lines.filter { Expectation(underline: $0, below: 1) == nil }
  }
}

// Reading.
extension Expectation {
  /// Reads the comment line below line `number`; nil if it states nothing.
  init?(underline text: String, below number: Int) {
    guard text.contains("^"),
      let match = text.wholeMatch(of: #/(\s*#)( *)(\^+) (.+)/#)
    else { return nil }
    let (_, lead, gap, carets, words) = match.output
    let sign = lead.unicodeScalars.count
    let column = gap.isEmpty ? sign : sign + gap.count + 1
    let width = gap.isEmpty ? carets.count + 1 : carets.count
    self.init(
      words, start: SourceLocation(line: number, column: column),
      end: SourceLocation(line: number, column: column + width))
  }

  /// Reads a line of an `expect` block.
  init?(line text: String) {
    guard let match = text.wholeMatch(of: #/(\d+):(\d+)-(\d+):(\d+) (.+)/#),
      let startLine = Int(match.1), let startColumn = Int(match.2), let endLine = Int(match.3),
      let endColumn = Int(match.4)
    else { return nil }
    self.init(
      match.5, start: SourceLocation(line: startLine, column: startColumn),
      end: SourceLocation(line: endLine, column: endColumn))
  }

  private init?(_ words: Substring, start: SourceLocation, end: SourceLocation) {
    guard let match = words.wholeMatch(of: #/(error|warning|note)\[([a-z0-9-]+)\]:?(?: (.+))?/#),
      let severity = Severity(rawValue: String(match.1))
    else { return nil }
    self.start = start
    self.end = end
    self.severity = severity
    rule = RuleID(String(match.2))
    (message, facts) = Self.messageAndFacts(match.3 ?? "")
  }

  private static func messageAndFacts(_ text: Substring) -> (String?, [String]) {
    let fact = #/(?:(.*) )?\(([A-Z0-9]+(?:-[A-Z0-9]+)*-\d+[a-z]?(?:, [A-Z0-9-]+[a-z]?)*)\)/#
    guard let match = text.wholeMatch(of: fact) else {
      return (text.isEmpty ? nil : String(text), [])
    }
    let facts = match.2.split(separator: ",").map { String($0.drop { $0 == " " }) }
    return (match.1.map(String.init), facts)
  }
}
