import NavReporters
import NavSchema
import Platform

/// `navlint schema`: the JSON Schemas of documents, settings, policies and the JSON report.
struct SchemaCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(CommandFailure) -> ExitStatus {
    if let path = arguments[.output], path != "-" {
      try console.write(text, to: path)
    } else {
      try console.print(text)
    }
    return .success
  }

  private var text: String {
    if arguments[.schemaOfReport] { return ReportSchema.text }
    if arguments[.schemaOfPolicy] { return JSONSchema.text(of: .policy) }
    return JSONSchema.text(of: arguments[.schemaOfConfiguration] ? .settings : .document)
  }
}
