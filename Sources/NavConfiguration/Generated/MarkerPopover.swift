// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A popover anchored to a marker (`popover(isOpen:…)`).
  public struct MarkerPopover: Codable, Hashable, Sendable {
    /// Whether the popover is open at first.
    public var isOpen: Bool

    /// Closes the popover when the user taps elsewhere.
    public var autoClosedEnabled: Bool?

    /// Moves the map so that the popover can be seen.
    public var autoPanEnabled: Bool?

    /// What the popover looks like.
    public var style: PopoverStyle?

    /// What the popover shows.
    public var content: PopoverContent?

    /// No place of its own: the popover stands at its marker.
    public var positionAnchor: Position?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      isOpen: Bool,
      autoClosedEnabled: Bool? = nil,
      autoPanEnabled: Bool? = nil,
      style: PopoverStyle? = nil,
      content: PopoverContent? = nil,
      positionAnchor: Position? = nil
    ) {
      self.isOpen = isOpen
      self.autoClosedEnabled = autoClosedEnabled
      self.autoPanEnabled = autoPanEnabled
      self.style = style
      self.content = content
      self.positionAnchor = positionAnchor
    }
  }
}
