package import NavSchema

/// The points of a line or ring, as they are written.
package struct Path {
  /// One point: where, how high, and its entry in the list.
  package struct Point: Equatable {
    package let coordinate: Coordinate
    /// Nil where no altitude is given.
    package let altitude: Double?
    package let id: ValueID

    /// Whether both are the same place at the same height.
    package static func == (lhs: Point, rhs: Point) -> Bool {
      lhs.coordinate == rhs.coordinate && lhs.altitude == rhs.altitude
    }
  }

  private let configuration: Configuration
  private let entries: ArraySlice<ValueID>

  /// Nil where no list stands.
  package init?(_ list: ValueID, in configuration: Configuration) {
    guard list != .none, configuration.values[list.index].kind == .list else { return nil }
    self.configuration = configuration
    entries = configuration.entries(of: configuration.values[list.index])
  }

  /// The points in order; nil for one that is wrong in itself.
  package var points: some Sequence<Point?> { entries.lazy.map { point($0) } }

  private func point(_ id: ValueID) -> Point? {
    guard let section = configuration.section(id), let coordinate = section.coordinate,
      !section.altitude.isUnclear
    else { return nil }
    return Point(coordinate: coordinate, altitude: section.altitude.number, id: id)
  }

  /// How many different places there are: 0, 1, 2, or 3 for more than that; nil if that depends on
  /// a point that is wrong in itself.
  package var distinctCount: Int? {
    var first: Coordinate?
    var second: Coordinate?
    for point in points {
      guard let place = point?.coordinate else { return nil }
      if first == nil {
        first = place
      } else if place != first, second == nil {
        second = place
      } else if place != first, place != second {
        return 3
      }
    }
    return (first == nil ? 0 : 1) + (second == nil ? 0 : 1)
  }

  /// Whether all points lie on one line, so that a ring of them encloses nothing.
  ///
  /// Plane geometry over degrees, by steps that do not pass the antimeridian the long way round.
  package var isStraight: Bool {
    var origin: Coordinate?
    var direction = (x: 0.0, y: 0.0)
    for point in points {
      guard let place = point?.coordinate else { return false }
      guard let start = origin else {
        origin = place
        continue
      }
      let step = Self.step(from: start, to: place)
      if direction.x == 0, direction.y == 0 { direction = step }
      let cross = direction.x * step.y - direction.y * step.x
      let lengths =
        (direction.x * direction.x + direction.y * direction.y)
        * (step.x * step.x + step.y * step.y)
      // Degrees in decimals have about 1e-14 of noise; 1e-8 is a millimetre in 100 kilometres.
      if cross * cross > 1e-16 * lengths { return false }
    }
    return true
  }

  private static func step(
    from start: Coordinate, to end: Coordinate
  ) -> (x: Double, y: Double) {
    var x = end.longitude - start.longitude
    if x > 180 { x -= 360 }
    if x < -180 { x += 360 }
    return (x, end.latitude - start.latitude)
  }
}
