import NavLint
import NavSchema
import Testing

/// Keys that a known release of the Navigation SDK brought.
@Suite struct KeyNewerThanSDKTests {
  @Test func theRuleLooksAtEveryMappingWithSuchAKey() {
    let kinds = MappingKind.allCases.filter { kind in
      kind.schema.fields.contains { $0.since != nil }
    }
    #expect(KeyNewerThanSdk.kinds == kinds)
  }
}
