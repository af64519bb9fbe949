// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

import NavSchema
import SourceText

/// The rules of Google's policy, as they are read from its file.
enum GooglePolicyRules {
  static let name = "google-navigation-sdk"
  static let summary = "Google's policy on UI modifications, attribution and terms of the Navigation SDK for iOS"

  static let count = 54

  /// The rule of a number below `count`, made when it is first asked for.
  static func rule(_ number: Int) -> CompiledRule {
    switch number {
    case 0: continuousAnimation
    case 1: overlayAnimation
    case 2: unpromptedOverlay
    case 3: coveredPosition
    case 4: coveredTurns
    case 5: coveredLaneGuidance
    case 6: coveredCompass
    case 7: coveredControls
    case 8: overlayOutsideMapView
    case 9: hiddenRoads
    case 10: noBaseMap
    case 11: faintRoads
    case 12: paddingHidesViewport
    case 13: hiddenAttribution
    case 14: coveredAttribution
    case 15: textOverAttribution
    case 16: textNearAttribution
    case 17: attributionContrast
    case 18: attributionLogoHeight
    case 19: attributionClearSpace
    case 20: attributionClearSpaceBelow
    case 21: attributionLabel
    case 22: alteredAttribution
    case 23: attributionTextColor
    case 24: attributionFontFamily
    case 25: attributionFontWeight
    case 26: attributionFontSize
    case 27: undistinguishedSource
    case 28: alteredTerms
    case 29: skippedTerms
    case 30: firstUseTermsOff
    case 31: termsNotShown
    case 32: missingFirstUseNotice
    case 33: driverAwarenessOnly
    case 34: undeclaredTerms
    case 35: storedRoadData
    case 36: largeVehicle
    case 37: vehicleDimensions
    case 38: betaTravelMode
    case 39: missingLegalPage
    case 40: headerWithoutReplacement
    case 41: footerWithoutReplacement
    case 42: accessoryViewOverLanes
    case 43: faintHeader
    case 44: headerTextContrast
    case 45: headerUnitsContrast
    case 46: headerStripContrast
    case 47: lightHeader
    case 48: lightNightHeader
    case 49: speedometerContrast
    case 50: noQuickWayBack
    case 51: noWayBackFromZoom
    case 52: promptsOff
    default: noGuidanceLeft
    }
  }

