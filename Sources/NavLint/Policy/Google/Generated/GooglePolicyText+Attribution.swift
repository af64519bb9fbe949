// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

extension GooglePolicyText {
  static let attribution: StaticString = ##"""
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

"""##
}
