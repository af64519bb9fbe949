package import Platform
package import SourceText
package import YAMLTree

/// Applies the `# navlint: allow` comments of a file to its diagnostics.
package struct Suppressions {
  private let comments: [SuppressionComment]
  /// The comments that cover the whole file.
  private var fileScopes: [Int] = []
  /// The lines that comments cover; sorted.
  private var lineScopes: [(line: Int, comment: Int)] = []
  /// The comments on a key's line cover its whole value; sorted by the start of the entry.
  private var valueScopes: [(range: SourceRange, comment: Int)] = []
  private let today: CivilDate?
  private let lines: LineIndex
  /// Where each document's root starts.
  private let documentStarts: [Int]

  /// Reads the comments of `stream`; nil if none speaks to navlint.
  package init?(_ stream: YAMLStream, today: @autoclosure () -> CivilDate?) {
    guard stream.mentionsNavlint else { return nil }
    comments = stream.comments.compactMap { SuppressionComment($0.range, in: stream.source.text) }
    guard !comments.isEmpty else { return nil }
    self.today = comments.contains { $0.until != nil } ? today() : nil
    lines = LineIndex(stream.source)
    documentStarts = stream.documents.map { $0.root.map { Int(stream[$0].start) } ?? .max }
    // From the last to the first, so that many below each other look for their line once.
    var below: (line: Int, covered: Int)?
    for (index, comment) in comments.enumerated().reversed() {
      if comment.coversFile {
        fileScopes.append(index)
      } else {
        lineScopes.append((lineCovered(by: comment, stream.source.text, &below), index))
      }
    }
    lineScopes.sort { $0.line < $1.line }
    addValueScopes(stream)
  }

  /// The comment's own line, or where it stands alone the next one that holds anything else;
  /// `below` is the next comment that stands alone, and becomes this one.
  private func lineCovered(
    by comment: SuppressionComment, _ text: [UInt8], _ below: inout (line: Int, covered: Int)?
  ) -> Int {
    let line = lines.lineNumber(of: comment.range.start)
    guard standsAlone(comment, text) else { return line }
    var covered = line + 1
    while covered < lines.lineCount, Self.isCommentOrBlank(lines.range(ofLine: covered), text) {
      if let below, below.line == covered {
        covered = below.covered
        break
      }
      covered += 1
    }
    below = (line, covered)
    return covered
  }

  private func standsAlone(_ comment: SuppressionComment, _ text: [UInt8]) -> Bool {
    let line = lines.lineNumber(of: comment.range.start)
    return text[lines.range(ofLine: line).start..<comment.range.start]
      .allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Adds the values whose key stands before a comment on its line.
  private mutating func addValueScopes(_ stream: YAMLStream) {
    let text = stream.source.text
    let keyLines = lineScopes.filter { !standsAlone(comments[$0.comment], text) }
    guard let first = keyLines.first, let last = keyLines.last else { return }
    for (index, node) in stream.nodes.enumerated() where node.kind == .mapping {
      var key = NodeID(UInt32(index)).successor
      while key < node.next {
        let value = stream[key].next
        let line = lines.lineNumber(of: Int(stream[key].start))
        if line >= first.line, line <= last.line {
          let end = max(stream[key].end, stream[value].end)
          let range = SourceRange(start: Int(stream[key].start), end: Int(end))
          for comment in Self.comments(in: keyLines, onLine: line) {
            valueScopes.append((range, comment))
          }
        }
        key = stream[value].next
      }
    }
    valueScopes.sort { ($0.range.start, -$0.range.end) < ($1.range.start, -$1.range.end) }
  }

  private static func comments(
    in scopes: [(line: Int, comment: Int)], onLine line: Int
  ) -> [Int] {
    scopes[scopes.partitioningIndex { $0.line >= line }...].prefix { $0.line == line }
      .map(\.comment)
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
  ///   - rules: every rule there is; asked for only where a comment silences nothing.
  ///   - reports: whether a rule's findings are selected at all.
  package func apply(
    to outcome: inout Outcome, rules: () -> [RuleDescription],
    reports: (RuleDescription) -> Bool
  ) {
    var kept: [Diagnostic] = []
    // For each comment whether its names have silenced something.
    var used = comments.map { [Bool](repeating: false, count: $0.names.count) }
    var sweep = Sweep(scopes: valueScopes)
    for diagnostic in outcome.kept {
      let start = diagnostic.range.start
      let scopes =
        fileScopes + Self.comments(in: lineScopes, onLine: lines.lineNumber(of: start))
        + sweep.comments(at: start)
      if !isSilenced(diagnostic, by: scopes, &used) { kept.append(diagnostic) }
    }
    let areAllUsed = used.allSatisfy { !$0.contains(false) }
    let known =
      areAllUsed
      ? [:] : Dictionary(rules().map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    let stubborn = areAllUsed ? [] : Set(outcome.kept.filter(Self.cannotBeAllowed).map(\.rule))
    // What is wrong with comments can be allowed too, by others or by themselves.
    var found = zip(comments, used).flatMap { review($0, $1, known) }
    found += unused(used, stubborn) { name in
      known[name].map { $0.category != .project && reports($0) } ?? false
    }
    for diagnostic in found {
      let line = lines.lineNumber(of: diagnostic.range.start)
      let scopes = fileScopes + Self.comments(in: lineScopes, onLine: line)
      if !isSilenced(diagnostic, by: scopes, &used) { kept.append(diagnostic) }
    }
    outcome.suppressedCount = outcome.kept.count + found.count - kept.count
    outcome.kept = kept
    outcome.kept += unused(used, []) { name in
      known[name].map { $0.category == .project && reports($0) } ?? false
    }
  }

  private func isSilenced(
    _ diagnostic: Diagnostic, by candidates: [Int], _ used: inout [[Bool]]
  ) -> Bool {
    if Self.cannotBeAllowed(diagnostic) { return false }
    var isSilenced = false
    for index in candidates where !isExpired(comments[index]) {
      for (name, word) in comments[index].names.enumerated() where word.id == diagnostic.rule {
        used[index][name] = true
        isSilenced = true
      }
    }
    return isSilenced
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

  /// What is wrong with a comment; `used` says which of its names have silenced something.
  private func review(
    _ comment: SuppressionComment, _ used: [Bool], _ rules: [RuleID: RuleDescription]
  ) -> [Diagnostic] {
    if let fault = comment.fault {
      let what = comment.names.isEmpty ? "allows nothing" : "is not read to its end"
      return [finding("unknown-suppression", comment.range, "the comment \(what): \(fault)")]
    }
    // What has silenced something is known.
    var findings = zip(comment.names, used).filter { name, isUsed in
      !isUsed && rules[name.id] == nil
    }.map { name, _ in unknown(name, rules) }
    if let until = comment.until, isExpired(comment) {
      findings.append(
        finding(
          "expired-suppression", until.range,
          "the suppression ended on \(until.date); mend what it allows, or set another day"))
    }
    return findings
  }

  /// The names in comments that silence nothing, as far as they are wanted; `stubborn` are found
  /// all the same.
  private func unused(
    _ used: [[Bool]], _ stubborn: Set<RuleID>, where isWanted: (RuleID) -> Bool
  ) -> [Diagnostic] {
    zip(comments, used).flatMap { comment, used in
      isExpired(comment) || comment.fault != nil
        ? []
        : zip(comment.names, used).filter { !$1 && isWanted($0.id) }.map { name, _ in
          finding(
            "unused-suppression", name.range,
            stubborn.contains(name.id)
              ? "`\(name.id)` cannot be allowed: a broken file is never clean"
              : "`\(name.id)` is allowed here but is not found")
        }
    }
  }

  private func unknown(
    _ name: SuppressionComment.Name, _ rules: [RuleID: RuleDescription]
  ) -> Diagnostic {
    let nearest = NearestName.find(name.id.rawValue, among: rules.keys.lazy.map(\.rawValue))
    var diagnostic = finding(
      "unknown-suppression", name.range,
      "no rule is called `\(name.id)`"
        + (nearest.map { "; did you mean `\($0)`?" } ?? Self.advice(for: name.id)))
    if let nearest {
      diagnostic.fixes = [
        FixIt(title: "replace by `\(nearest)`", edits: [Edit(range: name.range, text: nearest)])
      ]
    }
    return diagnostic
  }

  /// What to write in place of what is no rule, but may be selected.
  private static func advice(for name: RuleID) -> String {
    RuleRegistry.selectors.contains(name.rawValue)
      ? "; a comment allows rules by their ids, neither categories nor facts" : ""
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
