internal import NavLint
internal import SourceText

/// `count` with its noun: "1 error", "2 errors"; `plural` where no `s` makes it.
package func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? "\(noun)s")"
}

extension ReportSummary {
  /// The diagnostics by severity, as far as there are any: "1 error, 2 warnings".
  func findings(withNotes: Bool) -> String {
    var parts: [String] = []
    if errors > 0 { parts.append(counted(errors, "error")) }
    if warnings > 0 { parts.append(counted(warnings, "warning")) }
    if withNotes, notes > 0 { parts.append(counted(notes, "note")) }
    return parts.isEmpty ? "no errors, no warnings" : parts.joined(separator: ", ")
  }

  /// How many notes the format has left out, or nil if none.
  func hiddenNotes(_ options: ReportOptions) -> String? {
    guard notes > 0, !options.showsNotes, !options.isQuiet else { return nil }
    return "\(counted(notes, "note")) not shown (--notes shows \(notes == 1 ? "it" : "them"))"
  }
}
