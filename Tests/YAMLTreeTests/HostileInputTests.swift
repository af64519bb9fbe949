import SourceText
import Testing
import YAMLTree

/// Whatever the bytes are, what comes of them holds together.
@Suite struct HostileInputTests {
  private static let seeds = [
    "map3D:\n  mode: hybrid\n  markers:\n    - &a {id: \"x\\n\", position: [1, -2.5]}\n    - *a\n",
    "%YAML 1.2\n%TAG !e! tag:e.org,2000:\n--- !e!x\n? [a, b]\n: |2-\n   text\n  more\n...\n---\n'it''s': \"é\\u00e9\"\n",
    "a: !!str 1 # c\n<<: [*b, {c: 1}]\n\"\\uD83D\\uDE00\": >\n  folded\n\n  text\nb: {x: y, ? z, : w}\n",
    "- - - 1\n    - 2\n-\n- ~\n- 'a\n  b'\n- plain\n  text\n- [[{}, []]]\n- {a: b, a: c}\n",
    "\u{FEFF}k\u{A0}: \u{2028}v\u{85}\nl: \"\u{2029} x\"\n# c\u{2028}d\n\u{A0}m: n\r\no: p\rq: r\n",
  ]

  /// Pieces that mean something to YAML, and bytes that mean nothing.
  private static let pieces: [[UInt8]] =
    [
      "---\n", "...\n", "\n", "\r", "\t", "  ", ": ", "- ", "? ", "[", "]", "{", "}", ",", "&a ",
      "*a", "!!int ", "!x ", "|\n", ">-\n", "'", "\"", "#", " #", "%TAG ! x\n", "\\", "<<: ", "@",
      "é",
      "\u{2028}", "\u{85}", "\u{A0}", "😀", "\\uD83D\\uDE00", "\u{FEFF}", "\0", "\u{1B}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xF5]]

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test(arguments: 0..<40)
  func mutantsHoldTogether(_ round: Int) {
    var generator = Generator(state: UInt64(round) &* 977 &+ 1)
    for _ in 0..<50 {
      var bytes = Array(Self.seeds[Int.random(in: 0..<Self.seeds.count, using: &generator)].utf8)
      for _ in 0..<Int.random(in: 1...6, using: &generator) { mutate(&bytes, &generator) }
      check(bytes)
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ generator: inout Generator) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: place)
    case 1:
      let end = min(bytes.count, place + Int.random(in: 1...8, using: &generator))
      bytes.removeSubrange(place..<end)
    case 2 where place < bytes.count:
      bytes[place] = UInt8.random(in: 0...255, using: &generator)
    default:
      let end = min(bytes.count, place + 20)
      let other = Int.random(in: 0...bytes.count, using: &generator)
      bytes.insert(contentsOf: bytes[place..<end], at: other)
    }
  }

  /// Every truncation of every seed, too.
  @Test(arguments: seeds)
  func truncationsHoldTogether(_ seed: String) {
    let bytes = Array(seed.utf8)
    for count in 0...bytes.count { check(Array(bytes[..<count])) }
  }

  @Test(arguments: seeds)
  func utf16IsReadAlike(_ seed: String) {
    let text =
      seed.unicodeScalars.first == "\u{FEFF}" ? String(seed.unicodeScalars.dropFirst()) : seed
    let units = [0xFEFF] + Array(text.utf16)
    for lowByteFirst in [true, false] {
      let bytes = units.flatMap { unit in
        let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return lowByteFirst ? pair : pair.reversed()
      }
      let stream = YAMLStream.compose(SourceFile(path: "x", bytes: bytes))
      let expected = compose(text)
      #expect(stream.tree == expected.tree)
      #expect(stream.findings == expected.findings)
    }
  }

  private func check(_ bytes: [UInt8]) {
    let stream = YAMLStream.compose(SourceFile(path: "x", bytes: bytes))
    let complaint = Invariants(stream).firstBroken
    #expect(complaint == nil, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }
}

/// What every composed stream keeps to.
private struct Invariants {
  let stream: YAMLStream
  init(_ stream: YAMLStream) { self.stream = stream }

  /// The first that does not hold, in words.
  var firstBroken: String? {
    var next = NodeID(0)
    for (number, document) in stream.documents.enumerated() {
      guard let root = document.root else { continue }
      if root != next { return "document \(number) does not follow its predecessor" }
      if let complaint = broken(root, within: 0..<stream.source.text.count) { return complaint }
      next = stream[root].next
    }
    if next.index != stream.nodes.count { return "nodes belong to no document" }
    return brokenDiagnostic ?? brokenComment
  }

  private func broken(_ id: NodeID, within outer: Range<Int>) -> String? {
    let node = stream[id]
    let start = Int(node.start)
    let end = Int(node.end)
    guard start <= node.contentStart, node.contentStart <= node.end else {
      return "\(id) is inside out"
    }
    guard outer.lowerBound <= start, end <= outer.upperBound else {
      return "\(id) leaves its parent"
    }
    switch node.kind {
    case .scalar:
      let last = Int(node.valueStart) + Int(node.valueCount)
      return last <= stream.bytes.count && node.next == id.successor ? nil : "\(id) has no value"
    case .alias:
      let isKnown = node.valueStart < id.rawValue
      return isKnown != node.isUnknown && node.next == id.successor ? nil : "\(id) has no target"
    case .sequence, .mapping:
      return brokenChild(of: id, node)
    }
  }

  private func brokenChild(of id: NodeID, _ node: Node) -> String? {
    var child = id.successor
    var position = Int(node.start)
    var count = 0
    while child < node.next {
      if let complaint = broken(child, within: position..<Int(node.end)) { return complaint }
      position = Int(stream[child].end)
      child = stream[child].next
      count += 1
    }
    if node.kind == .mapping, count % 2 == 1 { return "\(id) has a key without a value" }
    return child == node.next ? nil : "\(id) does not end with its last child"
  }

  private var brokenDiagnostic: String? {
    let count = stream.source.text.count
    for diagnostic in stream.diagnostics + stream.plainYAMLDiagnostics() {
      let ranges =
        [diagnostic.range] + diagnostic.related.map(\.range)
        + diagnostic.fixes.flatMap { $0.edits.map(\.range) }
      if ranges.contains(where: { $0.end > count }) { return "\(diagnostic) leaves the text" }
      if diagnostic.document >= max(1, stream.documents.count) {
        return "\(diagnostic): no document"
      }
      if diagnostic.message.utf8.contains(0x0A) { return "\(diagnostic) has two lines" }
    }
    let places = stream.diagnostics.map(\.range.start)
    return places == places.sorted() ? nil : "diagnostics are not in order"
  }

  private var brokenComment: String? {
    var last = 0
    for comment in stream.comments {
      guard comment.range.start >= last, stream.source.text[comment.range.start] == 0x23 else {
        return "comment at \(comment.range.start)"
      }
      last = comment.range.end
    }
    return nil
  }
}
