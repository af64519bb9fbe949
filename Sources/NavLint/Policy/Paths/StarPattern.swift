/// A text in which each `*` stands for any number of characters.
struct StarPattern: Hashable, Sendable {
  /// The pieces between the stars; a single one without any star.
  let pieces: [[UInt8]]

  init(_ text: ArraySlice<UInt8>) {
    pieces = text.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      .map { Array($0) }
  }

  /// A text without stars.
  init(literal text: ArraySlice<UInt8>) { pieces = [Array(text)] }

  private init(pieces: [[UInt8]]) { self.pieces = pieces }

  var isLiteral: Bool { pieces.count == 1 }

  var text: String {
    pieces.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "*")
  }

  /// The texts that the stars stand for in `name`, each as short as it can be; nil if it does not
  /// match.
  func captures(in name: some Collection<UInt8>) -> [[UInt8]]? {
    let name = Array(name)
    guard !isLiteral else { return name == pieces[0] ? [] : nil }
    let first = pieces[0]
    let last = pieces[pieces.count - 1]
    guard name.count >= first.count + last.count, name.starts(with: first),
      name.suffix(last.count).elementsEqual(last)
    else { return nil }
    let end = name.count - last.count
    var captures: [[UInt8]] = []
    var start = first.count
    for piece in pieces.dropFirst().dropLast() {
      guard let found = Self.find(piece, in: name, start: start, end: end) else { return nil }
      captures.append(Array(name[start..<found]))
      start = found + piece.count
    }
    return captures + [Array(name[start..<end])]
  }

  func matches(_ name: some Collection<UInt8>) -> Bool {
    isLiteral ? name.elementsEqual(pieces[0]) : captures(in: name) != nil
  }

  private static func find(
    _ piece: [UInt8], in name: [UInt8], start: Int, end: Int
  ) -> Int? {
    guard piece.count <= end - start else { return nil }
    return (start...end - piece.count).first { name[$0..<$0 + piece.count].elementsEqual(piece) }
  }
}

extension StarPattern {
  /// The glob with those stars filled in that it shares with `other`, whose stars stand for
  /// `captures`: a star is shared if all before it is the same in both.
  func bound(to other: StarPattern, _ captures: [[UInt8]]) -> StarPattern {
    var shared = 0
    while shared < min(pieces.count, other.pieces.count) - 1,
      pieces[shared] == other.pieces[shared], shared < captures.count
    {
      shared += 1
    }
    guard shared > 0 else { return self }
    let head = zip(pieces, captures).prefix(shared).flatMap { $0 + $1 } + pieces[shared]
    return StarPattern(pieces: [head] + pieces[(shared + 1)...])
  }
}
