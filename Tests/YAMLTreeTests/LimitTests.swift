import SourceText
import Testing
import YAMLTree

/// Limits stop what no honest file does, and say what to raise.
@Suite struct LimitTests {
  private func limits(_ change: (inout YAMLLimits) -> Void) -> YAMLLimits {
    var limits = YAMLLimits()
    change(&limits)
    return limits
  }

  @Test func fileSize() {
    let stream = compose("a: 12\n", limits: limits { $0.fileSize = 5 })
    #expect(
      stream.findings == [
        "1:1-1:1 error[resource-limit]: the file has 6 bytes, more than the limit of 5"
      ])
    #expect(stream.diagnostics.first?.help == "raise `limits.fileSize` in `.navlint.yaml`")
    #expect(stream.documents.map(\.isComplete) == [false])
    #expect(compose("a: 12\n", limits: limits { $0.fileSize = 6 }).findings == [])
  }

  @Test func depth() {
    let stream = compose("a: [[[1]]]\n---\nb: [[1]]\n", limits: limits { $0.depth = 3 })
    #expect(
      stream.findings == [
        "1:6-1:7 error[resource-limit] /a/0/0: collections lie at least 4 deep, more than the limit of 3"
      ])
    #expect(stream.documents.map(\.isComplete) == [false, true])
    #expect(stream.diagnostics.first?.help == "raise `limits.depth` in `.navlint.yaml`")
  }

  /// libyaml's time would be quadratic in the depth.
  @Test(arguments: ["[", "{a: ", "- "])
  func deepNestingStopsAtOnce(_ opening: String) {
    let stream = compose(String(repeating: opening, count: 20_000))
    #expect(stream.diagnostics.map(\.rule) == ["resource-limit"])
    #expect(stream.nodes.count < 1200)
  }

  @Test func nodes() {
    let stream = compose("[1, 2, 3, 4]\n---\na\n", limits: limits { $0.nodes = 4 })
    #expect(
      stream.findings == [
        "1:11-1:12 error[resource-limit] /3: the file has at least 5 nodes, more than the limit of 4"
      ])
    #expect(stream.documents.map(\.isComplete) == [false])
  }

  /// Ten levels, each of which names the one before ten times.
  private var bomb: String {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<10 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    return text
  }

  @Test func expandedNodes() {
    let stream = compose(bomb)
    #expect(
      stream.findings == [
        "10:10-10:13 error[resource-limit] /a9/0: with each alias replaced by its target the"
          + " document has 12345679021 nodes, more than the limit of 10000000"
      ])
    #expect(stream.nodes.count < 250)
    #expect(stream.documents.map(\.isExpandable) == [false])
    #expect(stream.documents.map(\.isComplete) == [true])
  }

  @Test func expandedBytes() {
    let text = "a: &a \"0123456789\"\nb: [*a, *a, *a]\n"
    let stream = compose(text, limits: limits { $0.expandedBytes = 40 })
    #expect(
      stream.findings == [
        "2:5-2:7 error[resource-limit] /b/0: with each alias replaced by its target the"
          + " document has 42 bytes of scalars, more than the limit of 40"
      ])
    #expect(compose(text, limits: limits { $0.expandedBytes = 42 }).findings == [])
  }

  @Test func expansionNeverOverflows() {
    var text = "- &a0 [x, x]\n"
    for level in 1...100 { text += "- &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(
      compose(text).findings.first?.contains("has more than 9223372036854775807 nodes") == true)
  }

  @Test func directives() {
    let text = (0...100).map { "%TAG !t\($0)! tag:x,\($0):\n" }.joined() + "---\na: 1\n---\nb: 2\n"
    let stream = compose(text)
    #expect(
      stream.findings == [
        "1:1-1:2 error[resource-limit]: the document has 101 directives, more than the limit of 100"
      ])
    #expect(stream.documents.map(\.isComplete) == [true, true])
    let each = String(repeating: "%YAML 1.2\n---\na\n...\n", count: 300)
    #expect(compose(each).findings == [])
  }
}
