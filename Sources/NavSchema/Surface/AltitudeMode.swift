import SourceText

extension Field {
  /// The altitude mode of a thing; everything but the camera has a documented default.
  static func altitudeMode(
    default defaults: Default = "clampToGround", facts: [String], source: Source
  ) -> Field {
    Field(
      "altitudeMode", .enumeration(.altitudeMode), default: defaults, facts: facts, source: source,
      "What the altitude is measured from.")
  }

  /// The drawing order of a thing, an Int32.
  static func zIndex(default defaults: Default = .undocumented, source: Source) -> Field {
    let limit = NumberLimit(
      from: -2_147_483_648, to: 2_147_483_647, .error, "the SDK's type is Int32")
    return Field(
      "zIndex", .number(NumberType(isInteger: true, limits: [limit])), default: defaults,
      example: "1", source: source, "What is drawn on top where things overlap; higher wins.")
  }

  /// The name of a list entry; unique over the whole document.
  static func id(of noun: String) -> Field {
    Field(
      "id", .text(TextType(allowsEmpty: false)), example: "ferry-building", source: .ours,
      "The \(noun)'s name in policies, diffs and messages; unique in the document.")
  }
}

extension KnownForeignKey {
  /// The old name of `zIndex`.
  static let drawOrder = deprecated(
    "drawOrder", use: "zIndex", "the name from before the SDK's general release")
}

extension Enumeration {
  static let altitudeMode = Enumeration(
    "altitude mode",
    [
      Case("absolute", "Metres above mean sea level.", also: ["ABSOLUTE"]),
      Case(
        "clampToGround", "Stuck to the ground; the altitude is ignored.",
        also: ["CLAMP_TO_GROUND"]),
      Case(
        "relativeToGround", "Metres above the terrain, above the sea where there is water.",
        also: ["RELATIVE_TO_GROUND"]),
      Case(
        "relativeToMesh", "Metres above the highest of ground, building and water.",
        also: ["RELATIVE_TO_MESH"]),
    ])
}
