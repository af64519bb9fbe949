import SourceText
import Testing
import YAMLTree

/// What is said of a text that is no YAML, and where.
@Suite struct SyntaxErrorTests {
  @Test(arguments: [
    ("ui:\n\ta: 1\n", "2:1-2:2", "a tab cannot indent a line"),
    ("ui:\n  a: 1\n\tb: 1\n", "3:1-3:2", "a tab cannot indent a line"),
    ("m:\n  - id: a\n  \tp: 1\n", "3:3-3:4", "a tab cannot indent a line"),
    ("a: |\n\tx\n", "2:1-2:2", "a tab cannot indent a line"),
    ("m:\n-\tid: a\n", "2:2-2:3", "a tab cannot stand between an indicator and what it indents"),
    ("a: 1\n\t \nb: 2\n", "2:1-2:3", "a tab stands on a line that holds nothing else"),
    (
      "a:\n  b: 1\n \u{A0}c: 2\n", "3:2-3:3",
      "the no-break space `U+00A0` is text to YAML, not a blank"
    ),
    ("a: \"x\nb: 1\n", "1:4-1:5", "the text behind `\"` has no closing quote"),
    ("a: 'x\n---\n", "1:4-1:5", "the text behind `'` has no closing quote"),
    ("a: \"\\q\"\n", "1:5-1:7", "`\\q` is no escape"),
    ("a: \"\\xZZ\"\n", "1:5-1:7", "`\\x` needs 2 hexadecimal digits"),
    ("a: \"\\u12\"\n", "1:5-1:9", "`\\u` needs 4 hexadecimal digits"),
    (
      "a: \"\\UFFFFFFFF\"\n", "1:5-1:15",
      "`\\UFFFFFFFF` is no character: the code point is a surrogate or too large"
    ),
    ("a: [\n", "1:4-1:5", "`[` is never closed: a `]` is missing"),
    ("a: {b: [c\n", "1:8-1:9", "`[` is never closed: a `]` is missing"),
    ("a: {b: 1\n---\n", "1:4-1:5", "`{` is never closed: a `}` is missing"),
    ("a: {b: 1,\n---\n", "1:4-1:5", "`{` is never closed: a `}` is missing"),
    ("[a, , b]\n", "1:5-1:6", "an entry is missing before `,`"),
    ("a: ]\n", "1:4-1:5", "`]` closes nothing"), ("k: [a]]\n", "1:7-1:8", "`]` closes nothing"),
    ("a: b: c\n", "1:5-1:6", "a second `: ` on one line begins no mapping"),
    (
      String(repeating: "k", count: 1_025) + ": c\n", "1:1026-1:1027",
      "a key of more than 1,024 characters needs a `? ` before it"
    ),
    ("a: - b\n", "1:4-1:5", "`- ` cannot begin a sequence on the line of its key"),
    ("--- - a\n", "1:5-1:6", "`- ` cannot begin a sequence on the line of `---`"),
    ("&a - b\n", "1:4-1:5", "`- ` cannot begin a sequence on the line of its anchor"),
    ("!!seq - b\n", "1:7-1:8", "`- ` cannot begin a sequence on the line of its tag"),
    ("- {a: b}- c\n", "1:9-1:12", "`- c` stands behind a complete value"),
    (": c\n", "1:1-1:2", "`:` has no key before it"),
    ("a: b\n: c\n", "2:1-2:2", "`:` has no key before it"),
    ("? a\n: b\n:\n", "3:1-3:2", "`:` has no key before it"),
    ("a: ? b\n", "1:4-1:5", "`?` cannot begin a mapping key here"),
    (
      "a: 1\nb c # d\nd: 2\n", "2:1-2:4",
      "`b c` is no entry of the mapping: it has no `: ` behind a key"
    ),
    ("a: 1\nb c\n", "2:1-2:4", "`b c` is no entry of the mapping: it has no `: ` behind a key"),
    ("a: \"b\" c\n", "1:8-1:9", "`c` stands behind a complete value"),
    ("a: 'it's'\n", "1:8-1:10", "`s'` stands behind a complete value"),
    ("a: @x\n", "1:4-1:5", "a text without quotes cannot begin with `@`, which YAML reserves"),
    ("a: `x\n", "1:4-1:5", "a text without quotes cannot begin with ```, which YAML reserves"),
    ("a: %x\n", "1:4-1:5", "a text without quotes cannot begin with `%`, which begins a directive"),
    ("a: [|]\n", "1:5-1:6", "a text without quotes cannot begin with `|` here"),
    ("a: *.js\n", "1:4-1:8", "`*.js` is no alias"), ("a: & b\n", "1:4-1:5", "`&` is no anchor"),
    ("a: |x\n  b\n", "1:4-1:6", "`|x` cannot begin a block scalar"),
    ("a: >0\n  b\n", "1:4-1:6", "`>0` cannot begin a block scalar"),
    ("a: !<x b\n", "1:4-1:7", "`!<x` is no tag"),
    ("a: !x!y b\n", "1:4-1:8", "tag `!x!y` begins with a handle that no `%TAG` line declares"),
    ("%FOO 1\n---\na", "1:1-1:7", "`%FOO 1` is no directive"),
    ("%YAML 2.0\n---\na", "1:1-1:10", "`%YAML 2.0` is no directive"),
    ("%YAML 1.1\n%YAML 1.1\n---\na", "2:1-2:10", "`%YAML 1.1` says again what a line above says"),
    ("%YAML 1.1\na: b\n", "2:1-2:5", "expected `---` behind the directives"),
    ("a: b\n%YAML 1.2\n", "3:1-3:1", "expected `---` behind the directives"),
    ("a: b\n...\nc: d\n", "3:1-3:5", "`c: d` stands behind a complete document"),
    ("...\n", "1:1-1:4", "`...` ends no document"),
    ("--- a: b\n", "1:6-1:7", "a mapping cannot begin on the line of `---`"),
    ("[a:, b]\n", "1:3-1:4", "`:` needs a blank behind it to end a key"),
  ])
  func messages(_ text: String, _ place: String, _ message: String) {
    let findings = compose(text).findings
    #expect(findings == ["\(place) error[syntax-error]: \(message)"])
  }

