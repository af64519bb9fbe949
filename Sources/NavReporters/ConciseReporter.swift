internal import NavLint
internal import SourceText

/// One line a diagnostic, as compilers write it: Xcode and editors jump to these places.
struct ConciseReporter: Reporter {
  private let options: ReportOptions

  init(options: ReportOptions) { self.options = options }

  func add(_ file: FileReport, into stream: inout ReportStream) {
    let path = Self.linePrefix(file.path)
    if case .unreadable(let reason) = file.status {
      stream.write("\(path): error: cannot be read: \(reason.visible)\n")
    }
    let shown = file.diagnostics.filter { options.shows($0.severity) }
    guard !shown.isEmpty else { return }
    let places = Places(file)
    for diagnostic in shown {
      let start = places.location(of: diagnostic.range.start)
      stream.write(
        "\(path):\(start.line):\(start.column): \(diagnostic.severity): "
          + "\(diagnostic.message.visible) [\(diagnostic.rule.rawValue.visible)]\n")
      stream.drain()
    }
  }

  func finish(_ summary: ReportSummary, into stream: inout ReportStream) {
    if let hidden = summary.hiddenNotes(options) { stream.write("\(hidden)\n") }
  }

  /// The path as a line may begin with it: GitHub takes one that begins with `::` as a command.
  private static func linePrefix(_ path: String) -> String {
    let path = path.visible
    return path.drop(while: \.isWhitespace).hasPrefix("::") ? "./\(path)" : path
  }
}
