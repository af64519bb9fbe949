// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

/// Google's policy, as its file has it.
enum GooglePolicyText {
  static let text: StaticString = ##"""
# yaml-language-server: $schema=../policy.schema.json
#
# Which changes of the user interface Google's policy for its Navigation SDK disallows, as far as
# a configuration can show them. It is compiled into navlint and always in force; a policy that
# extends it can make a rule milder or switch it off, with a reason (docs/Policies.md).
#
# `error` where the policy's text forbids or demands it, `warning` where it is broader than what a
# file shows, `note` where the setting is documented and merely worth a second look. The numbers
# that no text gives are marked `basis: heuristic`. This is no legal advice.
policy: 1
name: google-navigation-sdk
summary: Google's policy on UI modifications, attribution and terms of the Navigation SDK for iOS

x-sources:
  policies: &policies https://developers.google.com/maps/documentation/navigation/ios-sdk/policies
  styles: &styles
    https://developers.google.com/maps/documentation/navigation/ios-sdk/customize-map-styles
  controls: &controls https://developers.google.com/maps/documentation/navigation/ios-sdk/controls
  android: &android https://developers.google.com/maps/documentation/navigation/android-sdk/controls

rules:
  # ---- Overlays on the active navigation screen -------------------------------------------------

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

  # ---- The map -----------------------------------------------------------------------------------

  - id: hidden-roads
    path: navigation.mapView.mapStyle[*].stylers[*].visibility
    scope: navigation
    forbid: {equals: "off"}
    when:
      all:
        - {path: "navigation.mapView.mapStyle[*].elementType", oneOf: [all, geometry, geometry.fill]}
        - any:
            - path: navigation.mapView.mapStyle[*].featureType
              oneOf:
                [road, road.arterial, road.highway, road.highway.controlled_access, road.local]
            - all:
                - {path: "navigation.mapView.mapStyle[*].featureType", equals: all}
                - not:
                    any:
                      - path: navigation.mapView.mapStyle[featureType=road*,elementType=all].stylers[*].visibility
                        oneOf: ["on", simplified]
                      - path: navigation.mapView.mapStyle[featureType=road*,elementType=geometry*].stylers[*].visibility
                        oneOf: ["on", simplified]
                  # No rule brings the roads back.
    unless: {path: navigation.mapView.mapType, oneOf: [satellite, hybrid, terrain, none]}
    message: "`{path}` is {value}: roads that are removed from the navigation map may conflict with
      Google's policy"
    summary: a map style that removes roads from the navigation map
    reason: The navigation map may be styled, but its road network must stay. Styles count only on
      the map type `normal`.
    reference: [*policies, *styles]
    basis: must
    policyDate: 2025-10-01
    facts: [POL-04a]
    examples:
      - fires:
          navigation:
            mapView: {mapStyle: [{featureType: road.local, stylers: [{visibility: off}]}]}
      - name: everything is off
        fires: {navigation: {mapView: {mapStyle: [{stylers: [{visibility: off}]}, {featureType: water, stylers: [{visibility: on}]}]}}}
      - name: only their labels come back
        fires:
          navigation:
            mapView:
              mapStyle:
                - {stylers: [{visibility: off}]}
                - {featureType: road, elementType: labels, stylers: [{visibility: on}]}
      - name: the roads come back
        silent:
          navigation:
            mapView:
              mapStyle:
                - {stylers: [{visibility: off}]}
                - {featureType: road, elementType: geometry, stylers: [{visibility: on}]}
      - name: only the labels go
        silent:
          navigation:
            mapView:
              mapStyle: [{featureType: road, elementType: labels, stylers: [{visibility: off}]}]
      - name: points of interest go
        silent: {navigation: {mapView: {mapStyle: [{featureType: poi, stylers: [{visibility: off}]}]}}}
      - name: a plain map
        silent:
          navigation:
            enabled: false
            mapView: {mapStyle: [{featureType: road, stylers: [{visibility: off}]}]}

  - id: no-base-map
    path: navigation.mapView.mapType
    scope: navigation
    forbid: {equals: none}
    message: "`{path}` is {value}: navigation on a map without roads may conflict with Google's policy"
    summary: navigation without a base map
    reason: The map type `none` draws no base map, so that the road network is gone from the
      navigation map.
    reference: *policies
    basis: must
    policyDate: 2025-10-01
    facts: [POL-04a, X-MAP-08]
    examples:
      - fires: {navigation: {mapView: {mapType: none}}}
      - silent: {navigation: {mapView: {mapType: satellite}}}
      - silent: {navigation: {enabled: false, mapView: {mapType: none}}}

