package import NavSchema
package import SourceText

/// A camera that begins where the restrictions do not let it be.
package enum CameraOutsideRestrictions: Rule {
  package static let description = RuleDescription(
    id: "camera-outside-restrictions", category: .semantics, severities: [.warning],
    facts: ["X-3D-19"], summary: "a camera outside of its restrictions",
    reason: "The map cannot open with the view that the file asks for.",
    references: [Source.maps3D("Enums/CameraRestriction").url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.map3D]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let camera = section.camera.section,
      let restrictions = section.cameraRestrictions.section
    else { return }
    if let range = restrictions.tilt.section { checkTilt(camera, range, &findings) }
    if let range = restrictions.heading.section { checkHeading(camera, range, &findings) }
    guard let center = camera.center.section else { return }
    if let range = restrictions.altitude.section {
      checkAltitude(camera, center, range, &findings)
    }
    if let bounds = restrictions.bounds.section { checkBounds(center, bounds, &findings) }
  }

  private static func checkTilt(
    _ camera: Section, _ range: Section, _ findings: inout Findings
  ) {
    // Beyond its own limits another finding speaks.
    guard let tilt = camera.tilt.number, (0...90).contains(tilt) else { return }
    if let limit = breach(of: range, by: tilt...tilt) { report(camera.tilt, limit, &findings) }
  }

  private static func checkHeading(
    _ camera: Section, _ range: Section, _ findings: inout Findings
  ) {
    guard let heading = camera.heading.number else { return }
    let remainder = heading.truncatingRemainder(dividingBy: 360)
    let angle = remainder < 0 ? remainder + 360 : remainder
    // 0 and 360 are one direction.
    if angle == 0, breach(of: range, by: 360...360) == nil { return }
    if let limit = breach(of: range, by: angle...angle) { report(camera.heading, limit, &findings) }
  }

  /// The camera is between its centre's altitude and `range` metres above that.
  ///
  /// An older text of the guide puts the camera at the centre; what is reported is outside by
  /// either text, unless the range is not known.
  private static func checkAltitude(
    _ camera: Section, _ center: Section, _ range: Section, _ findings: inout Findings
  ) {
    let mode = camera.altitudeMode
    guard mode.isAbsent || mode.text == "absolute", let altitude = center.altitude.number,
      !camera.range.isUnclear
    else { return }
    let distance = max(camera.range.number ?? 0, 0)
    if let limit = breach(of: range, by: altitude...altitude + distance) {
      report(center.altitude, limit, &findings)
    }
  }

  private static func checkBounds(
    _ center: Section, _ bounds: Section, _ findings: inout Findings
  ) {
    if let latitude = center.latitude.number, (-90...90).contains(latitude),
      let limit = breach(latitude...latitude, bounds.south, bounds.north)
    {
      report(center.latitude, limit, &findings)
    }
    if let longitude = center.longitude.number, (-180...180).contains(longitude),
      let west = bounds.west.number, let east = bounds.east.number,
      !isInside(longitude, west: west, east: east)
    {
      findings.report(
        .warning, at: .value(center.longitude),
        "the camera's `longitude` is \(NumberText.canonical(longitude)), but the restrictions go"
          + " from \(NumberText.canonical(west)) east to \(NumberText.canonical(east))",
        related: bounds.west.related("the `west` is set here"))
    }
  }

  /// Whether a longitude lies between two others, over the antimeridian where they say so.
  private static func isInside(_ longitude: Double, west: Double, east: Double) -> Bool {
    func isBetween(_ longitude: Double) -> Bool {
      west <= east
        ? (west...east).contains(longitude) : longitude >= west || longitude <= east
    }
    // −180 and 180 are one meridian.
    return isBetween(longitude) || abs(longitude) == 180 && isBetween(-longitude)
  }

  private static func breach(
    of range: Section, by values: ClosedRange<Double>
  ) -> Setting? {
    breach(values, range.min, range.max)
  }

  /// The limit that all of `values` lie beyond; none where the limits contradict each other.
  private static func breach(
    _ values: ClosedRange<Double>, _ low: Setting, _ high: Setting
  ) -> Setting? {
    let least = low.number ?? -.infinity
    let greatest = high.number ?? .infinity
    guard least <= greatest else { return nil }
    if values.upperBound < least { return low }
    return values.lowerBound > greatest ? high : nil
  }

  private static func report(
    _ setting: Setting, _ limit: Setting, _ findings: inout Findings
  ) {
    guard let value = setting.number, let bound = limit.number else { return }
    let isLow = ["min", "south"].contains(limit.field.name)
    findings.report(
      .warning, at: .value(setting),
      "the camera's `\(setting.field.name)` is \(NumberText.canonical(value)),"
        + " \(isLow ? "below" : "above") the restrictions' `\(limit.field.name)` of"
        + " \(NumberText.canonical(bound))",
      related: limit.related("the `\(limit.field.name)` is set here"))
  }
}
