import Foundation
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

  @Test(arguments: DocumentationPage.all)
  func namedPathsExist(_ page: DocumentationPage) {
    let missing = page.namedPaths.filter { !FileManager.default.fileExists(atPath: $0.path) }
    #expect(missing.map(\.path) == [], "\(page.path)")
  }
}
