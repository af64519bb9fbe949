import Platform
import SourceText

/// Ranges that do not touch, in order.
struct RangeSet {
  private var ranges: [SourceRange] = []

  /// Whether `range` shares a byte or an edge with one of the set.
  func touches(_ range: SourceRange) -> Bool {
    let index = position(of: range)
    if index > 0, ranges[index - 1].end >= range.start { return true }
    return index < ranges.count && ranges[index].start <= range.end
  }

  mutating func insert(_ range: SourceRange) { ranges.insert(range, at: position(of: range)) }

  /// The index of the first range that starts at or behind the start of `range`.
  private func position(of range: SourceRange) -> Int {
    ranges.partitioningIndex { $0.start >= range.start }
  }
}
