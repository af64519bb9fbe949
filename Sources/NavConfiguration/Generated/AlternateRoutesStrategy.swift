// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of an alternate routes strategy.
  public enum AlternateRoutesStrategy: String, CaseIterable, Codable, Sendable {
    /// Up to two alternates.
    case all

    /// No alternates.
    case none

    /// One alternate, if there is one.
    case one
  }
}
