// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The SDK releases whose defaults and limits count.
  public struct SDK: Codable, Hashable, Sendable {
    /// The release of the Navigation SDK; a bare major stands for all its releases.
    public var navigation: String?

    /// The release of the Maps 3D SDK; a bare major stands for all its releases.
    public var maps3D: String?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      navigation: String? = nil,
      maps3D: String? = nil
    ) {
      self.navigation = navigation
      self.maps3D = maps3D
    }
  }
}
