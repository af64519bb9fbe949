import Foundation
import Platform
import TestSupport
import Testing

/// What the pages say is so: their commands print what they show, their paths exist.
struct DocumentationTests {
  @Test(arguments: DocumentationPage.all.filter { !$0.transcript.sessions.isEmpty })
  func commandsPrintWhatThePageShows(_ page: DocumentationPage) throws {
    for complaint in try page.transcript.complaints() {
      Issue.record("\(page.path), \(complaint)\nshow it with NAVLINT_RECORD=1 swift test")
    }
  }

  @Test(arguments: DocumentationPage.all)
  func everyCommandIsRunOrSaysWhyNot(_ page: DocumentationPage) {
    #expect(page.unexplained == [], "blocks of \(page.path) at these lines")
  }

  @Test(arguments: DocumentationPage.all)
  func linksLeadToPagesAndHeadings(_ page: DocumentationPage) {
    let dead = page.links.filter { !page.leads($0.target) }.map { "\($0.line): \($0.target)" }
    #expect(dead == [], "\(page.path)")
  }

  /// What stands in a sentence cannot be run, but it has to be there.
  @Test func commandsAndOptionsInProseExist() throws {
    let manual = try CommandRun.navlint(["man"], in: "/").output.replacing(#"\-"#, with: "-")
    for page in DocumentationPage.all {
      for (words, line) in page.spans where words.first == "navlint" || words[0].hasPrefix("--") {
        if words.count > 1, words[0] == "navlint", words[1].allSatisfy(\.isLetter) {
          #expect(manual.contains("navlint \(words[1])\\fR"), "\(page.path):\(line): \(words)")
        }
        for option in words where option.firstMatch(of: /^--[a-z]/) != nil {
          let name = option.prefix { $0 != "=" }
          #expect(manual.contains("\(name)\\fR"), "\(page.path):\(line): \(option)")
        }
      }
    }
  }

  @Test(arguments: DocumentationPage.all)
  func namedPathsExist(_ page: DocumentationPage) {
    let missing = page.namedPaths.filter { !FileManager.default.fileExists(atPath: $0.path) }
    #expect(missing.map(\.path) == [], "\(page.path)")
  }
}
