import SourceText
import Testing
import YAMLTree

/// Bytes and characters that no YAML file may hold, and some that only look like another.
@Suite struct CharacterTests {
  @Test(arguments: [
    ("a: \"b\0\"\n", "1:6-1:7", "control character `U+0000`"),
    ("a: \"\u{1B}[31m\"\n", "1:5-1:6", "control character `U+001B`"),
    ("# é \u{7}\n", "1:5-1:6", "control character `U+0007`"),
    ("a: \u{7F}\n", "1:4-1:5", "control character `U+007F`"),
    ("a: \"\u{80}\"\n", "1:5-1:6", "control character `U+0080`"),
    ("a: \"\u{9F}\"\n", "1:5-1:6", "control character `U+009F`"),
    ("a: \u{FFFE}\n", "1:4-1:5", "noncharacter `U+FFFE`"),
    ("a: \u{FFFF}\n", "1:4-1:5", "noncharacter `U+FFFF`"),
    ("a: \u{FEFF}b\n", "1:4-1:5", "byte-order mark `U+FEFF`"),
    ("\u{FEFF}a:\n  \u{FEFF}b: 1\n", "2:3-2:4", "byte-order mark `U+FEFF`"),
    ("a: 1\r\nb: \u{C}\r\n", "2:4-2:5", "control character `U+000C`"),
  ])
  func charactersThatCannotStand(_ text: String, _ place: String, _ noun: String) {
    #expect(
      compose(text).findings == [
        "\(place) error[invalid-character]: \(noun) cannot stand in a YAML file"
      ])
  }

  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], "1:4-1:5", "0xFF"), ([0xC3, 0xA9, 0x20, 0xC3], "1:3-1:4", "0xC3"),
      ([0x61, 0x0A, 0xFE, 0x0A], "2:1-2:2", "0xFE"), ([0xC0, 0x80], "1:1-1:2", "0xC0"),
      ([0xE0, 0x80, 0x80], "1:1-1:2", "0xE0"), ([0xF0, 0x80, 0x80, 0x80], "1:1-1:2", "0xF0"),
      ([0xF4, 0x90, 0x80, 0x80], "1:1-1:2", "0xF4"), ([0xF5], "1:1-1:2", "0xF5"),
      ([0xE2, 0x28, 0xA1], "1:1-1:2", "0xE2"), ([0xE2, 0x82], "1:1-1:2", "0xE2"),
    ] as [([UInt8], String, String)])
  func bytesThatAreNoText(_ bytes: [UInt8], _ place: String, _ byte: String) {
    let stream = YAMLStream.compose(SourceFile(path: "x", bytes: bytes))
    #expect(stream.findings == ["\(place) error[invalid-encoding]: byte `\(byte)` is no UTF-8"])
    #expect(stream.documents.map(\.isComplete) == [false])
  }

  @Test func surrogatesAreNamed() {
    let utf8 = YAMLStream.compose(
      SourceFile(path: "x", bytes: [0x61, 0x3A, 0x20, 0xED, 0xA0, 0x80]))
    let utf16 = YAMLStream.compose(
      SourceFile(path: "x", bytes: [0xFF, 0xFE, 0x61, 0, 0x3A, 0, 0x20, 0, 0, 0xD8]))
    let finding =
      "1:4-1:5 error[invalid-character]: lone surrogate `U+D800` cannot stand in a YAML file"
    #expect(utf8.findings == [finding])
    #expect(utf16.findings == [finding])
  }

  @Test func utf16CanEndInTheMiddle() {
    let stream = YAMLStream.compose(SourceFile(path: "x", bytes: [0xFE, 0xFF, 0, 0x61, 0]))
    #expect(
      stream.findings == [
        "1:2-1:3 error[invalid-encoding]: UTF-16 text ends in the middle of a character"
      ])
  }

  @Test func charactersThatMayStand() {
    let text = "a: \"\\0\\x1B\\x7F\\u0080\\uFFFE \u{E000}\u{FFFD}😀\u{10FFFF}\"\nb: \"\t\"\n"
    let stream = compose(text)
    #expect(stream.findings == [])
    #expect(
      stream.text(of: NodeID(2)) == "\0\u{1B}\u{7F}\u{80}\u{FFFE} \u{E000}\u{FFFD}😀\u{10FFFF}")
  }

  @Test func oneFindingForEachDocument() {
    let stream = compose("a: \u{7}\nb: \u{8}\n---\nc: 1\n---\nd: \u{1}\n--- \u{2}\n---\ne: 2\n")
    #expect(
      stream.findings == [
        "1:4-1:5 error[invalid-character]: control character `U+0007` cannot stand in a YAML file",
        "6:4-6:5 error[invalid-character] #2: control character `U+0001` cannot stand in a YAML file",
        "7:5-7:6 error[invalid-character] #3: control character `U+0002` cannot stand in a YAML file",
      ])
    #expect(stream.documents.map(\.isComplete) == [false, true, false, false, true])
  }

  @Test func whatStandsAboveIsKept() {
    let stream = compose("a: 999\nb:\n  c: [1,\n  2\nd: \u{7}\n")
    #expect(
      stream.tree == """
        document 0 incomplete
         mapping block «a: 999␊b:␊  c: [1,␊  2»
          scalar plain «a»
          scalar plain «999»
          scalar plain «b»
          mapping block «c: [1,␊  2»
           scalar plain «c»
           sequence flow «[1,␊  2»
            scalar plain «1»
            alias unknown «2»
        """)
  }

  /// U+0085, U+2028 and U+2029 break lines for libyaml and YAML 1.1, not for editors and YAML 1.2.
  @Test func separatorsAreNoLineBreaks() {
    let stream = compose(
      "a: x\u{2028}y \u{85} z\n# c\u{2029}b: 1\nd: \" p \u{2028} q\u{85}r\\n\"\ne: |\n  k\u{2029}l\n"
    )
    #expect(
      stream.tree == """
        document 0
         mapping block «a: x\u{2028}y \u{85} z␊# c\u{2029}b: 1␊d: " p \u{2028} q\u{85}r\\n"␊e: |␊  k\u{2029}l»
          scalar plain «a»
          scalar plain «x\u{2028}y \u{85} z»
          scalar plain «d»
          scalar doubleQuoted «" p \u{2028} q\u{85}r\\n"» = [ p \u{2028} q\u{85}r␊]
          scalar plain «e»
          scalar literal «|␊  k\u{2029}l» = [k\u{2029}l␊]
        """)
    #expect(
      compose("a: x\u{2028}b: y\n").findings == [
        "1:7-1:8 error[syntax-error]: a second `: ` on one line begins no mapping"
      ])
  }

  @Test func theTextMayHoldWhatCouldStandIn() {
    let stream = compose("a: \"\u{100}\u{E000}\\uE001\u{85}\u{2028}\u{2029}\\t\"\n")
    #expect(stream.text(of: NodeID(2)) == "\u{100}\u{E000}\u{E001}\u{85}\u{2028}\u{2029}\t")
  }

  /// Nothing is left that could stand in for a separator, so that it is refused, not misread.
  @Test func everyCharacterAtOnce() {
    let scalars = (0xA0...0xFFFD).compactMap(Unicode.Scalar.init).filter { $0.value != 0xFEFF }
    let text = String(String.UnicodeScalarView(scalars))
    #expect(
      compose("a: \"\(text)\u{85}\"\n").findings == [
        "1:8077-1:8078 error[invalid-character]: separator `U+2028` cannot stand in a YAML file"
      ])
  }

  @Test func pairsOfEscapedSurrogatesAreJSON() {
    let stream = compose(
      #"{"a": "x\ud83d\uDE00\n", "b": ["\uD83D\uDE00\uD83D\uDE01"], 'c': '\ud83d\ude00 it''s'}"#)
    #expect(stream.findings == [])
    #expect(stream.text(of: NodeID(2)) == "x😀\n")
    #expect(stream.text(of: NodeID(5)) == "😀😁")
    #expect(stream.text(of: NodeID(7)) == #"\ud83d\ude00 it's"#)
    #expect(
      compose(#"a: "\\ud83d\ude00""#).findings == [
        "1:12-1:18 error[syntax-error]: `\\ude00` is no character: the code point is a surrogate or too large"
      ])
  }

  @Test(arguments: [
    (
      "a: 1\n\u{A0}b: 2\n", "2:1-2:2 error[invalid-character] /\u{A0}b: the no-break space `U+00A0`"
    ),
    ("a\u{A0}: 1\n", "1:2-1:3 error[invalid-character] /a\u{A0}: the no-break space `U+00A0`"),
    ("a: \u{3000}b\n", "1:4-1:5 warning[invalid-character] /a: the ideographic space `U+3000`"),
    ("a: b\u{A0}# c\n", "1:5-1:6 warning[invalid-character] /a: the no-break space `U+00A0`"),
    ("- a:\u{2009}b\n", "1:5-1:6 warning[invalid-character] /0: the space `U+2009`"),
    ("-\u{202F}a\n", "1:2-1:3 warning[invalid-character]: the narrow no-break space `U+202F`"),
    ("a: b\u{200B}\n", "1:5-1:6 warning[invalid-character] /a: the zero-width space `U+200B`"),
  ])
  func spacesThatAreText(_ text: String, _ finding: String) {
    let stream = compose(text)
    #expect(stream.findings == [finding + " is text to YAML, not a blank"])
    #expect(stream.diagnostics.first?.fixes.first?.edits.first?.text == " ")
  }

  @Test(arguments: ["a: \"\u{A0}b\"\n", "a: b\u{A0}c\n", "a: 5\u{202F}%\n", "a: |\n  \u{A0}x\n"])
  func spacesThatMayBeText(_ text: String) { #expect(compose(text).findings == []) }
}
