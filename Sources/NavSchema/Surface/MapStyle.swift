import SourceText

extension MappingSchema {
  static let styleRule = MappingSchema(
    .styleRule, "style rule", "How one kind of map feature looks.",
    fields: [
      Field(
        "featureType", .enumeration(.featureType), default: "all", facts: ["POL-04a"],
        source: .styleLanguage, "Which features the rule is about."),
      Field(
        "elementType", .enumeration(.elementType), default: "all", facts: ["POL-04a"],
        source: .styleLanguage, "Which part of the features the rule is about."),
      Field(
        "stylers", .list(ListType(of: .mapping(.styler), noun: "styler")),
        required: Requirement("a style rule says how the feature looks"), source: .styleLanguage,
        "The changes, applied in order."),
    ])

  static let styler = MappingSchema(
    .styler, "styler", "One change of a feature's look.",
    fields: [
      Field(
        "visibility", .enumeration(.visibility), facts: ["POL-04a"], source: .styleLanguage,
        "Whether the feature is drawn."),
      Field(
        "color", .color(.uiColor), example: "\"#1A73E8\"", facts: ["POL-04b"],
        source: .styleLanguage, "The feature's colour."),
      Field(
        "hue", .color(.uiColor), source: .styleLanguage,
        "A colour whose hue the feature takes on."),
      Field(
        "lightness", styleNumber(from: -100, to: 100), source: .styleLanguage,
        "Per cent lighter; negative is darker."),
      Field(
        "saturation", styleNumber(from: -100, to: 100), source: .styleLanguage,
        "Per cent more saturated; negative is less."),
      Field(
        "gamma", styleNumber(from: 0.01, to: 10), source: .styleLanguage,
        "Gamma correction; 1 changes nothing."),
      Field(
        "invert_lightness", .boolean, source: .styleLanguage,
        "Turns light into dark and dark into light."),
      Field(
        "weight",
        .number(
          NumberType(
            isInteger: true, unit: "pixels",
            limits: [NumberLimit(from: 0, .error, "the style language has no such weight")])),
        source: .styleLanguage, "The width of lines."),
    ])

  private static func styleNumber(from minimum: Double, to maximum: Double) -> ValueType {
    .number(
      NumberType(
        limits: [NumberLimit(from: minimum, to: maximum, .error, "the style language ends there")]))
  }
}

extension Enumeration {
  static let visibility = Enumeration(
    "visibility",
    [
      Case("on", "Drawn."),
      Case("off", "Not drawn."),
      Case("simplified", "Drawn with fewer details."),
    ])

  static let featureType = Enumeration(
    "feature type",
    [
      Case("all", "Everything."),
      Case("administrative", "Borders and administrative areas."),
      Case("administrative.country", "Countries."),
      Case("administrative.land_parcel", "Land parcels."),
      Case("administrative.locality", "Towns."),
      Case("administrative.neighborhood", "Neighbourhoods."),
      Case("administrative.province", "Provinces."),
      Case("landscape", "The land."),
      Case("landscape.man_made", "Structures."),
      Case("landscape.natural", "Nature."),
      Case("landscape.natural.landcover", "What covers the land."),
      Case("landscape.natural.terrain", "Relief."),
      Case("poi", "Points of interest."),
      Case("poi.attraction", "Attractions for tourists."),
      Case("poi.business", "Businesses."),
      Case("poi.government", "Government buildings."),
      Case("poi.medical", "Emergency services and pharmacies."),
      Case("poi.park", "Parks."),
      Case("poi.place_of_worship", "Places of worship."),
      Case("poi.school", "Schools."),
      Case("poi.sports_complex", "Sports grounds."),
      Case("road", "All roads."),
      Case("road.arterial", "Arterial roads."),
      Case("road.highway", "Highways."),
      Case("road.highway.controlled_access", "Motorways."),
      Case("road.local", "Local roads."),
      Case("transit", "Public transport."),
      Case("transit.line", "Lines of public transport."),
      Case("transit.station", "All stations."),
      Case("transit.station.airport", "Airports."),
      Case("transit.station.bus", "Bus stops."),
      Case("transit.station.rail", "Railway stations."),
      Case("water", "Water."),
    ])

  static let elementType = Enumeration(
    "element type",
    [
      Case("all", "Everything."),
      Case("geometry", "All shapes."),
      Case("geometry.fill", "The inside of shapes."),
      Case("geometry.stroke", "The outline of shapes."),
      Case("labels", "All labels."),
      Case("labels.icon", "Icons."),
      Case("labels.text", "Texts."),
      Case("labels.text.fill", "The inside of letters."),
      Case("labels.text.stroke", "The outline of letters."),
    ])
}
