// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

extension GooglePolicyText {
  static let headerAndFooter: StaticString = ##"""
  # ---- Header and footer -------------------------------------------------------------------------
  # Here and below: what follows from the policy, though no text says it.

  - id: header-without-replacement
    path: navigation.ui.navigationHeaderEnabled
    scope: navigation
    target: phone
    forbid: {equals: false}
    unless: {path: navigation.customGuidance.turns, equals: true}
    severity: warning
    message: "`{path}` is {value} and no guidance of the app's own is declared (heuristic): a screen
      without the upcoming turns may conflict with Google's policy"
    summary: no header, and nothing declared in its place
    reason: Upcoming turns and lanes are standard elements of the screen. The switch is documented and
      no text forbids it; an app that uses it draws its own guidance.
    reference: [*policies, *controls]
    basis: heuristic
    facts: [LINT-01]
    examples:
      - fires: {navigation: {ui: {navigationHeaderEnabled: false}}}
      - silent: {navigation: {ui: {navigationHeaderEnabled: false}, customGuidance: {turns: true}}}
      - name: CarPlay, where the guide switches it off
        silent:
          target: carPlay
          navigation:
            ui:
              navigationHeaderEnabled: false
              navigationFooterEnabled: false
              compassButton: false
              recenterButtonEnabled: false
              navigationReportIncidentButtonEnabled: false

  - id: footer-without-replacement
    path: navigation.ui.navigationFooterEnabled
    scope: navigation
    target: phone
    forbid: {equals: false}
    unless: {path: navigation.customGuidance.eta, equals: true}
    severity: note
    message: "`{path}` is {value} and no arrival time of the app's own is declared (heuristic): the
      footer is a standard element of the screen"
    summary: no footer, and nothing declared in its place
    reason: Remaining time and distance are standard elements of the screen. The switch is documented
      and no text forbids it.
    reference: [*policies, *controls]
    basis: heuristic
    facts: [LINT-02]
    examples:
      - fires: {navigation: {ui: {navigationFooterEnabled: false}}}
      - silent: {navigation: {ui: {navigationFooterEnabled: false}, customGuidance: {eta: true}}}
      - name: CarPlay, where the guide switches it off
        silent:
          target: carPlay
          navigation:
            ui:
              navigationHeaderEnabled: false
              navigationFooterEnabled: false
              compassButton: false
              recenterButtonEnabled: false
              navigationReportIncidentButtonEnabled: false

  - id: accessory-view-over-lanes
    path: navigation.headerAccessoryView
    scope: navigation
    forbid: {present: true}
    severity: note
    message: "`{path}` takes the place of the strip with lane guidance and the turn after next, which
      are standard elements of the screen (heuristic)"
    summary: an accessory view in place of the lane guidance
    reason: The accessory view replaces the strip that shows lanes and the turn after next. It is a
      supported part of the SDK.
    reference: [*policies, *controls]
    basis: heuristic
    facts: [LINT-03, POL-03c]
    examples:
      - fires: {navigation: {headerAccessoryView: {view: TripSummaryView}}}
      - silent: {navigation: {ui: {}}}

  - id: faint-header
    path: navigation.ui.navigationHeaderBackgroundAlpha
    scope: navigation
    require: {minimum: 0.5}
    unless: {path: navigation.ui.navigationHeaderEnabled, equals: false}
    severity: warning
    message: "`{path}` is {value} (heuristic): turns over a moving map are hard to read on a background
      less than half opaque"
    summary: a header that is hardly opaque
    reason: Text over a moving map becomes hard to read. No text gives a number; one half is navlint's.
    reference: *policies
    basis: heuristic
    facts: [LINT-04]
    examples:
      - fires: {navigation: {ui: {navigationHeaderBackgroundAlpha: 0.2}}}
      - silent: {navigation: {ui: {navigationHeaderBackgroundAlpha: 0.5}}}

  - id: header-text-contrast
    path:
      - navigation.ui.navigationHeaderInstructionsTextColor
      - navigation.ui.navigationHeaderDistanceValueTextColor
    scope: navigation
    require:
      all:
        - contrast: {against: navigation.ui.navigationHeaderPrimaryBackgroundColor, minimum: 3}
        - contrast:
            against: navigation.ui.navigationHeaderPrimaryBackgroundColorNightMode
            minimum: 3
    unless:
      any:
        # The background is reported instead.
        - {equals: white}
        - {path: navigation.ui.navigationHeaderEnabled, equals: false}
    severity: warning
    message: "`{path}` is {value}, whose contrast with the header's background is below 3 to 1
      (heuristic): turns that are hard to read may conflict with Google's policy"
    summary: header text that hardly stands out from the header
    reason: A contrast is demanded of map features alone; for the header it is an analogy. Where no
      background is given, the SDK's own, green and dark green, are fine.
    reference: *policies
    basis: heuristic
    facts: [LINT-05]
    examples:
      - fires:
          navigation:
            ui:
              navigationHeaderInstructionsTextColor: "#7FB2FF"
              navigationHeaderPrimaryBackgroundColor: "#1A73E8"
              navigationHeaderPrimaryBackgroundColorNightMode: "#202124"
      - name: at night alone
        fires:
          navigation:
            ui:
              navigationHeaderDistanceValueTextColor: "#1F1F1F"
              navigationHeaderPrimaryBackgroundColor: "#1E88E5"
              navigationHeaderPrimaryBackgroundColorNightMode: "#202124"
      - silent:
          navigation:
            ui:
              navigationHeaderInstructionsTextColor: yellow
              navigationHeaderPrimaryBackgroundColor: "#1A73E8"
              navigationHeaderPrimaryBackgroundColorNightMode: "#202124"
      - name: the SDK's background is not known
        silent: {navigation: {ui: {navigationHeaderInstructionsTextColor: yellow}}}

