import NavLint
import Platform

/// A line on the terminal that says how far a long run has come.
///
/// It appears after a second, is rewritten ten times a second, and is gone at the end.
struct Progress {
  private let console: Console
  private let total: Int
  private let isShown: Bool
  private let clock = Stopwatch()
  private var lastUpdate = 0
  private var isVisible = false

  /// - Parameters:
  ///   - console: where the line is shown, if that is a terminal.
  ///   - total: the number of files.
  ///   - isCrowded: whether every file writes to standard output, which leaves the line no room
  ///     where that is the same terminal.
  init(_ console: Console, total: Int, isCrowded: Bool) {
    self.console = console
    self.total = total
    isShown =
      !console.isQuiet && StandardStream.error.isTerminal
      && !(isCrowded && StandardStream.output.isTerminal)
  }

  /// Says that `count` files are done.
  mutating func update(_ count: Int) {
    guard isShown else { return }
    let elapsed = clock.milliseconds
    guard elapsed > 1000, elapsed - lastUpdate > 100 else { return }
    lastUpdate = elapsed
    isVisible = true
    show("\rchecked \(count) of \(total) files")
  }

  /// Takes the line away if there is something to write about a file.
  mutating func makeRoom(for report: FileReport) {
    if report.status != .checked || !report.diagnostics.isEmpty { clear() }
  }

  /// Takes the line away.
  mutating func clear() {
    guard isVisible else { return }
    isVisible = false
    show("\r\u{1B}[K")
  }

  private func show(_ text: String) {
    try? console.errors.write(text)
    try? console.errors.flush()
  }
}
