extension Coordinate {
  /// The distance along a great circle in metres, on a sphere of the earth's mean radius.
  package func distance(to other: Coordinate) -> Double {
    let one = unitVector
    let two = other.unitVector
    let (x, y, z) = (one.x - two.x, one.y - two.y, one.z - two.z)
    let halfChord = min(1, (x * x + y * y + z * z).squareRoot() / 2)
    return 2 * 6_371_008.8 * Self.arcsine(halfChord)
  }

  private var unitVector: (x: Double, y: Double, z: Double) {
    let latitude = Self.sineAndCosine(self.latitude * .pi / 180)
    let longitude = Self.sineAndCosine(self.longitude * .pi / 180)
    return (
      latitude.cosine * longitude.cosine, latitude.cosine * longitude.sine, latitude.sine
    )
  }

  /// By the series of both, which 24 terms exhaust within a turn.
  private static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    var sine = 0.0
    var cosine = 0.0
    var term = 1.0
    for step in 0..<48 {
      switch step % 4 {
      case 0: cosine += term
      case 1: sine += term
      case 2: cosine -= term
      default: sine -= term
      }
      term *= angle / Double(step + 1)
    }
    return (sine, cosine)
  }

  /// The angle from 0 to a quarter turn whose sine is `value`, by halving it until a series is
  /// exact.
  private static func arcsine(_ value: Double) -> Double {
    var sine = value
    var halvings = 0.0
    while sine > 1e-3, halvings < 30 {
      // The sine of half the angle.
      let cosine = (1 - sine * sine).squareRoot()
      sine = sine / (2 * (1 + cosine)).squareRoot()
      halvings += 1
    }
    let cube = sine * sine * sine
    var angle = sine + cube / 6 + 3 * cube * sine * sine / 40
    for _ in 0..<Int(halvings) { angle *= 2 }
    return angle
  }
}
