// Written by `swift run navlint-dev generate` from schemas/policies/google-navigation-sdk.yaml: edit that instead.
// swift-format-ignore-file

/// Google's policy, as its file has it.
enum GooglePolicyText {
  static let sections: [StaticString] = [
    head,
    overlays,
    map,
    attribution,
    termsAndData,
    headerAndFooter,
    controlsAndGuidance,
    screens,
  ]
}
