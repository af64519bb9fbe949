// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

import SourceText

extension GooglePolicyRules {
  static let hiddenAttribution = rule("hidden-attribution", ["navigation.attribution.visible", "navigation.attribution.logo.visible"]) { rule in
    rule.forbid = .equals(false)
    rule.message = "`{path}` is {value}: removing the Google Maps attribution may conflict with Google's policy"
    rule.summary = "a hidden attribution"
    rule.reason = "The Google Maps attribution must never be removed, changed, hidden or obscured."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-05"]
  }

  static let coveredAttribution = rule("covered-attribution", ["navigation.overlays[*].covers[*]"]) { rule in
    rule.forbid = .equals("attribution")
    rule.unless = .some("navigation.overlays[*].role", .equals("text"))
    rule.message = "`{path}` is {value}: an overlay over the Google Maps attribution may conflict with Google's policy"
    rule.summary = "an overlay over the attribution"
    rule.reason = "The Google Maps attribution must never be hidden or obscured, not even for a while."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-05"]
  }

  static let textOverAttribution = rule("text-over-attribution", ["navigation.overlays[*].covers[*]"]) { rule in
    rule.forbid = .equals("attribution")
    rule.when = .some("navigation.overlays[*].role", .equals("text"))
    rule.message = "`{path}` is {value}: text over the Google Maps attribution may conflict with Google's policy"
    rule.summary = "floating text over the attribution"
    rule.reason = "Text of the app may float anywhere but over the attribution, which must not be obscured."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies", "https://developers.google.com/maps/documentation/navigation/android-sdk/controls"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-05", "POL-14"]
  }

  static let textNearAttribution = rule("text-near-attribution", ["navigation.overlays[*].layoutGuide"]) { rule in
    rule.forbid = .equals("navigationFooter")
    rule.when = .all([.some("navigation.overlays[*].role", .equals("text")), .some("navigation.mapView.padding.bottom", .equals(PolicyLiteral("0", .number(0.0))))])
    rule.unless = .some("navigation.overlays[*].covers[*]", .equals("attribution"))
    rule.severity = .warning
    rule.message = "`{path}` is {value} while the map's bottom padding is 0 (heuristic): text at the bottom may float over the Google Maps attribution, which may conflict with Google's policy"
    rule.summary = "floating text at the bottom of a map without bottom padding"
    rule.reason = "Text of the app may float anywhere but over the attribution, which stands at the bottom of the map. Stated for Android."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/android-sdk/controls"]
    rule.basis = .heuristic
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-14"]
  }

  static let attributionContrast = rule("attribution-contrast", ["navigation.attribution.textColor"]) { rule in
    rule.require = .contrast(PolicyContrast(.path("navigation.attribution.backgroundColor"), PolicyRange(minimum: 4.5, maximum: nil)))
    rule.message = "`{path}` is {value}, whose contrast with the background is below 4.5 to 1: an attribution that is hard to read may conflict with Google's policy"
    rule.summary = "an attribution that hardly stands out from its background"
    rule.reason = "The attribution must stand out clearly from its background, with a contrast of 4.5 to 1."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06"]
  }

  static let attributionLogoHeight = rule("attribution-logo-height", ["navigation.attribution.logo.height"]) { rule in
    rule.require = .all([.minimum(PolicyLiteral("16", .number(16.0))), .maximum(PolicyLiteral("19", .number(19.0)))])
    rule.severity = .warning
    rule.message = "`{path}` is {value}: a logo that is not 16 to 19 points high may conflict with Google's rules on attribution"
    rule.summary = "a logo of the wrong height"
    rule.reason = "The Google Maps logo is 16 to 19 points high, its proportions kept."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06a"]
  }

  static let attributionClearSpace = rule("attribution-clear-space", ["navigation.attribution.logo.clearSpace.*"]) { rule in
    rule.require = .minimum(PolicyLiteral("10", .number(10.0)))
    rule.except = ["navigation.attribution.logo.clearSpace.bottom"]
    rule.severity = .warning
    rule.message = "`{path}` is {value}: less than 10 points of clear space beside the logo may conflict with Google's rules on attribution"
    rule.summary = "too little clear space beside or above the logo"
    rule.reason = "The Google Maps logo has a clear space of 10 points left, right and above."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06a"]
  }

