package import NavSchema

extension MappingKind {
  /// The mappings that name a place by `latitude` and `longitude`.
  package static let places: [MappingKind] = [
    .cameraCenter, .cameraPosition, .coordinate, .position,
  ]

  /// Whether it is one of `places`.
  var isPlace: Bool {
    switch self {
    case .cameraCenter, .cameraPosition, .coordinate, .position: true
    default: false
    }
  }
}

/// A place on the earth's surface, in degrees.
package struct Coordinate: Hashable, Sendable {
  package let latitude: Double
  package let longitude: Double

  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension Section {
  /// The place that `latitude` and `longitude` name; nil if one is absent or wrong.
  package var coordinate: Coordinate? {
    guard let latitude = self.latitude.number, let longitude = self.longitude.number else {
      return nil
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Calls `body` with each place that the altitude mode of a thing is about, until it says stop.
  ///
  /// - Parameter body: takes a place and returns whether to go on.
  package func visitPlaces(_ body: (Section) -> Bool) {
    switch kind {
    case .marker, .marker3D, .model: _ = self.position.section.map(body)
    case .popover: _ = self.positionAnchor.section.map(body)
    case .camera3D: _ = self.center.section.map(body)
    case .polyline: _ = self.path.visitSections(body)
    case .polygon:
      guard self.path.visitSections(body) else { return }
      for ring in self.innerPaths.list ?? [] {
        guard configuration.visitSections(of: ring, body) else { return }
      }
    default: break
    }
  }

  /// The first place for which `isWanted` holds, and how many more there are.
  package func places(where isWanted: (Section) -> Bool) -> (first: Section, others: Int)? {
    var first: Section?
    var count = 0
    visitPlaces { place in
      if isWanted(place) {
        first = first ?? place
        count += 1
      }
      return true
    }
    return first.map { ($0, count - 1) }
  }
}

extension Setting {
  /// Calls `body` with the sections of the list written here, until it says stop.
  ///
  /// - Returns: whether it went on to the end.
  fileprivate func visitSections(_ body: (Section) -> Bool) -> Bool {
    configuration.visitSections(of: valueID, body)
  }
}

extension Configuration {
  fileprivate func visitSections(of list: ValueID, _ body: (Section) -> Bool) -> Bool {
    guard list != .none, values[list.index].kind == .list else { return true }
    for id in entries(of: values[list.index]) {
      if let section = section(id), !body(section) { return false }
    }
    return true
  }
}
