import NavLint
import NavSchema
import Testing

/// Keys that a known release of the Navigation SDK brought.
@Suite struct KeyNewerThanSDKTests {
  @Test func theRuleLooksAtEveryMappingWithSuchAKey() {
    let kinds = MappingKind.allCases.filter { !$0.schema.datedSlots.isEmpty }
    #expect(KeyNewerThanSdk.kinds == kinds)
  }
}