  - id: faint-roads
    path: navigation.mapView.mapStyle[featureType=road*].stylers[*].color
    scope: navigation
    require:
      contrast:
        against: navigation.mapView.mapStyle[featureType=landscape*].stylers[*].color
        minimum: 1.05
    when:
      all:
        - path: navigation.mapView.mapStyle[featureType=road*].elementType
          oneOf: [all, geometry, geometry.fill]
        - path: navigation.mapView.mapStyle[featureType=landscape*].elementType
          oneOf: [all, geometry, geometry.fill]
    unless: {path: navigation.mapView.mapType, oneOf: [satellite, hybrid, terrain, none]}
    severity: warning
    message: "`{path}` is {value}, nearly the colour of the land around (heuristic): a map whose
      features hardly contrast may conflict with Google's policy"
    summary: roads that are hardly to be told from the land
    reason: The contrast of map features must not be reduced markedly. No number is given; 1.05 to 1
      lies below all of Google's own styles.
    reference: [*policies, *styles]
    basis: heuristic
    policyDate: 2025-10-01
    facts: [POL-04b]
    examples:
      - fires:
          navigation:
            mapView:
              mapStyle:
                - {featureType: landscape, stylers: [{color: "#F5F5F5"}]}
                - {featureType: road, elementType: geometry, stylers: [{color: "#F4F4F4"}]}
      - name: white roads on light grey, as in one of Google's styles
        silent:
          navigation:
            mapView:
              mapStyle:
                - {featureType: landscape, stylers: [{color: "#F5F5F5"}]}
                - {featureType: road, elementType: geometry, stylers: [{color: "#FFFFFF"}]}
      - name: the colour of the land is not given
        silent: {navigation: {mapView: {mapStyle: [{featureType: road, stylers: [{color: white}]}]}}}

  - id: padding-hides-viewport
    path: navigation.mapView.padding
    scope: navigation
    forbid:
      any:
        - sum: [navigation.mapView.padding.top, navigation.mapView.padding.bottom]
          atLeast: navigation.mapView.size.height
        - sum: [navigation.mapView.padding.left, navigation.mapView.padding.right]
          atLeast: navigation.mapView.size.width
        # One edge counts alone where nothing is said of the other.
        - all:
            - {path: navigation.mapView.padding.top, atLeast: navigation.mapView.size.height}
            - {path: navigation.mapView.padding.bottom, absent: true}
        - all:
            - {path: navigation.mapView.padding.bottom, atLeast: navigation.mapView.size.height}
            - {path: navigation.mapView.padding.top, absent: true}
        - all:
            - {path: navigation.mapView.padding.left, atLeast: navigation.mapView.size.width}
            - {path: navigation.mapView.padding.right, absent: true}
        - all:
            - {path: navigation.mapView.padding.right, atLeast: navigation.mapView.size.width}
            - {path: navigation.mapView.padding.left, absent: true}
    message: "`{path}` leaves nothing of the map view, whose size is declared (heuristic): a viewport
      that is removed may conflict with Google's policy"
    summary: padding as large as the map view
    reason: The navigation viewport may be resized, not removed.
    reference: *policies
    basis: heuristic
    policyDate: 2024-10-01
    facts: [LINT-08]
    examples:
      - fires:
          navigation: {mapView: {size: {width: 390, height: 600}, padding: {top: 300, bottom: 300}}}
      - fires: {navigation: {mapView: {size: {width: 390, height: 600}, padding: {left: 400}}}}
      - silent:
          navigation: {mapView: {size: {width: 390, height: 601}, padding: {top: 300, bottom: 300}}}
      - {name: no size is declared, silent: {navigation: {mapView: {padding: {top: 3000}}}}}
      - name: the other edge gives it back
        silent: {navigation: {mapView: {size: {width: 390, height: 600}, padding: {left: 400, right: -100}}}}

  # ---- Attribution -------------------------------------------------------------------------------

  - id: hidden-attribution
    path: [navigation.attribution.visible, navigation.attribution.logo.visible]
    forbid: {equals: false}
    message: "`{path}` is {value}: removing the Google Maps attribution may conflict with Google's
      policy"
    summary: a hidden attribution
    reason: The Google Maps attribution must never be removed, changed, hidden or obscured.
    reference: *policies
    basis: must
    policyDate: 2024-10-01
    facts: [POL-05]
    examples:
      - fires: {navigation: {attribution: {visible: false}}}
      - fires: {navigation: {attribution: {logo: {visible: false}}}}
      - silent: {navigation: {attribution: {visible: true, logo: {visible: true}}}}