  @Test(arguments: [
    ("{path: a[*].b, c: d}\n", "inside of brackets, a text that holds one needs quotes"),
    ("x: {path: a[*].b, c: d}\n", "inside of brackets, a text that holds one needs quotes"),
    ("[a b{c}]\n", "inside of brackets, a text that holds one needs quotes"),
    ("[[a] [b]]\n", nil), ("{a: \"b\"[c]}\n", nil),
  ])
  func bracketsInTexts(_ text: String, _ help: String?) {
    let errors = compose(text).diagnostics.filter { $0.rule == "syntax-error" }
    #expect(errors.map(\.help) == [help])
  }

  @Test(arguments: [
    (
      "a: {b\nc: d\n",
      "2:2-2:3 error[syntax-error]: expected `,` or `}` in the flow mapping"
        + " (1:4-1:5 the flow mapping begins here)"
    ),
    (
      "a: [1, 2\nb: 3\n",
      "2:2-2:3 error[syntax-error]: expected `,` or `]` in the flow sequence"
        + " (1:4-1:5 the flow sequence begins here)"
    ),
    (
      "a: 1\n b: 2\n",
      "2:3-2:4 error[syntax-error]: a key cannot be here: its line continues the text above"
        + " (1:4-1:5 the text begins here)"
    ),
    (
      "a:\n  b: 1\n c: 2\n",
      "3:2-3:6 error[syntax-error]: `c: 2` is indented like no key above it"
        + " (1:1-1:2 the mapping begins here)"
    ),
    (
      "a: 1\n- b\n",
      "2:1-2:2 error[syntax-error]: `- ` begins an entry of a sequence among the keys of a mapping"
        + " (1:1-1:2 the mapping begins here)"
    ),
    (
      "- a\nb: 1\n",
      "2:1-2:5 error[syntax-error]: `b: 1` is no entry of the sequence: expected `- `"
        + " (1:1-1:2 the sequence begins here)"
    ),
    (
      "- a\nb\n- c\n",
      "2:1-2:2 error[syntax-error]: `b` is no entry of the sequence: expected `- `"
        + " (1:1-1:2 the sequence begins here)"
    ),
    (
      "a:\n  - b: 1\n  c\n",
      "3:3-3:4 error[syntax-error]: `c` is no entry of the sequence: expected `- `"
        + " (2:3-2:4 the sequence begins here)"
    ),
    (
      "c: {color: #fff}\n",
      "1:4-1:5 error[syntax-error]: `{` is never closed: a `}` is missing"
        + " (1:12-1:17 this is a comment, its brackets included)"
    ),
  ])
  func relatedPlaces(_ text: String, _ finding: String) {
    #expect(compose(text).findings == [finding])
  }

