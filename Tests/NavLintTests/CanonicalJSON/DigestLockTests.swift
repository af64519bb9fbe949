import NavLint
import Platform
import Testing

@Suite struct DigestLockTests {
  private let one = String(repeating: "1a", count: 32)
  private let two = String(repeating: "2b", count: 32)

  @Test func linesAreSortedAndReadBack() throws {
    var lock = DigestLock()
    lock.add(two, "b.nav.yaml")
    lock.add(one, DigestLock.name("a\n.nav.yaml", document: 0, of: 1))
    lock.add(one, DigestLock.name("b.nav.yaml", document: 1, of: 2))
    let text = "\(one)  a\\n.nav.yaml\n\(two)  b.nav.yaml\n\(one)  b.nav.yaml#1\n"
    #expect(String(decoding: lock.bytes, as: UTF8.self) == text)
    #expect(try DigestLock(lock.bytes) == lock)
  }

  @Test func linesThatAreNoDigestAreAFault() {
    for line in ["abc  a", "\(one) a", "\(one)  ", one.uppercased() + "  a"] {
      #expect(throws: DigestLock.Fault(line: 2)) {
        try DigestLock(Array("\(one)  x\n\(line)\n".utf8))
      }
    }
  }

  @Test func differences() {
    var old = DigestLock()
    old.add(one, "same")
    old.add(one, "changed")
    old.add(one, "removed")
    var new = DigestLock()
    new.add(one, "same")
    new.add(two, "changed")
    new.add(one, "added")
    let differences = new.differences(from: old).map { "\($0.kind.rawValue) \($0.name)" }
    #expect(differences == ["added added", "changed changed", "removed removed"])
  }
}