  - id: covered-attribution
    path: navigation.overlays[*].covers[*]
    forbid: {equals: attribution}
    unless: {path: "navigation.overlays[*].role", equals: text}
    message: "`{path}` is {value}: an overlay over the Google Maps attribution may conflict with
      Google's policy"
    summary: an overlay over the attribution
    reason: The Google Maps attribution must never be hidden or obscured, not even for a while.
    reference: *policies
    basis: must
    policyDate: 2024-10-01
    facts: [POL-05]
    examples:
      - fires: {navigation: {overlays: [{covers: [attribution]}]}}
      - silent: {navigation: {overlays: [{covers: [footer]}]}}

  - id: text-over-attribution
    path: navigation.overlays[*].covers[*]
    forbid: {equals: attribution}
    when: {path: "navigation.overlays[*].role", equals: text}
    message: "`{path}` is {value}: text over the Google Maps attribution may conflict with Google's
      policy"
    summary: floating text over the attribution
    reason: Text of the app may float anywhere but over the attribution, which must not be obscured.
    reference: [*policies, *android]
    basis: must
    policyDate: 2024-10-01
    facts: [POL-05, POL-14]
    examples:
      - fires: {navigation: {overlays: [{role: text, covers: [attribution]}]}}
      - silent: {navigation: {overlays: [{role: text, covers: [footer]}]}}

  - id: text-near-attribution
    path: navigation.overlays[*].layoutGuide
    forbid: {equals: navigationFooter}
    when:
      all:
        - {path: "navigation.overlays[*].role", equals: text}
        - {path: navigation.mapView.padding.bottom, equals: 0}
    unless: {path: "navigation.overlays[*].covers[*]", equals: attribution}
    severity: warning
    message: "`{path}` is {value} while the map's bottom padding is 0 (heuristic): text at the bottom
      may float over the Google Maps attribution, which may conflict with Google's policy"
    summary: floating text at the bottom of a map without bottom padding
    reason: Text of the app may float anywhere but over the attribution, which stands at the bottom
      of the map. Stated for Android.
    reference: *android
    basis: heuristic
    policyDate: 2024-10-01
    facts: [POL-14]
    examples:
      - fires:
          navigation:
            mapView: {padding: {bottom: 0}}
            overlays: [{role: text, layoutGuide: navigationFooter}]
      - silent:
          navigation:
            mapView: {padding: {bottom: 48}}
            overlays: [{role: text, layoutGuide: navigationFooter}]

  - id: attribution-contrast
    path: navigation.attribution.textColor
    require: {contrast: {against: navigation.attribution.backgroundColor, minimum: 4.5}}
    message: "`{path}` is {value}, whose contrast with the background is below 4.5 to 1: an attribution
      that is hard to read may conflict with Google's policy"
    summary: an attribution that hardly stands out from its background
    reason: The attribution must stand out clearly from its background, with a contrast of 4.5 to 1.
    reference: *policies
    basis: must
    facts: [POL-06]
    examples:
      - fires: {navigation: {attribution: {textColor: white, backgroundColor: "#DDDDDD"}}}
      - silent: {navigation: {attribution: {textColor: "#5E5E5E", backgroundColor: white}}}
      - {name: the background is not known, silent: {navigation: {attribution: {textColor: white}}}}

  - id: attribution-logo-height
    path: navigation.attribution.logo.height
    require: {minimum: 16, maximum: 19}
    severity: warning
    message: "`{path}` is {value}: a logo that is not 16 to 19 points high may conflict with Google's
      rules on attribution"
    summary: a logo of the wrong height
    reason: The Google Maps logo is 16 to 19 points high, its proportions kept.
    reference: *policies
    basis: must
    facts: [POL-06a]
    examples:
      - fires: {navigation: {attribution: {logo: {height: 12}}}}
      - silent: {navigation: {attribution: {logo: {height: 19}}}}

  - id: attribution-clear-space
    path: navigation.attribution.logo.clearSpace.*
    except: navigation.attribution.logo.clearSpace.bottom
    require: {minimum: 10}
    severity: warning
    message: "`{path}` is {value}: less than 10 points of clear space beside the logo may conflict
      with Google's rules on attribution"
    summary: too little clear space beside or above the logo
    reason: The Google Maps logo has a clear space of 10 points left, right and above.
    reference: *policies
    basis: must
    facts: [POL-06a]
    examples:
      - fires: {navigation: {attribution: {logo: {clearSpace: {left: 4}}}}}
      - silent: {navigation: {attribution: {logo: {clearSpace: {left: 10, bottom: 5}}}}}

  - id: attribution-clear-space-below
    path: navigation.attribution.logo.clearSpace.bottom
    require: {minimum: 5}
    severity: warning
    message: "`{path}` is {value}: less than 5 points of clear space below the logo may conflict with
      Google's rules on attribution"
    summary: too little clear space below the logo
    reason: The Google Maps logo has a clear space of 5 points below.
    reference: *policies
    basis: must
    facts: [POL-06a]
    examples:
      - fires: {navigation: {attribution: {logo: {clearSpace: {bottom: 0}}}}}
      - silent: {navigation: {attribution: {logo: {clearSpace: {bottom: 5}}}}}

