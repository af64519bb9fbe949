// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A view of the app over the navigation screen.
  public struct Overlay: Codable, Hashable, Sendable {
    /// The overlay's name in policies, diffs and messages.
    public var id: String?

    /// What the overlay is for.
    public var role: Role?

    /// What lies under the overlay.
    public var covers: [ScreenElement]?

    /// What brings the overlay up.
    public var trigger: Trigger?

    /// Whether the user can close the overlay; `false` means permanent.
    public var dismissible: Bool?

    /// How the overlay moves.
    public var animation: Animation?

    /// What the overlay's place is measured from.
    public var layoutGuide: LayoutGuide?

    /// Whether the overlay lies in the map view, under the SDK's prompts.
    public var subviewOfMapView: Bool?

    /// Whose content the overlay shows.
    public var source: ContentSource?

    /// Whether the content can be told from Google's at a glance.
    public var separated: Bool?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      id: String? = nil,
      role: Role? = nil,
      covers: [ScreenElement]? = nil,
      trigger: Trigger? = nil,
      dismissible: Bool? = nil,
      animation: Animation? = nil,
      layoutGuide: LayoutGuide? = nil,
      subviewOfMapView: Bool? = nil,
      source: ContentSource? = nil,
      separated: Bool? = nil
    ) {
      self.id = id
      self.role = role
      self.covers = covers
      self.trigger = trigger
      self.dismissible = dismissible
      self.animation = animation
      self.layoutGuide = layoutGuide
      self.subviewOfMapView = subviewOfMapView
      self.source = source
      self.separated = separated
    }
  }
}