  static let watches: [FieldWatch] = [
    // `legal.termsURL`
    FieldWatch(FieldPlace(.legal, 0), in: FieldPlace(.document, 4), judgesEntries: false, isAbsenceClear: false, .all, rules: [39]),
    // `legal.privacyURL`
    FieldWatch(FieldPlace(.legal, 1), in: FieldPlace(.document, 4), judgesEntries: false, isAbsenceClear: false, .all, rules: [39]),
    // `font.family`
    FieldWatch(FieldPlace(.font, 0), in: FieldPlace(.attribution, 4), judgesEntries: false, isAbsenceClear: true, .none, rules: [24]),
    // `font.weight`
    FieldWatch(FieldPlace(.font, 1), in: FieldPlace(.attribution, 4), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0x8, minimum: 400.0, maximum: 400.0, colors: .all, others: false), rules: [25]),
    // `font.size`
    FieldWatch(FieldPlace(.font, 2), in: FieldPlace(.attribution, 4), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0xFFFFFFFFFFFFFFFF, minimum: 12.0, maximum: 16.0, colors: .all, others: true), rules: [26]),
    // `navigation.travelMode`
    FieldWatch(FieldPlace(.navigation, 1), in: FieldPlace(.document, 6), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0x11, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [36, 38]),
    // `navigation.headerAccessoryView`
    FieldWatch(FieldPlace(.navigation, 6), in: FieldPlace(.document, 6), judgesEntries: false, isAbsenceClear: true, .none, rules: [42]),
    // `navigation.vehicle`
    FieldWatch(FieldPlace(.navigation, 15), in: FieldPlace(.document, 6), judgesEntries: false, isAbsenceClear: true, .none, rules: [37]),
    // `navigation.termsAndConditions`
    FieldWatch(FieldPlace(.navigation, 18), in: FieldPlace(.document, 6), judgesEntries: false, isAbsenceClear: false, .all, rules: [34]),
    // `mapView.mapType`
    FieldWatch(FieldPlace(.mapView, 0), in: FieldPlace(.navigation, 4), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0xF, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [10]),
    // `mapView.padding`
    FieldWatch(FieldPlace(.mapView, 5), in: FieldPlace(.navigation, 4), judgesEntries: false, isAbsenceClear: true, .none, rules: [12]),
    // `stylers.visibility`
    FieldWatch(FieldPlace(.styler, 0), in: FieldPlace(.styleRule, 2), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0x5, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [9]),
    // `stylers.color`
    FieldWatch(FieldPlace(.styler, 1), in: FieldPlace(.styleRule, 2), judgesEntries: false, isAbsenceClear: true, .none, rules: [11]),
    // `ui.recenterButtonEnabled`
    FieldWatch(FieldPlace(.navigationUI, 2), in: FieldPlace(.navigation, 5), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 2, words: 0x0, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [50, 51]),
    // `ui.navigationHeaderEnabled`
    FieldWatch(FieldPlace(.navigationUI, 10), in: FieldPlace(.navigation, 5), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 2, words: 0x0, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [40]),
    // `ui.navigationFooterEnabled`
    FieldWatch(FieldPlace(.navigationUI, 11), in: FieldPlace(.navigation, 5), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 2, words: 0x0, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [41]),
    // `ui.navigationHeaderBackgroundAlpha`
    FieldWatch(FieldPlace(.navigationUI, 19), in: FieldPlace(.navigation, 5), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0xFFFFFFFFFFFFFFFF, minimum: 0.5, maximum: .infinity, colors: .all, others: true), rules: [43]),
    // `ui.navigationHeaderPrimaryBackgroundColor`
    FieldWatch(FieldPlace(.navigationUI, 20), in: FieldPlace(.navigation, 5), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 0, words: 0x0, minimum: .infinity, maximum: -.infinity, colors: ClearColors(allowed: nil, forbidden: [], contrasts: [ClearColors.Contrast(0xFFFFFFFF, minimum: 3.0, maximum: .infinity, isInside: true)]), others: false), rules: [47]),
    // `ui.navigationHeaderSecondaryBackgroundColor`
    FieldWatch(FieldPlace(.navigationUI, 21), in: FieldPlace(.navigation, 5), judgesEntries: false, isAbsenceClear: true, .none, rules: [46]),
    // `ui.navigationHeaderPrimaryBackgroundColorNightMode`
    FieldWatch(FieldPlace(.navigationUI, 22), in: FieldPlace(.navigation, 5), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 0, words: 0x0, minimum: .infinity, maximum: -.infinity, colors: ClearColors(allowed: nil, forbidden: [], contrasts: [ClearColors.Contrast(0xFFFFFFFF, minimum: 3.0, maximum: .infinity, isInside: true)]), others: false), rules: [48]),
    // `ui.navigationHeaderSecondaryBackgroundColorNightMode`
    FieldWatch(FieldPlace(.navigationUI, 23), in: FieldPlace(.navigation, 5), judgesEntries: false, isAbsenceClear: true, .none, rules: [46]),
    // `ui.navigationHeaderDistanceValueTextColor`
    FieldWatch(FieldPlace(.navigationUI, 29), in: FieldPlace(.navigation, 5), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 0, words: 0x0, minimum: .infinity, maximum: -.infinity, colors: ClearColors(allowed: [0xFFFFFFFF], forbidden: [], contrasts: []), others: false), rules: [44]),
    // `ui.navigationHeaderDistanceUnitsTextColor`
    FieldWatch(FieldPlace(.navigationUI, 31), in: FieldPlace(.navigation, 5), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 0, words: 0x0, minimum: .infinity, maximum: -.infinity, colors: ClearColors(allowed: [0x808080FF], forbidden: [], contrasts: []), others: false), rules: [45]),
    // `ui.navigationHeaderInstructionsTextColor`
    FieldWatch(FieldPlace(.navigationUI, 33), in: FieldPlace(.navigation, 5), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 0, words: 0x0, minimum: .infinity, maximum: -.infinity, colors: ClearColors(allowed: [0xFFFFFFFF], forbidden: [], contrasts: []), others: false), rules: [44]),
    // `normal.textColor`
    FieldWatch(FieldPlace(.minorAlertDayColors, 0), in: FieldPlace(.minorAlertColors, 0), judgesEntries: false, isAbsenceClear: false, .none, rules: [49]),
    // `lowLight.textColor`
    FieldWatch(FieldPlace(.minorAlertNightColors, 0), in: FieldPlace(.minorAlertColors, 1), judgesEntries: false, isAbsenceClear: false, .none, rules: [49]),
    // `normal.textColor`
    FieldWatch(FieldPlace(.majorAlertModeColors, 0), in: FieldPlace(.majorAlertColors, 0), judgesEntries: false, isAbsenceClear: false, .none, rules: [49]),
    // `lowLight.textColor`
    FieldWatch(FieldPlace(.majorAlertModeColors, 0), in: FieldPlace(.majorAlertColors, 1), judgesEntries: false, isAbsenceClear: false, .none, rules: [49]),
    // `guidance.voiceGuidance`
    FieldWatch(FieldPlace(.guidance, 1), in: FieldPlace(.navigation, 9), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0x6, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [53]),
    // `guidance.shouldDisplayPrompts`
    FieldWatch(FieldPlace(.guidance, 5), in: FieldPlace(.navigation, 9), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 2, words: 0x0, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [52]),
    // `overlays.covers`
    FieldWatch(FieldPlace(.overlay, 2), in: FieldPlace(.navigation, 13), judgesEntries: true, isAbsenceClear: true, ClearValues(booleans: 3, words: 0x0, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [3, 4, 5, 6, 7, 14, 15]),
    // `overlays.trigger`
    FieldWatch(FieldPlace(.overlay, 3), in: FieldPlace(.navigation, 13), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0x1, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [2]),
    // `overlays.animation`
    FieldWatch(FieldPlace(.overlay, 5), in: FieldPlace(.navigation, 13), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0x1, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [0, 1]),
    // `overlays.layoutGuide`
    FieldWatch(FieldPlace(.overlay, 6), in: FieldPlace(.navigation, 13), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0x5, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [16]),
    // `overlays.subviewOfMapView`
    FieldWatch(FieldPlace(.overlay, 7), in: FieldPlace(.navigation, 13), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 2, words: 0x0, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [8]),
    // `overlays.source`
    FieldWatch(FieldPlace(.overlay, 8), in: FieldPlace(.navigation, 13), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0x1, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [27]),
    // `vehicle.type`
    FieldWatch(FieldPlace(.vehicle, 0), in: FieldPlace(.navigation, 15), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0x27, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [36]),
    // `dataUse.storesRoadNames`
    FieldWatch(FieldPlace(.dataUse, 0), in: FieldPlace(.navigation, 16), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 1, words: 0x0, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [35]),
    // `dataUse.storesSpeedLimits`
    FieldWatch(FieldPlace(.dataUse, 1), in: FieldPlace(.navigation, 16), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 1, words: 0x0, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [35]),
    // `attribution.visible`
    FieldWatch(FieldPlace(.attribution, 0), in: FieldPlace(.navigation, 17), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 2, words: 0x0, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [13]),
    // `attribution.text`
    FieldWatch(FieldPlace(.attribution, 1), in: FieldPlace(.navigation, 17), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0x0, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [22]),
    // `attribution.textColor`
    FieldWatch(FieldPlace(.attribution, 2), in: FieldPlace(.navigation, 17), judgesEntries: false, isAbsenceClear: true, .none, rules: [17, 23]),
    // `attribution.accessibilityLabel`
    FieldWatch(FieldPlace(.attribution, 6), in: FieldPlace(.navigation, 17), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0x0, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [21]),
    // `logo.visible`
    FieldWatch(FieldPlace(.attributionLogo, 0), in: FieldPlace(.attribution, 5), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 2, words: 0x0, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [13]),
    // `logo.height`
    FieldWatch(FieldPlace(.attributionLogo, 1), in: FieldPlace(.attribution, 5), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0xFFFFFFFFFFFFFFFF, minimum: 16.0, maximum: 19.0, colors: .all, others: true), rules: [18]),
    // `clearSpace.top`
    FieldWatch(FieldPlace(.clearSpace, 0), in: FieldPlace(.attributionLogo, 2), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0xFFFFFFFFFFFFFFFF, minimum: 10.0, maximum: .infinity, colors: .all, others: true), rules: [19]),
    // `clearSpace.left`
    FieldWatch(FieldPlace(.clearSpace, 1), in: FieldPlace(.attributionLogo, 2), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0xFFFFFFFFFFFFFFFF, minimum: 10.0, maximum: .infinity, colors: .all, others: true), rules: [19]),
    // `clearSpace.bottom`
    FieldWatch(FieldPlace(.clearSpace, 2), in: FieldPlace(.attributionLogo, 2), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0xFFFFFFFFFFFFFFFF, minimum: 5.0, maximum: .infinity, colors: .all, others: true), rules: [20]),
    // `clearSpace.right`
    FieldWatch(FieldPlace(.clearSpace, 3), in: FieldPlace(.attributionLogo, 2), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 3, words: 0xFFFFFFFFFFFFFFFF, minimum: 10.0, maximum: .infinity, colors: .all, others: true), rules: [19]),
    // `termsAndConditions.shouldOnlyShowDriverAwarenessDialog`
    FieldWatch(FieldPlace(.termsAndConditions, 2), in: FieldPlace(.navigation, 18), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 1, words: 0x0, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [33]),
    // `termsAndConditions.showsOnFirstUse`
    FieldWatch(FieldPlace(.termsAndConditions, 4), in: FieldPlace(.navigation, 18), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 2, words: 0x0, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [30, 31]),
    // `termsAndConditions.skipped`
    FieldWatch(FieldPlace(.termsAndConditions, 5), in: FieldPlace(.navigation, 18), judgesEntries: false, isAbsenceClear: true, ClearValues(booleans: 1, words: 0x0, minimum: -.infinity, maximum: .infinity, colors: .all, others: false), rules: [29]),
    // `termsAndConditions.customText`
    FieldWatch(FieldPlace(.termsAndConditions, 6), in: FieldPlace(.navigation, 18), judgesEntries: false, isAbsenceClear: true, .none, rules: [28]),
    // `termsAndConditions.termsURL`
    FieldWatch(FieldPlace(.termsAndConditions, 7), in: FieldPlace(.navigation, 18), judgesEntries: false, isAbsenceClear: true, .none, rules: [28]),
    // `termsAndConditions.notices`
    FieldWatch(FieldPlace(.termsAndConditions, 8), in: FieldPlace(.navigation, 18), judgesEntries: false, isAbsenceClear: true, .none, rules: [32]),
  ]

  private static let continuousAnimation = rule("continuous-animation", ["navigation.overlays[*].animation"]) { rule in
    rule.forbid = .oneOf(["continuous", "loop", "repeat", "pulse"])
    rule.isForNavigation = true
    rule.message = "`{path}` is {value}: an animation without end during active navigation may conflict with Google's policy on distracting animations"
    rule.summary = "an overlay that moves without end during navigation"
    rule.reason = "Animations that distract the driver must not be shown while navigation is active."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-01"]
  }

  private static let overlayAnimation = rule("overlay-animation", ["navigation.overlays[*].animation"]) { rule in
    rule.forbid = .equals("once")
    rule.isForNavigation = true
    rule.severity = .warning
    rule.message = "`{path}` is {value}: an animation during active navigation may conflict with Google's policy if it distracts the driver"
    rule.summary = "an overlay that moves once during navigation"
    rule.reason = "Animations that distract the driver must not be shown while navigation is active; a short one may or may not distract."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-01"]
  }

  private static let unpromptedOverlay = rule("unprompted-overlay", ["navigation.overlays[*].trigger"]) { rule in
    rule.forbid = .oneOf(["automatic", "auto", "timer", "onArrival", "onStart"])
    rule.isForNavigation = true
    rule.message = "`{path}` is {value}: an overlay that comes up without an explicit action of the driver may conflict with Google's policy"
    rule.summary = "an overlay that comes up by itself during navigation"
    rule.reason = "An overlay must not appear on the active navigation screen unless the driver acted explicitly."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-02"]
  }

  private static let coveredPosition = rule("covered-position", ["navigation.overlays[*].covers[*]"]) { rule in
    rule.forbid = .oneOf(["currentLocation", "fullScreen"])
    rule.isForNavigation = true
    rule.message = "`{path}` is {value}: an overlay that hides the driver's current position may conflict with Google's policy"
    rule.summary = "an overlay that hides the driver's position"
    rule.reason = "An overlay on the active navigation screen must not hide where the driver is, not even for a while."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-03a"]
  }

  private static let coveredTurns = rule("covered-turns", ["navigation.overlays[*].covers[*]"]) { rule in
    rule.forbid = .equals("header")
    rule.when = .some("navigation.overlays[*].dismissible", .equals(false))
    rule.unless = .some("navigation.ui.navigationHeaderEnabled", .equals(false))
    rule.isForNavigation = true
    rule.message = "`{path}` is {value}: an overlay that blocks the upcoming turns permanently may conflict with Google's policy"
    rule.summary = "a permanent overlay over the header with the upcoming turns"
    rule.reason = "Upcoming turns must not be blocked permanently; an overlay that the driver opened and can close is acceptable."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-03b"]
  }

  private static let coveredLaneGuidance = rule("covered-lane-guidance", ["navigation.overlays[*].covers[*]"]) { rule in
    rule.forbid = .equals("laneGuidance")
    rule.when = .some("navigation.overlays[*].dismissible", .equals(false))
    rule.unless = .some("navigation.ui.navigationHeaderEnabled", .equals(false))
    rule.isForNavigation = true
    rule.message = "`{path}` is {value}: an overlay that blocks the lane guidance permanently may conflict with Google's policy"
    rule.summary = "a permanent overlay over the lane guidance"
    rule.reason = "Lane guidance must not be blocked permanently; an overlay that the driver opened and can close is acceptable."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-03c"]
  }

  private static let coveredCompass = rule("covered-compass", ["navigation.overlays[*].covers[*]"]) { rule in
    rule.forbid = .equals("compass")
    rule.when = .all([.some("navigation.overlays[*].dismissible", .equals(false)), .some("navigation.ui.compassButton", .equals(true))])
    rule.isForNavigation = true
    rule.severity = .warning
    rule.message = "`{path}` is {value}: an overlay that blocks the compass permanently may conflict with Google's policy"
    rule.summary = "a permanent overlay over the compass"
    rule.reason = "The compass direction must not be blocked permanently. A compass that is switched off cannot be covered, and switching it off is documented."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-03d"]
  }

  private static let coveredControls = rule("covered-controls", ["navigation.overlays[*].covers[*]"]) { rule in
    rule.forbid = .oneOf(["footer", "recenterButton", "speedometer", "prompts"])
    rule.when = .some("navigation.overlays[*].dismissible", .equals(false))
    rule.unless = .any([.all([.equals("footer"), .some("navigation.ui.navigationFooterEnabled", .equals(false))]), .all([.equals("recenterButton"), .some("navigation.ui.recenterButtonEnabled", .equals(false))]), .all([.equals("speedometer"), .some("navigation.ui.shouldDisplaySpeedometer", .equals(false))]), .all([.equals("prompts"), .some("navigation.guidance.shouldDisplayPrompts", .equals(false))])])
    rule.isForNavigation = true
    rule.severity = .warning
    rule.message = "`{path}` is {value}: an overlay that blocks a standard element of the screen permanently may conflict with Google's policy"
    rule.summary = "a permanent overlay over a standard element of the navigation screen"
    rule.reason = "No standard element of the screen may be blocked permanently. Changing what header and footer show is allowed, hence only a warning."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-03e"]
  }

  private static let overlayOutsideMapView = rule("overlay-outside-map-view", ["navigation.overlays[*].subviewOfMapView"]) { rule in
    rule.forbid = .equals(false)
    rule.isForNavigation = true
    rule.severity = .warning
    rule.message = "`{path}` is {value}: a view that is no subview of the map view can cover the SDK's prompts, which may conflict with Google's policy"
    rule.summary = "an overlay that is no subview of the map view"
    rule.reason = "The release notes ask for custom views to be subviews of the map view, so that the SDK's prompts are not covered."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .should
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-03e"]
  }

  private static let hiddenRoads = rule("hidden-roads", ["navigation.mapView.mapStyle[*].stylers[*].visibility"]) { rule in
    rule.forbid = .equals("off")
    rule.when = .all([.some("navigation.mapView.mapStyle[*].elementType", .oneOf(["all", "geometry", "geometry.fill"])), .any([.some("navigation.mapView.mapStyle[*].featureType", .oneOf(["road", "road.arterial", "road.highway", "road.highway.controlled_access", "road.local"])), .all([.some("navigation.mapView.mapStyle[*].featureType", .equals("all")), .not(.any([.some("navigation.mapView.mapStyle[featureType=road*,elementType=all].stylers[*].visibility", .oneOf(["on", "simplified"])), .some("navigation.mapView.mapStyle[featureType=road*,elementType=geometry*].stylers[*].visibility", .oneOf(["on", "simplified"]))]))])])])
    rule.unless = .some("navigation.mapView.mapType", .oneOf(["satellite", "hybrid", "terrain", "none"]))
    rule.isForNavigation = true
    rule.message = "`{path}` is {value}: roads that are removed from the navigation map may conflict with Google's policy"
    rule.summary = "a map style that removes roads from the navigation map"
    rule.reason = "The navigation map may be styled, but its road network must stay. Styles count only on the map type `normal`."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies", "https://developers.google.com/maps/documentation/navigation/ios-sdk/customize-map-styles"]
    rule.basis = .must
    rule.policyDate = "2025-10-01"
    rule.facts = ["POL-04a"]
  }

  private static let noBaseMap = rule("no-base-map", ["navigation.mapView.mapType"]) { rule in
    rule.forbid = .equals("none")
    rule.isForNavigation = true
    rule.message = "`{path}` is {value}: navigation on a map without roads may conflict with Google's policy"
    rule.summary = "navigation without a base map"
    rule.reason = "The map type `none` draws no base map, so that the road network is gone from the navigation map."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2025-10-01"
    rule.facts = ["POL-04a", "X-MAP-08"]
  }

  private static let faintRoads = rule("faint-roads", ["navigation.mapView.mapStyle[featureType=road*].stylers[*].color"]) { rule in
    rule.require = .contrast(PolicyContrast(.path("navigation.mapView.mapStyle[featureType=landscape*].stylers[*].color"), PolicyRange(minimum: 1.05, maximum: nil)))
    rule.when = .all([.some("navigation.mapView.mapStyle[featureType=road*].elementType", .oneOf(["all", "geometry", "geometry.fill"])), .some("navigation.mapView.mapStyle[featureType=landscape*].elementType", .oneOf(["all", "geometry", "geometry.fill"]))])
    rule.unless = .some("navigation.mapView.mapType", .oneOf(["satellite", "hybrid", "terrain", "none"]))
    rule.isForNavigation = true
    rule.severity = .warning
    rule.message = "`{path}` is {value}, nearly the colour of the land around (heuristic): a map whose features hardly contrast may conflict with Google's policy"
    rule.summary = "roads that are hardly to be told from the land"
    rule.reason = "The contrast of map features must not be reduced markedly. No number is given; 1.05 to 1 lies below all of Google's own styles."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies", "https://developers.google.com/maps/documentation/navigation/ios-sdk/customize-map-styles"]
    rule.basis = .heuristic
    rule.policyDate = "2025-10-01"
    rule.facts = ["POL-04b"]
  }

  private static let paddingHidesViewport = rule("padding-hides-viewport", ["navigation.mapView.padding"]) { rule in
    rule.forbid = .any([.sum(["navigation.mapView.padding.top", "navigation.mapView.padding.bottom"], .atLeast("navigation.mapView.size.height")), .sum(["navigation.mapView.padding.left", "navigation.mapView.padding.right"], .atLeast("navigation.mapView.size.width")), .all([.some("navigation.mapView.padding.top", .atLeast("navigation.mapView.size.height")), .some("navigation.mapView.padding.bottom", .present(false))]), .all([.some("navigation.mapView.padding.bottom", .atLeast("navigation.mapView.size.height")), .some("navigation.mapView.padding.top", .present(false))]), .all([.some("navigation.mapView.padding.left", .atLeast("navigation.mapView.size.width")), .some("navigation.mapView.padding.right", .present(false))]), .all([.some("navigation.mapView.padding.right", .atLeast("navigation.mapView.size.width")), .some("navigation.mapView.padding.left", .present(false))])])
    rule.isForNavigation = true
    rule.message = "`{path}` leaves nothing of the map view, whose size is declared (heuristic): a viewport that is removed may conflict with Google's policy"
    rule.summary = "padding as large as the map view"
    rule.reason = "The navigation viewport may be resized, not removed."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .heuristic
    rule.policyDate = "2024-10-01"
    rule.facts = ["LINT-08"]
  }

  private static let hiddenAttribution = rule("hidden-attribution", ["navigation.attribution.visible", "navigation.attribution.logo.visible"]) { rule in
    rule.forbid = .equals(false)
    rule.message = "`{path}` is {value}: removing the Google Maps attribution may conflict with Google's policy"
    rule.summary = "a hidden attribution"
    rule.reason = "The Google Maps attribution must never be removed, changed, hidden or obscured."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-05"]
  }

  private static let coveredAttribution = rule("covered-attribution", ["navigation.overlays[*].covers[*]"]) { rule in
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

  private static let textOverAttribution = rule("text-over-attribution", ["navigation.overlays[*].covers[*]"]) { rule in
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

  private static let textNearAttribution = rule("text-near-attribution", ["navigation.overlays[*].layoutGuide"]) { rule in
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

  private static let attributionContrast = rule("attribution-contrast", ["navigation.attribution.textColor"]) { rule in
    rule.require = .contrast(PolicyContrast(.path("navigation.attribution.backgroundColor"), PolicyRange(minimum: 4.5, maximum: nil)))
    rule.message = "`{path}` is {value}, whose contrast with the background is below 4.5 to 1: an attribution that is hard to read may conflict with Google's policy"
    rule.summary = "an attribution that hardly stands out from its background"
    rule.reason = "The attribution must stand out clearly from its background, with a contrast of 4.5 to 1."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06"]
  }

  private static let attributionLogoHeight = rule("attribution-logo-height", ["navigation.attribution.logo.height"]) { rule in
    rule.require = .all([.minimum(PolicyLiteral("16", .number(16.0))), .maximum(PolicyLiteral("19", .number(19.0)))])
    rule.severity = .warning
    rule.message = "`{path}` is {value}: a logo that is not 16 to 19 points high may conflict with Google's rules on attribution"
    rule.summary = "a logo of the wrong height"
    rule.reason = "The Google Maps logo is 16 to 19 points high, its proportions kept."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06a"]
  }

  private static let attributionClearSpace = rule("attribution-clear-space", ["navigation.attribution.logo.clearSpace.*"]) { rule in
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

  private static let attributionClearSpaceBelow = rule("attribution-clear-space-below", ["navigation.attribution.logo.clearSpace.bottom"]) { rule in
    rule.require = .minimum(PolicyLiteral("5", .number(5.0)))
    rule.severity = .warning
    rule.message = "`{path}` is {value}: less than 5 points of clear space below the logo may conflict with Google's rules on attribution"
    rule.summary = "too little clear space below the logo"
    rule.reason = "The Google Maps logo has a clear space of 5 points below."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06a"]
  }

  private static let attributionLabel = rule("attribution-label", ["navigation.attribution.accessibilityLabel"]) { rule in
    rule.require = .equals("Google Maps")
    rule.severity = .warning
    rule.message = "`{path}` is {value}: another accessibility label than `Google Maps` may conflict with Google's rules on attribution"
    rule.summary = "a logo that VoiceOver calls something else"
    rule.reason = "The accessibility label of the logo is `Google Maps`."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06a"]
  }

  private static let alteredAttribution = rule("altered-attribution", ["navigation.attribution.text"]) { rule in
    rule.require = .equals("Google Maps")
    rule.message = "`{path}` is {value}: an attribution other than `Google Maps`, letter by letter, may conflict with Google's policy"
    rule.summary = "an attribution with another text"
    rule.reason = "As text the attribution is exactly `Google Maps`, without translation, other letter case or line break."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06b"]
  }

  private static let attributionTextColor = rule("attribution-text-color", ["navigation.attribution.textColor"]) { rule in
    rule.require = .oneOf(["white", "#1F1F1F", "#5E5E5E"])
    rule.severity = .warning
    rule.message = "`{path}` is {value}: another colour than white, `#1F1F1F` or `#5E5E5E` may conflict with Google's rules on attribution"
    rule.summary = "an attribution in another colour"
    rule.reason = "As text the attribution is white, `#1F1F1F` or `#5E5E5E`."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06b"]
  }

  private static let attributionFontFamily = rule("attribution-font-family", ["navigation.attribution.font.family"]) { rule in
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

  private static let attributionFontWeight = rule("attribution-font-weight", ["navigation.attribution.font.weight"]) { rule in
    rule.require = .oneOf(["regular", PolicyLiteral("400", .number(400.0))])
    rule.severity = .warning
    rule.message = "`{path}` is {value}: another weight than regular, 400, may conflict with Google's rules on attribution"
    rule.summary = "an attribution in another weight"
    rule.reason = "As text the attribution has the weight 400."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06b"]
  }

  private static let attributionFontSize = rule("attribution-font-size", ["navigation.attribution.font.size"]) { rule in
    rule.require = .all([.minimum(PolicyLiteral("12", .number(12.0))), .maximum(PolicyLiteral("16", .number(16.0)))])
    rule.severity = .warning
    rule.message = "`{path}` is {value}: another size than 12 to 16 may conflict with Google's rules on attribution"
    rule.summary = "an attribution that is too small or too large"
    rule.reason = "As text the attribution has a size of 12 to 16."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06b"]
  }

  private static let undistinguishedSource = rule("undistinguished-source", ["navigation.overlays[*].source"]) { rule in
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

  private static let alteredTerms = rule("altered-terms", ["navigation.termsAndConditions.customText", "navigation.termsAndConditions.termsURL"]) { rule in
    rule.forbid = .present(true)
    rule.message = "`{path}` replaces the Navigation SDK's terms: terms that are changed without Google's written consent may conflict with Google's policy"
    rule.summary = "other terms in place of the Navigation SDK's"
    rule.reason = "The terms shown in the product must not be changed without Google's written consent. Title and colours of the dialog are free."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-08"]
  }

  private static let skippedTerms = rule("skipped-terms", ["navigation.termsAndConditions.skipped"]) { rule in
    rule.forbid = .equals(true)
    rule.message = "`{path}` is {value}: an app that skips the Navigation SDK's terms may conflict with Google's policy"
    rule.summary = "an app that skips the terms"
    rule.reason = "The user must see the Navigation SDK's terms, unchanged, at first use."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-08", "POL-09"]
  }

  private static let firstUseTermsOff = rule("first-use-terms-off", ["navigation.termsAndConditions.showsOnFirstUse"]) { rule in
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

  private static let termsNotShown = rule("terms-not-shown", ["navigation.termsAndConditions.showsOnFirstUse"]) { rule in
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

  private static let missingFirstUseNotice = rule("missing-first-use-notice", ["navigation.termsAndConditions.notices"]) { rule in
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

  private static let driverAwarenessOnly = rule("driver-awareness-only", ["navigation.termsAndConditions.shouldOnlyShowDriverAwarenessDialog"]) { rule in
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

  private static let undeclaredTerms = rule("undeclared-terms", ["navigation.termsAndConditions"]) { rule in
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

  private static let storedRoadData = rule("stored-road-data", ["navigation.dataUse.storesRoadNames", "navigation.dataUse.storesSpeedLimits"]) { rule in
    rule.forbid = .equals(true)
    rule.message = "`{path}` is {value}: keeping road names or speed limits for use outside the user's session may conflict with Google's policy"
    rule.summary = "road names or speed limits that are kept"
    rule.reason = "Road names and speed limits must not be captured or kept for use outside the user's session."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2025-09-01"
    rule.facts = ["POL-10"]
  }

  private static let largeVehicle = rule("large-vehicle", ["navigation.vehicle.type", "navigation.travelMode"]) { rule in
    rule.forbid = .oneOf(["bus", "truck", "hgv", "lorry", "heavy", "restricted"])
    rule.message = "`{path}` is {value}: routing for buses, trucks or restricted vehicles may conflict with Google's policy unless Google has given its written consent"
    rule.summary = "routing for a large or restricted vehicle"
    rule.reason = "Routing buses, trucks and restricted vehicles needs Google's written consent, a project that Google has set up for it, or a service that says it supports them."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2025-09-01"
    rule.facts = ["POL-11"]
  }

  private static let vehicleDimensions = rule("vehicle-dimensions", ["navigation.vehicle"]) { rule in
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

  private static let betaTravelMode = rule("beta-travel-mode", ["navigation.travelMode"]) { rule in
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

  private static let missingLegalPage = rule("missing-legal-page", ["legal.termsURL", "legal.privacyURL"]) { rule in
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

  private static let headerWithoutReplacement = rule("header-without-replacement", ["navigation.ui.navigationHeaderEnabled"]) { rule in
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

  private static let footerWithoutReplacement = rule("footer-without-replacement", ["navigation.ui.navigationFooterEnabled"]) { rule in
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

  private static let accessoryViewOverLanes = rule("accessory-view-over-lanes", ["navigation.headerAccessoryView"]) { rule in
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

  private static let faintHeader = rule("faint-header", ["navigation.ui.navigationHeaderBackgroundAlpha"]) { rule in
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

  private static let headerTextContrast = rule("header-text-contrast", ["navigation.ui.navigationHeaderInstructionsTextColor", "navigation.ui.navigationHeaderDistanceValueTextColor"]) { rule in
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

  private static let headerUnitsContrast = rule("header-units-contrast", ["navigation.ui.navigationHeaderDistanceUnitsTextColor"]) { rule in
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

  private static let headerStripContrast = rule("header-strip-contrast", ["navigation.ui.navigationHeaderSecondaryBackgroundColor", "navigation.ui.navigationHeaderSecondaryBackgroundColorNightMode"]) { rule in
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

  private static let lightHeader = rule("light-header", ["navigation.ui.navigationHeaderPrimaryBackgroundColor"]) { rule in
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

  private static let lightNightHeader = rule("light-night-header", ["navigation.ui.navigationHeaderPrimaryBackgroundColorNightMode"]) { rule in
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

  private static let speedometerContrast = rule("speedometer-contrast", ["navigation.speedometer.colors.m*.*.textColor"]) { rule in
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

  private static let noQuickWayBack = rule("no-quick-way-back", ["navigation.ui.recenterButtonEnabled"]) { rule in
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

  private static let noWayBackFromZoom = rule("no-way-back-from-zoom", ["navigation.ui.recenterButtonEnabled"]) { rule in
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

  private static let promptsOff = rule("prompts-off", ["navigation.guidance.shouldDisplayPrompts"]) { rule in
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

  private static let noGuidanceLeft = rule("no-guidance-left", ["navigation.guidance.voiceGuidance"]) { rule in
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