  - id: header-units-contrast
    path: navigation.ui.navigationHeaderDistanceUnitsTextColor
    scope: navigation
    require:
      all:
        - contrast: {against: navigation.ui.navigationHeaderPrimaryBackgroundColor, minimum: 3}
        - contrast:
            against: navigation.ui.navigationHeaderPrimaryBackgroundColorNightMode
            minimum: 3
    unless:
      any:
        # The SDK's own grey, which hardly stands out from its own green.
        - {equals: gray}
        - {path: navigation.ui.navigationHeaderEnabled, equals: false}
    severity: warning
    message: "`{path}` is {value}, whose contrast with the header's background is below 3 to 1
      (heuristic): distances that are hard to read may conflict with Google's policy"
    summary: units of the distance that hardly stand out from the header
    reason: A contrast is demanded of map features alone; for the header it is an analogy. The SDK's
      own grey is left alone on any background.
    reference: *policies
    basis: heuristic
    facts: [LINT-05]
    examples:
      - fires:
          navigation:
            ui:
              navigationHeaderDistanceUnitsTextColor: blue
              navigationHeaderPrimaryBackgroundColor: "#1A73E8"
              navigationHeaderPrimaryBackgroundColorNightMode: "#1A73E8"
      - silent:
          navigation:
            ui:
              navigationHeaderPrimaryBackgroundColor: "#1A73E8"
              navigationHeaderPrimaryBackgroundColorNightMode: "#202124"

  - id: header-strip-contrast
    path:
      - navigation.ui.navigationHeaderSecondaryBackgroundColor
      - navigation.ui.navigationHeaderSecondaryBackgroundColorNightMode
    scope: navigation
    require: {contrast: {against: navigation.ui.navigationHeaderNextStepTextColor, minimum: 3}}
    unless: {path: navigation.ui.navigationHeaderEnabled, equals: false}
    severity: warning
    message: "`{path}` is {value}, whose contrast with the text of the turn after next, white unless it
      is given, is below 3 to 1 (heuristic): turns that are hard to read may conflict with Google's
      policy"
    summary: a strip below the header from which the turn after next hardly stands out
    reason: A contrast is demanded of map features alone; for the header it is an analogy.
    reference: *policies
    basis: heuristic
    facts: [LINT-05]
    examples:
      - fires:
          navigation:
            ui:
              navigationHeaderNextStepTextColor: red
              navigationHeaderSecondaryBackgroundColor: magenta
              navigationHeaderSecondaryBackgroundColorNightMode: "#202124"
      - name: the text is white by default
        fires:
          navigation:
            ui:
              navigationHeaderSecondaryBackgroundColor: "#0D47A1"
              navigationHeaderSecondaryBackgroundColorNightMode: yellow
      - silent:
          navigation:
            ui:
              navigationHeaderSecondaryBackgroundColor: "#0D47A1"
              navigationHeaderSecondaryBackgroundColorNightMode: "#202124"

  - id: light-header
    path: navigation.ui.navigationHeaderPrimaryBackgroundColor
    scope: navigation
    require: {contrast: {against: white, minimum: 3}}
    when:
      any:
        - {path: navigation.ui.navigationHeaderInstructionsTextColor, equals: white}
        - {path: navigation.ui.navigationHeaderDistanceValueTextColor, equals: white}
    unless: {path: navigation.ui.navigationHeaderEnabled, equals: false}
    severity: warning
    message: "`{path}` is {value}, too light for the header's text, which is white unless it is given
      (heuristic): turns that are hard to read may conflict with Google's policy"
    summary: a light header under white text
    reason: Instructions and distance are white where no colour is given for them.
    reference: *policies
    basis: heuristic
    facts: [LINT-05, LINT-07]
    examples:
      - fires:
          navigation:
            ui:
              navigationHeaderPrimaryBackgroundColor: yellow
              navigationHeaderPrimaryBackgroundColorNightMode: "#202124"
      - silent:
          navigation:
            ui:
              navigationHeaderPrimaryBackgroundColor: "#1A73E8"
              navigationHeaderPrimaryBackgroundColorNightMode: "#202124"
      - name: the text is dark
        silent:
          navigation:
            ui:
              navigationHeaderPrimaryBackgroundColor: yellow
              navigationHeaderPrimaryBackgroundColorNightMode: orange
              navigationHeaderInstructionsTextColor: black
              navigationHeaderDistanceValueTextColor: black

  - id: light-night-header
    path: navigation.ui.navigationHeaderPrimaryBackgroundColorNightMode
    scope: navigation
    require: {contrast: {against: white, minimum: 3}}
    when:
      any:
        - {path: navigation.ui.navigationHeaderInstructionsTextColor, equals: white}
        - {path: navigation.ui.navigationHeaderDistanceValueTextColor, equals: white}
    unless: {path: navigation.ui.navigationHeaderEnabled, equals: false}
    severity: warning
    message: "`{path}` is {value}, too light for the header's text, which is white unless it is given
      (heuristic): turns that are hard to read may conflict with Google's policy"
    summary: a header that is light at night under white text
    reason: Instructions and distance have the same colours by day and at night, and are white where
      none is given.
    reference: *policies
    basis: heuristic
    facts: [LINT-05]
    examples:
      - fires:
          navigation:
            ui:
              navigationHeaderPrimaryBackgroundColor: "#1A73E8"
              navigationHeaderPrimaryBackgroundColorNightMode: yellow
      - silent:
          navigation:
            ui:
              navigationHeaderPrimaryBackgroundColor: "#1A73E8"
              navigationHeaderPrimaryBackgroundColorNightMode: "#202124"

"""##
}
