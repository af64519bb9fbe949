import NavLint
import Testing

@Suite struct DistanceTests {
  /// Great-circle distances on a sphere of 6,371.0088 km.
  @Test(arguments: [
    (0.0, 0.0, 0.0, 1.0, 111_195.08), (0, 0, 0, 180, 20_015_114.4), (90, 0, -90, 0, 20_015_114.4),
    (37.7955, -122.3937, 37.7955, -122.3937, 0), (37.7955, -122.3937, 37.79658, -122.3937, 120.09),
    (0, 179.9999, 0, -179.9999, 22.24), (51.5007, -0.1246, 40.6892, -74.0445, 5_574_848),
  ])
  func distance(
    latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double,
    metres: Double
  ) {
    let one = Coordinate(latitude: latitude, longitude: longitude)
    let two = Coordinate(latitude: otherLatitude, longitude: otherLongitude)
    #expect(abs(one.distance(to: two) - metres) <= max(0.01, metres * 1e-5))
    #expect(one.distance(to: two) == two.distance(to: one))
  }
}
