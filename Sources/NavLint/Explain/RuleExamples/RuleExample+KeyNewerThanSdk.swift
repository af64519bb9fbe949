// Written by `swift run navlint-dev generate` from docs/Rules/key-newer-than-sdk.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let keyNewerThanSdk = [
    RuleExample(
      of: "key-newer-than-sdk", isBad: true,
      "a release without the key", facts: [],
      #"""
      sdk: {navigation: "10.9"}
      navigation:
        waypoints:
          - title: Ferry Building
            placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
            navigationPointToken: CuoBGhIJAQ
      #     ^^^^^^^^^^^^^^^^^^^^ error[key-newer-than-sdk]: `navigationPointToken` came with SDK 10.10, and the document is for SDK 10.9

      """#),
    RuleExample(
      of: "key-newer-than-sdk", isBad: false,
      "the release that brought it", facts: [],
      #"""
      sdk: {navigation: 10.10}
      navigation:
        waypoints:
          - title: Ferry Building
            placeID: ChIJWTGPjmaAhYARxz6l1hOj92w
            navigationPointToken: CuoBGhIJAQ

      """#),
  ]
}
