// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

extension GooglePolicyText {
  static let overlays: StaticString = ##"""
  # ---- Overlays ---------------------------------------------------------------------------------

  - id: continuous-animation
    path: navigation.overlays[*].animation
    scope: navigation
    forbid: {oneOf: [continuous, loop, repeat, pulse]}
    message: "`{path}` is {value}: an animation without end during active navigation may conflict
      with Google's policy on distracting animations"
    summary: an overlay that moves without end during navigation
    reason: Animations that distract the driver must not be shown while navigation is active.
    reference: *policies
    basis: must
    policyDate: 2024-10-01
    facts: [POL-01]
    examples:
      - fires: {navigation: {overlays: [{id: promo, animation: continuous}]}}
      - silent: {navigation: {overlays: [{id: promo, animation: none}]}}
      - {name: no active navigation, silent: {navigation: {enabled: false, overlays: [{animation: continuous}]}}}
      - name: a popover of the 3D map is no navigation screen
        silent: {map3D: {mode: hybrid, markers: [{position: {latitude: 1, longitude: 2}, popover: {isOpen: true}}]}}

  - id: overlay-animation
    path: navigation.overlays[*].animation
    scope: navigation
    forbid: {equals: once}
    severity: warning
    message: "`{path}` is {value}: an animation during active navigation may conflict with Google's
      policy if it distracts the driver"
    summary: an overlay that moves once during navigation
    reason: Animations that distract the driver must not be shown while navigation is active; a
      short one may or may not distract.
    reference: *policies
    basis: must
    policyDate: 2024-10-01
    facts: [POL-01]
    examples:
      - fires: {navigation: {overlays: [{animation: once}]}}
      - silent: {navigation: {overlays: [{trigger: userAction}]}}

  - id: unprompted-overlay
    path: navigation.overlays[*].trigger
    scope: navigation
    forbid: {oneOf: [automatic, auto, timer, onArrival, onStart]}
    message: "`{path}` is {value}: an overlay that comes up without an explicit action of the driver
      may conflict with Google's policy"
    summary: an overlay that comes up by itself during navigation
    reason: An overlay must not appear on the active navigation screen unless the driver acted
      explicitly.
    reference: *policies
    basis: must
    policyDate: 2024-10-01
    facts: [POL-02]
    examples:
      - fires: {navigation: {overlays: [{trigger: automatic}]}}
      - {name: a word that the format does not know, fires: {navigation: {overlays: [{trigger: timer}]}}}
      - {name: opened by a tap, silent: {navigation: {overlays: [{trigger: userAction}]}}}

  - id: covered-position
    path: navigation.overlays[*].covers[*]
    scope: navigation
    forbid: {oneOf: [currentLocation, fullScreen]}
    message: "`{path}` is {value}: an overlay that hides the driver's current position may conflict
      with Google's policy"
    summary: an overlay that hides the driver's position
    reason: An overlay on the active navigation screen must not hide where the driver is, not even
      for a while.
    reference: *policies
    basis: must
    policyDate: 2024-10-01
    facts: [POL-03a]
    examples:
      - fires: {navigation: {overlays: [{covers: [currentLocation]}]}}
      - fires: {navigation: {overlays: [{covers: [footer, fullScreen]}]}}
      - silent: {navigation: {overlays: [{covers: [footer]}]}}

  - id: covered-turns
    path: navigation.overlays[*].covers[*]
    scope: navigation
    forbid: {equals: header}
    when: {path: "navigation.overlays[*].dismissible", equals: false}
    unless: {path: navigation.ui.navigationHeaderEnabled, equals: false}
    message: "`{path}` is {value}: an overlay that blocks the upcoming turns permanently may conflict
      with Google's policy"
    summary: a permanent overlay over the header with the upcoming turns
    reason: Upcoming turns must not be blocked permanently; an overlay that the driver opened and
      can close is acceptable.
    reference: *policies
    basis: must
    policyDate: 2024-10-01
    facts: [POL-03b]
    examples:
      - fires: {navigation: {overlays: [{covers: [header], dismissible: false}]}}
      - {name: it can be closed, silent: {navigation: {overlays: [{covers: [header]}]}}}
      - name: there is no header
        silent:
          navigation:
            ui: {navigationHeaderEnabled: false}
            customGuidance: {turns: true}
            overlays: [{covers: [header], dismissible: false}]

