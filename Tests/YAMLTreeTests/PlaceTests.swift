import SourceText
import Testing
import YAMLTree

/// Lines and columns as an editor shows them, whatever the text holds.
@Suite struct PlaceTests {
  /// Every scalar with the place where it begins.
  private func places(_ stream: YAMLStream) -> [String] {
    let lines = LineIndex(stream.source)
    return stream.nodes.indices.compactMap { index in
      let id = NodeID(UInt32(index))
      guard stream[id].kind == .scalar else { return nil }
      let place = lines.location(of: Int(stream[id].start))
      return "\(place.line):\(place.column) \(stream.text(of: id))"
    }
  }

  @Test func columnsCountCodePoints() {
    #expect(
      places(compose("é: ü\n😀: e\u{301} x\n\"a\u{A0}b\": 'ß'\n日本: [語, z]\n")) == [
        "1:1 é", "1:4 ü", "2:1 😀", "2:4 e\u{301} x", "3:1 a\u{A0}b", "3:8 ß", "4:1 日本",
        "4:6 語", "4:9 z",
      ])
  }

  @Test func aByteOrderMarkIsNoColumn() {
    let stream = compose("\u{FEFF}a: é\nb: 1\n")
    #expect(places(stream) == ["1:1 a", "1:4 é", "2:1 b", "2:4 1"])
    #expect(stream[NodeID(0)].start == 3)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineBreakIsOne(_ lineBreak: String) {
    let text = ["a: 1", "b: |", "  x", "  y", "", "c: 'p", "  q'", "# é", "d: [1,", " 2]", ""]
    let stream = compose(text.joined(separator: lineBreak))
    #expect(
      places(stream) == [
        "1:1 a", "1:4 1", "2:1 b", "2:4 x\ny\n", "6:1 c", "6:4 p q", "9:1 d", "9:5 1", "10:2 2",
      ])
    #expect(stream.findings == [])
  }

  @Test(arguments: [true, false])
  func utf16IsPlacedAsUTF8(lowByteFirst: Bool) {
    let text = "é: 😀\nb: ü\n"
    let bytes = ([0xFEFF] + Array(text.utf16)).flatMap { unit in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return lowByteFirst ? pair : pair.reversed()
    }
    let stream = YAMLStream.compose(SourceFile(path: "x", bytes: bytes))
    #expect(places(stream) == ["1:1 é", "1:4 😀", "2:1 b", "2:4 ü"])
    #expect(stream.source.fileOffset(of: Int(stream[NodeID(3)].start)) == 14)
  }

  @Test func longTextsArePlacedBehindManyWideCharacters() {
    let text = String(repeating: "- \"ééééééééé 0123456789\"\n", count: 500) + "- end\n"
    #expect(places(compose(text)).last == "501:3 end")
  }

  @Test func valuesPointIntoTheTextWhereTheyAreSpeltThere() {
    let stream = compose("a: plain\nb: \"quoted\"\nc: 'single'\nd: \"\\x41\"\ne: two\n  lines\n")
    let values = (0..<5).map { stream[NodeID(UInt32(2 + 2 * $0))] }
    let end = stream.source.text.count
    #expect(values.map(\.valueStart).prefix(3) == [3, 13, 25])
    #expect(values[3].valueStart == UInt32(end))
    #expect(values[4].valueStart == UInt32(end + 1))
    #expect(stream.bytes.count == end + 1 + "two lines".utf8.count)
  }

  @Test func pointersFollowTheEffectivePath() {
    let stream = compose(
      "a/b: [{c~d: 1}]\n<<: {m: 2}\ne:\n  <<: [{f: 3}, {g: 4}]\n  ? [k]\n  : {h: 5}\n")
    let paths = NodePaths(stream)
    let pointers = stream.nodes.indices.compactMap { index -> String? in
      let id = NodeID(UInt32(index))
      guard let value = Int(stream[id].kind == .scalar ? stream.text(of: id) : "") else {
        return nil
      }
      return "\(value) \(paths.pointer(to: id))"
    }
    #expect(pointers == ["1 /a~1b/0/c~0d", "2 /m", "3 /e/f", "4 /e/g", "5 /e"])
    let number = NodeID(5)
    #expect(paths.key(of: number).map(stream.text(of:)) == "c~d")
    #expect(paths.parent(of: number).map { stream[$0].kind } == .mapping)
    #expect(paths.position(of: NodeID(3)) == 0)
    #expect(paths.parent(of: NodeID(0)) == nil)
  }
}
