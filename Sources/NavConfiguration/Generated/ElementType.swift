// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of an element type.
  public enum ElementType: String, CaseIterable, Codable, Sendable {
    /// Everything.
    case all

    /// All shapes.
    case geometry

    /// The inside of shapes.
    case geometryFill = "geometry.fill"

    /// The outline of shapes.
    case geometryStroke = "geometry.stroke"

    /// All labels.
    case labels

    /// Icons.
    case labelsIcon = "labels.icon"

    /// Texts.
    case labelsText = "labels.text"

    /// The inside of letters.
    case labelsTextFill = "labels.text.fill"

    /// The outline of letters.
    case labelsTextStroke = "labels.text.stroke"
  }
}
