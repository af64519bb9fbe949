extension RandomAccessCollection where Index == Int {
  /// The first index whose element is `isBehind`, which holds for all elements behind it too.
  @inlinable
  package func partitioningIndex(_ isBehind: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [SourceRange] {
  /// Those of these ranges, which are in order and do not overlap, that share a byte with `range`.
  package func overlapping(_ range: SourceRange) -> ArraySlice<SourceRange> {
    self[partitioningIndex { $0.end > range.start }...].prefix { $0.start < range.end }
  }
}
