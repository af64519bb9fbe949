// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The colours of the terms dialog.
  public struct TermsColors: Codable, Hashable, Sendable {
    /// The colour behind everything.
    public var backgroundColor: Color?

    /// The title's colour.
    public var titleColor: Color?

    /// The text's colour.
    public var bodyColor: Color?

    /// The colour of the buttons' text.
    public var buttonColor: Color?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      backgroundColor: Color? = nil,
      titleColor: Color? = nil,
      bodyColor: Color? = nil,
      buttonColor: Color? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.titleColor = titleColor
      self.bodyColor = bodyColor
      self.buttonColor = buttonColor
    }
  }
}
