// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

/// One configuration of an app's map and navigation screens.
public struct NavConfiguration: Codable, Hashable, Sendable {
  /// The version of this format.
  public var version: Int

  /// What the document is for.
  public var name: String?

  /// The SDK releases whose documentation the document is read against.
  public var sdk: SDK

  /// The screen that the configuration is for.
  public var target: Target

  /// Where the app publishes its terms of use and privacy policy.
  public var legal: Legal?

  /// The 3D map.
  public var map3D: Map3D?

  /// The navigation screen.
  public var navigation: Navigation?

  /// Creates the value from its parts; what is not given is absent.
  public init(
    version: Int,
    name: String? = nil,
    sdk: SDK,
    target: Target,
    legal: Legal? = nil,
    map3D: Map3D? = nil,
    navigation: Navigation? = nil
  ) {
    self.version = version
    self.name = name
    self.sdk = sdk
    self.target = target
    self.legal = legal
    self.map3D = map3D
    self.navigation = navigation
  }
}
