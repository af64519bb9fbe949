import Platform

/// `navlint init`: a file to start from; never overwrites one.
struct InitCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(CommandFailure) -> ExitStatus {
    let (text, name) = starter
    let path = arguments.operands.first ?? name
    if path == "-" {
      try console.print(text)
      return .success
    }
    guard (try? FileSystem.status(of: path)) == nil else {
      throw .failed("`\(path.displayText)` is there already; name another file")
    }
    try console.write(text, to: path)
    console.note("wrote `\(path.displayText)`")
    return .success
  }

  private var starter: (text: String, name: FilePath) {
    if arguments[.starterConfiguration] { return (Starter.settings, ".navlint.yaml") }
    if arguments[.starterPolicy] { return (Starter.policy, "policy.yaml") }
    return (Starter.document, "app.nav.yaml")
  }
}
