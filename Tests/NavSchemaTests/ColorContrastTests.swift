import Foundation
import NavSchema
import Testing

struct ColorContrastTests {
  @Test func contrastFollowsTheFormula() throws {
    for component in UInt8.min...UInt8.max {
      let value = Double(component) / 255
      let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      let gray = Color(red: component, green: component, blue: component)
      let ratio = try #require(gray.contrast(to: Color(rgb: 0)))
      #expect(abs(ratio - (light + 0.05) / 0.05) < 1e-9, "\(component)")
    }
  }
}
