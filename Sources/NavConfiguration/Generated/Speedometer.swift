// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// When the speedometer warns, and in which colours.
  public struct Speedometer: Codable, Hashable, Sendable {
    /// How far beyond the limit an alert begins (`GMSNavigationSpeedAlertOptions`).
    public var alertThresholds: AlertThresholds?

    /// How long a minor alert lasts before it becomes major; negative: for ever.
    public var severityUpgradeDurationSeconds: Double?

    /// The speedometer's colours (`GMSNavigationSpeedometerUIOptions`).
    public var colors: SpeedometerColors?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      alertThresholds: AlertThresholds? = nil,
      severityUpgradeDurationSeconds: Double? = nil,
      colors: SpeedometerColors? = nil
    ) {
      self.alertThresholds = alertThresholds
      self.severityUpgradeDurationSeconds = severityUpgradeDurationSeconds
      self.colors = colors
    }
  }
}
