// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// A popover that stands at a place of its own (`Popover`).
  public struct Popover: Codable, Hashable, Sendable {
    /// The popover's name in policies, diffs and messages; unique in the document.
    public var id: String?

    /// Where the popover stands.
    public var positionAnchor: Position

    /// What the altitude is measured from.
    public var altitudeMode: AltitudeMode?

    /// Whether the popover is open at first.
    public var isOpen: Bool

    /// How far the popover stands from its anchor.
    public var offset: PopoverOffset?

    /// Closes the popover when the user taps elsewhere.
    public var autoClosedEnabled: Bool?

    /// Moves the map so that the popover can be seen.
    public var autoPanEnabled: Bool?

    /// What the popover looks like.
    public var style: PopoverStyle?

    /// What the popover shows.
    public var content: PopoverContent?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      id: String? = nil,
      positionAnchor: Position,
      altitudeMode: AltitudeMode? = nil,
      isOpen: Bool,
      offset: PopoverOffset? = nil,
      autoClosedEnabled: Bool? = nil,
      autoPanEnabled: Bool? = nil,
      style: PopoverStyle? = nil,
      content: PopoverContent? = nil
    ) {
      self.id = id
      self.positionAnchor = positionAnchor
      self.altitudeMode = altitudeMode
      self.isOpen = isOpen
      self.offset = offset
      self.autoClosedEnabled = autoClosedEnabled
      self.autoPanEnabled = autoPanEnabled
      self.style = style
      self.content = content
    }
  }
}
