// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

import SourceText

/// The rules of Google's policy, as they are read from its file.
enum GooglePolicyRules {
  static let name = "google-navigation-sdk"
  static let summary = "Google's policy on UI modifications, attribution and terms of the Navigation SDK for iOS"

  static func all() -> [PolicyRule] {
    [
      continuousAnimation(),
      overlayAnimation(),
      unpromptedOverlay(),
      coveredPosition(),
      coveredTurns(),
      coveredLaneGuidance(),
      coveredCompass(),
      coveredControls(),
      overlayOutsideMapView(),
      hiddenRoads(),
      noBaseMap(),
      faintRoads(),
      paddingHidesViewport(),
      hiddenAttribution(),
      coveredAttribution(),
      textOverAttribution(),
      textNearAttribution(),
      attributionContrast(),
      attributionLogoHeight(),
      attributionClearSpace(),
      attributionClearSpaceBelow(),
      attributionLabel(),
      alteredAttribution(),
      attributionTextColor(),
      attributionFontFamily(),
      attributionFontWeight(),
      attributionFontSize(),
      undistinguishedSource(),
      alteredTerms(),
      skippedTerms(),
      firstUseTermsOff(),
      termsNotShown(),
      missingFirstUseNotice(),
      driverAwarenessOnly(),
      undeclaredTerms(),
      storedRoadData(),
      largeVehicle(),
      vehicleDimensions(),
      betaTravelMode(),
      missingLegalPage(),
      headerWithoutReplacement(),
      footerWithoutReplacement(),
      accessoryViewOverLanes(),
      faintHeader(),
      headerTextContrast(),
      headerUnitsContrast(),
      headerStripContrast(),
      lightHeader(),
      lightNightHeader(),
      speedometerContrast(),
      noQuickWayBack(),
      noWayBackFromZoom(),
      promptsOff(),
      noGuidanceLeft(),
    ]
  }

  /// The same rules by the sections that they are about, each made when it is needed.
  static func groups() -> [RuleGroup] {
    [
      group("navigation", "overlays") { [continuousAnimation(), overlayAnimation(), unpromptedOverlay(), coveredPosition(), coveredTurns(), coveredLaneGuidance(), coveredCompass(), coveredControls(), overlayOutsideMapView(), coveredAttribution(), textOverAttribution(), textNearAttribution(), undistinguishedSource()] },
      group("navigation", "mapView") { [hiddenRoads(), noBaseMap(), faintRoads(), paddingHidesViewport()] },
      group("navigation", "attribution") { [hiddenAttribution(), attributionContrast(), attributionLogoHeight(), attributionClearSpace(), attributionClearSpaceBelow(), attributionLabel(), alteredAttribution(), attributionTextColor(), attributionFontFamily(), attributionFontWeight(), attributionFontSize()] },
      group("navigation", "termsAndConditions") { [alteredTerms(), skippedTerms(), firstUseTermsOff(), termsNotShown(), missingFirstUseNotice(), driverAwarenessOnly()] },
      group("navigation") { [undeclaredTerms(), largeVehicle(), vehicleDimensions(), betaTravelMode(), accessoryViewOverLanes()] },
      group("navigation", "dataUse") { [storedRoadData()] },
      group("navigation", "vehicle") { [largeVehicle()] },
      group("legal") { [missingLegalPage()] },
      group("navigation", "ui") { [headerWithoutReplacement(), footerWithoutReplacement(), faintHeader(), headerTextContrast(), headerUnitsContrast(), headerStripContrast(), lightHeader(), lightNightHeader(), noQuickWayBack(), noWayBackFromZoom()] },
      group("navigation", "speedometer") { [speedometerContrast()] },
      group("navigation", "guidance") { [promptsOff(), noGuidanceLeft()] },
    ]
  }

  private static func continuousAnimation() -> PolicyRule {
    var rule = PolicyRule(id: "continuous-animation", paths: ["navigation.overlays[*].animation"])
    rule.forbid = .oneOf(["continuous", "loop", "repeat", "pulse"])
    rule.isForNavigation = true
    rule.message = "`{path}` is {value}: an animation without end during active navigation may conflict with Google's policy on distracting animations"
    rule.summary = "an overlay that moves without end during navigation"
    rule.reason = "Animations that distract the driver must not be shown while navigation is active."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-01"]
    return rule
  }

