import Foundation
import NavConfiguration
import Testing

/// The repository's examples and what converting them gives.
private let examples: [URL] = {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let folder = root.appending(path: "examples")
  let files = try? FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: nil)
  return (files ?? []).filter { $0.pathExtension == "json" }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
}()

@Suite struct ReadingTests {
  @Test func thereAreExamples() { #expect(examples.count >= 6) }

  @Test(arguments: examples)
  func examplesAreReadAndWrittenWithoutLoss(_ file: URL) throws {
    let json = try Data(contentsOf: file)
    let configuration = try NavConfiguration(json: json)
    let written = try JSONEncoder().encode(configuration)
    let original = try JSONSerialization.jsonObject(with: json) as? NSDictionary
    let copy = try JSONSerialization.jsonObject(with: written) as? NSDictionary
    #expect(original == copy)
  }

  @Test func valuesAreTyped() throws {
    let json = """
      {"map3D":{"markers":[{"altitudeMode":"relativeToMesh","collisionPriority":3,"content":\
      {"pin":{"backgroundColor":"#1A73E880","borderColor":"primary"}},"position":\
      {"latitude":37.5,"longitude":-122}}],"markers3D":[{"position":{"latitude":1,"longitude":2},\
      "style":{"image":"pin"}},{"position":{"latitude":1,"longitude":2},"style":"default"}],\
      "mode":"hybrid"},"sdk":{"maps3D":"1.0","navigation":"10.10"},"target":"carPlay","version":1}
      """
    let configuration = try NavConfiguration(json: Data(json.utf8))
    #expect(configuration.version == 1)
    #expect(configuration.target == .carPlay)
    #expect(configuration.sdk.navigation == "10.10")
    let map = try #require(configuration.map3D)
    #expect(map.mode == .hybrid)
    let marker = try #require(map.markers?.first)
    #expect(marker.altitudeMode == .relativeToMesh)
    #expect(marker.collisionPriority == 3)
    #expect(marker.position == .init(latitude: 37.5, longitude: -122))
    #expect(
      marker.content?.pin?.backgroundColor
        == .components(red: 0x1A, green: 0x73, blue: 0xE8, alpha: 0x80))
    #expect(marker.content?.pin?.borderColor == .named("primary"))
    #expect(map.markers3D?.map(\.style) == [.mapping(.init(image: "pin")), .word(.default)])
  }

  @Test func whatIsNoDocumentIsAnError() {
    for json in ["", "[]", "{}", #"{"version":1,"target":"tv","sdk":{}}"#] {
      #expect(throws: DecodingError.self) { try NavConfiguration(json: Data(json.utf8)) }
    }
  }
}
