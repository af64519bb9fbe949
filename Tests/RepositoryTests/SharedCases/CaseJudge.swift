import SourceText

/// Compares what a run showed with what the case expects.
struct CaseJudge {
  let expected: SharedCase
  let outcome: CaseOutcome

  /// What is not as expected, one sentence each.
  var complaints: [String] {
    exitStatusComplaints + findingComplaints + factComplaints + textComplaints + fileComplaints
  }

  private func unless(_ condition: Bool, _ complaint: @autoclosure () -> String) -> [String] {
    condition ? [] : [complaint()]
  }

  private var exitStatusComplaints: [String] {
    let allowed: [Int]
    switch (expected.exit, expected.verdict) {
    case (let exit?, _): allowed = exit
    case (nil, .ok): allowed = [0]
    case (nil, .error): allowed = [1]
    default: allowed = [0, 1, 2]
    }
    return unless(
      allowed.contains(outcome.exitStatus), "exit status \(outcome.exitStatus), not \(allowed)")
  }
}

// Findings.
extension CaseJudge {
  private typealias Finding = CaseOutcome.Finding

  private var findings: [Finding] { outcome.findings ?? [] }

  /// The least severity that counts as the verdict.
  private var level: Severity {
    switch expected.verdict {
    case .error: .error
    case .warningOrError: .warning
    case .ok, .noteOrWorse, .noCrash: .note
    }
  }

  private var judged: [Finding] { findings.filter { $0.severity >= level } }

  private var findingComplaints: [String] {
    guard outcome.findings != nil else { return [] }
    switch expected.verdict {
    case .ok: return findings.filter { $0.severity > .note }.map { "unexpected \($0)" }
    case .noCrash: return []
    default: return placeComplaints + wordComplaints + relatedComplaints
    }
  }

  private var placeComplaints: [String] {
    let all = findings.map { "\n    \($0)" }.joined()
    let missing = (expected.at ?? []).filter { place in !judged.contains { matches($0, place) } }
    return unless(!judged.isEmpty, "nothing of level \(level) is found")
      + missing.map { "nothing at \(words($0)); found are\(all)" }
  }

  private func matches(_ finding: Finding, _ place: SharedCase.Place) -> Bool {
    ([place] + (place.or ?? [])).contains { option in
      let rules = option.rules ?? place.rules ?? expected.rules
      return option.line == finding.line
        && (option.column == nil || option.column == finding.column)
        && (option.path == nil || option.path == finding.path)
        && (rules == nil || rules?.contains(finding.rule) == true)
    }
  }

  private func words(_ place: SharedCase.Place) -> String {
    "\(place.line):\(place.column.map(String.init) ?? "*")"
      + " \((place.rules ?? expected.rules)?.joined(separator: "|") ?? "")"
  }

  /// The findings at the expected places; all, where no place is given.
  private var matching: [Finding] {
    guard let places = expected.at else { return judged }
    return judged.filter { finding in places.contains { matches(finding, $0) } }
  }

  private var wordComplaints: [String] {
    (expected.hints ?? []).flatMap { hint in
      unless(
        matching.contains { $0.words.contains(hint) }, "no message says `\(hint)`: \(matching)")
    }
  }

  private var relatedComplaints: [String] {
    (expected.related ?? []).flatMap { place in
      let isNamed = matching.flatMap(\.related).contains { related in
        related.line == place.line && (place.column == nil || related.column == place.column)
      }
      return unless(isNamed, "nothing names \(words(place)) as related")
    }
  }

  private var factComplaints: [String] {
    guard outcome.findings != nil else { return [] }
    let missing = (expected.facts ?? []).filter { fact in
      !matching.contains { finding in
        finding.facts.contains(fact)
          && (expected.severity ?? finding.severity.rawValue) == finding.severity.rawValue
      }
    }
    let forbidden = (expected.absentFacts ?? []).filter { fact in
      findings.contains { $0.facts.contains(fact) }
    }
    return missing.map { "\($0) is not listed with the right severity" }
      + forbidden.map { "\($0) is listed" }
  }
}

// Streams and files.
extension CaseJudge {
  private var textComplaints: [String] {
    let output = outcome.standardOutput
    let error = outcome.standardError
    return jsonComplaints + writtenPlaceComplaints
      + (expected.has ?? []).flatMap {
        unless(output.contains($0), "the output lacks \($0.debugDescription): \(output)")
      }
      + (expected.hasNot ?? []).flatMap {
        unless(!output.contains($0), "the output has \($0.debugDescription): \(output)")
      }
      + (expected.errHas ?? []).flatMap {
        unless(error.contains($0), "standard error lacks \($0.debugDescription): \(error)")
      }
  }

  /// The places in a report for people.
  private var writtenPlaceComplaints: [String] {
    guard outcome.findings == nil, expected.mode == "report" else { return [] }
    return (expected.at ?? []).flatMap { place in
      let column = place.column.map(String.init) ?? ""
      let forms = [
        ":\(place.line):\(column)", "line=\(place.line),", "\"startLine\": \(place.line)",
        "\"startLine\":\(place.line)",
      ]
      return unless(forms.contains(where: outcome.standardOutput.contains), "no \(words(place))")
    }
  }

  private var jsonComplaints: [String] {
    let output = outcome.standardOutput
    if expected.mode.hasPrefix("convert"), expected.verdict == .error {
      return unless(output.isEmpty, "a faulty document gave \(output.debugDescription)")
    }
    guard let json = expected.json, expected.verdict != .noCrash || outcome.exitStatus == 0 else {
      return []
    }
    return unless(
      output == json || output == json + "\n",
      "the output is \(output.debugDescription), not \(json.debugDescription)")
  }

  private var fileComplaints: [String] {
    let actual = (outcome.files ?? []).map { "\($0.path): \($0.status)" }.sorted()
    let wanted = expected.files?.map { "\($0.key): \($0.value)" }.sorted()
    return unless(wanted == nil || wanted == actual, "the files are \(actual)")
      + unless((expected.fileCount ?? actual.count) == actual.count, "the files are \(actual)")
  }
}
