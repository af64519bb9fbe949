// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// Text and background of the speedometer.
  public struct MinorAlertDayColors: Codable, Hashable, Sendable {
    /// The colour of the numbers.
    public var textColor: Color?

    /// The colour behind the numbers.
    public var backgroundColor: Color?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      textColor: Color? = nil,
      backgroundColor: Color? = nil
    ) {
      self.textColor = textColor
      self.backgroundColor = backgroundColor
    }
  }
}