  - id: attribution-label
    path: navigation.attribution.accessibilityLabel
    require: {equals: Google Maps}
    severity: warning
    message: "`{path}` is {value}: another accessibility label than `Google Maps` may conflict with
      Google's rules on attribution"
    summary: a logo that VoiceOver calls something else
    reason: The accessibility label of the logo is `Google Maps`.
    reference: *policies
    basis: must
    facts: [POL-06a]
    examples:
      - fires: {navigation: {attribution: {accessibilityLabel: map logo}}}
      - silent: {navigation: {attribution: {accessibilityLabel: Google Maps}}}

  - id: altered-attribution
    path: navigation.attribution.text
    require: {equals: Google Maps}
    message: "`{path}` is {value}: an attribution other than `Google Maps`, letter by letter, may
      conflict with Google's policy"
    summary: an attribution with another text
    reason: As text the attribution is exactly `Google Maps`, without translation, other letter case
      or line break.
    reference: *policies
    basis: must
    facts: [POL-06b]
    examples:
      - fires: {navigation: {attribution: {text: google maps}}}
      - silent: {navigation: {attribution: {text: Google Maps}}}

  - id: attribution-text-color
    path: navigation.attribution.textColor
    require: {oneOf: [white, "#1F1F1F", "#5E5E5E"]}
    severity: warning
    message: "`{path}` is {value}: another colour than white, `#1F1F1F` or `#5E5E5E` may conflict with
      Google's rules on attribution"
    summary: an attribution in another colour
    reason: As text the attribution is white, `#1F1F1F` or `#5E5E5E`.
    reference: *policies
    basis: must
    facts: [POL-06b]
    examples:
      - fires: {navigation: {attribution: {textColor: "#1A73E8"}}}
      - silent: {navigation: {attribution: {textColor: "#5e5e5e"}}}

  - id: attribution-font-family
    path: navigation.attribution.font.family
    forbid: {pattern: "[Ss]erif|Times|Georgia|Palatino|Baskerville|Didot|Courier|Mono|Menlo"}
    unless: {pattern: "[Ss]ans"}
    severity: warning
    message: "`{path}` is {value} (heuristic): a font that is neither Roboto nor sans-serif may
      conflict with Google's rules on attribution"
    summary: an attribution in a font with serifs or of fixed width
    reason: As text the attribution is set in Roboto or another font without serifs. Only well-known
      families with serifs are recognised.
    reference: *policies
    basis: heuristic
    facts: [POL-06b]
    examples:
      - fires: {navigation: {attribution: {font: {family: Times New Roman}}}}
      - silent: {navigation: {attribution: {font: {family: Roboto}}}}
      - silent: {navigation: {attribution: {font: {family: Noto Sans Mono}}}}

  - id: attribution-font-weight
    path: navigation.attribution.font.weight
    # 400 is the text's number, though not the SDK's word for it.
    require: {oneOf: [regular, 400]}
    severity: warning
    message: "`{path}` is {value}: another weight than regular, 400, may conflict with Google's rules
      on attribution"
    summary: an attribution in another weight
    reason: As text the attribution has the weight 400.
    reference: *policies
    basis: must
    facts: [POL-06b]
    examples:
      - fires: {navigation: {attribution: {font: {weight: bold}}}}
      - silent: {navigation: {attribution: {font: {weight: regular}}}}
      - {name: the number itself, silent: {navigation: {attribution: {font: {weight: 400}}}}}

  - id: attribution-font-size
    path: navigation.attribution.font.size
    require: {minimum: 12, maximum: 16}
    severity: warning
    message: "`{path}` is {value}: another size than 12 to 16 may conflict with Google's rules on
      attribution"
    summary: an attribution that is too small or too large
    reason: As text the attribution has a size of 12 to 16.
    reference: *policies
    basis: must
    facts: [POL-06b]
    examples:
      - fires: {navigation: {attribution: {font: {size: 9}}}}
      - silent: {navigation: {attribution: {font: {size: 12}}}}

  - id: undistinguished-source
    path: navigation.overlays[*].source
    forbid: {equals: other}
    unless: {path: "navigation.overlays[*].separated", equals: true}
    severity: note
    message: "`{path}` is {value}, and no `separated: true` says that it is set apart: content that
      cannot be told from Google's may conflict with Google's rules on attribution"
    summary: other content that is not set apart from Google's
    reason: Google's content must be visually distinguishable from content of other sources.
    reference: *policies
    basis: must
    facts: [POL-07]
    examples:
      - fires: {navigation: {overlays: [{source: other}]}}
      - silent: {navigation: {overlays: [{source: other, separated: true}]}}
      - silent: {navigation: {overlays: [{source: google}]}}