  /// libyaml reads no text there, and where it begins with `#`, it takes it for a comment.
  @Test(arguments: [
    ("a: |\n   \n  # b\nc: 1\n", "2:1-2:4", "3:3-3:6"),
    ("a: |\n   \n  b\nc: 1\n", "2:1-2:4", "3:3-3:4"),
    ("a: >\r\n\r\n    \r\n  # b\r\n", "3:1-3:5", "4:3-4:6"),
    ("a: |\n   \n  # b\n  c\n", "2:1-2:4", "3:3-3:6"),
    ("- - &a !!str |+\n     \n   # b\n", "2:1-2:6", "3:4-3:7"),
    ("a:\n- |\n   \n b\n- c\n", "3:1-3:4", "4:2-4:3"),
    ("|\n   \n # b\n", "2:1-2:4", "3:2-3:5"), ("--- |\n   \n b\n", "2:1-2:4", "3:2-3:3"),
  ])
  func emptyLinesDeeperThanTheirText(_ text: String, _ place: String, _ textPlace: String) {
    #expect(
      compose(text).findings == [
        "\(place) error[syntax-error]: the empty line is indented deeper than the block scalar's "
          + "text below it (\(textPlace) the text begins here)"
      ])
  }

  @Test(arguments: [
    "a: |\n   \n# b\nc: 1\n", "a:\n  b: |\n     \n  # c\n  d: 1\n", "a: |2\n   \n # b\n",
    "a: |\n\n\n  # b\nc: 1\n", "a: |\n  \n  # b\n", "a: |\n   \n", "a: |\n    \n  \nb: 1\n",
    "a: |\n   # b\n   \n  # c\n",
  ])
  func emptyLinesNotDeeperThanText(_ text: String) { #expect(compose(text).findings == []) }

  @Test(arguments: [
    ("a: 1\n%YAML 1.2", "a: 1\n%YAML 1.2\n---\n"), ("%YAML 1.2\na: 1\n", "%YAML 1.2\n---\na: 1\n"),
    ("a: |\n    \n\n   \n  # b\n", "a: |\n\n\n\n  # b\n"),
  ])
  func fixes(_ text: String, _ fixed: String) {
    var bytes = Array(text.utf8)
    for edit in (compose(text).diagnostics.first?.fixes.first?.edits ?? []).reversed() {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.text.utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
  }

  /// YAML 1.2 takes everything but blanks and flow indicators into an anchor's name.
  @Test(arguments: [
    ("&a: b\n", "1:1-1:4", ":", "&a"), ("a: &x 1\n*x: 2\n", "2:1-2:4", ":", "*x"),
    ("{&x: b}\n", "1:2-1:5", ":", "&x"),
  ])
  func namesThatReadersDisagreeOn(
    _ text: String, _ place: String, _ character: String, _ name: String
  ) {
    let stream = compose(text)
    #expect(
      stream.findings == [
        "\(place) error[syntax-error]: YAML 1.2 takes the `\(character)` into the name `\(name)`,"
          + " other readers do not"
      ])
    #expect(stream.diagnostics.first?.fixes.first?.edits.map(\.text) == [" "])
  }

  @Test(arguments: [
    "- &a b\n- *a\n", "[&a b, *a, {*a : 1}]\n", "? &a b\n: *a\n", "a: &x\n", "- &a [*b]",
  ])
  func namesThatEndWhereAllAgree(_ text: String) {
    #expect(!compose(text).findings.contains { $0.contains("syntax-error") })
  }

  /// libyaml takes each `#` for a comment, and `?` for an indicator.
  @Test(arguments: [
    ("a: \"b\"#c\n", "1:7-1:9", "`#c` begins no comment: no blank stands before it"),
    ("a: [b]#c\n", "1:7-1:9", "`#c` begins no comment: no blank stands before it"),
    ("a: [b,#c\n d]\n", "1:7-1:9", "`#c` begins no comment: no blank stands before it"),
    ("a: |-#c\n  b\n", "1:6-1:8", "`#c` begins no comment: no blank stands before it"),
    ("a: {#c\n}\n", "1:5-1:7", "`#c` begins no comment: no blank stands before it"),
    ("[?a, b]\n", "1:2-1:4", "YAML 1.2 takes `?a` for a text, other readers for a key"),
    ("{?}\n", "1:2-1:3", "YAML 1.2 takes `?` for a text, other readers for a key"),
    ("{?a : b}\n", "1:2-1:4", "YAML 1.2 takes `?a` for a text, other readers for a key"),
    ("[-, a]\n", "1:2-1:3", "a text without quotes cannot be `-` alone in flow style"),
    ("{a: &b -}\n", "1:8-1:9", "a text without quotes cannot be `-` alone in flow style"),
  ])
  func indicatorsWithoutABlank(_ text: String, _ place: String, _ message: String) {
    #expect(compose(text).findings == ["\(place) error[syntax-error]: \(message)"])
  }

  @Test(arguments: [
    "a: \"b\" #c\n", "a: b#c\n", "[b#c, 'd' #e\n]", "[a, #b\n c]\n", "{? a : b}\n", "[b?, c]\n",
    "a: | #c\n  #d\n", "a: ?b\n", "[-a, '-', b-, -1]\n", "- -\n", "\"#a\": '#b'\n",
    "a: |-\n  b\n#c\n", "a: >\n  b\n\n#c\nd: e\n",
  ])
  func indicatorsWithOne(_ text: String) { #expect(compose(text).findings == []) }

  @Test func longTextIsCut() {
    let line = String(repeating: "word ", count: 30)
    #expect(
      compose("a: 1\n\(line)\n").findings.map { $0.split(separator: "`")[1] } == [
        "word word word word word word word word…"
      ])
  }
}
