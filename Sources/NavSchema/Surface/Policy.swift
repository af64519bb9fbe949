import SourceText

/// A policy file, declared like a document.
extension MappingSchema {
  static let policy = MappingSchema(
    .policy, "policy", "Which changes of the user interface are disallowed, and why.",
    fields: [
      Field(
        "policy",
        .number(
          NumberType(
            isInteger: true,
            limits: [NumberLimit(from: 1, to: 1, .error, "the language's version is 1")])),
        required: Requirement("it says that the file is a policy, and of which version"),
        example: "1", source: .ours, "The version of the policy language."),
      Field(
        "name", .text(TextType(allowsEmpty: false)),
        required: Requirement("reports name the policy that a finding comes from"),
        example: "Fleet driver app", source: .ours, "What reports call the policy."),
      Field("summary", .policyText, source: .ours, "What the policy is for, in a sentence."),
      Field(
        "extends", .policyTexts("policy"), example: "google-navigation-sdk", source: .ours,
        "Policies that this one starts from: a file relative to this one, or the built-in one's"
          + " name."),
      Field(
        "asOf", .policyText, example: "2026-08-01", source: .ours,
        "The day whose state of the extended policies counts: rules of a later `policyDate` are"
          + " off."),
      Field(
        "overrides", .list(ListType(of: .mapping(.policyOverride), noun: "override")),
        source: .ours, "Rules of the extended policies that are off or of another severity."),
      Field(
        "rules", .list(ListType(of: .mapping(.policyRule), noun: "rule")), source: .ours,
        "The rules."),
      Field(
        "examples", .list(ListType(of: .mapping(.policyExample), noun: "example")),
        source: .ours, "Configurations, and which of this file's rules each breaks."),
    ],
    allowsExtensionKeys: true)

  static let policyOverride = MappingSchema(
    .policyOverride, "override", "Another severity for a rule of an extended policy.",
    fields: [
      Field(
        "rule", .text(TextType(allowsEmpty: false)),
        required: Requirement("an override names its rule"), source: .ours, "The rule's id."),
      Field(
        "severity", .enumeration(.level), required: Requirement("an override sets it"),
        source: .ours, "The severity to report it with, or `off`."),
      Field(
        "reason", .text(TextType(allowsEmpty: false)),
        required: Requirement("whoever reads the policy must see why a rule is changed"),
        source: .ours, "Why."),
    ])

  static let policyRule = MappingSchema(
    .policyRule, "rule", "What a configuration must or must not say.",
    fields: policyRuleDemands + policyRuleWords,
    foreignKeys: [
      .foreign("level", use: "severity", "another linter's name"),
      .foreign("paths", use: "path", "a plural: `path` takes a list too"),
      .foreign("url", use: "reference", "another linter's name"),
      .foreign("if", use: "when", "another linter's name"),
      .foreign("deny", use: "forbid", "another linter's name"),
      .foreign("description", use: "summary", "another linter's name"),
    ])

  private static let policyRuleDemands = [
    Field(
      "id", .text(TextType(allowsEmpty: false)),
      required: Requirement("reports and suppressions name a rule by its id"),
      example: "keep-speedometer", source: .ours,
      "The rule's name in kebab-case; no other rule has it, whatever its policy."),
    Field(
      "path", .policyTexts("path"), required: Requirement("a rule judges the fields at a path"),
      example: "navigation.ui.shouldDisplaySpeedometer", source: .ours,
      "The fields that are judged: `*` inside a name, `[*]` for all entries of a list,"
        + " `[key=glob]` for some, `**` for any depth."),
    Field(
      "require", .mapping(.policyCondition), source: .ours, "What must hold for the field."),
    Field(
      "forbid", .mapping(.policyCondition), source: .ours, "What must not hold for the field."),
    Field(
      "disallow", .wordOrMapping(.policyChange, .policyChange), source: .ours,
      "`change`: any value but the documented default."),
    Field(
      "when", .mapping(.policyCondition), source: .ours, "The rule applies only where this holds."),
    Field(
      "unless", .mapping(.policyCondition), source: .ours,
      "The rule does not apply where this holds."),
    Field(
      "except", .policyTexts("path"), source: .ours,
      "Fields, sections and entries that are exempt, each with all below it."),
    Field(
      "scope", .enumeration(.policyScope), source: .ours,
      "`navigation`: not where navigation is `enabled: false`."),
    Field("target", .enumeration(.target), source: .ours, "Only for this screen."),
    Field(
      "sdk", .mapping(.policyReleases), source: .ours,
      "Only for these SDK releases; a note where a bare major leaves it open."),
  ]