  # ---- Terms and data ----------------------------------------------------------------------------

  - id: altered-terms
    path: [navigation.termsAndConditions.customText, navigation.termsAndConditions.termsURL]
    forbid: {present: true}
    message: "`{path}` replaces the Navigation SDK's terms: terms that are changed without Google's
      written consent may conflict with Google's policy"
    summary: other terms in place of the Navigation SDK's
    reason: The terms shown in the product must not be changed without Google's written consent.
      Title and colours of the dialog are free.
    reference: *policies
    basis: must
    policyDate: 2024-10-01
    facts: [POL-08]
    examples:
      - fires: {navigation: {termsAndConditions: {companyName: Depot, customText: Our terms}}}
      - fires: {navigation: {termsAndConditions: {companyName: Depot, termsURL: "https://example.com/terms"}}}
      - name: title and colours are free
        silent:
          navigation:
            termsAndConditions: {companyName: Depot, title: Terms, uiParams: {titleColor: blue}}

  - id: skipped-terms
    path: navigation.termsAndConditions.skipped
    forbid: {equals: true}
    message: "`{path}` is {value}: an app that skips the Navigation SDK's terms may conflict with
      Google's policy"
    summary: an app that skips the terms
    reason: The user must see the Navigation SDK's terms, unchanged, at first use.
    reference: *policies
    basis: must
    policyDate: 2024-10-01
    facts: [POL-08, POL-09]
    examples:
      - fires: {navigation: {termsAndConditions: {companyName: Depot, skipped: true}}}
      - silent: {navigation: {termsAndConditions: {companyName: Depot, skipped: false}}}

  - id: first-use-terms-off
    path: navigation.termsAndConditions.showsOnFirstUse
    scope: navigation
    forbid: {equals: false}
    unless: {path: navigation.enabled, equals: true}
    message: "`{path}` is {value}: an app whose user does not see the terms at first use may conflict
      with Google's policy"
    summary: terms that are not shown at first use
    reason: At first use the user must see the Navigation SDK's terms.
    reference: *policies
    basis: must
    policyDate: 2024-10-01
    facts: [POL-09]
    examples:
      - fires: {navigation: {termsAndConditions: {companyName: Depot, showsOnFirstUse: false}}}
      - silent: {navigation: {termsAndConditions: {companyName: Depot, showsOnFirstUse: true}}}

  - id: terms-not-shown
    path: navigation.termsAndConditions.showsOnFirstUse
    forbid: {equals: false}
    when: {path: navigation.enabled, equals: true}
    message: "`{path}` is {value} while navigation is on: an app whose user does not see the terms at
      first use may conflict with Google's policy, and before they are accepted the SDK does not
      navigate"
    summary: navigation that is on while the terms are not shown at first use
    reason: At first use the user must see the Navigation SDK's terms; until they are accepted the
      SDK ignores that navigation is switched on.
    reference: *policies
    basis: must
    policyDate: 2024-10-01
    facts: [POL-09, X-MAP-14]
    examples:
      - fires:
          navigation:
            enabled: true
            termsAndConditions: {companyName: Depot, showsOnFirstUse: false}
      - silent:
          navigation:
            enabled: true
            termsAndConditions: {companyName: Depot, showsOnFirstUse: true}

  - id: missing-first-use-notice
    path: navigation.termsAndConditions.notices
    scope: navigation
    require:
      all:
        - {path: "navigation.termsAndConditions.notices[*]", equals: terms}
        - {path: "navigation.termsAndConditions.notices[*]", oneOf: [judgement, judgment]}
        - {path: "navigation.termsAndConditions.notices[*]", equals: tolls}
    message: "`{path}` lacks one of `terms`, `judgement` and `tolls`: an app whose user does not see
      all three notices at first use may conflict with Google's policy"
    summary: a list of first-use notices that lacks one
    reason: At first use the user must see the Navigation SDK's terms, that they must use their own
      judgement, and that tolls and similar fees are theirs.
    reference: *policies
    basis: must
    policyDate: 2024-10-01
    facts: [POL-09]
    examples:
      - fires: {navigation: {termsAndConditions: {companyName: Depot, notices: [terms, tolls]}}}
      - silent:
          navigation: {termsAndConditions: {companyName: Depot, notices: [tolls, judgement, terms]}}
      - {name: nothing is said of notices, silent: {navigation: {termsAndConditions: {companyName: Depot}}}}

