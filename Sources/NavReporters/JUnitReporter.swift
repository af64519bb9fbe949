internal import NavLint
internal import SourceText

/// JUnit's XML as CI servers read it: a suite a file, a failing test case an error or warning.
///
/// A note is a passing case with a text. The suites are kept until the end, as their totals
/// stand before them.
struct JUnitReporter: Reporter {
  private var suites: [UInt8] = []
  private var total = Counts()

  /// How many cases of each outcome.
  private struct Counts {
    var cases = 0
    var failures = 0
    var errors = 0

    /// The attributes with these counts; nothing is timed.
    var attributes: String {
      "tests=\"\(cases)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"0\""
    }
  }

  mutating func add(_ file: FileReport, into stream: inout ReportStream) {
    let path = file.path.escapedForXML
    var counts = Counts()
    var cases = ""
    func add(_ name: String, _ content: String) {
      counts.cases += 1
      let start = "    <testcase name=\"\(name.escapedForXML)\" classname=\"\(path)\" time=\"0\""
      cases += content.isEmpty ? "\(start)/>\n" : "\(start)>\n\(content)    </testcase>\n"
    }
    switch file.status {
    case .unreadable(let reason):
      counts.errors += 1
      let message = "cannot be read: \(reason)".escapedForXML
      add("readable", "      <error message=\"\(message)\" type=\"unreadable\"/>\n")
    case .skipped: add("checked", "      <skipped/>\n")
    case .checked where file.diagnostics.isEmpty: add("checked", "")
    case .checked: break
    }
    var names = CaseNames()
    let places = file.diagnostics.isEmpty ? nil : Places(file)
    for diagnostic in file.diagnostics {
      if diagnostic.severity != .note { counts.failures += 1 }
      let place = places?.location(of: diagnostic.range.start)
      add(names.next(diagnostic), Self.content(diagnostic, file.path, place))
    }
    let skipped = file.status == .skipped ? 1 : 0
    suites += "  <testsuite name=\"\(path)\" \(counts.attributes) skipped=\"\(skipped)\">\n".utf8
    suites += "\(cases)  </testsuite>\n".utf8
    total.cases += counts.cases
    total.failures += counts.failures
    total.errors += counts.errors
  }

  func finish(_ summary: ReportSummary, into stream: inout ReportStream) {
    stream.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    stream.write("<testsuites name=\"navlint\" \(total.attributes)>\n")
    stream.bytes += suites
    stream.write("</testsuites>\n")
  }

  private static func content(
    _ diagnostic: Diagnostic, _ path: String, _ place: SourceLocation?
  ) -> String {
    let start = place ?? SourceLocation(line: 1, column: 1)
    let text =
      "\(path):\(start.line):\(start.column): \(diagnostic.severity): \(diagnostic.message)"
      + " [\(diagnostic.rule)]" + (diagnostic.help.map { "\n\($0)" } ?? "")
    guard diagnostic.severity != .note else {
      return "      <system-out>\(text.escapedForXML)</system-out>\n"
    }
    return "      <failure message=\"\(diagnostic.message.escapedForXML)\""
      + " type=\"\(diagnostic.severity)\">\(text.escapedForXML)</failure>\n"
  }
}

/// The names of one suite's cases: CI servers compare runs by them, and drop repeated ones.
private struct CaseNames {
  private var occurrences: [String: Int] = [:]

  mutating func next(_ diagnostic: Diagnostic) -> String {
    let pointer = diagnostic.pointer.isEmpty ? "" : " \(diagnostic.pointer)"
    let name = "\(diagnostic.rule)\(pointer)"
    let count = occurrences[name, default: 0] + 1
    occurrences[name] = count
    return count == 1 ? name : "\(name) (\(count))"
  }
}
