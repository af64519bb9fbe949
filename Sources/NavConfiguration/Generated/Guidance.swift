// Written by `swift run navlint-dev generate` from the declared surface.
// swift-format-ignore-file

extension NavConfiguration {
  /// What the navigator says and shows (`GMSNavigator`).
  public struct Guidance: Codable, Hashable, Sendable {
    /// Whether the navigator guides the user.
    public var guidanceActive: Bool?

    /// What is said.
    public var voiceGuidance: VoiceGuidance?

    /// Where it is said.
    public var audioDeviceType: AudioDevice?

    /// Vibrates with each spoken alert.
    public var vibrationEnabled: Bool?

    /// Notifies the user while the app is in the background.
    public var sendsBackgroundNotifications: Bool?

    /// Shows callouts and alerts; spoken alerts stay.
    public var shouldDisplayPrompts: Bool?

    /// Ends the guidance at the destination.
    public var stopGuidanceAtArrival: Bool?

    /// How far the remaining time changes before the app hears of it.
    public var timeUpdateThreshold: Double?

    /// How far the remaining distance changes before the app hears of it.
    public var distanceUpdateThreshold: Double?

    /// Creates the value from its parts; what is not given is absent.
    public init(
      guidanceActive: Bool? = nil,
      voiceGuidance: VoiceGuidance? = nil,
      audioDeviceType: AudioDevice? = nil,
      vibrationEnabled: Bool? = nil,
      sendsBackgroundNotifications: Bool? = nil,
      shouldDisplayPrompts: Bool? = nil,
      stopGuidanceAtArrival: Bool? = nil,
      timeUpdateThreshold: Double? = nil,
      distanceUpdateThreshold: Double? = nil
    ) {
      self.guidanceActive = guidanceActive
      self.voiceGuidance = voiceGuidance
      self.audioDeviceType = audioDeviceType
      self.vibrationEnabled = vibrationEnabled
      self.sendsBackgroundNotifications = sendsBackgroundNotifications
      self.shouldDisplayPrompts = shouldDisplayPrompts
      self.stopGuidanceAtArrival = stopGuidanceAtArrival
      self.timeUpdateThreshold = timeUpdateThreshold
      self.distanceUpdateThreshold = distanceUpdateThreshold
    }
  }
}
