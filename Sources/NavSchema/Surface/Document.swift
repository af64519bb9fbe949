import SourceText

extension MappingSchema {
  static let document = MappingSchema(
    .document, "document", "One configuration of an app's map and navigation screens.",
    fields: [
      Field(
        "version",
        .number(
          NumberType(
            limits: [
              NumberLimit(
                from: 1, to: 1, rule: "unsupported-version",
                "version 1 of the format is the only one known here")
            ])),
        default: 1, source: .ours, "The version of this format."),
      Field("name", .text(TextType()), nullable: true, source: .ours, "What the document is for."),
      Field(
        "sdk", .mapping(.sdk), nullable: true, source: .ours,
        "The SDK releases whose documentation the document is read against."),
      Field(
        "target", .enumeration(.target), default: "phone", source: .ours,
        "The screen that the configuration is for."),
      Field(
        "legal", .mapping(.legal), nullable: true, facts: ["POL-18"], source: .ours,
        "Where the app publishes its terms of use and privacy policy."),
      Field("map3D", .mapping(.map3D), source: .maps3DReference, "The 3D map."),
      Field("navigation", .mapping(.navigation), source: .controls, "The navigation screen."),
    ],
    allowsExtensionKeys: true)

  static let sdk = MappingSchema(
    .sdk, "`sdk`", "The SDK releases whose defaults and limits count.",
    fields: [
      Field(
        "navigation", .version, example: "10.10", source: .ours,
        "The release of the Navigation SDK; a bare major stands for all its releases."),
      Field(
        "maps3D", .version, example: "1.0", source: .ours,
        "The release of the Maps 3D SDK; a bare major stands for all its releases."),
    ])

  static let legal = MappingSchema(
    .legal, "`legal`", "Where the app publishes its legal texts.",
    fields: [
      Field(
        "termsURL", .text(TextType(format: .url)), nullable: true, source: .ours,
        "The app's terms of use."),
      Field(
        "privacyURL", .text(TextType(format: .url)), nullable: true, source: .ours,
        "The app's privacy policy."),
    ])
}

extension Enumeration {
  static let target = Enumeration(
    "target",
    [
      Case("phone", "The phone's own screen."),
      Case("carPlay", "A CarPlay map, which nobody can touch."),
    ], isOurs: true)
}
