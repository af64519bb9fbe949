// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a layout guide.
  public enum LayoutGuide: String, CaseIterable, Codable, Sendable {
    /// The header.
    case navigationHeader

    /// The footer.
    case navigationFooter

    /// The buttons in the bottom trailing corner.
    case bottomTrailingButtons
  }
}
