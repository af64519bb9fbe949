import SourceText

/// The file of known findings, declared like a document.
extension MappingSchema {
  static let baseline = MappingSchema(
    .baseline, "baseline", "Findings that are known and stay silent.",
    fields: [
      Field(
        "version", .number(NumberType(isInteger: true)),
        required: Requirement("the file says which form it has"), source: .ours,
        "The version of this form: 1."),
      Field(
        "files", .list(ListType(of: .mapping(.baselineFile), noun: "file")),
        required: Requirement("the findings stand below their files"), source: .ours,
        "The files with known findings."),
    ])

  static let baselineFile = MappingSchema(
    .baselineFile, "file", "The known findings of one file.",
    fields: [
      text("path", "The file's path as it was reported."),
      text("digest", "SHA-256 of the file's text, by which a renamed file is known."),
      Field(
        "findings", .list(ListType(of: .mapping(.baselineFinding), noun: "finding")),
        required: Requirement("a file without findings has no entry"), source: .ours,
        "What is known of the file."),
    ])

  static let baselineFinding = MappingSchema(
    .baselineFinding, "finding", "One known finding.",
    fields: [
      text("rule", "The rule's id."),
      text("pointer", "Where it is found, with `*` for list positions."),
      text("message", "What it says."),
      Field(
        "count",
        .number(
          NumberType(
            isInteger: true,
            limits: [
              NumberLimit(from: 1, .error, "a finding is there once at least"),
              NumberLimit(to: 4_294_967_295, .error, "no file has so many findings"),
            ])),
        default: 1, source: .ours, "How often it is known."),
    ])

  private static func text(_ name: String, _ summary: String) -> Field {
    Field(
      name, .text(TextType()), required: Requirement("a finding is known by it"), source: .ours,
      summary)
  }
}
