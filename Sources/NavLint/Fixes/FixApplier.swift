package import SourceText

/// Applies fix-its until nothing more can be repaired.
///
/// A round applies fixes that do not overlap, bottom-up, and is kept only if the result has no more
/// errors and no more findings than before: mending a key may show what is wrong with its value.
package struct FixApplier {
  /// What came of a file.
  package struct Result {
    /// The repaired text; the original where nothing was applied.
    package let source: SourceFile
    package let appliedCount: Int
    /// What is left, with ranges in the repaired text.
    package let remaining: Linter.Result
  }

  private static let roundLimit = 20

  private let linter: Linter
  private let allowsUnsafe: Bool

  package init(_ linter: Linter, allowsUnsafe: Bool) {
    self.linter = linter
    self.allowsUnsafe = allowsUnsafe
  }

  /// Repairs one file; UTF-16 is left as it is, because its bytes are not those of the text.
  package func apply(to original: SourceFile) -> Result {
    var source = original
    var result = linter.lint(source)
    var appliedCount = 0
    guard source.encoding == .utf8 else {
      return Result(source: source, appliedCount: 0, remaining: result)
    }
    for _ in 0..<Self.roundLimit {
      guard let round = nextRound(source, result) else { break }
      source = round.source
      result = round.result
      appliedCount += round.count
    }
    return Result(source: source, appliedCount: appliedCount, remaining: result)
  }

  private typealias Round = (source: SourceFile, result: Linter.Result, count: Int)

  /// All fixes at once; if that breaks something, the first one that alone does not.
  private func nextRound(_ source: SourceFile, _ result: Linter.Result) -> Round? {
    let fixes = applicable(result.diagnostics)
    guard !fixes.isEmpty else { return nil }
    if let round = attempt(fixes, source, result) { return round }
    guard fixes.count > 1 else { return nil }
    for fix in fixes {
      if let round = attempt([fix], source, result) { return round }
    }
    return nil
  }

  /// The first allowed fix of each diagnostic, without overlaps; earlier places win.
  private func applicable(_ diagnostics: [Diagnostic]) -> [FixIt] {
    var fixes: [FixIt] = []
    var taken = RangeSet()
    for diagnostic in diagnostics {
      guard
        let fix = diagnostic.fixes.first(where: { allowsUnsafe || $0.applicability == .safe }),
        fix.edits.allSatisfy({ !taken.touches($0.range) })
      else { continue }
      fixes.append(fix)
      for edit in fix.edits { taken.insert(edit.range) }
    }
    return fixes
  }

  private func attempt(
    _ fixes: [FixIt], _ source: SourceFile, _ before: Linter.Result
  ) -> Round? {
    let edits = fixes.flatMap(\.edits).sorted { $0.range.start > $1.range.start }
    let text = Self.applying(edits, to: source.text)
    guard text != source.text else { return nil }
    let repaired = SourceFile(path: source.path, bytes: text)
    let after = linter.lint(repaired)
    guard after.errorCount <= before.errorCount,
      after.diagnostics.count <= before.diagnostics.count
    else { return nil }
    return (repaired, after, fixes.count)
  }

  /// The text with `edits`, which are sorted from the end and do not overlap.
  package static func applying(_ edits: [Edit], to text: [UInt8]) -> [UInt8] {
    var text = text
    for edit in edits {
      text.replaceSubrange(edit.range.start..<edit.range.end, with: edit.text.utf8)
    }
    return text
  }
}

extension Linter.Result {
  fileprivate var errorCount: Int { diagnostics.count { $0.severity == .error } }
}

/// Ranges that do not touch, in order.
private struct RangeSet {
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
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start < range.start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
