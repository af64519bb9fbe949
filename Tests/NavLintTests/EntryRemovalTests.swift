import NavLint
import SourceText
import Testing

/// What `--unsafe-fixes` makes of a document in which one key has no effect.
private func repaired(_ text: String) -> String {
  let source = SourceFile(path: "a.nav.yaml", bytes: Array(text.utf8))
  let result = FixApplier(Linter(), allowsUnsafe: true).apply(to: source)
  return String(decoding: result.source.text, as: UTF8.self)
}

private let head = "map3D:\n  mode: hybrid\n  markers:\n"

@Suite struct EntryRemovalTests {
  @Test(arguments: [
    // A line of its own, with the comment that ends it; the other comments stay.
    (
      "    - position: {latitude: 1, longitude: 2}\n      # above\n      collisionPriority: 3 # it\n"
        + "      # below\n      id: a\n",
      "    - position: {latitude: 1, longitude: 2}\n      # above\n      # below\n      id: a\n"
    ),
    // The first entry of a sequence's entry.
    (
      "    - collisionPriority: 3\n      position: {latitude: 1, longitude: 2}\n",
      "    - position: {latitude: 1, longitude: 2}\n"
    ),
    // A flow mapping: the comma goes, too.
    (
      "    - {position: {latitude: 1, longitude: 2, altitude: 5}, id: a}\n",
      "    - {position: {latitude: 1, longitude: 2}, id: a}\n"
    ),
    (
      "    - {collisionPriority: 3, position: {latitude: 1, longitude: 2}}\n",
      "    - {position: {latitude: 1, longitude: 2}}\n"
    ),
    // At the end of a file without a line break.
    (
      "    - position: {latitude: 1, longitude: 2}\n      collisionPriority: 3",
      "    - position: {latitude: 1, longitude: 2}\n"
    ),
  ])
  func entriesGoWithWhatIsTheirs(_ before: String, _ after: String) {
    #expect(repaired(head + before) == head + after)
  }

  @Test func lineBreaksStayAsTheyAre() {
    let text = (head + "    - position: {latitude: 1, longitude: 2}\n      collisionPriority: 3\n")
      .replacing("\n", with: "\r\n")
    #expect(
      repaired(text)
        == (head + "    - position: {latitude: 1, longitude: 2}\n").replacing("\n", with: "\r\n"))
  }

  @Test func mergedAndAnchoredEntriesStay() {
    let merged =
      "x-a: &a {collisionPriority: 3}\n" + head
      + "    - {<<: *a, position: {latitude: 1, longitude: 2}}\n"
    #expect(repaired(merged) == merged)
    let anchored =
      head + "    - {collisionPriority: &p 3, position: {latitude: 1, longitude: 2}}\n"
      + "    - {collisionPriority: *p, position: {latitude: 3, longitude: 4}}\n"
    // Without the anchor its alias would stand for nothing.
    #expect(repaired(anchored) == anchored)
  }
}
