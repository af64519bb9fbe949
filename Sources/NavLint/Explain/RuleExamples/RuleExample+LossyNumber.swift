// Written by `swift run navlint-dev generate` from docs/Rules/lossy-number.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let lossyNumber = [
    RuleExample(
      of: "lossy-number", isBad: true,
      "no number, infinite, too large, too small", facts: [],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: .nan, longitude: .inf}
      #                          ^^^^ error[lossy-number]: `latitude` is `.nan`, which is no number
      #                                           ^^^^ error[lossy-number]: `longitude` is `.inf`; an infinite value has no meaning here
          - position: {latitude: 1e-400, longitude: 1e999}
      #                          ^^^^^^ error[lossy-number]: `latitude` is `1e-400`, so near to 0 that it would become 0
      #                                             ^^^^^ error[lossy-number]: `longitude` is `1e999`, beyond the largest double

      """#),
    RuleExample(
      of: "lossy-number", isBad: false,
      "exact integers, and decimals as doubles round them", facts: [],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 0.1, longitude: -1.2e2, altitude: 9007199254740992}
            altitudeMode: absolute

      """#),
  ]
}
