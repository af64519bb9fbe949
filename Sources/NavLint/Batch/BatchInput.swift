package import Platform
package import SourceText
import YAMLTree

/// One file of a run, with what decides how it is checked.
package struct BatchInput: Sendable {
  /// Where the bytes come from.
  package enum Origin: Hashable, Sendable {
    case file(FilePath)
    case standardInput
    /// Known to be unreadable, with the reason; elsewhere, since it is rare.
    indirect case unreadable(String)
  }

  package let origin: Origin
  /// The file's path, or the name that standard input goes by.
  package let path: FilePath
  package let linter: Linter
  /// Tells the linters of a run apart.
  package let linterNumber: Int
  /// The severity from which the file makes the run fail.
  package let failOn: Severity

  package init(
    _ origin: Origin, path: FilePath, linter: Linter, number linterNumber: Int = 0,
    failOn: Severity = .error
  ) {
    self.origin = origin
    self.path = path
    self.linter = linter
    self.linterNumber = linterNumber
    self.failOn = failOn
  }

  /// The name to report.
  package var name: String { path.displayText }

  /// What came of the file, and the entry of the cache that it used or makes.
  package struct Outcome: Sendable {
    package let report: FileReport
    package var usedKey: ResultCache.Key?
    package var newResult: (key: ResultCache.Key, result: CachedResult)?
  }

  /// Reads and checks the file, or takes the result of an earlier run.
  package func check(_ cache: BatchCache? = nil) -> Outcome {
    reading { source in
      guard let cache else { return Outcome(report: report(lint(source), source)) }
      let key = cache.key(of: source.text, linter: linterNumber)
      if let known = cache.results.result(for: key, today: linter.options.today) {
        return Outcome(report: report(known, source), usedKey: key)
      }
      let result = lint(source)
      return Outcome(report: report(result, source), newResult: (key, result))
    } failed: {
      Outcome(report: $0)
    }
  }

  private func lint(_ source: SourceFile) -> CachedResult {
    let result = linter.lint(source)
    return CachedResult(
      diagnostics: result.diagnostics, secrets: result.secrets,
      suppressedCount: result.suppressedCount,
      day: result.dependsOnToday ? linter.options.today : nil)
  }

  private func report(_ result: CachedResult, _ source: SourceFile) -> FileReport {
    report(
      source, result.diagnostics, secrets: result.secrets, suppressedCount: result.suppressedCount)
  }

  func report(_ result: Linter.Result, _ source: SourceFile) -> FileReport {
    report(
      source, result.diagnostics, secrets: result.secrets, suppressedCount: result.suppressedCount)
  }

  /// The report on a file that was read; it keeps the text only where there is something to show.
  func report(
    _ source: SourceFile, _ diagnostics: [Diagnostic], secrets: [SourceRange], suppressedCount: Int
  ) -> FileReport {
    FileReport(
      path: source.path, source: diagnostics.isEmpty ? nil : source, diagnostics: diagnostics,
      secrets: secrets, suppressedCount: suppressedCount)
  }

  /// The text, or the report that there is none.
  package enum Reading {
    case success(SourceFile)
    case failure(FileReport)
  }

  /// What `body` makes of the text, or `failed` of the report that there is none.
  func reading<Result>(
    _ body: (SourceFile) -> Result, failed: (FileReport) -> Result
  ) -> Result {
    switch read() {
    case .success(let source): body(source)
    case .failure(let report): failed(report)
    }
  }

  /// Reads the file; one over the limit of size is a diagnostic, not a failure.
  package func read() -> Reading {
    let limit = linter.options.limits.fileSize
    do throws(FileError) {
      switch origin {
      case .unreadable(let reason): return .failure(unreadable(reason))
      case .file(let path):
        return .success(SourceFile(path: name, bytes: try FileSystem.read(path, limit: limit)))
      case .standardInput:
        let bytes = try FileSystem.readStandardInput(limit: limit)
        return .success(SourceFile(path: name, bytes: bytes))
      }
    } catch {
      if case .tooLarge(let size, _) = error.reason {
        return .failure(tooLarge(size, limit))
      }
      return .failure(unreadable(error.message))
    }
  }

  private func unreadable(_ reason: String) -> FileReport {
    FileReport(path: name, status: .unreadable(reason: reason))
  }

  private func tooLarge(_ size: Int?, _ limit: Int) -> FileReport {
    let measure = size.map { "has \($0) bytes" } ?? "is longer"
    let diagnostic = Diagnostic(
      rule: "resource-limit", category: .yaml, severity: .error,
      message: "the file \(measure); the limit is \(limit) bytes",
      help: "`limits: {fileSize: …}` in `.navlint.yaml` raises it",
      range: SourceRange(start: 0, end: 0))
    return FileReport(
      path: name, source: SourceFile(path: name, bytes: []), diagnostics: [diagnostic])
  }
}
