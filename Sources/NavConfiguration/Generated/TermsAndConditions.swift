// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// The dialog in which the user accepts the terms (`GMSNavigationTermsAndConditionsOptions`).
  public struct TermsAndConditions: Codable, Hashable, Sendable {
    /// The company that the dialog names.
    public var companyName: String

    /// The dialog's title, translated by the app; absent, the SDK's.
    public var title: String?

    /// Shows the warning to the driver alone, where the project allows it.
    public var shouldOnlyShowDriverAwarenessDialog: Bool?

    /// The dialog's colours.
    public var uiParams: TermsColors?

    /// Whether the dialog is shown before the first use.
    public var showsOnFirstUse: Bool?

    /// Whether the app skips the terms.
    public var skipped: Bool?

    /// A text of the app's own in place of the terms.
    public var customText: String?

    /// Where the terms are shown from.
    public var termsURL: String?

    /// What the user is told before the first use.
    public var notices: [Notice]?

    /// Whether the user is warned that routes for the travel mode are in beta.
    public var betaWarning: Bool?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      companyName: String,
      title: String? = nil,
      shouldOnlyShowDriverAwarenessDialog: Bool? = nil,
      uiParams: TermsColors? = nil,
      showsOnFirstUse: Bool? = nil,
      skipped: Bool? = nil,
      customText: String? = nil,
      termsURL: String? = nil,
      notices: [Notice]? = nil,
      betaWarning: Bool? = nil
    ) {
      self.companyName = companyName
      self.title = title
      self.shouldOnlyShowDriverAwarenessDialog = shouldOnlyShowDriverAwarenessDialog
      self.uiParams = uiParams
      self.showsOnFirstUse = showsOnFirstUse
      self.skipped = skipped
      self.customText = customText
      self.termsURL = termsURL
      self.notices = notices
      self.betaWarning = betaWarning
    }
  }
}
