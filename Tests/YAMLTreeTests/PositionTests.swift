import SourceText
import Testing
import YAMLTree

/// The exact range of every kind of node.
@Suite struct PositionTests {
  @Test func nodesOfABlockMapping() {
    let stream = compose("a: 1\nb: [x, 'y', \"z\\n\"]\nc:\n- 1\n-\n- k: v\n  l:\n\n# end\n")
    #expect(
      stream.tree == """
        document 0
         mapping block «a: 1␊b: [x, 'y', "z\\n"]␊c:␊- 1␊-␊- k: v␊  l:»
          scalar plain «a»
          scalar plain «1»
          scalar plain «b»
          sequence flow «[x, 'y', "z\\n"]»
           scalar plain «x»
           scalar singleQuoted «'y'» = [y]
           scalar doubleQuoted «"z\\n"» = [z␊]
          scalar plain «c»
          sequence block «- 1␊-␊- k: v␊  l:»
           scalar plain «1»
           scalar plain «»
           mapping block «k: v␊  l:»
            scalar plain «k»
            scalar plain «v»
            scalar plain «l»
            scalar plain «»
        """)
  }

  @Test func propertiesStandApartFromTheContent() {
    let stream = compose("? a\nb: &x !!str # c\n  foo\nc: *x\nd: !!null\ne: &m\n  k: &s\n  - 1\n")
    #expect(
      stream.tree == """
        document 0
         mapping block «? a␊b: &x !!str # c␊  foo␊c: *x␊d: !!null␊e: &m␊  k: &s␊  - 1»
          scalar plain «a»
          scalar plain «»
          scalar plain «b»
          scalar plain !string anchored «&x !!str # c␊  ›foo»
          scalar plain «c»
          alias «*x» → 4
          scalar plain «d»
          scalar plain !null «!!null›»
          scalar plain «e»
          mapping block anchored «&m␊  ›k: &s␊  - 1»
           scalar plain «k»
           sequence block anchored «&s␊  ›- 1»
            scalar plain «1»
        """)
  }

  @Test func blockScalarsEndWithTheirContent() {
    let stream = compose(
      "a: |\r\n  x\r\n  y\r\n\r\nb: >-  # c\n  q\n# c\nc: |\n\nd: |+ # e\n\n\n...\n")
    #expect(
      stream.tree == """
        document 0
         mapping block «a: |␍␊  x␍␊  y␍␊␍␊b: >-  # c␊  q␊# c␊c: |␊␊d: |+»
          scalar plain «a»
          scalar literal «|␍␊  x␍␊  y» = [x␊y␊]
          scalar plain «b»
          scalar folded «>-  # c␊  q» = [q]
          scalar plain «c»
          scalar literal «|» = []
          scalar plain «d»
          scalar literal «|+» = [␊␊]
        """)
  }

  @Test(arguments: [
    ("a\nb", "plain «a␊b» = [a b]"), ("'a\nb'", "singleQuoted «'a␊b'» = [a b]"),
    ("\"\\_\"", "doubleQuoted «\"\\_\"» = [\u{A0}]"), ("'a b'", "singleQuoted «'a b'» = [a b]"),
  ])
  func valuesAsLongAsTheirSpelling(_ text: String, _ scalar: String) {
    #expect(compose(text).tree == "document 0\n scalar \(scalar)")
  }

  @Test func flowPairsAndWhatIsAbsent() {
    let stream = compose("- [a: , {b: c}: d, ? e]\n- {a: , b, ? c\n  :\n  , d: e}\n")
    #expect(
      stream.tree == """
        document 0
         sequence block «- [a: , {b: c}: d, ? e]␊- {a: , b, ? c␊  :␊  , d: e}»
          sequence flow «[a: , {b: c}: d, ? e]»
           mapping flow «a:»
            scalar plain «a»
            scalar plain «»
           mapping flow «{b: c}: d»
            mapping flow «{b: c}»
             scalar plain «b»
             scalar plain «c»
            scalar plain «d»
           mapping flow «? e»
            scalar plain «e»
            scalar plain «»
          mapping flow «{a: , b, ? c␊  :␊  , d: e}»
           scalar plain «a»
           scalar plain «»
           scalar plain «b»
           scalar plain «»
           scalar plain «c»
           scalar plain «»
           scalar plain «d»
           scalar plain «e»
        """)
  }
}