  static let attributionClearSpaceBelow = rule("attribution-clear-space-below", ["navigation.attribution.logo.clearSpace.bottom"]) { rule in
    rule.require = .minimum(PolicyLiteral("5", .number(5.0)))
    rule.severity = .warning
    rule.message = "`{path}` is {value}: less than 5 points of clear space below the logo may conflict with Google's rules on attribution"
    rule.summary = "too little clear space below the logo"
    rule.reason = "The Google Maps logo has a clear space of 5 points below."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06a"]
  }

  static let attributionLabel = rule("attribution-label", ["navigation.attribution.accessibilityLabel"]) { rule in
    rule.require = .equals("Google Maps")
    rule.severity = .warning
    rule.message = "`{path}` is {value}: another accessibility label than `Google Maps` may conflict with Google's rules on attribution"
    rule.summary = "a logo that VoiceOver calls something else"
    rule.reason = "The accessibility label of the logo is `Google Maps`."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06a"]
  }

  static let alteredAttribution = rule("altered-attribution", ["navigation.attribution.text"]) { rule in
    rule.require = .equals("Google Maps")
    rule.message = "`{path}` is {value}: an attribution other than `Google Maps`, letter by letter, may conflict with Google's policy"
    rule.summary = "an attribution with another text"
    rule.reason = "As text the attribution is exactly `Google Maps`, without translation, other letter case or line break."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06b"]
  }

  static let attributionTextColor = rule("attribution-text-color", ["navigation.attribution.textColor"]) { rule in
    rule.require = .oneOf(["white", "#1F1F1F", "#5E5E5E"])
    rule.severity = .warning
    rule.message = "`{path}` is {value}: another colour than white, `#1F1F1F` or `#5E5E5E` may conflict with Google's rules on attribution"
    rule.summary = "an attribution in another colour"
    rule.reason = "As text the attribution is white, `#1F1F1F` or `#5E5E5E`."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06b"]
  }

  static let attributionFontFamily = rule("attribution-font-family", ["navigation.attribution.font.family"]) { rule in
    rule.forbid = .pattern("[Ss]erif|Times|Georgia|Palatino|Baskerville|Didot|Courier|Mono|Menlo")
    rule.unless = .pattern("[Ss]ans")
    rule.severity = .warning
    rule.message = "`{path}` is {value} (heuristic): a font that is neither Roboto nor sans-serif may conflict with Google's rules on attribution"
    rule.summary = "an attribution in a font with serifs or of fixed width"
    rule.reason = "As text the attribution is set in Roboto or another font without serifs. Only well-known families with serifs are recognised."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .heuristic
    rule.facts = ["POL-06b"]
  }

  static let attributionFontWeight = rule("attribution-font-weight", ["navigation.attribution.font.weight"]) { rule in
    rule.require = .oneOf(["regular", PolicyLiteral("400", .number(400.0))])
    rule.severity = .warning
    rule.message = "`{path}` is {value}: another weight than regular, 400, may conflict with Google's rules on attribution"
    rule.summary = "an attribution in another weight"
    rule.reason = "As text the attribution has the weight 400."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06b"]
  }

  static let attributionFontSize = rule("attribution-font-size", ["navigation.attribution.font.size"]) { rule in
    rule.require = .all([.minimum(PolicyLiteral("12", .number(12.0))), .maximum(PolicyLiteral("16", .number(16.0)))])
    rule.severity = .warning
    rule.message = "`{path}` is {value}: another size than 12 to 16 may conflict with Google's rules on attribution"
    rule.summary = "an attribution that is too small or too large"
    rule.reason = "As text the attribution has a size of 12 to 16."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06b"]
  }

  static let undistinguishedSource = rule("undistinguished-source", ["navigation.overlays[*].source"]) { rule in
    rule.forbid = .equals("other")
    rule.unless = .some("navigation.overlays[*].separated", .equals(true))
    rule.severity = .note
    rule.message = "`{path}` is {value}, and no `separated: true` says that it is set apart: content that cannot be told from Google's may conflict with Google's rules on attribution"
    rule.summary = "other content that is not set apart from Google's"
    rule.reason = "Google's content must be visually distinguishable from content of other sources."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-07"]
  }
}
