import NavLint
import NavSchema
import Platform
import SourceText
import YAMLTree

/// `navlint diff`: what a change means.
struct DiffCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(CommandFailure) -> ExitStatus {
    let reader = DiffReader(arguments: arguments, console: console)
    let names = arguments.operands
    let old = try reader.read(names[0])
    let new = try reader.read(names[1])
    guard old.isFolder == new.isFolder else {
      let (folder, file) = old.isFolder ? (names[0], names[1]) : (names[1], names[0])
      throw .failed(
        "`\(folder.displayText)` is a folder and `\(file.displayText)` a file; name two of a kind")
    }
    var plan = try RunPlan(arguments, console)
    var report = DiffReport()
    var hasBrokenFile = false
    for path in Set(old.files.keys).union(new.files.keys).sorted() {
      let before = try lint(old.files[path], &plan)
      let after = try lint(new.files[path], since: before?.configurations, &plan)
      let diff = FileDiff(from: before, to: after)
      if diff.status == .incomparable {
        hasBrokenFile = true
        for result in [before, after].compactMap(\.self) where !result.breaks.isEmpty {
          console.show(result.breaks, of: result.stream.source)
        }
      }
      report.add(
        DiffReport.File(
          old: old.files[path]?.name, new: new.files[path]?.name, diff: diff))
    }
    try console.print(report.text(arguments[.diffFormat] ?? .text))
    if hasBrokenFile { return .findings }
    return arguments[.exitCode] && report.hasDifference ? .findings : .success
  }

  private func lint(
    _ file: DiffOperand.File?, since base: [Configuration]? = nil, _ plan: inout RunPlan
  ) throws(CommandFailure) -> Linter.Result? {
    guard let file else { return nil }
    let number = try plan.linterNumber(for: file.path).number
    return plan.linters[number].lint(
      SourceFile(path: file.name, bytes: file.bytes), since: base)
  }
}
