// Written by `swift run navlint-dev generate` from docs/Rules/invalid-format.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let invalidFormat = [
    RuleExample(
      of: "invalid-format", isBad: true,
      "an address without scheme", facts: [],
      #"""
      legal:
        termsURL: example.com/terms
      #           ^^^^^^^^^^^^^^^^^ error[invalid-format]: `termsURL` is `example.com/terms`; an absolute address such as `https://example.com` is expected

      """#),
    RuleExample(
      of: "invalid-format", isBad: false,
      "an address, a release, an id", facts: [],
      #"""
      sdk: {navigation: 10.10}
      legal:
        termsURL: https://example.com/terms
        privacyURL: https://example.com/privacy
      map3D:
        mode: hybrid
        markers:
          - id: ferry-building
            position: {latitude: 37.7955, longitude: -122.3937}

      """#),
  ]
}
