import NavLint
import NavReporters
import SourceText
import Testing

/// What no format may let through, shown with the sample's hostile names and values.
@Suite struct HostileTextTests {
  @Test(arguments: ReportFormat.allCases)
  func nothingIsHidden(format: ReportFormat) {
    let hidden = Sample.render(format).unicodeScalars.filter { $0 != "\n" && $0.isHidden }
    #expect(hidden.map(\.value) == [])
  }

  @Test(arguments: ReportFormat.allCases)
  func secretsAreMasked(format: ReportFormat) {
    #expect(!Sample.render(format).contains("AIzaSyD-very-secret"))
  }

  /// Policies bring rules of their own, with whatever id they write.
  @Test(arguments: ReportFormat.allCases)
  func ruleIDsAreText(format: ReportFormat) {
    let file = Sample.report("a", "x") { _ in
      [
        Diagnostic(
          rule: "r\u{1B}<b>|\"](x)\n::y", category: .policy, severity: .error, message: "m",
          range: SourceRange(start: 0, end: 1))
      ]
    }
    let report = Sample.render(format, files: [file])
    #expect(!report.unicodeScalars.contains("\u{1B}"))
    #expect(!report.contains("\n::y"))
    #expect(!([.html, .junit, .checkstyle, .markdown].contains(format) && report.contains("<b>")))
  }

  @Test(arguments: [ReportFormat.text, .concise, .github])
  func fileTextBeginsNoCommand(format: ReportFormat) {
    let report = Sample.render(format)
    #expect(!report.contains("##["))
    let commands = report.split(whereSeparator: \.isNewline).filter {
      $0.drop(while: \.isWhitespace).hasPrefix("::")
    }
    let count = Sample.files.reduce(0) { $0 + $1.diagnostics.filter { $0.severity != .note }.count }
    // One for the unreadable file.
    #expect(commands.count == (format == .github ? count + 1 : 0))
  }

  @Test func githubEncodes() {
    let report = Sample.report("a:b,c%\r\n.yaml", "x") { _ in
      [
        Diagnostic(
          rule: "a,b:c", category: .schema, severity: .note, message: "100%, a: b\r\n::x",
          range: SourceRange(start: 0, end: 1))
      ]
    }
    var options = Sample.options
    options.showsNotes = true
    #expect(
      Sample.render(.github, options, files: [report])
        == "::notice file=a%3Ab%2Cc%25%0D%0A.yaml,line=1,endLine=1,col=1,endColumn=2,"
        + "title=a%2Cb%3Ac::100%25, a: b%0D%0A::x\n")
  }

  @Test func htmlRunsOneScriptOnly() {
    let page = Sample.render(.html)
    #expect(page.split(separator: "<script", omittingEmptySubsequences: false).count == 2)
    #expect(!page.contains("<img"))
    #expect(!page.contains("href=\"javascript:"))
  }

  @Test func markdownRowsKeepTheirColumns() {
    let rows = Sample.render(.markdown).split(separator: "\n").filter { $0.hasPrefix("|") }
    let diagnostics = Sample.files.reduce(0) { $0 + $1.diagnostics.count }
    // The head, the rule below it, and the unreadable file.
    #expect(rows.count == diagnostics + 3)
    #expect(rows.allSatisfy { $0.filter { $0 == "|" }.count == 5 })
  }
}
