// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// Where the app publishes its legal texts.
  public struct Legal: Codable, Hashable, Sendable {
    /// The app's terms of use.
    public var termsURL: String?

    /// The app's privacy policy.
    public var privacyURL: String?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      termsURL: String? = nil,
      privacyURL: String? = nil
    ) {
      self.termsURL = termsURL
      self.privacyURL = privacyURL
    }
  }
}
