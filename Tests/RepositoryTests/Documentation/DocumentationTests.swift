import Foundation
import Platform
import TestSupport
import Testing

/// What the pages say is so: their commands print what they show, their paths exist.
struct DocumentationTests {
  @Test(arguments: DocumentationPage.all.filter { !$0.sessions.isEmpty })
  func commandsPrintWhatThePageShows(_ page: DocumentationPage) throws {
    let folder = try ScratchFolder()
    for (name, text) in page.files { try folder.write(text, to: .init(name)) }
    for script in page.setup {
      let run = try CommandRun.shell("set -e\n" + script, in: folder.path)
      try #require(run.status == 0, "setup of \(page.path): \(run.errorOutput)")
    }
    for step in page.sessions.flatMap(\.steps) {
      let run = try CommandRun.shell("exec 2>&1\n" + step.command, in: folder.path)
      let complaint = step.complaint(about: run)
      #expect(complaint == nil, "\(page.path), \(complaint ?? "")")
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
