internal import NavLint
internal import SourceText

/// One self-contained page for a browser without network: totals, filters, every diagnostic.
///
/// The body is kept until the end, as totals and filters stand before it. All text of files is
/// escaped, and a content security policy lets no script run but the page's own.
struct HTMLReporter: Reporter {
  private let options: ReportOptions
  private var body: [UInt8] = []
  private var filePaths: [String] = []
  private var rules: [RuleID: Int] = [:]
  private var cleanPaths: [String] = []

  init(options: ReportOptions) { self.options = options }

  mutating func add(_ file: FileReport, into stream: inout ReportStream) {
    switch file.status {
    case .skipped: return
    case .checked where file.diagnostics.isEmpty:
      cleanPaths.append(file.path)
      return
    case .checked, .unreadable: break
    }
    let path = file.path.escapedForHTML
    var counts = ReportSummary()
    counts.add(file)
    filePaths.append(file.path)
    write("<section class=\"file\" data-file=\"\(filePaths.count - 1)\">\n")
    if case .unreadable(let reason) = file.status {
      write("<h2><code>\(path)</code></h2>\n")
      write("<p class=\"finding error\" data-severity=\"error\" data-rule=\"\">cannot be read: ")
      write("\(reason.escapedForHTML)</p>\n")
    } else {
      let findings = counts.findings(withNotes: true)
      write("<h2><code>\(path)</code> <span class=\"counts\">\(findings)</span></h2>\n")
    }
    let places = Places(file)
    for diagnostic in file.diagnostics {
      rules[diagnostic.rule, default: 0] += 1
      HTMLFinding(diagnostic, places: places, page: options.page(of: diagnostic.rule))
        .write(to: &body)
    }
    write("</section>\n")
  }

  mutating func finish(_ summary: ReportSummary, into stream: inout ReportStream) {
    stream.write(HTMLPage.head(version: options.version.escapedForHTML))
    stream.write("<header>\n<h1>navlint report</h1>\n")
    stream.write(Self.totals(summary))
    if !body.isEmpty { stream.write(filter) }
    stream.write("</header>\n<main id=\"findings\">\n")
    if body.isEmpty { stream.write("<p class=\"clean\">Nothing was found.</p>\n") }
    stream.bytes += body
    stream.write("\(cleanList)</main>\n\(HTMLPage.foot)")
  }

  private mutating func write(_ text: String) { body += text.utf8 }

  private static func totals(_ summary: ReportSummary) -> String {
    let totals: [(name: String, count: Int, className: String)] = [
      ("errors", summary.errors, "error"), ("warnings", summary.warnings, "warning"),
      ("notes", summary.notes, "note"), ("files", summary.files, ""),
      ("fixable", summary.safelyFixable, ""),
      ("fixable with --unsafe-fixes", summary.fixable - summary.safelyFixable, ""),
      ("suppressed", summary.suppressed, ""),
    ]
    let items = totals.map { total in
      "<div class=\"total \(total.count > 0 ? total.className : "")\">"
        + "<dt>\(total.name)</dt><dd>\(total.count)</dd></div>\n"
    }
    return "<dl class=\"totals\">\n\(items.joined())</dl>\n"
  }

  /// The form that the page's script shows: without it there is nothing to filter.
  private var filter: String {
    let severities = ["error", "warning", "note"].map {
      "<label><input type=\"checkbox\" name=\"severity\" value=\"\($0)\" checked> \($0)s</label>\n"
    }
    let ruleOptions = rules.sorted { $0.key < $1.key }.map { rule, count in
      let id = rule.rawValue.escapedForHTML
      return "<option value=\"\(id)\">\(id) (\(count))</option>\n"
    }
    let fileOptions = filePaths.enumerated().map { index, path in
      "<option value=\"\(index)\">\(path.escapedForHTML)</option>\n"
    }
    return """
      <form id="filter" aria-label="Filter" hidden>
      <fieldset><legend>Severity</legend>
      \(severities.joined())</fieldset>
      <label>Rule <select name="rule"><option value="">all rules</option>
      \(ruleOptions.joined())</select></label>
      <label>File <select name="file"><option value="">all files</option>
      \(fileOptions.joined())</select></label>
      <label>Text <input type="search" name="text" autocomplete="off"></label>
      <button type="reset">Reset</button>
      <output id="shown" aria-live="polite"></output>
      </form>

      """
  }

  private var cleanList: String {
    guard !cleanPaths.isEmpty else { return "" }
    let items = cleanPaths.map { "<li><code>\($0.escapedForHTML)</code></li>\n" }
    return "<details><summary>\(counted(cleanPaths.count, "file")) without diagnostics</summary>"
      + "\n<ul>\n\(items.joined())</ul>\n</details>\n"
  }
}
