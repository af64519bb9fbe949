/// How a run ends; the same in every command and format.
package enum ExitStatus: Int32, Sendable {
  /// Nothing at or above the failure level.
  case success = 0
  /// Diagnostics at or above the failure level, a difference, or something stale.
  case findings = 1
  /// The tool could not do its job: usage, settings, policy, an unreadable file.
  case failure = 2
  /// The reader of the output went away.
  case closedPipe = 141

  /// The graver of two ends of one run.
  package func combined(with other: ExitStatus) -> ExitStatus {
    rawValue >= other.rawValue ? self : other
  }
}
