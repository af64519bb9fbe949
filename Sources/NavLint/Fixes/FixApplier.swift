package import SourceText
import YAMLTree

/// Applies fix-its until nothing more can be repaired.
///
/// A round applies fixes that do not overlap, and is kept unless there is an `Obstacle`. What a
/// mended key or value shows in itself or elsewhere, now that it is understood, is none.
package struct FixApplier {
  /// What came of a file.
  package struct Result {
    /// The repaired text; the original where nothing was applied.
    package let source: SourceFile
    package let appliedCount: Int
    /// What is left, with ranges in the repaired text.
    package let remaining: Linter.Result
    /// The fixes that are left, though they are of the kind that was asked for.
    package let withheld: [Withheld]
    /// The runs of lines that differ from the original.
    package let changes: [LineChange]
  }

  /// A fix that was not applied, and why.
  package struct Withheld: Sendable {
    package let title: String
    /// Where its finding stands in the repaired text.
    package let range: SourceRange
    package let obstacle: Obstacle
  }

  /// Why fixes are not applied.
  package enum Obstacle: String, Sendable {
    case repeatedKey = "repeats a key that is there already"
    case brokenYAML = "breaks the YAML"
    case unreadable = "leaves the YAML broken"
    case noCure = "does not mend it here"
    case sideEffect = "changes more than it names"
    case limit = "is one of too many that depend on each other"
  }

  /// How often a round looks for the fixes that break something.
  private static let attemptLimit = 200

  private let linter: Linter
  private let allowsUnsafe: Bool
  private let readLimit: Int

  /// - Parameters:
  ///   - linter: finds what is to be repaired.
  ///   - allowsUnsafe: whether fixes that deserve a second look are applied, too.
  ///   - readLimit: how many bytes the rounds read in all, though there may be twenty at least.
  package init(_ linter: Linter, allowsUnsafe: Bool, readLimit: Int = 64 << 20) {
    self.linter = linter
    self.allowsUnsafe = allowsUnsafe
    self.readLimit = readLimit
  }

  /// How many rounds a text may take; a fault that hides others has a byte of its own at least.
  private func roundLimit(_ text: [UInt8]) -> Int {
    max(20, min(text.count, readLimit / max(text.count, 1)))
  }

  /// Repairs one file; what is no text of its encoding is left as it is, and so is a document that
  /// cannot be read, unless it can be in the end.
  package func apply(to original: SourceFile) -> Result {
    var hopeless: Set<Int> = []
    while true {
      let (result, mended) = apply(to: original, except: hopeless)
      let still = mended.intersection(result.remaining.unreadableDocuments)
      guard !still.isSubset(of: hopeless) else { return result }
      hopeless.formUnion(still)
    }
  }

  /// Repairs all documents but those `left`; `mended` are the ones that lost a syntax error.
  private func apply(
    to original: SourceFile, except left: Set<Int>
  ) -> (result: Result, mended: Set<Int>) {
    var source = original
    var result = linter.lint(source)
    var appliedCount = 0
    var lines = LineOrigins(original.text)
    var withheld: [Withheld] = []
    var mended: Set<Int> = []
    if original.bytes != nil {
      let roundLimit = roundLimit(original.text)
      for number in 1...roundLimit {
        let last = nextRound(source, result, except: left)
        guard let round = last.round else {
          withheld = last.withheld
          break
        }
        lines.apply(round.edits, from: source.text, to: round.source.text)
        mended.formUnion(round.repairs.filter(\.isOfSyntax).map(\.diagnostic.document))
        source = round.source
        result = round.result
        appliedCount += round.repairs.count
        if number == roundLimit {
          let open = applicable(result, except: left)
          withheld = open.withheld + open.repairs.map { $0.withheld(by: .limit) }
        }
      }
    }
    let outcome = Result(
      source: source, appliedCount: appliedCount, remaining: result, withheld: withheld,
      changes: lines.changes)
    return (outcome, mended)
  }

  /// A fix and the finding that it is for.
  struct Repair {
    let diagnostic: Diagnostic
    let fix: FixIt

    var isOfSyntax: Bool { diagnostic.rule == "syntax-error" }

    func withheld(by obstacle: Obstacle) -> Withheld {
      Withheld(title: fix.title, range: diagnostic.range, obstacle: obstacle)
    }
  }

  /// Fixes that were tried together, and what they give.
  private struct Round {
    let repairs: [Repair]
    let source: SourceFile
    let result: Linter.Result

    var edits: [Edit] { FixApplier.sorted(repairs.flatMap(\.fix.edits)) }
  }

  /// All fixes at once; if that breaks something, those that do not, and those that do.
  private func nextRound(
    _ source: SourceFile, _ result: Linter.Result, except left: Set<Int>
  ) -> (round: Round?, withheld: [Withheld]) {
    var kept: Round?
    var (repairs, withheld) = applicable(result, except: left)
    var attempts = 0
    func add(_ repairs: ArraySlice<Repair>) {
      guard !repairs.isEmpty else { return }
      guard attempts < Self.attemptLimit else {
        withheld += repairs.map { $0.withheld(by: .limit) }
        return
      }
      attempts += 1
      do throws(ObstacleMet) {
        kept = try attempt((kept?.repairs ?? []) + repairs, source, result)
      } catch {
        guard repairs.count > 1 else {
          withheld += repairs.map { $0.withheld(by: error.obstacle) }
          return
        }
        let middle = repairs.startIndex + repairs.count / 2
        add(repairs[..<middle])
        add(repairs[middle...])
      }
    }
    add(repairs[...])
    return (kept, withheld)
  }

  /// The first allowed fix of each diagnostic, without overlaps; earlier places win.
  ///
  /// In a document that cannot be read its syntax comes first.
  private func applicable(
    _ result: Linter.Result, except left: Set<Int>
  ) -> (repairs: [Repair], withheld: [Withheld]) {
    var repairs: [Repair] = []
    var withheld: [Withheld] = []
    var taken = RangeSet()
    let unreadable = result.unreadableDocuments
    for diagnostic in result.diagnostics {
      guard
        let fix = diagnostic.fixes.first(where: { allowsUnsafe || $0.applicability == .safe }),
        fix.edits.allSatisfy({ !taken.touches($0.range) })
      else { continue }
      let repair = Repair(diagnostic: diagnostic, fix: fix)
      let document = diagnostic.document
      if left.contains(document) || unreadable.contains(document) && !repair.isOfSyntax {
        withheld.append(repair.withheld(by: .unreadable))
        continue
      }
      repairs.append(repair)
      for edit in fix.edits { taken.insert(edit.range) }
    }
    return (repairs, withheld)
  }

  private struct ObstacleMet: Error {
    let obstacle: Obstacle
  }

  private func attempt(
    _ repairs: [Repair], _ source: SourceFile, _ before: Linter.Result
  ) throws(ObstacleMet) -> Round {
    let edits = repairs.flatMap(\.fix.edits)
    let text = Self.applying(edits, to: source.text)
    guard text != source.text else { throw ObstacleMet(obstacle: .noCure) }
    let repaired = source.replacingText(text)
    let after = linter.lint(repaired)
    if after.repeatsKey(at: Self.places(of: edits)) { throw ObstacleMet(obstacle: .repeatedKey) }
    let end = Self.readEnd(repairs)
    if after.stream.errorCount(before: end) > before.stream.errorCount(before: .max) {
      throw ObstacleMet(obstacle: .brokenYAML)
    }
    if repairs.allSatisfy({ $0.fix.applicability == .safe }), before.stream.isWhole {
      guard let count = before.stream.differenceCount(from: after.stream), count <= edits.count
      else { throw ObstacleMet(obstacle: .sideEffect) }
    }
    guard Self.spareOtherUses(repairs, from: before, to: after) else {
      throw ObstacleMet(obstacle: .sideEffect)
    }
    guard Self.areCured(repairs, from: before, to: after) else {
      throw ObstacleMet(obstacle: .noCure)
    }
    return Round(repairs: repairs, source: repaired, result: after)
  }

  /// Where in the repaired text that begins which a syntax error kept from being read.
  private static func readEnd(_ repairs: [Repair]) -> Int {
    let mended = repairs.filter(\.isOfSyntax).flatMap(\.fix.edits)
    guard let start = mended.map(\.range.start).min() else { return .max }
    let earlier = repairs.flatMap(\.fix.edits).filter { $0.range.start < start }
    return earlier.reduce(start) { $0 + $1.text.utf8.count - $1.range.count }
  }

  /// What makes two findings of a file the same, wherever they stand.
  private struct Identity: Hashable {
    let rule: RuleID
    let pointer: String
    let message: String
    let document: Int

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      pointer = diagnostic.pointer
      message = diagnostic.message
      document = diagnostic.document
    }
  }

  /// Whether each finding whose fix was applied is gone.
  private static func areCured(
    _ repairs: [Repair], from before: Linter.Result, to after: Linter.Result
  ) -> Bool {
    var cured: [Identity: Int] = [:]
    // Behind a mended syntax error the next of its kind may stand.
    for repair in repairs where !repair.isOfSyntax {
      cured[Identity(repair.diagnostic), default: 0] += 1
    }
    let rules = Set(cured.keys.map(\.rule))
    func counts(_ result: Linter.Result) -> [Identity: Int] {
      result.diagnostics.reduce(into: [:]) { counts, diagnostic in
        if rules.contains(diagnostic.rule) { counts[Identity(diagnostic), default: 0] += 1 }
      }
    }
    let (old, new) = (counts(before), counts(after))
    return cured.allSatisfy { new[$0.key, default: 0] + $0.value <= old[$0.key, default: 0] }
  }
}

extension YAMLStream {
  fileprivate func errorCount(before end: Int) -> Int {
    diagnostics.count { $0.severity == .error && $0.range.start < end }
  }
}

extension Linter.Result {
  /// The documents that a syntax error cut off.
  fileprivate var unreadableDocuments: Set<Int> {
    let errors = stream.diagnostics.filter { $0.rule == "syntax-error" && $0.severity == .error }
    return Set(errors.map(\.document)).filter { number in
      !stream.documents.indices.contains(number) || !stream.documents[number].isComplete
    }
  }

  /// Whether a key that stands at one of `places`, which are in order, is there twice.
  fileprivate func repeatsKey(at places: [SourceRange]) -> Bool {
    diagnostics.contains { diagnostic in
      diagnostic.rule == "duplicate-key"
        && ([diagnostic.range] + diagnostic.related.map(\.range)).contains {
          !places.overlapping($0).isEmpty
        }
    }
  }
}
