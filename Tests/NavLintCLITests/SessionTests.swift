import Foundation
import TestSupport
import Testing

/// Whole sessions with the built program: files, commands, and all that they print.
struct SessionTests {
  @Test(arguments: Session.all)
  func commandsPrintWhatTheSessionShows(_ session: Session) throws {
    for complaint in try Transcript(session.url).complaints() {
      Issue.record("\(complaint)\nshow it with NAVLINT_RECORD=1 swift test --filter SessionTests")
    }
  }
}

/// A page in Sessions/.
struct Session: CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.lastPathComponent }

  static let all = Repository.files(in: "Tests/NavLintCLITests/Sessions", suffix: ".md")
    .map(Session.init).filter(\.canRun)

  /// The file systems of macOS have no names that are not UTF-8.
  private var canRun: Bool {
    #if os(macOS)
      return url.lastPathComponent != "bytes-in-names.md"
    #else
      return true
    #endif
  }
}
