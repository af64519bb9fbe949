import Foundation
import Testing

/// Real faults, kept beside the repository; run only where they are.
@Suite(.enabled(if: !LocatedCase.all.isEmpty))
struct SharedCasesTests {
  @Test(arguments: LocatedCase.all.filter { ["check", "no-schema"].contains($0.content.mode) })
  func theLibraryFindsThem(_ located: LocatedCase) throws {
    let expected = located.content
    let file = located.folder.appending(path: try #require(expected.file))
    let outcome = try CaseOutcome(linting: file, usesSchema: expected.mode == "check")
    let complaints = CaseJudge(expected: expected, outcome: outcome).complaints
    #expect(complaints == [], "\(complaints.joined(separator: "\n"))")
  }

  @Test(arguments: LocatedCase.all)
  func theProgramFindsThem(_ located: LocatedCase) throws {
    let outcomes = try CaseRun(located).outcomes()
    let first = try #require(outcomes.first)
    let complaints = CaseJudge(expected: located.content, outcome: first).complaints
    #expect(complaints == [], "\(complaints.joined(separator: "\n"))")
    let isSteady = outcomes.allSatisfy { $0.standardOutput == first.standardOutput }
    #expect(isSteady, "\(outcomes.count) runs do not give equal bytes")
  }
}