  private static let policyRuleWords = [
    Field(
      "severity", .enumeration(.severity), default: "error", source: .ours,
      "How bad a breach is."),
    Field(
      "message", .policyText, source: .ours,
      "What a report says; `{path}`, `{value}`, `{default}`, `{base}`, `{contrast}` and `{against}`"
        + " stand for the field's."),
    Field("summary", .policyText, source: .ours, "What is wrong when the rule fires, in one line."),
    Field("reason", .policyText, source: .ours, "Why the rule is there."),
    Field(
      "reference", .policyURLs, source: .ours, "Addresses of the texts that the rule rests on."),
    Field(
      "basis", .enumeration(.policyBasis), source: .ours, "How firmly the texts say so."),
    Field(
      "policyDate", .policyText, example: "2026-08-01", source: .ours,
      "Since when the texts say so, as YYYY-MM-DD."),
    Field(
      "facts", .policyTexts("fact"), source: .ours, "Ids of documented facts that are behind it."),
    Field(
      "examples", .list(ListType(of: .mapping(.policyRuleExample), noun: "example")),
      source: .ours, "Configurations that break the rule, and such that do not."),
  ]

  static let policyChange = MappingSchema(
    .policyChange, "`disallow`", "What a field must not differ from.",
    fields: [
      Field(
        "change-from", .enumeration(.policyOrigin),
        required: Requirement("it says from what the field must not differ"), source: .ours,
        "`base`: the configuration that a change starts from.")
    ])

  static let policyReleases = MappingSchema(
    .policyReleases, "`sdk`", "Ranges of SDK releases.",
    fields: [
      Field(
        "navigation", .policyText, example: "\">=10.10 <11\"", source: .ours,
        "Releases of the Navigation SDK: `>=`, `<`, `<=`, `>` and `=`, all of which must hold."),
      Field(
        "maps3D", .policyText, example: "\">=1.0\"", source: .ours,
        "Releases of the Maps 3D SDK."),
    ])

  static let policyExample = MappingSchema(
    .policyExample, "example", "A configuration, and which rules it breaks.",
    fields: [
      Field("name", .policyText, source: .ours, "What the example shows."),
      Field(
        "config", .any, required: Requirement("an example is a configuration"), source: .ours,
        "The configuration."),
      Field("base", .any, source: .ours, "The configuration that it is a change of."),
      Field(
        "expect", .list(ListType(of: .policyText, isSet: true, noun: "rule")),
        required: Requirement("an example says what it breaks, if only `[]`"), source: .ours,
        "The ids of this file's rules that it breaks, all of them."),
    ])

  static let policyRuleExample = MappingSchema(
    .policyRuleExample, "example", "A configuration that breaks the rule, or one that does not.",
    fields: [
      Field("name", .policyText, source: .ours, "What the example shows."),
      Field("fires", .any, source: .ours, "A configuration that breaks the rule."),
      Field("silent", .any, source: .ours, "A configuration that does not."),
      Field("base", .any, source: .ours, "The configuration that it is a change of."),
    ])
}

extension ValueType {
  /// A text that is not empty.
  static let policyText = ValueType.text(TextType(allowsEmpty: false))

  /// One text, or a list of them.
  static func policyTexts(_ noun: String) -> ValueType {
    .either(policyText, .list(ListType(of: policyText, noun: noun)))
  }

  private static let policyURL = ValueType.text(TextType(allowsEmpty: false, format: .url))
  fileprivate static let policyURLs = ValueType.either(
    policyURL, .list(ListType(of: policyURL, noun: "address")))
}

extension Enumeration {
  static let policyChange = Enumeration(
    "change", [Case("change", "Any value but the documented default.")], isOurs: true)

  static let policyOrigin = Enumeration(
    "origin", [Case("base", "The configuration that a change starts from.")], isOurs: true)

  static let policyScope = Enumeration(
    "scope", [Case("navigation", "Where navigation is not `enabled: false`.")], isOurs: true)

  static let policyBasis = Enumeration(
    "basis",
    [
      Case("must", "The text forbids or demands it."),
      Case("should", "The text recommends it."),
      Case("heuristic", "No text says it outright; it follows from what one says."),
    ], isOurs: true)
}