  - id: covered-lane-guidance
    path: navigation.overlays[*].covers[*]
    scope: navigation
    forbid: {equals: laneGuidance}
    when: {path: "navigation.overlays[*].dismissible", equals: false}
    unless: {path: navigation.ui.navigationHeaderEnabled, equals: false}
    message: "`{path}` is {value}: an overlay that blocks the lane guidance permanently may conflict
      with Google's policy"
    summary: a permanent overlay over the lane guidance
    reason: Lane guidance must not be blocked permanently; an overlay that the driver opened and can
      close is acceptable.
    reference: *policies
    basis: must
    policyDate: 2024-10-01
    facts: [POL-03c]
    examples:
      - fires: {navigation: {overlays: [{covers: [laneGuidance], dismissible: false}]}}
      - silent: {navigation: {overlays: [{covers: [laneGuidance], dismissible: true}]}}

  - id: covered-compass
    path: navigation.overlays[*].covers[*]
    scope: navigation
    forbid: {equals: compass}
    when:
      all:
        - {path: "navigation.overlays[*].dismissible", equals: false}
        - {path: navigation.ui.compassButton, equals: true}
    severity: warning
    message: "`{path}` is {value}: an overlay that blocks the compass permanently may conflict with
      Google's policy"
    summary: a permanent overlay over the compass
    reason: The compass direction must not be blocked permanently. A compass that is switched off
      cannot be covered, and switching it off is documented.
    reference: *policies
    basis: must
    policyDate: 2024-10-01
    facts: [POL-03d]
    examples:
      - fires:
          navigation:
            ui: {compassButton: true}
            overlays: [{covers: [compass], dismissible: false}]
      - name: the compass is off, as it is by default in SDK 10
        silent: {navigation: {ui: {}, overlays: [{covers: [compass], dismissible: false}]}}
      - name: it is on by default in SDK 11
        fires:
          sdk: {navigation: "11"}
          navigation: {ui: {}, overlays: [{covers: [compass], dismissible: false}]}

  - id: covered-controls
    path: navigation.overlays[*].covers[*]
    scope: navigation
    forbid: {oneOf: [footer, recenterButton, speedometer, prompts]}
    when: {path: "navigation.overlays[*].dismissible", equals: false}
    unless:
      any:
        - all: [{equals: footer}, {path: navigation.ui.navigationFooterEnabled, equals: false}]
        - all: [{equals: recenterButton}, {path: navigation.ui.recenterButtonEnabled, equals: false}]
        - all: [{equals: speedometer}, {path: navigation.ui.shouldDisplaySpeedometer, equals: false}]
        - all: [{equals: prompts}, {path: navigation.guidance.shouldDisplayPrompts, equals: false}]
    severity: warning
    message: "`{path}` is {value}: an overlay that blocks a standard element of the screen permanently
      may conflict with Google's policy"
    summary: a permanent overlay over a standard element of the navigation screen
    reason: No standard element of the screen may be blocked permanently. Changing what header and
      footer show is allowed, hence only a warning.
    reference: *policies
    basis: must
    policyDate: 2024-10-01
    facts: [POL-03e]
    examples:
      - fires: {navigation: {overlays: [{covers: [footer], dismissible: false}]}}
      - fires: {navigation: {overlays: [{covers: [speedometer], dismissible: false}]}}
      - silent: {navigation: {overlays: [{covers: [footer, prompts]}]}}
      - name: there is no footer
        silent:
          navigation:
            ui: {navigationFooterEnabled: false}
            customGuidance: {eta: true}
            overlays: [{covers: [footer], dismissible: false}]

  - id: overlay-outside-map-view
    path: navigation.overlays[*].subviewOfMapView
    scope: navigation
    forbid: {equals: false}
    severity: warning
    message: "`{path}` is {value}: a view that is no subview of the map view can cover the SDK's
      prompts, which may conflict with Google's policy"
    summary: an overlay that is no subview of the map view
    reason: The release notes ask for custom views to be subviews of the map view, so that the SDK's
      prompts are not covered.
    reference: *policies
    basis: should
    policyDate: 2024-10-01
    facts: [POL-03e]
    examples:
      - fires: {navigation: {overlays: [{subviewOfMapView: false}]}}
      - silent: {navigation: {overlays: [{subviewOfMapView: true}]}}

"""##
}
