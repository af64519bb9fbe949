import SourceText

extension MappingSchema {
  static let termsAndConditions = MappingSchema(
    .termsAndConditions, "terms dialog",
    "The dialog in which the user accepts the terms"
      + " (`GMSNavigationTermsAndConditionsOptions`).",
    fields: [
      Field(
        "companyName", .text(TextType(allowsEmpty: false)),
        required: Requirement("the dialog's initializer asks for one"), source: .termsReference,
        "The company that the dialog names."),
      Field(
        "title", .text(TextType()), nullable: true, source: .termsReference,
        "The dialog's title, translated by the app; absent, the SDK's."),
      Field(
        "shouldOnlyShowDriverAwarenessDialog", .boolean, default: false, facts: ["POL-09"],
        source: .termsReference,
        "Shows the warning to the driver alone, where the project allows it."),
      Field(
        "uiParams", .mapping(.termsColors), nullable: true, source: .termsReference,
        "The dialog's colours."),
      Field(
        "showsOnFirstUse", .boolean, facts: ["POL-09", "X-MAP-14"], source: .ours,
        "Whether the dialog is shown before the first use."),
      Field(
        "skipped", .boolean, example: "false", facts: ["POL-08"], source: .ours,
        "Whether the app skips the terms."),
      Field(
        "customText", .text(TextType(allowsEmpty: false)), nullable: true, facts: ["POL-08"],
        source: .ours, "A text of the app's own in place of the terms."),
      Field(
        "termsURL", .text(TextType(format: .url)), nullable: true, facts: ["POL-08"],
        source: .ours, "Where the terms are shown from."),
      Field(
        "notices",
        .list(ListType(of: .enumeration(.firstUseNotice), isSet: true, noun: "notice")),
        facts: ["POL-09"], source: .ours, "What the user is told before the first use."),
      Field(
        "betaWarning", .boolean, facts: ["POL-17"], source: .ours,
        "Whether the user is warned that routes for the travel mode are in beta."),
    ],
    foreignKeys: [
      .deprecated(
        "shouldOnlyShowDriverAwarenessDisclaimer", use: "shouldOnlyShowDriverAwarenessDialog",
        "the name in older releases"),
      .foreign(
        "showOnlyDisclaimer", use: "shouldOnlyShowDriverAwarenessDialog", "the wrappers' name"),
      .foreign(
        "shouldOnlyShowDriverAwarenessDisclaimerDialog",
        use: "shouldOnlyShowDriverAwarenessDialog", "no name of the SDK"),
    ])

  static let termsColors = MappingSchema(
    .termsColors, "terms dialog colours", "The colours of the terms dialog.",
    fields: [
      Field(
        "backgroundColor", .color(.uiColor), source: .termsReference,
        "The colour behind everything."),
      Field("titleColor", .color(.uiColor), source: .termsReference, "The title's colour."),
      Field("bodyColor", .color(.uiColor), source: .termsReference, "The text's colour."),
      Field(
        "buttonColor", .color(.uiColor), source: .termsReference,
        "The colour of the buttons' text."),
    ],
    foreignKeys: [
      .foreign("mainTextColor", use: "bodyColor", "the Flutter wrapper's name"),
      .foreign("bodyTextColor", use: "bodyColor", "no name of the SDK"),
      .foreign("acceptButtonTextColor", use: "buttonColor", "the Flutter wrapper's name"),
      .foreign("cancelButtonTextColor", use: "buttonColor", "the Flutter wrapper's name"),
    ])
}

extension Enumeration {
  static let firstUseNotice = Enumeration(
    "notice",
    [
      Case("terms", "The Navigation SDK's terms."),
      Case("judgement", "To use one's own judgement, as reality may differ.", also: ["judgment"]),
      Case("tolls", "That tolls and the like are the user's to pay."),
    ], isOurs: true)
}
