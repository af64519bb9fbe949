import NavLint
import SourceText
import Testing

@Suite struct NotCheckableTests {
  private let facts = NotCheckable.all.map(\.fact)
  private let checked = Set(RuleRegistry.descriptions.flatMap(\.facts))

  @Test func factsAreSortedAndCheckedByNoRule() {
    #expect(facts == facts.sorted())
    #expect(Set(facts).count == facts.count)
    #expect(checked.intersection(facts) == [])
  }

  @Test func reasonsAreOneSentence() {
    for entry in NotCheckable.all {
      #expect(entry.reason.hasSuffix("."), "\(entry.fact)")
      #expect(!entry.reason.dropLast().contains(". "), "\(entry.fact)")
    }
  }
}
