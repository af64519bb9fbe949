// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

import SourceText

extension GooglePolicyRules {
  static let continuousAnimation = rule("continuous-animation", ["navigation.overlays[*].animation"]) { rule in
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

  static let overlayAnimation = rule("overlay-animation", ["navigation.overlays[*].animation"]) { rule in
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

  static let unpromptedOverlay = rule("unprompted-overlay", ["navigation.overlays[*].trigger"]) { rule in
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

  static let coveredPosition = rule("covered-position", ["navigation.overlays[*].covers[*]"]) { rule in
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

  static let coveredTurns = rule("covered-turns", ["navigation.overlays[*].covers[*]"]) { rule in
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

  static let coveredLaneGuidance = rule("covered-lane-guidance", ["navigation.overlays[*].covers[*]"]) { rule in
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

  static let coveredCompass = rule("covered-compass", ["navigation.overlays[*].covers[*]"]) { rule in
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

  static let coveredControls = rule("covered-controls", ["navigation.overlays[*].covers[*]"]) { rule in
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

  static let overlayOutsideMapView = rule("overlay-outside-map-view", ["navigation.overlays[*].subviewOfMapView"]) { rule in
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
}
