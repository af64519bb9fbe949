// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

import SourceText

extension GooglePolicyRules {
  static let headerWithoutReplacement = rule("header-without-replacement", ["navigation.ui.navigationHeaderEnabled"]) { rule in
    rule.forbid = .equals(false)
    rule.unless = .some("navigation.customGuidance.turns", .equals(true))
    rule.isForNavigation = true
    rule.target = "phone"
    rule.severity = .warning
    rule.message = "`{path}` is {value} and no guidance of the app's own is declared (heuristic): a screen without the upcoming turns may conflict with Google's policy"
    rule.summary = "no header, and nothing declared in its place"
    rule.reason = "Upcoming turns and lanes are standard elements of the screen. The switch is documented and no text forbids it; an app that uses it draws its own guidance."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies", "https://developers.google.com/maps/documentation/navigation/ios-sdk/controls"]
    rule.basis = .heuristic
    rule.facts = ["LINT-01"]
  }

  static let footerWithoutReplacement = rule("footer-without-replacement", ["navigation.ui.navigationFooterEnabled"]) { rule in
    rule.forbid = .equals(false)
    rule.unless = .some("navigation.customGuidance.eta", .equals(true))
    rule.isForNavigation = true
    rule.target = "phone"
    rule.severity = .note
    rule.message = "`{path}` is {value} and no arrival time of the app's own is declared (heuristic): the footer is a standard element of the screen"
    rule.summary = "no footer, and nothing declared in its place"
    rule.reason = "Remaining time and distance are standard elements of the screen. The switch is documented and no text forbids it."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies", "https://developers.google.com/maps/documentation/navigation/ios-sdk/controls"]
    rule.basis = .heuristic
    rule.facts = ["LINT-02"]
  }

  static let accessoryViewOverLanes = rule("accessory-view-over-lanes", ["navigation.headerAccessoryView"]) { rule in
    rule.forbid = .present(true)
    rule.isForNavigation = true
    rule.severity = .note
    rule.message = "`{path}` takes the place of the strip with lane guidance and the turn after next, which are standard elements of the screen (heuristic)"
    rule.summary = "an accessory view in place of the lane guidance"
    rule.reason = "The accessory view replaces the strip that shows lanes and the turn after next. It is a supported part of the SDK."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies", "https://developers.google.com/maps/documentation/navigation/ios-sdk/controls"]
    rule.basis = .heuristic
    rule.facts = ["LINT-03", "POL-03c"]
  }

  static let faintHeader = rule("faint-header", ["navigation.ui.navigationHeaderBackgroundAlpha"]) { rule in
    rule.require = .minimum(PolicyLiteral("0.5", .number(0.5)))
    rule.unless = .some("navigation.ui.navigationHeaderEnabled", .equals(false))
    rule.isForNavigation = true
    rule.severity = .warning
    rule.message = "`{path}` is {value} (heuristic): turns over a moving map are hard to read on a background less than half opaque"
    rule.summary = "a header that is hardly opaque"
    rule.reason = "Text over a moving map becomes hard to read. No text gives a number; one half is navlint's."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .heuristic
    rule.facts = ["LINT-04"]
  }

  static let headerTextContrast = rule("header-text-contrast", ["navigation.ui.navigationHeaderInstructionsTextColor", "navigation.ui.navigationHeaderDistanceValueTextColor"]) { rule in
    rule.require = .all([.contrast(PolicyContrast(.path("navigation.ui.navigationHeaderPrimaryBackgroundColor"), PolicyRange(minimum: 3.0, maximum: nil))), .contrast(PolicyContrast(.path("navigation.ui.navigationHeaderPrimaryBackgroundColorNightMode"), PolicyRange(minimum: 3.0, maximum: nil)))])
    rule.unless = .any([.equals("white"), .some("navigation.ui.navigationHeaderEnabled", .equals(false))])
    rule.isForNavigation = true
    rule.severity = .warning
    rule.message = "`{path}` is {value}, whose contrast with the header's background is below 3 to 1 (heuristic): turns that are hard to read may conflict with Google's policy"
    rule.summary = "header text that hardly stands out from the header"
    rule.reason = "A contrast is demanded of map features alone; for the header it is an analogy. Where no background is given, the SDK's own, green and dark green, are fine."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .heuristic
    rule.facts = ["LINT-05"]
  }

