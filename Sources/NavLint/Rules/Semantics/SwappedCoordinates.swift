package import NavSchema
package import SourceText
import YAMLTree

/// A place that lies far from the document's others, but among them with its numbers swapped.
///
/// Places are counted in cells of one degree. A place is suspect if the nine cells around it hold
/// at most half of what the nine around its mirror image hold. One pass, linear in the places.
package enum SwappedCoordinates: Rule {
  package static let description = RuleDescription(
    id: "swapped-coordinates", category: .semantics, severities: [.warning], isFixable: true,
    summary: "a place that lies among the document's others only with its numbers swapped",
    reason: "Latitude and longitude are easily swapped; where both numbers are possible either"
      + " way, only the other places tell.")

  package static let kinds: [MappingKind] = [.document]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let configuration = section.configuration
    var count = 0
    configuration.visitPlaces { _, _ in count += 1 }
    // Two places of one cluster and a third that is off: less than that tells nothing.
    guard count > 2 else { return }
    var cells = Cells()
    configuration.visitPlaces { _, place in cells.add(place) }
    let suspects = cells.suspects
    guard !suspects.isEmpty else { return }
    configuration.visitPlaces { place, coordinate in
      if suspects.contains(Cells.Cell(coordinate)) { report(place, &findings) }
    }
  }

  private static func report(_ place: Section, _ findings: inout Findings) {
    findings.report(
      .warning, at: .value(place.latitude),
      "`latitude` and `longitude` look swapped: the other way round the place lies among the"
        + " document's others",
      related: place.longitude.related("the other number"), fixes: fixes(place))
  }

  /// Swaps the two numbers, where both are written in the place itself.
  private static func fixes(_ place: Section) -> [FixIt] {
    let stream = place.configuration.stream
    let nodes = [place.latitude, place.longitude].compactMap { $0.value?.node }.sorted()
    guard nodes.count == 2, nodes.allSatisfy({ stream[$0].kind == .scalar }) else { return [] }
    let ranges = nodes.map { stream[$0].contentRange }
    return [
      FixIt(
        title: "swap `latitude` and `longitude`", applicability: .unsafe,
        edits: [
          Edit(range: ranges[0], text: stream.source[ranges[1]]),
          Edit(range: ranges[1], text: stream.source[ranges[0]]),
        ])
    ]
  }
}

/// How many places lie in each cell of one degree.
private struct Cells {
  struct Cell: Hashable {
    let latitude: Int16
    let longitude: Int16

    init(_ place: Coordinate) {
      latitude = Int16(place.latitude.rounded(.down))
      longitude = Int16(place.longitude.rounded(.down))
    }

    init(_ latitude: Int16, _ longitude: Int16) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  private var counts: [Cell: Int] = [:]

  mutating func add(_ place: Coordinate) { counts[Cell(place), default: 0] += 1 }

  /// The cells whose places are probably swapped.
  var suspects: Set<Cell> {
    var suspects: Set<Cell> = []
    for cell in counts.keys where isSuspect(cell) { suspects.insert(cell) }
    return suspects
  }

  private func isSuspect(_ cell: Cell) -> Bool {
    // Near the diagonal a place and its mirror image are neighbours.
    guard (cell.latitude - cell.longitude).magnitude > 3, cell.longitude.magnitude <= 90 else {
      return false
    }
    let mirrored = countAround(Cell(cell.longitude, cell.latitude))
    return mirrored > 1 && mirrored >= 2 * countAround(cell)
  }

  private func countAround(_ cell: Cell) -> Int {
    var sum = 0
    for latitude in cell.latitude - 1...cell.latitude + 1 {
      for longitude in cell.longitude - 1...cell.longitude + 1 {
        sum += counts[Cell(latitude, longitude)] ?? 0
      }
    }
    return sum
  }
}

extension Configuration {
  /// Calls `body` with every place that a thing stands at, each once.
  fileprivate func visitPlaces(_ body: (Section, Coordinate) -> Void) {
    for id in ownSectionIDs {
      let section = Section(configuration: self, id: id)
      guard MappingKind.places.contains(section.kind), let coordinate = section.coordinate,
        abs(coordinate.latitude) <= 90, abs(coordinate.longitude) <= 180
      else { continue }
      body(section, coordinate)
    }
  }
}
