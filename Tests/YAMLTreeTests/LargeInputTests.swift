import SourceText
import Testing
import YAMLTree

/// Twice the input gives twice the output, at sizes where anything but linear work would not end.
@Suite struct LargeInputTests {
  /// What composing gives, counted.
  private struct Counts: Equatable {
    var nodes = 0
    var documents = 0
    var diagnostics = 0
    var comments = 0
    /// Bytes of values that are not spelt in the text.
    var values = 0

    init(
      nodes: Int = 0, documents: Int = 0, diagnostics: Int = 0, comments: Int = 0, values: Int = 0
    ) {
      self.nodes = nodes
      self.documents = documents
      self.diagnostics = diagnostics
      self.comments = comments
      self.values = values
    }

    init(_ text: String) {
      let stream = compose(text)
      nodes = stream.nodes.count
      documents = stream.documents.count
      diagnostics = stream.diagnostics.count
      comments = stream.comments.count
      values = stream.bytes.count - stream.source.text.count
    }
  }

  private func text(_ count: Int, _ line: (Int) -> String) -> String {
    var text = ""
    for index in 0..<count { text += line(index) }
    return text
  }

  @Test(arguments: [25_000, 50_000])
  func keysOfOneMapping(_ count: Int) {
    let counts = Counts(text(count) { "key\($0): 1\n" })
    #expect(counts == Counts(nodes: 2 * count + 1, documents: 1))
  }

  @Test(arguments: [10_000, 20_000])
  func duplicatesOnOneLine(_ count: Int) {
    let counts = Counts("{a: 1" + text(count) { _ in ", a: 1" } + "}")
    #expect(counts == Counts(nodes: 2 * count + 3, documents: 1, diagnostics: count))
  }

  @Test(arguments: [10_000, 20_000])
  func anchorsAndAliases(_ count: Int) {
    let counts = Counts(text(count) { "- &a\($0) x\n- *a\($0)\n- *b\n" })
    #expect(counts == Counts(nodes: 3 * count + 1, documents: 1, diagnostics: count))
  }

  @Test(arguments: [2_500, 5_000])
  func faultyDocuments(_ count: Int) {
    let counts = Counts(text(count) { _ in "---\na: [1\n---\nb: 1\n\tc\n---\nd: \u{7}\n" })
    #expect(
      counts == Counts(nodes: 8 * count, documents: 3 * count, diagnostics: 3 * count))
  }

  @Test(arguments: [250_000, 500_000])
  func oneScalar(_ count: Int) {
    let counts = Counts("- \"" + String(repeating: "é\\n", count: count) + "\"\n")
    #expect(counts == Counts(nodes: 2, documents: 1, values: 3 * count))
  }

  @Test(arguments: [10_000, 20_000])
  func commentsBetweenWideCharacters(_ count: Int) {
    let counts = Counts(text(count) { _ in "- é # ü\u{2028}\n" })
    #expect(counts == Counts(nodes: count + 1, documents: 1, comments: count))
  }

  @Test(arguments: [10_000, 20_000])
  func pairsOfEscapes(_ count: Int) {
    let counts = Counts(text(count) { _ in #"- "\uD83D\uDE00""# + "\n" })
    #expect(counts.values == 4 * count)
    #expect(counts.nodes == count + 1)
  }
}
