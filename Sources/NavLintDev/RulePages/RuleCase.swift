package import NavLint
package import SourceText

/// One document of a page, and what is expected of it.
package struct RuleCase: Sendable {
  package let page: RuleID
  package let heading: String
  package let options: LintOptions
  package let input: [UInt8]
  /// The document as it stands in the page.
  let text: String
  package private(set) var expectations: [Expectation]
  /// The document after `--fix`, without the comments that state expectations.
  package internal(set) var fixed: String?
  /// The number among the page's documents, from 0.
  package let number: Int
  /// Bytes are written `\xNN`, so that the page itself stays readable text.
  let isEscaped: Bool
  /// The document's lines in the page, without the fences.
  let lines: Range<Int>
  /// The lines of the `expect` block, if there is one.
  private(set) var expectLines: Range<Int>?

  init(
    page: RuleID, _ block: FencedBlock, options: [String], number: Int
  ) throws(PageError) {
    self.page = page
    self.number = number
    heading = block.heading
    lines = block.firstLine..<block.endLine
    isEscaped = block.language.hasSuffix("escaped")
    self.options = try LintOptions(words: options, line: block.firstLine)
    text = block.text
    input = isEscaped ? Escapes.bytes(of: block.text) : Array(block.text.utf8)
    expectations = Expectation.underlined(in: block.lines)
  }

  mutating func add(expect block: FencedBlock) throws(PageError) {
    expectLines = block.firstLine..<block.endLine
    for (index, line) in block.lines.enumerated() {
      guard let expectation = Expectation(line: line) else {
        throw PageError(
          line: block.firstLine + index + 1,
          "expected `line:column-line:column severity[id] message`")
      }
      expectations.append(expectation)
    }
  }

  /// Whether nothing is expected.
  package var isSilent: Bool { expectations.isEmpty }
}

extension RuleCase: CustomStringConvertible {
  package var description: String { "\(page) #\(number + 1) \(heading)" }
}

// Running.
extension RuleCase {
  /// Everything that linting the document finds.
  package func findings() -> [Expectation] { findings(in: input) }

  func findings(in bytes: [UInt8]) -> [Expectation] {
    let source = source(of: bytes)
    let lines = LineIndex(source)
    return Linter(options).lint(source).diagnostics.map { Expectation($0, lines) }
  }

  var source: SourceFile { source(of: input) }

  func source(of bytes: [UInt8]) -> SourceFile {
    SourceFile(path: "\(page).nav.yaml", bytes: bytes)
  }

  /// How the findings differ from what is expected, in lines of an `expect` block; nil if not.
  package func mismatch() -> String? {
    let (missing, unexpected) = Expectation.difference(expectations, findings())
    let lines = missing.map { "  missing    \($0)" } + unexpected.map { "  unexpected \($0)" }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
