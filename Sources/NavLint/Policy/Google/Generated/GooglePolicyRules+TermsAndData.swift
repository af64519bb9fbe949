// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

import SourceText

extension GooglePolicyRules {
  static let alteredTerms = rule("altered-terms", ["navigation.termsAndConditions.customText", "navigation.termsAndConditions.termsURL"]) { rule in
    rule.forbid = .present(true)
    rule.message = "`{path}` replaces the Navigation SDK's terms: terms that are changed without Google's written consent may conflict with Google's policy"
    rule.summary = "other terms in place of the Navigation SDK's"
    rule.reason = "The terms shown in the product must not be changed without Google's written consent. Title and colours of the dialog are free."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-08"]
  }

  static let skippedTerms = rule("skipped-terms", ["navigation.termsAndConditions.skipped"]) { rule in
    rule.forbid = .equals(true)
    rule.message = "`{path}` is {value}: an app that skips the Navigation SDK's terms may conflict with Google's policy"
    rule.summary = "an app that skips the terms"
    rule.reason = "The user must see the Navigation SDK's terms, unchanged, at first use."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-08", "POL-09"]
  }

  static let firstUseTermsOff = rule("first-use-terms-off", ["navigation.termsAndConditions.showsOnFirstUse"]) { rule in
    rule.forbid = .equals(false)
    rule.unless = .some("navigation.enabled", .equals(true))
    rule.isForNavigation = true
    rule.message = "`{path}` is {value}: an app whose user does not see the terms at first use may conflict with Google's policy"
    rule.summary = "terms that are not shown at first use"
    rule.reason = "At first use the user must see the Navigation SDK's terms."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-09"]
  }

  static let termsNotShown = rule("terms-not-shown", ["navigation.termsAndConditions.showsOnFirstUse"]) { rule in
    rule.forbid = .equals(false)
    rule.when = .some("navigation.enabled", .equals(true))
    rule.message = "`{path}` is {value} while navigation is on: an app whose user does not see the terms at first use may conflict with Google's policy, and before they are accepted the SDK does not navigate"
    rule.summary = "navigation that is on while the terms are not shown at first use"
    rule.reason = "At first use the user must see the Navigation SDK's terms; until they are accepted the SDK ignores that navigation is switched on."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-09", "X-MAP-14"]
  }

  static let missingFirstUseNotice = rule("missing-first-use-notice", ["navigation.termsAndConditions.notices"]) { rule in
    rule.require = .all([.some("navigation.termsAndConditions.notices[*]", .equals("terms")), .some("navigation.termsAndConditions.notices[*]", .oneOf(["judgement", "judgment"])), .some("navigation.termsAndConditions.notices[*]", .equals("tolls"))])
    rule.isForNavigation = true
    rule.message = "`{path}` lacks one of `terms`, `judgement` and `tolls`: an app whose user does not see all three notices at first use may conflict with Google's policy"
    rule.summary = "a list of first-use notices that lacks one"
    rule.reason = "At first use the user must see the Navigation SDK's terms, that they must use their own judgement, and that tolls and similar fees are theirs."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-09"]
  }

  static let driverAwarenessOnly = rule("driver-awareness-only", ["navigation.termsAndConditions.shouldOnlyShowDriverAwarenessDialog"]) { rule in
    rule.forbid = .equals(true)
    rule.isForNavigation = true
    rule.severity = .warning
    rule.message = "`{path}` is {value}: an app that shows the driver's warning alone may conflict with Google's policy, which asks for the terms at first use"
    rule.summary = "a dialog with the warning to the driver alone"
    rule.reason = "At first use the user must see the Navigation SDK's terms too; some projects are allowed to leave them out."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-09"]
  }

