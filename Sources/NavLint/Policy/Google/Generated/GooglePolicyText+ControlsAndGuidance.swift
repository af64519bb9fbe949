// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

extension GooglePolicyText {
  static let controlsAndGuidance: StaticString = ##"""
  # ---- Controls and guidance --------------------------------------------------------------------

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

"""##
}
