// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

extension GooglePolicyText {
  static let screens: StaticString = ##"""
# ---- Screens ------------------------------------------------------------------------------------
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