  private static func overlayAnimation() -> PolicyRule {
    var rule = PolicyRule(id: "overlay-animation", paths: ["navigation.overlays[*].animation"])
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
    return rule
  }

  private static func unpromptedOverlay() -> PolicyRule {
    var rule = PolicyRule(id: "unprompted-overlay", paths: ["navigation.overlays[*].trigger"])
    rule.forbid = .oneOf(["automatic", "auto", "timer", "onArrival", "onStart"])
    rule.isForNavigation = true
    rule.message = "`{path}` is {value}: an overlay that comes up without an explicit action of the driver may conflict with Google's policy"
    rule.summary = "an overlay that comes up by itself during navigation"
    rule.reason = "An overlay must not appear on the active navigation screen unless the driver acted explicitly."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-02"]
    return rule
  }

  private static func coveredPosition() -> PolicyRule {
    var rule = PolicyRule(id: "covered-position", paths: ["navigation.overlays[*].covers[*]"])
    rule.forbid = .oneOf(["currentLocation", "fullScreen"])
    rule.isForNavigation = true
    rule.message = "`{path}` is {value}: an overlay that hides the driver's current position may conflict with Google's policy"
    rule.summary = "an overlay that hides the driver's position"
    rule.reason = "An overlay on the active navigation screen must not hide where the driver is, not even for a while."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-03a"]
    return rule
  }

  private static func coveredTurns() -> PolicyRule {
    var rule = PolicyRule(id: "covered-turns", paths: ["navigation.overlays[*].covers[*]"])
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
    return rule
  }

  private static func coveredLaneGuidance() -> PolicyRule {
    var rule = PolicyRule(id: "covered-lane-guidance", paths: ["navigation.overlays[*].covers[*]"])
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
    return rule
  }

  private static func coveredCompass() -> PolicyRule {
    var rule = PolicyRule(id: "covered-compass", paths: ["navigation.overlays[*].covers[*]"])
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
    return rule
  }

  private static func coveredControls() -> PolicyRule {
    var rule = PolicyRule(id: "covered-controls", paths: ["navigation.overlays[*].covers[*]"])
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
    return rule
  }

  private static func overlayOutsideMapView() -> PolicyRule {
    var rule = PolicyRule(id: "overlay-outside-map-view", paths: ["navigation.overlays[*].subviewOfMapView"])
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
    return rule
  }

  private static func hiddenRoads() -> PolicyRule {
    var rule = PolicyRule(id: "hidden-roads", paths: ["navigation.mapView.mapStyle[*].stylers[*].visibility"])
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
    return rule
  }

  private static func noBaseMap() -> PolicyRule {
    var rule = PolicyRule(id: "no-base-map", paths: ["navigation.mapView.mapType"])
    rule.forbid = .equals("none")
    rule.isForNavigation = true
    rule.message = "`{path}` is {value}: navigation on a map without roads may conflict with Google's policy"
    rule.summary = "navigation without a base map"
    rule.reason = "The map type `none` draws no base map, so that the road network is gone from the navigation map."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2025-10-01"
    rule.facts = ["POL-04a", "X-MAP-08"]
    return rule
  }

  private static func faintRoads() -> PolicyRule {
    var rule = PolicyRule(id: "faint-roads", paths: ["navigation.mapView.mapStyle[featureType=road*].stylers[*].color"])
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
    return rule
  }

