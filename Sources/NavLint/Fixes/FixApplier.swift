package import SourceText
package import YAMLTree

/// Applies fix-its until nothing more can be repaired.
///
/// A round applies fixes that do not overlap, and is kept only if the result has no more errors and
/// no more findings than before (mending a key may show what is wrong with its value) and safe
/// fixes have changed what they name alone.
package struct FixApplier {
  /// What came of a file.
  package struct Result {
    /// The repaired text; the original where nothing was applied.
    package let source: SourceFile
    package let appliedCount: Int
    /// What is left, with ranges in the repaired text.
    package let remaining: Linter.Result
    /// The runs of lines that differ from the original.
    package let changes: [LineChange]
  }

  private static let roundLimit = 20
  /// How often a round looks for the fixes that break something.
  private static let attemptLimit = 200

  private let linter: Linter
  private let allowsUnsafe: Bool

  package init(_ linter: Linter, allowsUnsafe: Bool) {
    self.linter = linter
    self.allowsUnsafe = allowsUnsafe
  }

  /// Repairs one file; what is no text of its encoding is left as it is.
  package func apply(to original: SourceFile) -> Result {
    var source = original
    var result = linter.lint(source)
    var appliedCount = 0
    var lines = LineOrigins(original.text)
    if original.bytes != nil {
      for _ in 0..<Self.roundLimit {
        guard let round = nextRound(source, result) else { break }
        lines.apply(round.edits, from: source.text, to: round.source.text)
        source = round.source
        result = round.result
        appliedCount += round.fixes.count
      }
    }
    return Result(
      source: source, appliedCount: appliedCount, remaining: result, changes: lines.changes)
  }

  /// Fixes that were tried together, and what they give.
  private struct Round {
    let fixes: [FixIt]
    let source: SourceFile
    let result: Linter.Result

    var edits: [Edit] { FixApplier.sorted(fixes.flatMap(\.edits)) }
  }

  /// All fixes at once; if that breaks something, those that do not.
  private func nextRound(_ source: SourceFile, _ result: Linter.Result) -> Round? {
    var kept: Round?
    var attempts = 0
    func add(_ fixes: ArraySlice<FixIt>) {
      guard !fixes.isEmpty, attempts < Self.attemptLimit else { return }
      attempts += 1
      if let round = attempt((kept?.fixes ?? []) + fixes, source, result) {
        kept = round
      } else if fixes.count > 1 {
        let middle = fixes.startIndex + fixes.count / 2
        add(fixes[..<middle])
        add(fixes[middle...])
      }
    }
    add(applicable(result.diagnostics)[...])
    return kept
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
    let edits = fixes.flatMap(\.edits)
    let text = Self.applying(edits, to: source.text)
    guard text != source.text else { return nil }
    let repaired = source.replacingText(text)
    let after = linter.lint(repaired)
    guard after.errorCount <= before.errorCount,
      after.diagnostics.count <= before.diagnostics.count,
      fixes.contains(where: { $0.applicability != .safe }) || !before.stream.isWhole
        || before.stream.differenceCount(from: after.stream).map({ $0 <= edits.count }) ?? false
    else { return nil }
    return Round(fixes: fixes, source: repaired, result: after)
  }

  /// The text with `edits`, which do not overlap.
  package static func applying(_ edits: [Edit], to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 16 * edits.count)
    var position = 0
    for edit in sorted(edits) {
      result += text[position..<edit.range.start]
      result += edit.text.utf8
      position = edit.range.end
    }
    return result + text[position...]
  }

  private static func sorted(_ edits: [Edit]) -> [Edit] {
    edits.sorted { $0.range.start < $1.range.start }
  }
}

extension YAMLStream {
  /// How many nodes stand for something else in `other`; nil where it has another shape.
  package func differenceCount(from other: YAMLStream) -> Int? {
    guard nodes.count == other.nodes.count else { return nil }
    return nodes.indices.count { index in
      let (node, twin) = (nodes[index], other.nodes[index])
      guard node.kind == .scalar, twin.kind == .scalar else {
        return (node.kind, node.valueCount) != (twin.kind, twin.valueCount)
      }
      let id = NodeID(UInt32(index))
      return value(of: id) != other.value(of: id)
    }
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
