import NavSchema
import Testing

/// The names of a mapping's keys.
@Suite struct SpellingTests {
  @Test(arguments: MappingKind.allCases)
  func noTwoKeysOfAMappingAreSpeltAlike(kind: MappingKind) {
    let spellings = kind.schema.fields.flatMap { [$0.name] + $0.otherSpellings }
    #expect(Set(spellings).count == spellings.count)
  }

  @Test(arguments: MappingKind.allCases)
  func everySpellingLeadsToItsKey(kind: MappingKind) {
    for (slot, field) in kind.schema.fields.enumerated() {
      for spelling in [field.name] + field.otherSpellings {
        let bytes = Array("<\(spelling)>".utf8)
        #expect(kind.schema.slot(named: spelling) == slot)
        #expect(kind.schema.slot(in: bytes, start: 1, count: bytes.count - 2) == slot)
        #expect(kind.schema.slot(named: spelling + "x") == nil)
        #expect(kind.schema.slot(in: bytes, start: 1, count: bytes.count - 1) == nil)
      }
    }
  }
}