  private static func paddingHidesViewport() -> PolicyRule {
    var rule = PolicyRule(id: "padding-hides-viewport", paths: ["navigation.mapView.padding"])
    rule.forbid = .any([.sum(["navigation.mapView.padding.top", "navigation.mapView.padding.bottom"], .atLeast("navigation.mapView.size.height")), .sum(["navigation.mapView.padding.left", "navigation.mapView.padding.right"], .atLeast("navigation.mapView.size.width")), .all([.some("navigation.mapView.padding.top", .atLeast("navigation.mapView.size.height")), .some("navigation.mapView.padding.bottom", .present(false))]), .all([.some("navigation.mapView.padding.bottom", .atLeast("navigation.mapView.size.height")), .some("navigation.mapView.padding.top", .present(false))]), .all([.some("navigation.mapView.padding.left", .atLeast("navigation.mapView.size.width")), .some("navigation.mapView.padding.right", .present(false))]), .all([.some("navigation.mapView.padding.right", .atLeast("navigation.mapView.size.width")), .some("navigation.mapView.padding.left", .present(false))])])
    rule.isForNavigation = true
    rule.message = "`{path}` leaves nothing of the map view, whose size is declared (heuristic): a viewport that is removed may conflict with Google's policy"
    rule.summary = "padding as large as the map view"
    rule.reason = "The navigation viewport may be resized, not removed."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .heuristic
    rule.policyDate = "2024-10-01"
    rule.facts = ["LINT-08"]
    return rule
  }

  private static func hiddenAttribution() -> PolicyRule {
    var rule = PolicyRule(id: "hidden-attribution", paths: ["navigation.attribution.visible", "navigation.attribution.logo.visible"])
    rule.forbid = .equals(false)
    rule.message = "`{path}` is {value}: removing the Google Maps attribution may conflict with Google's policy"
    rule.summary = "a hidden attribution"
    rule.reason = "The Google Maps attribution must never be removed, changed, hidden or obscured."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-05"]
    return rule
  }

  private static func coveredAttribution() -> PolicyRule {
    var rule = PolicyRule(id: "covered-attribution", paths: ["navigation.overlays[*].covers[*]"])
    rule.forbid = .equals("attribution")
    rule.unless = .some("navigation.overlays[*].role", .equals("text"))
    rule.message = "`{path}` is {value}: an overlay over the Google Maps attribution may conflict with Google's policy"
    rule.summary = "an overlay over the attribution"
    rule.reason = "The Google Maps attribution must never be hidden or obscured, not even for a while."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-05"]
    return rule
  }

  private static func textOverAttribution() -> PolicyRule {
    var rule = PolicyRule(id: "text-over-attribution", paths: ["navigation.overlays[*].covers[*]"])
    rule.forbid = .equals("attribution")
    rule.when = .some("navigation.overlays[*].role", .equals("text"))
    rule.message = "`{path}` is {value}: text over the Google Maps attribution may conflict with Google's policy"
    rule.summary = "floating text over the attribution"
    rule.reason = "Text of the app may float anywhere but over the attribution, which must not be obscured."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies", "https://developers.google.com/maps/documentation/navigation/android-sdk/controls"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-05", "POL-14"]
    return rule
  }

  private static func textNearAttribution() -> PolicyRule {
    var rule = PolicyRule(id: "text-near-attribution", paths: ["navigation.overlays[*].layoutGuide"])
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
    return rule
  }

  private static func attributionContrast() -> PolicyRule {
    var rule = PolicyRule(id: "attribution-contrast", paths: ["navigation.attribution.textColor"])
    rule.require = .contrast(PolicyContrast(.path("navigation.attribution.backgroundColor"), PolicyRange(minimum: 4.5, maximum: nil)))
    rule.message = "`{path}` is {value}, whose contrast with the background is below 4.5 to 1: an attribution that is hard to read may conflict with Google's policy"
    rule.summary = "an attribution that hardly stands out from its background"
    rule.reason = "The attribution must stand out clearly from its background, with a contrast of 4.5 to 1."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06"]
    return rule
  }

  private static func attributionLogoHeight() -> PolicyRule {
    var rule = PolicyRule(id: "attribution-logo-height", paths: ["navigation.attribution.logo.height"])
    rule.require = .all([.minimum(PolicyLiteral("16", .number(16.0))), .maximum(PolicyLiteral("19", .number(19.0)))])
    rule.severity = .warning
    rule.message = "`{path}` is {value}: a logo that is not 16 to 19 points high may conflict with Google's rules on attribution"
    rule.summary = "a logo of the wrong height"
    rule.reason = "The Google Maps logo is 16 to 19 points high, its proportions kept."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06a"]
    return rule
  }

