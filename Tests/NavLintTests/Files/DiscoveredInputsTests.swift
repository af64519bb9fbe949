import NavLint
import Platform
import Testing

struct DiscoveredInputsTests {
  @Test func givesBackWhatWasAdded() {
    let added = [
      DiscoveredInput("a/b/c.nav.yaml"), DiscoveredInput("a/b/d.nav.yaml"), DiscoveredInput("a/e"),
      DiscoveredInput("a/b/f"), DiscoveredInput("g"), DiscoveredInput("../h"),
      DiscoveredInput("/i"), DiscoveredInput("/"), DiscoveredInput(".."),
      DiscoveredInput("j", origin: .unreadable("why")), DiscoveredInput("k"),
      DiscoveredInput("-", origin: .standardInput),
      DiscoveredInput(FilePath(bytes: [0xFF, 0x2F, 0xFE])),
    ]
    var inputs = DiscoveredInputs()
    for input in added { inputs.append(input) }
    #expect(Array(inputs) == added)
    #expect(inputs.reversed() == added.reversed())
  }
}
