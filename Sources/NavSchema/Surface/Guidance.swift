import SourceText

extension MappingSchema {
  static let guidance = MappingSchema(
    .guidance, "guidance", "What the navigator says and shows (`GMSNavigator`).",
    fields: [
      Field(
        "guidanceActive", .boolean, also: ["isGuidanceActive"], facts: ["X-RT-08"],
        source: .navigator, "Whether the navigator guides the user."),
      Field(
        "voiceGuidance", .enumeration(.voiceGuidance), default: "alertsAndGuidance",
        facts: ["LINT-11"], source: .navigator, "What is said."),
      Field(
        "audioDeviceType", .enumeration(.audioDeviceType), default: "bluetooth",
        source: .navigator, "Where it is said."),
      Field(
        "vibrationEnabled", .boolean, also: ["isVibrationEnabled"], source: .navigator,
        "Vibrates with each spoken alert."),
      Field(
        "sendsBackgroundNotifications", .boolean, default: true, source: .navigator,
        "Notifies the user while the app is in the background."),
      Field(
        "shouldDisplayPrompts", .boolean, default: true, facts: ["LINT-10"], source: .navigator,
        "Shows callouts and alerts; spoken alerts stay."),
      Field(
        "stopGuidanceAtArrival", .boolean, default: true, source: .navigator,
        "Ends the guidance at the destination."),
      Field(
        "timeUpdateThreshold", threshold(of: "seconds"), default: 1, source: .navigator,
        "How far the remaining time changes before the app hears of it."),
      Field(
        "distanceUpdateThreshold", threshold(of: "metres"), default: 1, source: .navigator,
        "How far the remaining distance changes before the app hears of it."),
    ],
    foreignKeys: [
      .foreign("audioGuidance", use: "voiceGuidance", "the Android SDK's name"),
      .foreign("audioGuidanceType", use: "voiceGuidance", "the wrappers' name"),
      .foreign("promptsEnabled", use: "shouldDisplayPrompts", "no name of the iOS SDK"),
    ])

  private static func threshold(of unit: String) -> ValueType {
    .number(
      NumberType(
        unit: unit,
        limits: [NumberLimit(from: 0, .warning, "the SDK goes back to its default, 1")]))
  }
}

extension Enumeration {
  static let voiceGuidance = Enumeration(
    "voice guidance",
    [
      Case("silent", "Nothing.", also: ["GMSNavigationVoiceGuidanceSilent"]),
      Case("alertsOnly", "Traffic alerts.", also: ["GMSNavigationVoiceGuidanceAlertsOnly"]),
      Case(
        "alertsAndGuidance", "Traffic alerts and turns.",
        also: ["GMSNavigationVoiceGuidanceAlertsAndGuidance"]),
    ])

  static let audioDeviceType = Enumeration(
    "audio device",
    [
      Case(
        "builtInOnly", "The device's own speaker or headphones.",
        also: ["GMSVoiceGuidanceAudioDeviceTypeBuiltInOnly"]),
      Case(
        "bluetooth", "Over Bluetooth where there is a connection.",
        also: ["GMSVoiceGuidanceAudioDeviceTypeBluetooth"]),
    ])
}