  private static func attributionClearSpace() -> PolicyRule {
    var rule = PolicyRule(id: "attribution-clear-space", paths: ["navigation.attribution.logo.clearSpace.*"])
    rule.require = .minimum(PolicyLiteral("10", .number(10.0)))
    rule.except = ["navigation.attribution.logo.clearSpace.bottom"]
    rule.severity = .warning
    rule.message = "`{path}` is {value}: less than 10 points of clear space beside the logo may conflict with Google's rules on attribution"
    rule.summary = "too little clear space beside or above the logo"
    rule.reason = "The Google Maps logo has a clear space of 10 points left, right and above."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06a"]
    return rule
  }

  private static func attributionClearSpaceBelow() -> PolicyRule {
    var rule = PolicyRule(id: "attribution-clear-space-below", paths: ["navigation.attribution.logo.clearSpace.bottom"])
    rule.require = .minimum(PolicyLiteral("5", .number(5.0)))
    rule.severity = .warning
    rule.message = "`{path}` is {value}: less than 5 points of clear space below the logo may conflict with Google's rules on attribution"
    rule.summary = "too little clear space below the logo"
    rule.reason = "The Google Maps logo has a clear space of 5 points below."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06a"]
    return rule
  }

  private static func attributionLabel() -> PolicyRule {
    var rule = PolicyRule(id: "attribution-label", paths: ["navigation.attribution.accessibilityLabel"])
    rule.require = .equals("Google Maps")
    rule.severity = .warning
    rule.message = "`{path}` is {value}: another accessibility label than `Google Maps` may conflict with Google's rules on attribution"
    rule.summary = "a logo that VoiceOver calls something else"
    rule.reason = "The accessibility label of the logo is `Google Maps`."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06a"]
    return rule
  }

  private static func alteredAttribution() -> PolicyRule {
    var rule = PolicyRule(id: "altered-attribution", paths: ["navigation.attribution.text"])
    rule.require = .equals("Google Maps")
    rule.message = "`{path}` is {value}: an attribution other than `Google Maps`, letter by letter, may conflict with Google's policy"
    rule.summary = "an attribution with another text"
    rule.reason = "As text the attribution is exactly `Google Maps`, without translation, other letter case or line break."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06b"]
    return rule
  }

  private static func attributionTextColor() -> PolicyRule {
    var rule = PolicyRule(id: "attribution-text-color", paths: ["navigation.attribution.textColor"])
    rule.require = .oneOf(["white", "#1F1F1F", "#5E5E5E"])
    rule.severity = .warning
    rule.message = "`{path}` is {value}: another colour than white, `#1F1F1F` or `#5E5E5E` may conflict with Google's rules on attribution"
    rule.summary = "an attribution in another colour"
    rule.reason = "As text the attribution is white, `#1F1F1F` or `#5E5E5E`."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06b"]
    return rule
  }

  private static func attributionFontFamily() -> PolicyRule {
    var rule = PolicyRule(id: "attribution-font-family", paths: ["navigation.attribution.font.family"])
    rule.forbid = .pattern("[Ss]erif|Times|Georgia|Palatino|Baskerville|Didot|Courier|Mono|Menlo")
    rule.unless = .pattern("[Ss]ans")
    rule.severity = .warning
    rule.message = "`{path}` is {value} (heuristic): a font that is neither Roboto nor sans-serif may conflict with Google's rules on attribution"
    rule.summary = "an attribution in a font with serifs or of fixed width"
    rule.reason = "As text the attribution is set in Roboto or another font without serifs. Only well-known families with serifs are recognised."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .heuristic
    rule.facts = ["POL-06b"]
    return rule
  }

  private static func attributionFontWeight() -> PolicyRule {
    var rule = PolicyRule(id: "attribution-font-weight", paths: ["navigation.attribution.font.weight"])
    rule.require = .oneOf(["regular", PolicyLiteral("400", .number(400.0))])
    rule.severity = .warning
    rule.message = "`{path}` is {value}: another weight than regular, 400, may conflict with Google's rules on attribution"
    rule.summary = "an attribution in another weight"
    rule.reason = "As text the attribution has the weight 400."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06b"]
    return rule
  }

