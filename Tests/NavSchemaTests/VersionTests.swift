import NavSchema
import Testing

/// Releases, compared number by number.
@Suite struct VersionTests {
  @Test(arguments: [
    ("10.10", "10.2", Version.Answer.yes), ("10.2", "10.10", .no), ("10.10", "10.10", .yes),
    ("10.10.1", "10.10", .yes), ("11", "10.10", .yes), ("11", "11", .yes), ("10", "11", .no),
    ("10", "10.10", .depends), ("10", "10.0", .yes), ("10.10", "10.10.2", .depends),
    ("10.10.2", "10.10.2", .yes),
  ])
  func aBareMajorStandsForAllItsReleases(
    _ release: String, _ bound: String, answer: Version.Answer
  ) throws {
    let bound = try #require(Version(bound))
    #expect(Version(release)?.isAtLeast(bound) == answer)
  }

  @Test(arguments: ["", "10.", "10..1", "v10", "10.1.2.3", "10.x", "1e1", "-1"])
  func whatIsNoReleaseIsNotRead(_ text: String) { #expect(Version(text) == nil) }
}
