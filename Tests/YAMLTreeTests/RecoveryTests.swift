import SourceText
import Testing
import YAMLTree

/// What is kept, and what is found, behind a syntax error.
@Suite struct RecoveryTests {
  @Test func theNextDocumentIsComposed() {
    let stream = compose("a: [b\n---\nc: 1\n--- }\n---\nd: &x 1\n---\n- *x\n")
    #expect(
      stream.tree == """
        document 0 incomplete
         mapping block «a: [b»
          scalar plain «a»
          sequence flow «[b»
           scalar plain «b»
        document 1
         mapping block «c: 1»
          scalar plain «c»
          scalar plain «1»
        document 2 incomplete
        document 3
         mapping block «d: &x 1»
          scalar plain «d»
          scalar plain anchored «&x ›1»
        document 4
         sequence block «- *x»
          alias unknown «*x»
        """)
    #expect(
      stream.findings == [
        "1:4-1:5 error[syntax-error]: `[` is never closed: a `]` is missing",
        "4:5-4:6 error[syntax-error] #2: `}` closes nothing",
        "8:3-8:5 error[undefined-alias] #4 /0: alias `*x` has no anchor `&x` above it",
      ])
  }

  /// What libyaml was not shown is no part of the node above it.
  @Test func propertiesEndBeforeAFault() {
    let stream = compose("&a\n&b\u{40000} !c \0\n")
    #expect(
      stream.tree == """
        document 0 incomplete
         alias unknown «&a»
        """)
    #expect(
      stream.findings == [
        "2:8-2:9 error[invalid-character]: control character `U+0000` cannot stand in a YAML file"
      ])
  }

  /// The text above a tab is whole, although libyaml fails while it reads it.
  @Test func whatStandsAboveATabIsKept() {
    let stream = compose("k: {a: 1, a: 2}\nv: true\n\tw: 1\n---\nx: 1\n")
    #expect(
      stream.tree == """
        document 0 incomplete
         mapping block «k: {a: 1, a: 2}␊v: true»
          scalar plain «k»
          mapping flow «{a: 1, a: 2}»
           scalar plain «a»
           scalar plain «1»
           scalar plain «a»
           scalar plain «2»
          scalar plain «v»
          scalar plain «true»
        document 1
         mapping block «x: 1»
          scalar plain «x»
          scalar plain «1»
        """)
    #expect(
      stream.findings == [
        "1:11-1:12 error[duplicate-key] /k/a: key `a` is already set in this mapping"
          + " (1:5-1:6 set here first)",
        "3:1-3:2 error[syntax-error]: a tab cannot indent a line",
      ])
  }

  /// A value on the line of an error is perhaps not what was meant: nothing is said of it.
  @Test(arguments: [
    ("a: b: c\n", "scalar plain «a»", "alias unknown «b»"),
    ("a: 1\n b: 2\n", "scalar plain «a»", "alias unknown «1␊ b»"),
    ("a: 'it's'\n", "scalar plain «a»", "alias unknown «'it'»"),
    ("a: \"x\n", "scalar plain «a»", "alias unknown «»"),
    ("a: ]\n", "scalar plain «a»", "alias unknown «»"),
  ])
  func doubtfulValuesAreUnknown(_ text: String, _ key: String, _ value: String) {
    let lines = compose(text).tree.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.dropFirst(2).map(String.init) == [key, value])
  }

  @Test func documentsThatNeverBeganAreCounted() {
    #expect(compose("}\n---\na: 1\n").documents.map(\.isComplete) == [false, true])
    #expect(compose("%FOO\n---\na: 1\n").documents.map(\.isComplete) == [true])
    #expect(compose("a: 1\n--- ]\n---\nb: 1\n").documents.map(\.isComplete) == [true, false, true])
  }

  @Test func commentsBehindAnErrorAreLeftOut() {
    let stream = compose("# a\nb: \"c # d\n# e\n---\n# f\ng: h # i\n")
    #expect(stream.comments.map { stream.source[$0.range] } == ["# a", "# f", "# i"])
  }
}