  - id: driver-awareness-only
    path: navigation.termsAndConditions.shouldOnlyShowDriverAwarenessDialog
    scope: navigation
    forbid: {equals: true}
    severity: warning
    message: "`{path}` is {value}: an app that shows the driver's warning alone may conflict with
      Google's policy, which asks for the terms at first use"
    summary: a dialog with the warning to the driver alone
    reason: At first use the user must see the Navigation SDK's terms too; some projects are allowed
      to leave them out.
    reference: *policies
    basis: must
    policyDate: 2024-10-01
    facts: [POL-09]
    examples:
      - fires: {navigation: {termsAndConditions: {companyName: Depot, shouldOnlyShowDriverAwarenessDialog: true}}}
      - silent: {navigation: {termsAndConditions: {companyName: Depot}}}

  - id: undeclared-terms
    path: navigation.termsAndConditions
    require: {present: true}
    when: {path: navigation.enabled, equals: true}
    severity: note
    message: nothing is said of the terms; Google's policy asks for the Navigation SDK's terms and
      notices at first use
    summary: navigation that is on, and nothing said of the terms
    reason: At first use the user must see the Navigation SDK's terms and two notices. A file that
      switches navigation on and does not mention them may belong to an app that forgot them.
    reference: *policies
    basis: must
    policyDate: 2024-10-01
    facts: [POL-09]
    examples:
      - fires: {navigation: {enabled: true}}
      - silent: {navigation: {enabled: true, termsAndConditions: {companyName: Depot}}}
      - {name: a file of switches says nothing of the first use, silent: {navigation: {ui: {}}}}

  - id: stored-road-data
    path: [navigation.dataUse.storesRoadNames, navigation.dataUse.storesSpeedLimits]
    forbid: {equals: true}
    message: "`{path}` is {value}: keeping road names or speed limits for use outside the user's
      session may conflict with Google's policy"
    summary: road names or speed limits that are kept
    reason: Road names and speed limits must not be captured or kept for use outside the user's
      session.
    reference: *policies
    basis: must
    policyDate: 2025-09-01
    facts: [POL-10]
    examples:
      - fires: {navigation: {dataUse: {storesSpeedLimits: true}}}
      - silent: {navigation: {dataUse: {storesSpeedLimits: false}}}

  - id: large-vehicle
    path: [navigation.vehicle.type, navigation.travelMode]
    forbid: {oneOf: &large [bus, truck, hgv, lorry, heavy, restricted]}
    message: "`{path}` is {value}: routing for buses, trucks or restricted vehicles may conflict with
      Google's policy unless Google has given its written consent"
    summary: routing for a large or restricted vehicle
    reason: Routing buses, trucks and restricted vehicles needs Google's written consent, a project
      that Google has set up for it, or a service that says it supports them.
    reference: *policies
    basis: must
    policyDate: 2025-09-01
    facts: [POL-11]
    examples:
      - fires: {navigation: {vehicle: {type: truck}}}
      - {name: a word that the SDK does not know, fires: {navigation: {travelMode: hgv}}}
      - silent: {navigation: {vehicle: {type: car}, travelMode: driving}}

  - id: vehicle-dimensions
    path: navigation.vehicle
    forbid:
      any:
        - {path: navigation.vehicle.height, present: true}
        - {path: navigation.vehicle.length, present: true}
        - {path: navigation.vehicle.weight, present: true}
    unless: {path: navigation.vehicle.type, oneOf: *large}
    message: "`{path}` gives dimensions: routing for vehicles whose size matters may conflict with
      Google's policy unless Google has given its written consent"
    summary: a vehicle with dimensions
    reason: Dimensions matter for large and restricted vehicles, whose routing needs Google's written
      consent or a project set up for it.
    reference: *policies
    basis: must
    policyDate: 2025-09-01
    facts: [POL-11]
    examples:
      - fires: {navigation: {vehicle: {type: other, height: 3.8}}}
      - silent: {navigation: {vehicle: {type: other}}}

  - id: beta-travel-mode
    path: navigation.travelMode
    scope: navigation
    forbid: {oneOf: [walking, cycling, twoWheeler]}
    unless: {path: navigation.termsAndConditions.betaWarning, equals: true}
    severity: note
    message: "`{path}` is {value}, and nothing says that the user is warned: Google's Routes API asks
      for a warning that such routes are in beta and can lack clear paths"
    summary: a travel mode in beta without a warning to the user
    reason: The Routes API asks apps to warn of beta routes for walking, cycling and two-wheelers. The
      Navigation SDK's own pages do not repeat it.
    reference: https://developers.google.com/maps/documentation/routes/reference/rest/v2/RouteTravelMode
    basis: should
    facts: [POL-17]
    examples:
      - fires: {navigation: {travelMode: cycling}}
      - silent:
          navigation:
            travelMode: cycling
            termsAndConditions: {companyName: Depot, betaWarning: true}
      - silent: {navigation: {travelMode: driving}}

