// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

import SourceText

extension GooglePolicyRules {
  static let speedometerContrast = rule("speedometer-contrast", ["navigation.speedometer.colors.m*.*.textColor"]) { rule in
    rule.require = .contrast(PolicyContrast(.path("navigation.speedometer.colors.m*.*.backgroundColor"), PolicyRange(minimum: 3.0, maximum: nil)))
    rule.isForNavigation = true
    rule.severity = .warning
    rule.message = "`{path}` is {value}, whose contrast with its background is below 3 to 1 (heuristic): a speed alert that is hard to read may conflict with Google's policy"
    rule.summary = "a speed alert that hardly stands out from its background"
    rule.reason = "An alert that cannot be read blocks important information. The SDK's own colours go down to 4.4 to 1, hence 3 to 1, which is enough for large text."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .heuristic
    rule.facts = ["LINT-06", "X-SPD-10"]
  }

  static let noQuickWayBack = rule("no-quick-way-back", ["navigation.ui.recenterButtonEnabled"]) { rule in
    rule.forbid = .equals(false)
    rule.when = .all([.some("navigation.ui.compassButton", .equals(false)), .some("navigation.ui.scrollGestures", .equals(true))])
    rule.isForNavigation = true
    rule.target = "phone"
    rule.severity = .warning
    rule.message = "`{path}` is {value}, the compass is off, and the map can be scrolled (heuristic): the driver cannot get back to the following view quickly"
    rule.summary = "a map that can be scrolled, without recenter button and compass"
    rule.reason = "Recenter button and compass are the two quick ways back to the view that follows the driver."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies", "https://developers.google.com/maps/documentation/navigation/ios-sdk/controls"]
    rule.basis = .heuristic
    rule.facts = ["LINT-09", "X-UI-07"]
  }

  static let noWayBackFromZoom = rule("no-way-back-from-zoom", ["navigation.ui.recenterButtonEnabled"]) { rule in
    rule.forbid = .equals(false)
    rule.when = .all([.some("navigation.ui.compassButton", .equals(false)), .some("navigation.ui.scrollGestures", .equals(false)), .some("navigation.ui.zoomGestures", .equals(true))])
    rule.isForNavigation = true
    rule.target = "phone"
    rule.severity = .note
    rule.message = "`{path}` is {value}, the compass is off, and the map can be zoomed (heuristic): the driver cannot get back to the following view quickly"
    rule.summary = "a map that can be zoomed, without recenter button and compass"
    rule.reason = "Zooming leaves the view that follows the driver, as scrolling does; recenter button and compass are the two quick ways back."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies", "https://developers.google.com/maps/documentation/navigation/ios-sdk/controls"]
    rule.basis = .heuristic
    rule.facts = ["LINT-09"]
  }

  static let promptsOff = rule("prompts-off", ["navigation.guidance.shouldDisplayPrompts"]) { rule in
    rule.forbid = .equals(false)
    rule.isForNavigation = true
    rule.severity = .note
    rule.message = "`{path}` is {value}: automatic alerts are not shown, though still spoken; the SDK's prompts are standard elements of the screen (heuristic)"
    rule.summary = "no prompts"
    rule.reason = "The switch is documented; it hides automatic alerts, not spoken ones."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .heuristic
    rule.facts = ["LINT-10"]
  }

  static let noGuidanceLeft = rule("no-guidance-left", ["navigation.guidance.voiceGuidance"]) { rule in
    rule.forbid = .equals("silent")
    rule.when = .some("navigation.ui.navigationHeaderEnabled", .equals(false))
    rule.unless = .some("navigation.customGuidance.turns", .equals(true))
    rule.isForNavigation = true
    rule.target = "phone"
    rule.severity = .warning
    rule.message = "`{path}` is {value} and the header is off (heuristic): the driver has no guidance left, which may conflict with Google's policy"
    rule.summary = "neither voice nor header"
    rule.reason = "With a silent voice and no header nothing tells the driver where to turn."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .heuristic
    rule.facts = ["LINT-11"]
  }
}