  static let undeclaredTerms = rule("undeclared-terms", ["navigation.termsAndConditions"]) { rule in
    rule.require = .present(true)
    rule.when = .some("navigation.enabled", .equals(true))
    rule.severity = .note
    rule.message = "nothing is said of the terms; Google's policy asks for the Navigation SDK's terms and notices at first use"
    rule.summary = "navigation that is on, and nothing said of the terms"
    rule.reason = "At first use the user must see the Navigation SDK's terms and two notices. A file that switches navigation on and does not mention them may belong to an app that forgot them."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-09"]
  }

  static let storedRoadData = rule("stored-road-data", ["navigation.dataUse.storesRoadNames", "navigation.dataUse.storesSpeedLimits"]) { rule in
    rule.forbid = .equals(true)
    rule.message = "`{path}` is {value}: keeping road names or speed limits for use outside the user's session may conflict with Google's policy"
    rule.summary = "road names or speed limits that are kept"
    rule.reason = "Road names and speed limits must not be captured or kept for use outside the user's session."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2025-09-01"
    rule.facts = ["POL-10"]
  }

  static let largeVehicle = rule("large-vehicle", ["navigation.vehicle.type", "navigation.travelMode"]) { rule in
    rule.forbid = .oneOf(["bus", "truck", "hgv", "lorry", "heavy", "restricted"])
    rule.message = "`{path}` is {value}: routing for buses, trucks or restricted vehicles may conflict with Google's policy unless Google has given its written consent"
    rule.summary = "routing for a large or restricted vehicle"
    rule.reason = "Routing buses, trucks and restricted vehicles needs Google's written consent, a project that Google has set up for it, or a service that says it supports them."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2025-09-01"
    rule.facts = ["POL-11"]
  }

  static let vehicleDimensions = rule("vehicle-dimensions", ["navigation.vehicle"]) { rule in
    rule.forbid = .any([.some("navigation.vehicle.height", .present(true)), .some("navigation.vehicle.length", .present(true)), .some("navigation.vehicle.weight", .present(true))])
    rule.unless = .some("navigation.vehicle.type", .oneOf(["bus", "truck", "hgv", "lorry", "heavy", "restricted"]))
    rule.message = "`{path}` gives dimensions: routing for vehicles whose size matters may conflict with Google's policy unless Google has given its written consent"
    rule.summary = "a vehicle with dimensions"
    rule.reason = "Dimensions matter for large and restricted vehicles, whose routing needs Google's written consent or a project set up for it."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2025-09-01"
    rule.facts = ["POL-11"]
  }

  static let betaTravelMode = rule("beta-travel-mode", ["navigation.travelMode"]) { rule in
    rule.forbid = .oneOf(["walking", "cycling", "twoWheeler"])
    rule.unless = .some("navigation.termsAndConditions.betaWarning", .equals(true))
    rule.isForNavigation = true
    rule.severity = .note
    rule.message = "`{path}` is {value}, and nothing says that the user is warned: Google's Routes API asks for a warning that such routes are in beta and can lack clear paths"
    rule.summary = "a travel mode in beta without a warning to the user"
    rule.reason = "The Routes API asks apps to warn of beta routes for walking, cycling and two-wheelers. The Navigation SDK's own pages do not repeat it."
    rule.references = ["https://developers.google.com/maps/documentation/routes/reference/rest/v2/RouteTravelMode"]
    rule.basis = .should
    rule.facts = ["POL-17"]
  }

  static let missingLegalPage = rule("missing-legal-page", ["legal.termsURL", "legal.privacyURL"]) { rule in
    rule.require = .present(true)
    rule.when = .some("map3D", .present(true))
    rule.severity = .note
    rule.message = "`{path}` is absent: Google's policy for the Maps 3D SDK asks for the app's terms of use and privacy policy to be public"
    rule.summary = "an app with a 3D map that names only one of its legal pages"
    rule.reason = "An app with the Maps 3D SDK must publish terms of use that bind its users to Google's, and a privacy policy that names the Google Maps APIs."
    rule.references = ["https://developers.google.com/maps/documentation/maps-3d/ios-sdk/policies-attributions"]
    rule.basis = .must
    rule.facts = ["POL-18"]
  }
}