  private static func attributionFontSize() -> PolicyRule {
    var rule = PolicyRule(id: "attribution-font-size", paths: ["navigation.attribution.font.size"])
    rule.require = .all([.minimum(PolicyLiteral("12", .number(12.0))), .maximum(PolicyLiteral("16", .number(16.0)))])
    rule.severity = .warning
    rule.message = "`{path}` is {value}: another size than 12 to 16 may conflict with Google's rules on attribution"
    rule.summary = "an attribution that is too small or too large"
    rule.reason = "As text the attribution has a size of 12 to 16."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-06b"]
    return rule
  }

  private static func undistinguishedSource() -> PolicyRule {
    var rule = PolicyRule(id: "undistinguished-source", paths: ["navigation.overlays[*].source"])
    rule.forbid = .equals("other")
    rule.unless = .some("navigation.overlays[*].separated", .equals(true))
    rule.severity = .note
    rule.message = "`{path}` is {value}, and nothing says that it is set apart: content that cannot be told from Google's may conflict with Google's rules on attribution"
    rule.summary = "other content that is not set apart from Google's"
    rule.reason = "Google's content must be visually distinguishable from content of other sources."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.facts = ["POL-07"]
    return rule
  }

  private static func alteredTerms() -> PolicyRule {
    var rule = PolicyRule(id: "altered-terms", paths: ["navigation.termsAndConditions.customText", "navigation.termsAndConditions.termsURL"])
    rule.forbid = .present(true)
    rule.message = "`{path}` replaces the Navigation SDK's terms: terms that are changed without Google's written consent may conflict with Google's policy"
    rule.summary = "other terms in place of the Navigation SDK's"
    rule.reason = "The terms shown in the product must not be changed without Google's written consent. Title and colours of the dialog are free."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-08"]
    return rule
  }

  private static func skippedTerms() -> PolicyRule {
    var rule = PolicyRule(id: "skipped-terms", paths: ["navigation.termsAndConditions.skipped"])
    rule.forbid = .equals(true)
    rule.message = "`{path}` is {value}: an app that skips the Navigation SDK's terms may conflict with Google's policy"
    rule.summary = "an app that skips the terms"
    rule.reason = "The user must see the Navigation SDK's terms, unchanged, at first use."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-08", "POL-09"]
    return rule
  }

  private static func firstUseTermsOff() -> PolicyRule {
    var rule = PolicyRule(id: "first-use-terms-off", paths: ["navigation.termsAndConditions.showsOnFirstUse"])
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
    return rule
  }

  private static func termsNotShown() -> PolicyRule {
    var rule = PolicyRule(id: "terms-not-shown", paths: ["navigation.termsAndConditions.showsOnFirstUse"])
    rule.forbid = .equals(false)
    rule.when = .some("navigation.enabled", .equals(true))
    rule.message = "`{path}` is {value} while navigation is on: an app whose user does not see the terms at first use may conflict with Google's policy, and before they are accepted the SDK does not navigate"
    rule.summary = "navigation that is on while the terms are not shown at first use"
    rule.reason = "At first use the user must see the Navigation SDK's terms; until they are accepted the SDK ignores that navigation is switched on."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-09", "X-MAP-14"]
    return rule
  }

  private static func missingFirstUseNotice() -> PolicyRule {
    var rule = PolicyRule(id: "missing-first-use-notice", paths: ["navigation.termsAndConditions.notices"])
    rule.require = .all([.some("navigation.termsAndConditions.notices[*]", .equals("terms")), .some("navigation.termsAndConditions.notices[*]", .oneOf(["judgement", "judgment"])), .some("navigation.termsAndConditions.notices[*]", .equals("tolls"))])
    rule.isForNavigation = true
    rule.message = "`{path}` lacks one of `terms`, `judgement` and `tolls`: an app whose user does not see all three notices at first use may conflict with Google's policy"
    rule.summary = "a list of first-use notices that lacks one"
    rule.reason = "At first use the user must see the Navigation SDK's terms, that they must use their own judgement, and that tolls and similar fees are theirs."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2024-10-01"
    rule.facts = ["POL-09"]
    return rule
  }

  private static func driverAwarenessOnly() -> PolicyRule {
    var rule = PolicyRule(id: "driver-awareness-only", paths: ["navigation.termsAndConditions.shouldOnlyShowDriverAwarenessDialog"])
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
    return rule
  }

