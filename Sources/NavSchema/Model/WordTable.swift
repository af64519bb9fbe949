import Platform

/// The words of enumerations, one behind the other in flat arrays.
struct WordTable: Sendable {
  private(set) var names: [String] = []
  private var bytes: [UInt8] = []
  /// Where each word begins, and where the last ends.
  private var starts = [0]

  /// Adds words, and says which numbers they have.
  mutating func append(_ words: [Enumeration.Case]) -> Range<Int> {
    let first = names.count
    for word in words {
      names.append(word.name)
      bytes += word.name.utf8
      starts.append(bytes.count)
    }
    return first..<names.count
  }

  /// The place among those numbered `words` of the one spelt `text[start..<start + count]`.
  func ordinal(
    of text: [UInt8], start: Int, count: Int, among words: Range<Int>
  ) -> Int? {
    for word in words where starts[word + 1] - starts[word] == count {
      if text.holds(bytes, from: starts[word], count: count, at: start) {
        return word - words.lowerBound
      }
    }
    return nil
  }
}
