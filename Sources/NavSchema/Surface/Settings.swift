import SourceText

/// The user's settings file, `.navlint.yaml`, declared like a document.
extension MappingSchema {
  static let settings = MappingSchema(
    .settings, "settings file", "What navlint checks and how, for the files below its folder.",
    fields: [
      Field(
        "extends", .text(TextType(allowsEmpty: false)), source: .ours,
        "A local settings file that this one starts from."),
      Field(
        "include", .globs, source: .ours, "The names of documents; replaces the usual ones."),
      Field("exclude", .globs, source: .ours, "Files and folders that are never checked."),
      Field(
        "policies", .list(ListType(of: .text(TextType(allowsEmpty: false)), noun: "policy file")),
        source: .ours, "Policy files that are checked beside the built-in one."),
      Field(
        "failOn", .enumeration(.severity), default: "error", source: .ours,
        "The severity from which a run fails."),
      Field(
        "overrides", .list(ListType(of: .mapping(.settingsOverride), noun: "override")),
        source: .ours, "Other settings for some files; later ones win."),
      Field("limits", .mapping(.settingsLimits), source: .ours, "How large an input may be."),
    ] + selection)

  static let settingsOverride = MappingSchema(
    .settingsOverride, "override", "Settings for the files that match.",
    fields: [
      Field(
        "files", .globs, required: Requirement("an override says which files it is for"),
        source: .ours, "The files, as patterns relative to the settings file.")
    ] + selection)

  /// What the settings and each override may say.
  private static let selection = [
    Field(
      "select", .selectors, source: .ours,
      "The rules, categories and facts that are reported; all when absent."),
    Field("ignore", .selectors, source: .ours, "The rules, categories and facts left out."),
    Field(
      "severity", .table(.level), source: .ours,
      "Another severity for a rule, or `off`."),
    Field(
      "sdk", .mapping(.sdk), source: .ours,
      "The SDK releases for documents that do not say."),
  ]

  static let settingsLimits = MappingSchema(
    .settingsLimits, "`limits`", "Limits beyond which an input is not read further.",
    fields: [
      limit("fileSize", "The greatest number of bytes of a file."),
      limit("depth", "The greatest number of collections inside each other."),
      limit("nodes", "The greatest number of keys, values and collections of a file."),
      limit("expandedNodes", "The greatest number of nodes once aliases are expanded."),
      limit("expandedBytes", "The greatest number of bytes once aliases are expanded."),
      limit("directives", "The greatest number of `%YAML` and `%TAG` lines of a document."),
    ])

  private static func limit(_ name: String, _ summary: String) -> Field {
    let type = NumberType(
      isInteger: true,
      limits: [NumberLimit(from: 1, to: 4_294_967_295, .error, "no such limit can be kept")])
    return Field(name, .number(type), source: .ours, summary)
  }
}

extension ValueType {
  fileprivate static let globs = ValueType.list(
    ListType(of: .text(TextType(allowsEmpty: false)), noun: "pattern"))
  fileprivate static let selectors = ValueType.list(
    ListType(of: .text(TextType(allowsEmpty: false)), noun: "rule, category or fact"))
}

extension Enumeration {
  static let severity = Enumeration(
    "severity",
    [
      Case("error", "The document is wrong."),
      Case("warning", "The SDK does something else than the document says."),
      Case("note", "Worth knowing.", also: ["info"]),
    ], isOurs: true)

  static let level = Enumeration(
    "level",
    severity.cases + [Case("off", "Not reported.")], isOurs: true)
}