  private static func undeclaredTerms() -> PolicyRule {
    var rule = PolicyRule(id: "undeclared-terms", paths: ["navigation.termsAndConditions"])
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
    return rule
  }

  private static func storedRoadData() -> PolicyRule {
    var rule = PolicyRule(id: "stored-road-data", paths: ["navigation.dataUse.storesRoadNames", "navigation.dataUse.storesSpeedLimits"])
    rule.forbid = .equals(true)
    rule.message = "`{path}` is {value}: keeping road names or speed limits for use outside the user's session may conflict with Google's policy"
    rule.summary = "road names or speed limits that are kept"
    rule.reason = "Road names and speed limits must not be captured or kept for use outside the user's session."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2025-09-01"
    rule.facts = ["POL-10"]
    return rule
  }

  private static func largeVehicle() -> PolicyRule {
    var rule = PolicyRule(id: "large-vehicle", paths: ["navigation.vehicle.type", "navigation.travelMode"])
    rule.forbid = .oneOf(["bus", "truck", "hgv", "lorry", "heavy", "restricted"])
    rule.message = "`{path}` is {value}: routing for buses, trucks or restricted vehicles may conflict with Google's policy unless Google has given its written consent"
    rule.summary = "routing for a large or restricted vehicle"
    rule.reason = "Routing buses, trucks and restricted vehicles needs Google's written consent, a project that Google has set up for it, or a service that says it supports them."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2025-09-01"
    rule.facts = ["POL-11"]
    return rule
  }

  private static func vehicleDimensions() -> PolicyRule {
    var rule = PolicyRule(id: "vehicle-dimensions", paths: ["navigation.vehicle"])
    rule.forbid = .any([.some("navigation.vehicle.height", .present(true)), .some("navigation.vehicle.length", .present(true)), .some("navigation.vehicle.weight", .present(true))])
    rule.unless = .some("navigation.vehicle.type", .oneOf(["bus", "truck", "hgv", "lorry", "heavy", "restricted"]))
    rule.message = "`{path}` gives dimensions: routing for vehicles whose size matters may conflict with Google's policy unless Google has given its written consent"
    rule.summary = "a vehicle with dimensions"
    rule.reason = "Dimensions matter for large and restricted vehicles, whose routing needs Google's written consent or a project set up for it."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .must
    rule.policyDate = "2025-09-01"
    rule.facts = ["POL-11"]
    return rule
  }

  private static func betaTravelMode() -> PolicyRule {
    var rule = PolicyRule(id: "beta-travel-mode", paths: ["navigation.travelMode"])
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
    return rule
  }

  private static func missingLegalPage() -> PolicyRule {
    var rule = PolicyRule(id: "missing-legal-page", paths: ["legal.termsURL", "legal.privacyURL"])
    rule.require = .present(true)
    rule.when = .some("map3D", .present(true))
    rule.severity = .note
    rule.message = "`{path}` is absent: Google's policy for the Maps 3D SDK asks for the app's terms of use and privacy policy to be public"
    rule.summary = "an app with a 3D map that names only one of its legal pages"
    rule.reason = "An app with the Maps 3D SDK must publish terms of use that bind its users to Google's, and a privacy policy that names the Google Maps APIs."
    rule.references = ["https://developers.google.com/maps/documentation/maps-3d/ios-sdk/policies-attributions"]
    rule.basis = .must
    rule.facts = ["POL-18"]
    return rule
  }

  private static func headerWithoutReplacement() -> PolicyRule {
    var rule = PolicyRule(id: "header-without-replacement", paths: ["navigation.ui.navigationHeaderEnabled"])
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
    return rule
  }

  private static func footerWithoutReplacement() -> PolicyRule {
    var rule = PolicyRule(id: "footer-without-replacement", paths: ["navigation.ui.navigationFooterEnabled"])
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
    return rule
  }

