internal import SourceText

/// The hashes of a file's lines by which GitHub recognises an alert that has moved.
///
/// The upload action computes them where a report has none and warns where a report has others:
/// a polynomial over the 100 UTF-16 units from the line's start on, blanks left out and line
/// breaks unified, then a colon and how often that hash has come so far.
/// Source: https://github.com/github/codeql-action, src/fingerprints.ts
struct LineHashes {
  private static let blockSize = 100
  private static let base: UInt64 = 37
  private static let baseToBlockSize = (0..<blockSize).reduce(1 as UInt64) { power, _ in
    power &* base
  }

  private var hashes: [(hash: UInt64, count: Int)] = []
  private var counts: [UInt64: Int] = [:]
  private var hash: UInt64 = 0
  private var block = [UInt16](repeating: 0, count: blockSize)
  private var startsLine = [Bool](repeating: false, count: blockSize)
  private var index = 0

  /// Hashes all lines of `text`.
  init(_ text: [UInt8]) {
    var isLineStart = true
    var followsReturn = false
    for unit in String(decoding: text, as: UTF8.self).utf16 {
      defer { followsReturn = unit == 0x0D }
      if unit == 0x20 || unit == 0x09 || followsReturn && unit == 0x0A { continue }
      let isBreak = unit == 0x0A || unit == 0x0D
      push(isBreak ? 0x0A : unit, startsLine: isLineStart)
      isLineStart = isBreak
    }
    push(0xFFFF, startsLine: isLineStart)
    for _ in 0..<Self.blockSize { push(0, startsLine: false) }
  }

  /// The hash of line `number`, from 1, or nil if there is none.
  subscript(number: Int) -> String? {
    guard hashes.indices.contains(number - 1) else { return nil }
    let (hash, count) = hashes[number - 1]
    return "\(String(hash, radix: 16)):\(count)"
  }

  private mutating func push(_ unit: UInt16, startsLine isStart: Bool) {
    if startsLine[index] { closeLine() }
    startsLine[index] = isStart
    hash = Self.base &* hash &+ UInt64(unit) &- Self.baseToBlockSize &* UInt64(block[index])
    block[index] = unit
    index = (index + 1) % Self.blockSize
  }

  /// The line that begins at `index` has its whole block hashed.
  private mutating func closeLine() {
    let count = counts[hash, default: 0] + 1
    counts[hash] = count
    hashes.append((hash, count))
  }
}
