import Foundation
import NavLintDev
import SourceText
import TestSupport
import Testing

/// Every page of docs/Rules: what its documents give is exactly what stands in them.
@Suite struct RulePageTests {
  @Test(arguments: RulePageFile.all)
  func documentsGiveWhatTheyState(_ file: RulePageFile) throws {
    let page = try file.read()
    if Golden.isRecording { return try Data(page.recorded().utf8).write(to: file.url) }
    for rule in page.cases {
      if let mismatch = rule.mismatch() {
        Issue.record("\(rule)\n\(mismatch)\nrecord anew with NAVLINT_RECORD=1 swift test")
      }
      if let fixed = rule.fixed {
        let difference = Diff.lines(expected: fixed, actual: rule.fixedText())
        #expect(difference.isEmpty, "\(rule), fixed: \(difference)")
      }
    }
  }

  @Test(arguments: RulePageFile.all)
  func pagesShowAFaultItsMessageAndAGoodDocument(_ file: RulePageFile) throws {
    let page = try file.read()
    let own = page.cases.flatMap(\.expectations).filter { $0.rule == page.id }
    #expect(page.id.rawValue == file.url.deletingPathExtension().lastPathComponent)
    #expect(own.contains { $0.message != nil }, "no case states the exact message")
    #expect(page.cases.contains { $0.isSilent }, "no case is silent")
    #expect(!page.summary.isEmpty && !page.summary.hasPrefix("#"), "no sentence below the title")
  }
}

/// A file of docs/Rules, as a named test argument.
struct RulePageFile: CustomTestStringConvertible, Sendable {
  let url: URL

  static let all = Repository.files(in: "docs/Rules", suffix: ".md").map(RulePageFile.init)

  var testDescription: String { url.lastPathComponent }

  func read() throws -> RulePage {
    try RulePage(String(decoding: Data(contentsOf: url), as: UTF8.self))
  }
}
