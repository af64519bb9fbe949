internal import NavLint
internal import SourceText

/// `count` with its noun: "1 error", "2 errors"; `plural` where no `s` makes it.
package func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? "\(noun)s")"
}

extension ReportSummary {
  /// The diagnostics by severity, as far as there are any: "1 error, 2 warnings".
  func findings(withNotes: Bool) -> String {
    var text = ""
    func add(_ count: Int, _ noun: String) {
      if count > 0 { text += (text.isEmpty ? "" : ", ") + counted(count, noun) }
    }
    add(errors, "error")
    add(warnings, "warning")
    if withNotes { add(notes, "note") }
    return text.isEmpty ? "no errors, no warnings" : text
  }

  /// How many findings `--fix` repairs, and how many more `--unsafe-fixes`; nil if none.
  var fixableWords: String? {
    let unsafe = fixable - safelyFixable
    if unsafe == 0 { return fixable == 0 ? nil : "\(fixable) fixable" }
    return safelyFixable == 0
      ? "\(unsafe) fixable with --unsafe-fixes"
      : "\(safelyFixable) fixable, \(unsafe) more with --unsafe-fixes"
  }

  /// How many notes the format has left out, or nil if none.
  func hiddenNotes(_ options: ReportOptions) -> String? {
    guard notes > 0, !options.showsNotes, !options.isQuiet else { return nil }
    return "\(counted(notes, "note")) not shown (--notes shows \(notes == 1 ? "it" : "them"))"
  }
}
