import NavLint
import SourceText

/// Says what becomes of the mutants of one document.
struct MutantJudge {
  private let linter: Linter
  private let known: [String: Int]
  private let meaning: [[UInt8]]
  private let suppressedCount: Int

  init(_ linter: Linter, original: Linter.Result) {
    self.linter = linter
    known = Self.statements(original)
    meaning = Self.meaning(original)
    suppressedCount = original.suppressedCount
  }

  func verdict(on mutant: Mutant) -> MutantVerdict {
    let source = SourceFile(path: "mutant.nav.yaml", bytes: mutant.text)
    let result = linter.lint(source)
    let found = newFindings(result)
    guard found.isEmpty else {
      let lines = LineIndex(source)
      func isThere(_ range: SourceRange) -> Bool {
        mutant.lines.contains(lines.lineNumber(of: range.start))
      }
      let isRight = found.contains {
        isThere($0.range) || $0.related.contains { isThere($0.range) }
      }
      if isRight { return .killed }
      return isSuppressed(result, found) ? Self.suppressed : .killedOnWrongLine
    }
    if isSuppressed(result, []) { return Self.suppressed }
    if Self.meaning(result) == meaning { return .legal("it means the same") }
    return mutant.license.map(MutantVerdict.legal) ?? .survived
  }

  private static let suppressed = MutantVerdict.legal("a comment suppresses it")

  /// Whether a comment takes the mistake, or what is left of it, upon itself.
  private func isSuppressed(_ result: Linter.Result, _ found: [Diagnostic]) -> Bool {
    result.suppressedCount > suppressedCount
      || result.suppressedCount > 0 && found.contains { $0.category == .project }
  }

  /// The findings that the original does not have.
  private func newFindings(_ result: Linter.Result) -> [Diagnostic] {
    var known = known
    return result.diagnostics.filter { diagnostic in
      let statement = Self.statement(diagnostic)
      guard let count = known[statement], count > 0 else { return true }
      known[statement] = count - 1
      return false
    }
  }

  private static func statements(_ result: Linter.Result) -> [String: Int] {
    result.diagnostics.reduce(into: [:]) { $0[statement($1), default: 0] += 1 }
  }

  private static func statement(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.rule) \(diagnostic.pointer) \(diagnostic.message)"
  }

  private static func meaning(_ result: Linter.Result) -> [[UInt8]] {
    Converter().convert(result).documents.map(\.bytes)
  }
}
