package import NavSchema
package import SourceText
import YAMLTree

/// A place outside the region of the document's others, but inside with its numbers swapped.
package enum SwappedCoordinates: Rule {
  package static let description = RuleDescription(
    id: "swapped-coordinates", category: .semantics, severities: [.warning], isFixable: true,
    summary: "a place that lies among the document's others only with its numbers swapped",
    reason: "Latitude and longitude are easily swapped; where both numbers are possible either"
      + " way, only the other places tell.")

  package static let kinds: [MappingKind] = [.document]

  package static func check(_ section: Section, _ findings: inout Findings) {
    let places = section.configuration.places
    guard let region = Region(places) else { return }
    for index in places.ids.indices
    where region.holdsSwapped(places.latitudes[index], places.longitudes[index]) {
      report(Section(configuration: section.configuration, id: places.ids[index]), &findings)
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

/// The sections that name a place, and where that is, one behind the other.
private struct Places {
  var ids: [ValueID] = []
  var latitudes: [Double] = []
  var longitudes: [Double] = []
}

/// Where most places of a document lie.
private struct Region {
  private let latitudes: ClosedRange<Double>
  private let longitudes: ClosedRange<Double>

  /// Nil where fewer than three places, or places all over the world, tell nothing.
  ///
  /// A thousand places, evenly chosen, stand for all.
  init?(_ places: Places) {
    guard places.ids.count > 2, let latitudes = Self.core(of: places.latitudes),
      let longitudes = Self.core(of: places.longitudes)
    else { return nil }
    self.latitudes = latitudes
    self.longitudes = longitudes
  }

  /// The shortest interval that holds more than half of the numbers, and its length, or at least
  /// one degree, on either side; nil if it is longer than ten degrees.
  private static func core(of numbers: [Double]) -> ClosedRange<Double>? {
    let step = (numbers.count + 999) / 1000
    let sorted = stride(from: 0, to: numbers.count, by: step).map { numbers[$0] }.sorted()
    let half = sorted.count / 2
    var shortest = sorted[0]...sorted[half]
    for start in 1..<sorted.count - half
    where sorted[start + half] - sorted[start] < shortest.upperBound - shortest.lowerBound {
      shortest = sorted[start]...sorted[start + half]
    }
    let length = shortest.upperBound - shortest.lowerBound
    guard length <= 10 else { return nil }
    let margin = max(length, 1)
    return shortest.lowerBound - margin...shortest.upperBound + margin
  }

  /// Whether the place lies outside, and would lie inside the other way round.
  ///
  /// Where both numbers are nearly equal, swapping them changes nothing that could be told.
  func holdsSwapped(_ latitude: Double, _ longitude: Double) -> Bool {
    guard abs(latitude - longitude) > 3 else { return false }
    return latitudes.contains(longitude) && longitudes.contains(latitude)
      && !(latitudes.contains(latitude) && longitudes.contains(longitude))
  }
}

extension Configuration {
  /// Every place on the earth that a thing stands at, each once.
  fileprivate var places: Places {
    var places = Places()
    visitOwnSections { section in
      guard section.kind.isPlace, let coordinate = section.coordinate,
        abs(coordinate.latitude) <= 90, abs(coordinate.longitude) <= 180
      else { return }
      places.ids.append(section.id)
      places.latitudes.append(coordinate.latitude)
      places.longitudes.append(coordinate.longitude)
    }
    return places
  }
}
