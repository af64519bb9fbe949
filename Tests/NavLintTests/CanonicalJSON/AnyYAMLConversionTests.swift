import Foundation
import NavLint
import SourceText
import Testing
import YAMLTree

/// `convert --no-schema`: any YAML as canonical JSON of core-schema types.
@Suite struct AnyYAMLConversionTests {
  private func convert(
    _ text: String, _ layout: CanonicalLayout = .init(), limits: YAMLLimits = .init()
  ) -> Conversion {
    var options = LintOptions()
    options.usesSchema = false
    options.limits = limits
    let source = SourceFile(path: "x.yaml", bytes: Array(text.utf8))
    return Converter(layout: layout).convert(Linter(options).lint(source), limits: limits)
  }

  private func json(_ text: String, _ layout: CanonicalLayout = .init()) -> [String] {
    convert(text, layout).documents.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: [
    ("a: 1", #"{"a":1}"#),
    (
      "- ~\n- null\n-\n- true\n- False\n- 0x1F\n- 0o17\n- 1e3\n- -0.0\n- 1.50\n- 012",
      "[null,null,null,true,false,31,15,1000,0,1.5,12]"
    ),
    (
      "- yes\n- off\n- 2001-01-01\n- 1_000\n- 12:30\n- '1'\n- !!str 1\n- ! 2",
      #"["yes","off","2001-01-01","1_000","12:30","1","1","2"]"#
    ),
    ("b: 1\na: 2\nA: 3\n'': 4", #"{"":4,"A":3,"a":2,"b":1}"#),
    (
      "12: a\n1.50: b\ntrue: c\n~: d\nnull: e",
      #"{"1.50":"b","12":"a","null":"e","true":"c","~":"d"}"#
    ),
    ("? &k name\n: *k", #"{"name":"name"}"#),
    (
      "x: &a {b: [1, *s]}".replacing("*s", with: "2") + "\ny: *a\nz: [*a, *a]",
      #"{"x":{"b":[1,2]},"y":{"b":[1,2]},"z":[{"b":[1,2]},{"b":[1,2]}]}"#
    ),
    ("a: |\n  one\n  two\nb: >-\n  one\n  two", #"{"a":"one\ntwo\n","b":"one two"}"#),
    (
      "\"\\u20ac\\x01\\b\\f\\t\\r\\n\\\"\\\\\\/\\x7f\\u2028\": 1",
      "{\"€\\u0001\\b\\f\\t\\r\\n\\\"\\\\/\u{7F}\u{2028}\":1}"
    ),
    ("{}", "{}"), ("[]", "[]"), ("text", #""text""#), ("---", "null"),
  ])
  func values(text: String, expected: String) {
    #expect(json(text) == [expected])
  }

  @Test func keysAreSortedByTheCodeUnitsOfUTF16() {
    #expect(
      json("\u{FB33}: 1\n😂: 2\nö: 3\né: 4\nz: 5\n€: 6")
        == ["{\"z\":5,\"é\":4,\"ö\":3,\"€\":6,\"😂\":2,\"\u{FB33}\":1}"])
  }

  @Test func mergeKeysAreResolved() {
    let text = """
      base: &base {a: 1, b: 1}
      more: &more
        <<: *base
        b: 2
        c: 2
      one: {<<: *more, c: 3}
      list: {<<: [{c: 4}, *more], d: 4}
      quoted: {"<<": 5}
      """
    #expect(
      json(text) == [
        #"{"base":{"a":1,"b":1},"list":{"a":1,"b":2,"c":4,"d":4},"more":{"a":1,"b":2,"c":2},"#
          + #""one":{"a":1,"b":2,"c":3},"quoted":{"<<":5}}"#
      ])
  }

  @Test func documentsStandAlone() {
    let conversion = convert("a: 1\n---\nb: 2\n---\n[.nan]\n")
    #expect(conversion.documents.map(\.number) == [0, 1])
    #expect(conversion.documentCount == 3)
    #expect(conversion.faulty == [2])
  }

  @Test func prettyLayout() {
    let layout = CanonicalLayout(isPretty: true, endsWithNewline: true)
    #expect(
      json("b: {}\na: [1, {c: []}]", layout) == [
        """
        {
          "a": [
            1,
            {
              "c": []
            }
          ],
          "b": {}
        }

        """
      ])
  }

  @Test func lossyNumbersStop() {
    var options = LintOptions()
    options.usesSchema = false
    let text = "a: [9007199254740993, 9007199254740993.0, &x .inf]\nb: *x\n.nan: 1e400\n"
    let result = Linter(options).lint(SourceFile(path: "x.yaml", bytes: Array(text.utf8)))
    #expect(Converter().convert(result).documents.isEmpty)
    #expect(
      result.diagnostics.map { "\($0.range.start)-\($0.range.end) \($0.pointer) \($0.message)" }
        == [
          "4-20 /a/0 `9007199254740993` is an integer that no double holds exactly",
          "22-40 /a/1 `9007199254740993.0` is an integer that no double holds exactly",
          "42-49 /a/2 `.inf` is infinite, and JSON has no such number",
          "63-68 /.nan `1e400` is too large for a double",
        ])
    #expect(result.diagnostics.allSatisfy { $0.rule == "lossy-number" && $0.severity == .error })
  }

  /// Each level merges the one before twice: 2^18 ways to the first, each looked at once.
  @Test func sharedSourcesAreMergedOnce() {
    var text = "x0: &a0 {k0: 0}\n"
    for level in 1...18 {
      text += "x\(level): &a\(level) {<<: [*a\(level - 1), *a\(level - 1)], k\(level): \(level)}\n"
    }
    let members = (0...18).map { "k\($0)" }.sorted().map { "\"\($0)\":\($0.dropFirst())" }
    #expect(json(text).first?.contains("\"x18\":{\(members.joined(separator: ","))}") == true)
  }

  @Test func anExpansionPastTheLimitIsAnError() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...8 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let conversion = convert(text)
    #expect(conversion.documents.isEmpty)
    #expect(conversion.faulty == [0])
    let source = SourceFile(path: "bomb.yaml", bytes: Array(text.utf8))
    let diagnostic = YAMLStream.compose(source).diagnostics.first
    #expect(diagnostic?.rule == "resource-limit")
    #expect(
      diagnostic?.message
        == "with each alias replaced by its target the document has 1234567909 nodes, more than the limit of 10000000"
    )
    #expect(diagnostic?.help == "raise `limits.expandedNodes` in `.navlint.yaml`")
    #expect(diagnostic?.pointer == "/a8/0")
  }

  @Test func depthCountsAliasesReplaced() {
    var text = "- &a0 [x]\n"
    for level in 1...600 { text += "- &a\(level) [*a\(level - 1)]\n" }
    let conversion = convert(text)
    #expect(
      conversion.diagnostics.map(\.message) == [
        "with each alias replaced by its target the document has collections 501 deep, more than the limit of 500"
      ])
  }
}
