import NavLint
import SourceText

extension RuleCase {
  /// Replaces the case's expectations in the lines of its page by what is found.
  ///
  /// A finding becomes a comment where that changes nothing, else a line of an `expect` block.
  func record(in page: inout [String]) {
    let document = Expectation.removed(from: Array(page[lines]))
    let (body, rest) = isEscaped ? (document, findings(in: document)) : commented(document)
    var recorded = body + ["```"]
    if !rest.isEmpty { recorded += ["", "```expect"] + rest.map(\.description) + ["```"] }
    let end = expectLines?.upperBound ?? lines.upperBound
    page.replaceSubrange(lines.lowerBound...end, with: recorded)
  }

  /// The document with its findings underlined, and what could not be.
  private func commented(_ document: [String]) -> ([String], rest: [Expectation]) {
    let found = findings(in: document)
    var body: [String] = []
    for (index, line) in document.enumerated() {
      body.append(line)
      body += found.filter { $0.start.line == index + 1 }.compactMap(\.underline)
    }
    let moved = findings(in: body)
    let (missing, rest) = Expectation.difference(Expectation.underlined(in: body), moved)
    return missing.isEmpty && moved.count == found.count ? (body, rest) : (document, found)
  }

  private func findings(in lines: [String]) -> [Expectation] {
    let text = lines.map { $0 + "\n" }.joined()
    return findings(in: isEscaped ? Escapes.bytes(of: text) : Array(text.utf8))
  }
}