  - id: missing-legal-page
    path: [legal.termsURL, legal.privacyURL]
    require: {present: true}
    when: {path: map3D, present: true}
    severity: note
    message: "`{path}` is absent: Google's policy for the Maps 3D SDK asks for the app's terms of use
      and privacy policy to be public"
    summary: an app with a 3D map that names only one of its legal pages
    reason: An app with the Maps 3D SDK must publish terms of use that bind its users to Google's, and
      a privacy policy that names the Google Maps APIs.
    reference: https://developers.google.com/maps/documentation/maps-3d/ios-sdk/policies-attributions
    basis: must
    facts: [POL-18]
    examples:
      - fires: {legal: {termsURL: "https://example.com/terms"}, map3D: {mode: hybrid}}
      - silent:
          legal: {termsURL: "https://example.com/terms", privacyURL: "https://example.com/privacy"}
          map3D: {mode: hybrid}
      - {name: nothing is said of legal pages, silent: {map3D: {mode: hybrid}}}

  # ---- What follows from the policy, though no text says it --------------------------------------

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

  - id: speedometer-contrast
    path: navigation.speedometer.colors.m*.*.textColor
    scope: navigation
    require:
      contrast: {against: navigation.speedometer.colors.m*.*.backgroundColor, minimum: 3}
    severity: warning
    message: "`{path}` is {value}, whose contrast with its background is below 3 to 1 (heuristic): a
      speed alert that is hard to read may conflict with Google's policy"
    summary: a speed alert that hardly stands out from its background
    reason: An alert that cannot be read blocks important information. The SDK's own colours go down
      to 4.4 to 1, hence 3 to 1, which is enough for large text.
    reference: *policies
    basis: heuristic
    facts: [LINT-06, X-SPD-10]
    examples:
      - fires:
          navigation:
            speedometer: {colors: {minor: {normal: {textColor: yellow, backgroundColor: white}}}}
      - name: the default text on another background
        fires: {navigation: {speedometer: {colors: {major: {normal: {backgroundColor: yellow}}}}}}
      - {name: the SDK's own colours, silent: {navigation: {speedometer: {colors: {minor: {normal: {}, lowLight: {}}, major: {normal: {}}}}}}}

  - id: no-quick-way-back
    path: navigation.ui.recenterButtonEnabled
    scope: navigation
    target: phone
    forbid: {equals: false}
    when:
      all:
        - {path: navigation.ui.compassButton, equals: false}
        - {path: navigation.ui.scrollGestures, equals: true}
    severity: warning
    message: "`{path}` is {value}, the compass is off, and the map can be scrolled (heuristic): the
      driver cannot get back to the following view quickly"
    summary: a map that can be scrolled, without recenter button and compass
    reason: Recenter button and compass are the two quick ways back to the view that follows the
      driver.
    reference: [*policies, *controls]
    basis: heuristic
    facts: [LINT-09, X-UI-07]
    examples:
      - fires: {navigation: {ui: {recenterButtonEnabled: false, compassButton: false}}}
      - name: the compass is left
        silent: {navigation: {ui: {recenterButtonEnabled: false, compassButton: true}}}
      - silent: {navigation: {ui: {recenterButtonEnabled: true, compassButton: false}}}
      - silent:
          navigation:
            ui: {recenterButtonEnabled: false, scrollGestures: false, zoomGestures: false}

  - id: no-way-back-from-zoom
    path: navigation.ui.recenterButtonEnabled
    scope: navigation
    target: phone
    forbid: {equals: false}
    when:
      all:
        - {path: navigation.ui.compassButton, equals: false}
        - {path: navigation.ui.scrollGestures, equals: false}
        - {path: navigation.ui.zoomGestures, equals: true}
    severity: note
    message: "`{path}` is {value}, the compass is off, and the map can be zoomed (heuristic): the
      driver cannot get back to the following view quickly"
    summary: a map that can be zoomed, without recenter button and compass
    reason: Zooming leaves the view that follows the driver, as scrolling does; recenter button and
      compass are the two quick ways back.
    reference: [*policies, *controls]
    basis: heuristic
    facts: [LINT-09]
    examples:
      - fires:
          navigation:
            ui: {recenterButtonEnabled: false, compassButton: false, scrollGestures: false}
      - silent:
          navigation:
            ui: {recenterButtonEnabled: false, scrollGestures: false, zoomGestures: false}

  - id: prompts-off
    path: navigation.guidance.shouldDisplayPrompts
    scope: navigation
    forbid: {equals: false}
    severity: note
    message: "`{path}` is {value}: automatic alerts are not shown, though still spoken; the SDK's
      prompts are standard elements of the screen (heuristic)"
    summary: no prompts
    reason: The switch is documented; it hides automatic alerts, not spoken ones.
    reference: *policies
    basis: heuristic
    facts: [LINT-10]
    examples:
      - fires: {navigation: {guidance: {shouldDisplayPrompts: false}}}
      - silent: {navigation: {guidance: {}}}

  - id: no-guidance-left
    path: navigation.guidance.voiceGuidance
    scope: navigation
    target: phone
    forbid: {equals: silent}
    when: {path: navigation.ui.navigationHeaderEnabled, equals: false}
    unless: {path: navigation.customGuidance.turns, equals: true}
    severity: warning
    message: "`{path}` is {value} and the header is off (heuristic): the driver has no guidance left,
      which may conflict with Google's policy"
    summary: neither voice nor header
    reason: With a silent voice and no header nothing tells the driver where to turn.
    reference: *policies
    basis: heuristic
    facts: [LINT-11]
    examples:
      - fires:
          navigation:
            guidance: {voiceGuidance: silent}
            ui: {navigationHeaderEnabled: false}
      - silent: {navigation: {guidance: {voiceGuidance: silent}}}
      - silent:
          navigation:
            guidance: {voiceGuidance: silent}
            ui: {navigationHeaderEnabled: false}
            customGuidance: {turns: true}

# What the policy and the guides allow by themselves: nothing here is to be flagged.
examples:
  - name: a styled map
    config:
      navigation:
        mapView:
          mapStyle:
            - {featureType: water, stylers: [{color: "#0E4166"}]}
            - {featureType: poi, stylers: [{visibility: off}]}
            - {featureType: road, elementType: labels.icon, stylers: [{visibility: off}]}
    expect: []
  - name: a cloud style
    config: {navigation: {mapView: {mapID: 8f348f1c65a2b0d}}}
    expect: []
  - name: markers of the app
    config:
      map3D:
        mode: hybrid
        markers: [{id: depot, position: {latitude: 37.7955, longitude: -122.3937}}]
    expect: []
  - name: a header and footer of other looks
    config:
      navigation:
        ui:
          navigationHeaderPrimaryBackgroundColor: "#1A73E8"
          navigationHeaderSecondaryBackgroundColor: "#0D47A1"
          navigationHeaderNextStepFont: {family: system, weight: bold, size: 18}
          navigationHeaderInstructionsTextColor: white
    expect: []
  - name: a smaller viewport
    config:
      navigation: {mapView: {size: {width: 390, height: 844}, padding: {top: 120, bottom: 200}}}
    expect: []
  - name: an overlay that a tap opens and closes
    config:
      navigation: {overlays: [{id: stops, covers: [header, footer, compass, prompts]}]}
    expect: []
  - name: header and footer off, with guidance of the app's own
    config:
      navigation:
        ui: {navigationHeaderEnabled: false, navigationFooterEnabled: false}
        customGuidance: {turns: true, eta: true}
    expect: []
  - name: markers, alternates, buildings, gestures, compass and speedometer off
    config:
      navigation:
        ui:
          showsDestinationMarkers: false
          compassButton: false
          shouldDisplaySpeedometer: false
          scrollGestures: false
          zoomGestures: false
          tiltGestures: false
          rotateGestures: false
          navigationTripProgressBarEnabled: false
          showsTrafficLights: false
        mapView: {buildingsEnabled: false}
        routing: {alternateRoutesStrategy: none}
    expect: []
  - name: incident cards and report button off
    config:
      navigation:
        ui: {showsIncidentCards: false, navigationReportIncidentButtonEnabled: false}
    expect: []
  - name: an accessory view, a note and no more
    config: {navigation: {headerAccessoryView: {view: TripSummaryView}}}
    expect: [accessory-view-over-lanes]
  - name: title and colours of the terms dialog
    config:
      navigation:
        enabled: true
        termsAndConditions:
          {companyName: Depot, title: Before you drive, uiParams: {backgroundColor: white}}
    expect: []
  - name: a CarPlay screen as the guide shows it
    config:
      target: carPlay
      navigation:
        enabled: true
        termsAndConditions: {companyName: Depot}
        ui:
          navigationHeaderEnabled: false
          navigationFooterEnabled: false
          compassButton: false
          recenterButtonEnabled: false
          shouldDisplaySpeedometer: false
    expect: []
  - name: everything off while nobody navigates
    config:
      navigation:
        enabled: false
        ui: {navigationHeaderEnabled: false, navigationFooterEnabled: false}
        overlays: [{trigger: automatic, animation: continuous, covers: [fullScreen]}]
    expect: []

"""##
}
