package import Platform
package import SourceText
package import YAMLTree

/// Applies the `# navlint: allow` comments of a file to its diagnostics.
package struct Suppressions {
  private let comments: [SuppressionComment]
  /// The comments that cover the whole file.
  private var fileScopes: [Int] = []
  /// The comments that cover a line.
  private var lineScopes: [Int: [Int]] = [:]
  /// The comments on a key's line cover its whole value; sorted by the start of the entry.
  private var valueScopes: [(range: SourceRange, comment: Int)] = []
  private let today: CivilDate?
  private let lines: LineIndex
  /// Where each document's root starts.
  private let documentStarts: [Int]

  /// Reads the comments of `stream`; nil if none speaks to navlint.
  package init?(_ stream: YAMLStream, today: CivilDate?) {
    guard stream.mentionsNavlint else { return nil }
    comments = stream.comments.compactMap { SuppressionComment($0.range, in: stream.source.text) }
    guard !comments.isEmpty else { return nil }
    self.today = today
    lines = LineIndex(stream.source)
    documentStarts = stream.documents.map { $0.root.map { Int(stream[$0].start) } ?? .max }
    let values = Self.valuesByKeyLine(stream, lines)
    for (index, comment) in comments.enumerated() {
      addScope(of: comment, index, stream.source.text, lines, values)
    }
    valueScopes.sort { ($0.range.start, -$0.range.end) < ($1.range.start, -$1.range.end) }
  }

  private mutating func addScope(
    of comment: SuppressionComment, _ index: Int, _ text: [UInt8], _ lines: LineIndex,
    _ values: [Int: [SourceRange]]
  ) {
    if comment.coversFile {
      fileScopes.append(index)
      return
    }
    let line = lines.lineNumber(of: comment.range.start)
    let before = text[lines.range(ofLine: line).start..<comment.range.start]
    if before.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      var next = line + 1
      while next < lines.lineCount, Self.isCommentOrBlank(lines.range(ofLine: next), text) {
        next += 1
      }
      lineScopes[next, default: []].append(index)
    } else {
      lineScopes[line, default: []].append(index)
      for range in values[line] ?? [] { valueScopes.append((range, index)) }
    }
  }

  /// The ranges of entries by the line of their key.
  private static func valuesByKeyLine(
    _ stream: YAMLStream, _ lines: LineIndex
  ) -> [Int: [SourceRange]] {
    var values: [Int: [SourceRange]] = [:]
    for (index, node) in stream.nodes.enumerated() where node.kind == .mapping {
      var key = NodeID(UInt32(index)).successor
      while key < node.next {
        let value = stream[key].next
        let range = SourceRange(
          start: Int(stream[key].start), end: max(Int(stream[key].end), Int(stream[value].end)))
        values[lines.lineNumber(of: range.start), default: []].append(range)
        key = stream[value].next
      }
    }
    return values
  }

  private static func isCommentOrBlank(_ range: SourceRange, _ text: [UInt8]) -> Bool {
    let first = text[range.start..<range.end].first { $0 != 0x20 && $0 != 0x09 }
    return first == nil || first == UInt8(ascii: "#")
  }

  /// Findings, as far as they are not silenced.
  package struct Outcome {
    package var kept: [Diagnostic]
    package var suppressedCount = 0
  }

  /// Silences what the comments allow, and adds what is wrong with the comments.
  ///
  /// Errors of category `yaml` stay.
  ///
  /// - Parameters:
  ///   - outcome: all findings of the file, in the order of the text.
  ///   - knownRules: every rule id there is.
  ///   - reports: whether a rule's findings are selected at all.
  package func apply(
    to outcome: inout Outcome, knownRules: Set<RuleID>, reports: (RuleID) -> Bool
  ) {
    var kept: [Diagnostic] = []
    var used: Set<Use> = []
    var sweep = Sweep(scopes: valueScopes)
    for diagnostic in outcome.kept {
      let start = diagnostic.range.start
      let scopes = fileScopes + (lineScopes[lines.lineNumber(of: start)] ?? [])
      let uses = matching(diagnostic, scopes + sweep.comments(at: start))
      used.formUnion(uses)
      if uses.isEmpty { kept.append(diagnostic) }
    }
    // What is wrong with comments can be allowed too, by others or by themselves.
    let stubborn = Set(outcome.kept.filter(Self.cannotBeAllowed).map(\.rule))
    var found = comments.indices.flatMap { review($0, knownRules) }
    found += unused(used, knownRules.subtracting(Self.ownRules), stubborn, reports)
    for diagnostic in found {
      let uses = matching(
        diagnostic, fileScopes + (lineScopes[lines.lineNumber(of: diagnostic.range.start)] ?? []))
      used.formUnion(uses)
      if uses.isEmpty { kept.append(diagnostic) }
    }
    outcome.suppressedCount = outcome.kept.count + found.count - kept.count
    outcome.kept = kept + unused(used, Self.ownRules, [], reports)
  }

  private static let ownRules = Set(descriptions.map(\.id))

  private struct Use: Hashable {
    let comment: Int
    let rule: RuleID
  }

  private func matching(_ diagnostic: Diagnostic, _ candidates: [Int]) -> [Use] {
    if Self.cannotBeAllowed(diagnostic) { return [] }
    return candidates.compactMap { index in
      guard comments[index].names.contains(where: { $0.id == diagnostic.rule }),
        !isExpired(comments[index])
      else { return nil }
      return Use(comment: index, rule: diagnostic.rule)
    }
  }

  private static func cannotBeAllowed(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.category == .yaml && diagnostic.severity == .error
  }

  /// The values around a place that moves through the file; entries nest, so few are open at once.
  private struct Sweep {
    let scopes: [(range: SourceRange, comment: Int)]
    private var next = 0
    private var open: [(range: SourceRange, comment: Int)] = []

    init(scopes: [(range: SourceRange, comment: Int)]) { self.scopes = scopes }

    mutating func comments(at offset: Int) -> [Int] {
      open.removeAll { $0.range.end <= offset }
      while next < scopes.count, scopes[next].range.start <= offset {
        if scopes[next].range.end > offset { open.append(scopes[next]) }
        next += 1
      }
      return open.map(\.comment)
    }
  }

  private func isExpired(_ comment: SuppressionComment) -> Bool {
    guard let until = comment.until, let today else { return false }
    return until.date < today
  }

  // MARK: The comments themselves

  private func review(_ index: Int, _ knownRules: Set<RuleID>) -> [Diagnostic] {
    let comment = comments[index]
    if let fault = comment.fault {
      return [finding("unknown-suppression", comment.range, "the comment allows nothing: \(fault)")]
    }
    var findings = comment.names.compactMap { name -> Diagnostic? in
      guard !knownRules.contains(name.id) else { return nil }
      return unknown(name, knownRules)
    }
    if let until = comment.until, isExpired(comment) {
      findings.append(
        finding(
          "expired-suppression", until.range,
          "the suppression ended on \(until.date); mend what it allows, or set another day"))
    }
    return findings
  }

  /// The names of `rules` in comments that silence nothing; `stubborn` are found all the same.
  private func unused(
    _ used: Set<Use>, _ rules: Set<RuleID>, _ stubborn: Set<RuleID>, _ reports: (RuleID) -> Bool
  ) -> [Diagnostic] {
    comments.enumerated().flatMap { index, comment in
      isExpired(comment) || comment.fault != nil
        ? []
        : comment.names.filter { name in
          rules.contains(name.id) && reports(name.id)
            && !used.contains(Use(comment: index, rule: name.id))
        }
        .map { name in
          finding(
            "unused-suppression", name.range,
            stubborn.contains(name.id)
              ? "`\(name.id)` cannot be allowed: a broken file is never clean"
              : "`\(name.id)` is allowed here but is not found")
        }
    }
  }

  private func unknown(
    _ name: SuppressionComment.Name, _ knownRules: Set<RuleID>
  ) -> Diagnostic {
    let nearest = NearestName.find(name.id.rawValue, among: knownRules.map(\.rawValue).sorted())
    var diagnostic = finding(
      "unknown-suppression", name.range,
      "no rule is called `\(name.id)`" + (nearest.map { "; did you mean `\($0)`?" } ?? ""))
    if let nearest {
      diagnostic.fixes = [
        FixIt(title: "replace by `\(nearest)`", edits: [Edit(range: name.range, text: nearest)])
      ]
    }
    return diagnostic
  }

  private func finding(_ rule: RuleID, _ range: SourceRange, _ message: String) -> Diagnostic {
    Diagnostic(
      rule: rule, category: .project, severity: .warning, message: message, range: range,
      document: max(0, (documentStarts.lastIndex { $0 <= range.start } ?? 0)))
  }

  /// Whether what is silenced depends on the day.
  package var dependsOnToday: Bool { comments.contains { $0.until != nil } }

  /// The rules that comments break.
  package static let descriptions = [
    RuleDescription(
      id: "expired-suppression", category: .project, severities: [.warning],
      summary: "a suppression whose day has passed",
      reason: "A suppression with `until` is a promise to come back; from the day after, what it"
        + " silenced is reported again."),
    RuleDescription(
      id: "unknown-suppression", category: .project, severities: [.warning], isFixable: true,
      summary: "a suppression of a rule that does not exist",
      reason: "A misspelt id silences nothing, and whoever wrote it believes that it does."),
    RuleDescription(
      id: "unused-suppression", category: .project, severities: [.warning],
      summary: "a suppression that silences nothing",
      reason: "What it allowed is mended; left in place it would silence the next one."),
  ]
}
