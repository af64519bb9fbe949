import Foundation
import NavConfiguration

// Usage: swift run reader ../city-markers.json
guard let path = CommandLine.arguments.dropFirst().first else {
  print("usage: reader FILE.json")
  exit(2)
}
let configuration = try NavConfiguration(json: Data(contentsOf: URL(filePath: path)))
print("\(configuration.name ?? "unnamed"), for \(configuration.target.rawValue)")
for marker in configuration.map3D?.markers ?? [] {
  let place = marker.position
  print(
    "- \(marker.id ?? "marker") at \(place.latitude), \(place.longitude):",
    marker.altitudeMode?.rawValue ?? "no altitude mode")
}
if let ui = configuration.navigation?.ui {
  print("compass allowed: \(ui.compassButton.map(String.init) ?? "not said")")
}
