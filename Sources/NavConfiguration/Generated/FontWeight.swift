// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The values of a font weight.
  public enum FontWeight: String, CaseIterable, Codable, Sendable {
    /// 100.
    case ultraLight

    /// 200.
    case thin

    /// 300.
    case light

    /// 400.
    case regular

    /// 500.
    case medium

    /// 600.
    case semibold

    /// 700.
    case bold

    /// 800.
    case heavy

    /// 900.
    case black
  }
}