  private static func accessoryViewOverLanes() -> PolicyRule {
    var rule = PolicyRule(id: "accessory-view-over-lanes", paths: ["navigation.headerAccessoryView"])
    rule.forbid = .present(true)
    rule.isForNavigation = true
    rule.severity = .note
    rule.message = "`{path}` takes the place of the strip with lane guidance and the turn after next, which are standard elements of the screen (heuristic)"
    rule.summary = "an accessory view in place of the lane guidance"
    rule.reason = "The accessory view replaces the strip that shows lanes and the turn after next. It is a supported part of the SDK."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies", "https://developers.google.com/maps/documentation/navigation/ios-sdk/controls"]
    rule.basis = .heuristic
    rule.facts = ["LINT-03", "POL-03c"]
    return rule
  }

  private static func faintHeader() -> PolicyRule {
    var rule = PolicyRule(id: "faint-header", paths: ["navigation.ui.navigationHeaderBackgroundAlpha"])
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
    return rule
  }

  private static func headerTextContrast() -> PolicyRule {
    var rule = PolicyRule(id: "header-text-contrast", paths: ["navigation.ui.navigationHeaderInstructionsTextColor", "navigation.ui.navigationHeaderDistanceValueTextColor"])
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
    return rule
  }

  private static func headerUnitsContrast() -> PolicyRule {
    var rule = PolicyRule(id: "header-units-contrast", paths: ["navigation.ui.navigationHeaderDistanceUnitsTextColor"])
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
    return rule
  }

  private static func headerStripContrast() -> PolicyRule {
    var rule = PolicyRule(id: "header-strip-contrast", paths: ["navigation.ui.navigationHeaderSecondaryBackgroundColor", "navigation.ui.navigationHeaderSecondaryBackgroundColorNightMode"])
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
    return rule
  }

  private static func lightHeader() -> PolicyRule {
    var rule = PolicyRule(id: "light-header", paths: ["navigation.ui.navigationHeaderPrimaryBackgroundColor"])
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
    return rule
  }

  private static func lightNightHeader() -> PolicyRule {
    var rule = PolicyRule(id: "light-night-header", paths: ["navigation.ui.navigationHeaderPrimaryBackgroundColorNightMode"])
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
    return rule
  }

  private static func speedometerContrast() -> PolicyRule {
    var rule = PolicyRule(id: "speedometer-contrast", paths: ["navigation.speedometer.colors.m*.*.textColor"])
    rule.require = .contrast(PolicyContrast(.path("navigation.speedometer.colors.m*.*.backgroundColor"), PolicyRange(minimum: 3.0, maximum: nil)))
    rule.isForNavigation = true
    rule.severity = .warning
    rule.message = "`{path}` is {value}, whose contrast with its background is below 3 to 1 (heuristic): a speed alert that is hard to read may conflict with Google's policy"
    rule.summary = "a speed alert that hardly stands out from its background"
    rule.reason = "An alert that cannot be read blocks important information. The SDK's own colours go down to 4.4 to 1, hence 3 to 1, which is enough for large text."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .heuristic
    rule.facts = ["LINT-06", "X-SPD-10"]
    return rule
  }

  private static func noQuickWayBack() -> PolicyRule {
    var rule = PolicyRule(id: "no-quick-way-back", paths: ["navigation.ui.recenterButtonEnabled"])
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
    return rule
  }

  private static func noWayBackFromZoom() -> PolicyRule {
    var rule = PolicyRule(id: "no-way-back-from-zoom", paths: ["navigation.ui.recenterButtonEnabled"])
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
    return rule
  }

  private static func promptsOff() -> PolicyRule {
    var rule = PolicyRule(id: "prompts-off", paths: ["navigation.guidance.shouldDisplayPrompts"])
    rule.forbid = .equals(false)
    rule.isForNavigation = true
    rule.severity = .note
    rule.message = "`{path}` is {value}: automatic alerts are not shown, though still spoken; the SDK's prompts are standard elements of the screen (heuristic)"
    rule.summary = "no prompts"
    rule.reason = "The switch is documented; it hides automatic alerts, not spoken ones."
    rule.references = ["https://developers.google.com/maps/documentation/navigation/ios-sdk/policies"]
    rule.basis = .heuristic
    rule.facts = ["LINT-10"]
    return rule
  }

  private static func noGuidanceLeft() -> PolicyRule {
    var rule = PolicyRule(id: "no-guidance-left", paths: ["navigation.guidance.voiceGuidance"])
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
    return rule
  }
}
