// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a vehicle type.
  public enum VehicleType: String, CaseIterable, Codable, Sendable {
    /// A car.
    case car

    /// A motorcycle.
    case motorcycle

    /// A bicycle.
    case bicycle

    /// A bus.
    case bus

    /// A truck.
    case truck

    /// Anything else.
    case other
  }
}
