// Written by `swift run navlint-dev generate` from docs/Rules/missing-legal-page.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let missingLegalPage = [
    RuleExample(
      of: "missing-legal-page", isBad: true,
      "no privacy policy", facts: ["POL-18"],
      #"""
      legal:
      #^^^^ note[missing-legal-page]: `legal.privacyURL` is absent: Google's policy for the Maps 3D SDK asks for the app's terms of use and privacy policy to be public (POL-18)
        termsURL: https://example.com/terms
      map3D:
        mode: hybrid

      """#),
    RuleExample(
      of: "missing-legal-page", isBad: false,
      "both pages", facts: ["POL-18"],
      #"""
      legal:
        termsURL: https://example.com/terms
        privacyURL: https://example.com/privacy
      map3D:
        mode: hybrid

      """#),
  ]
}