  static let headerUnitsContrast = rule("header-units-contrast", ["navigation.ui.navigationHeaderDistanceUnitsTextColor"]) { rule in
    rule.require = .all([.contrast(PolicyContrast(.path("navigation.ui.navigationHeaderPrimaryBackgroundColor"), PolicyRange(minimum: 3.0, maximum: nil))), .contrast(PolicyContrast(.path("navigation.ui.navigationHeaderPrimaryBackgroundColorNightMode"), PolicyRange(minimum: 3.0, maximum: nil)))])
    rule.unless = .any([.equals("gray"), .some("navigation.ui.navigationHeaderEnabled", .equals(false))])
    rule.isForNavigation = true
    rule.severity = .warning
    rule.message = "`{path}` is {value}, whose contrast with the header's background is below 3 to 1 (heuristic): distances that are hard to read may conflict with Google's policy"
    rule.summary = "units of the distance that hardly stand out from the header"
    rule.reason = "A contrast is demanded of map features alone; for the header it is an analogy. The SDK's own grey is left alone on any background."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .heuristic
    rule.facts = ["LINT-05"]
  }

  static let headerStripContrast = rule("header-strip-contrast", ["navigation.ui.navigationHeaderSecondaryBackgroundColor", "navigation.ui.navigationHeaderSecondaryBackgroundColorNightMode"]) { rule in
    rule.require = .contrast(PolicyContrast(.path("navigation.ui.navigationHeaderNextStepTextColor"), PolicyRange(minimum: 3.0, maximum: nil)))
    rule.unless = .some("navigation.ui.navigationHeaderEnabled", .equals(false))
    rule.isForNavigation = true
    rule.severity = .warning
    rule.message = "`{path}` is {value}, whose contrast with the text of the turn after next, white unless it is given, is below 3 to 1 (heuristic): turns that are hard to read may conflict with Google's policy"
    rule.summary = "a strip below the header from which the turn after next hardly stands out"
    rule.reason = "A contrast is demanded of map features alone; for the header it is an analogy."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .heuristic
    rule.facts = ["LINT-05"]
  }

  static let lightHeader = rule("light-header", ["navigation.ui.navigationHeaderPrimaryBackgroundColor"]) { rule in
    rule.require = .contrast(PolicyContrast(.color("white"), PolicyRange(minimum: 3.0, maximum: nil)))
    rule.when = .any([.some("navigation.ui.navigationHeaderInstructionsTextColor", .equals("white")), .some("navigation.ui.navigationHeaderDistanceValueTextColor", .equals("white"))])
    rule.unless = .some("navigation.ui.navigationHeaderEnabled", .equals(false))
    rule.isForNavigation = true
    rule.severity = .warning
    rule.message = "`{path}` is {value}, too light for the header's text, which is white unless it is given (heuristic): turns that are hard to read may conflict with Google's policy"
    rule.summary = "a light header under white text"
    rule.reason = "Instructions and distance are white where no colour is given for them."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .heuristic
    rule.facts = ["LINT-05", "LINT-07"]
  }

  static let lightNightHeader = rule("light-night-header", ["navigation.ui.navigationHeaderPrimaryBackgroundColorNightMode"]) { rule in
    rule.require = .contrast(PolicyContrast(.color("white"), PolicyRange(minimum: 3.0, maximum: nil)))
    rule.when = .any([.some("navigation.ui.navigationHeaderInstructionsTextColor", .equals("white")), .some("navigation.ui.navigationHeaderDistanceValueTextColor", .equals("white"))])
    rule.unless = .some("navigation.ui.navigationHeaderEnabled", .equals(false))
    rule.isForNavigation = true
    rule.severity = .warning
    rule.message = "`{path}` is {value}, too light for the header's text, which is white unless it is given (heuristic): turns that are hard to read may conflict with Google's policy"
    rule.summary = "a header that is light at night under white text"
    rule.reason = "Instructions and distance have the same colours by day and at night, and are white where none is given."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .heuristic
    rule.facts = ["LINT-05"]
  }
}
