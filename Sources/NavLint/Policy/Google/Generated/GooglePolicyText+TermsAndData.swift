// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

extension GooglePolicyText {
  static let termsAndData: StaticString = ##"""
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

"""##
}
