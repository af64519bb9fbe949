import SourceText

/// What policies say about values.
extension MappingSchema {
  static let policyCondition = MappingSchema(
    .policyCondition, "condition",
    "What a value is to be; everything said here must hold at once.",
    fields: policySubject + policyPredicates + policyCombinations,
    foreignKeys: [
      .foreign("min", use: "minimum", "a shorter name"),
      .foreign("max", use: "maximum", "a shorter name"),
      .foreign("enum", use: "oneOf", "JSON Schema's name"),
      .foreign("const", use: "equals", "JSON Schema's name"),
      .foreign("in", use: "oneOf", "another linter's name"),
      .foreign("allOf", use: "all", "JSON Schema's name"),
      .foreign("anyOf", use: "any", "JSON Schema's name"),
      .foreign("regex", use: "pattern", "another linter's name"),
      .foreign("exists", use: "present", "another linter's name"),
      .foreign("uniqueItems", use: "unique", "JSON Schema's name"),
    ])

  private static let policySubject = [
    Field(
      "path", .policyText, source: .ours,
      "Speaks of another field; of several that match, one must do."),
    Field(
      "every", .policyText, source: .ours, "As `path`; all that match must do."),
    Field(
      "sum", .list(ListType(of: .policyText, noun: "path")), source: .ours,
      "Speaks of the sum of the numbers at these paths."),
  ]

  private static let policyPredicates = [
    Field("equals", .any, source: .ours, "The value is this one; words match as written."),
    Field(
      "oneOf", .list(ListType(of: .any, noun: "value")), source: .ours,
      "The value is one of these."),
    Field("minimum", .policyNumber, source: .ours, "The number is at least this."),
    Field("maximum", .policyNumber, source: .ours, "The number is at most this."),
    Field(
      "atLeast", .any, source: .ours, "The number is at least this number, or that at this path."),
    Field(
      "atMost", .any, source: .ours, "The number is at most this number, or that at this path."),
    Field(
      "pattern", .policyText, source: .ours,
      "The text has a part that this POSIX extended regular expression matches."),
    Field(
      "present", .boolean, source: .ours, "There is a value, written or by a documented default."),
    Field("absent", .boolean, source: .ours, "There is no value, not even by default."),
    Field("written", .boolean, source: .ours, "The document itself gives the value."),
    Field(
      "count", .either(.entryCount, .mapping(.policyRange)), source: .ours,
      "The list has so many entries."),
    Field(
      "unique", .boolean, source: .ours,
      "No two of the values that the path matches are equal."),
    Field(
      "contrast", .mapping(.policyContrast), source: .ours,
      "The colour's contrast ratio with another, by WCAG 2.1."),
    Field(
      "decides", .enumeration(.mapPart), source: .ours,
      "The map style's value is what counts for some of these, once all rules have been applied."),
  ]

  private static let policyCombinations = [
    Field(
      "all", .list(ListType(of: .mapping(.policyCondition), noun: "condition")), source: .ours,
      "All of these hold."),
    Field(
      "any", .list(ListType(of: .mapping(.policyCondition), noun: "condition")), source: .ours,
      "One of these holds."),
    Field("not", .mapping(.policyCondition), source: .ours, "This does not hold."),
  ]

  static let policyContrast = MappingSchema(
    .policyContrast, "`contrast`", "A contrast ratio of two colours, from 1 to 21.",
    fields: [
      Field(
        "against", .policyText,
        required: Requirement("a contrast is one of two colours"), source: .ours,
        "The other colour, the path of its field, or `roads` or `land` for what the map style makes"
          + " of these."),
      Field("minimum", .ratio, source: .ours, "The least ratio."),
      Field("maximum", .ratio, source: .ours, "The greatest ratio."),
    ])

  static let policyRange = MappingSchema(
    .policyRange, "`count`", "How many entries a list may have.",
    fields: [
      Field("minimum", .entryCount, source: .ours, "The least number of entries."),
      Field("maximum", .entryCount, source: .ours, "The greatest number of entries."),
    ])
}

extension Enumeration {
  static let mapPart = Enumeration(
    "part of the map",
    [
      Case("roads", "The inside of roads of any kind."),
      Case("land", "The land around them."),
    ], isOurs: true)
}

extension ValueType {
  fileprivate static let policyNumber = ValueType.number(NumberType(acceptsPercentage: true))
  fileprivate static let entryCount = ValueType.number(
    NumberType(
      isInteger: true,
      limits: [NumberLimit(from: 0, .error, "no list has fewer entries than none")]))
  fileprivate static let ratio = ValueType.number(
    NumberType(limits: [NumberLimit(from: 1, to: 21, .error, "contrast ratios lie between these")]))
}
