import NavReporters
import NavSchema

extension Generators {
  /// The JSON Schemas that editors read.
  static let jsonSchemas = Generator(folder: nil) { _ in
    [MappingKind.document, .policy, .settings].map { root in
      GeneratedFile(
        path: "schemas/\(JSONSchema.fileName(of: root))", text: JSONSchema.text(of: root))
    } + [GeneratedFile(path: "schemas/report.schema.json", text: ReportSchema.text)]
  }
}
