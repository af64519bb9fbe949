// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

import NavSchema

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
}
