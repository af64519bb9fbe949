// Written by `swift run navlint-dev generate` from docs/Rules/undefined-alias.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let undefinedAlias = [
    RuleExample(
      of: "undefined-alias", isBad: true,
      "no such anchor, one that comes later, one of another document", facts: [],
      #"""
      x-first: &here {latitude: 37.7955, longitude: -122.3937}
      map3D:
        mode: hybrid
        markers:
          - position: *there
      #               ^^^^^^ error[undefined-alias]: alias `*there` has no anchor `&there` above it
      ---
      x-first: *later
      #        ^^^^^^ error[undefined-alias]: alias `*later` has no anchor `&later` above it
      x-second: &later {}
      x-third: *here
      #        ^^^^^ error[undefined-alias]: alias `*here` has no anchor `&here` above it

      """#),
    RuleExample(
      of: "undefined-alias", isBad: false,
      "the latest anchor above", facts: [],
      #"""
      x-first: &here {latitude: 37.7955, longitude: -122.3937}
      x-second: &here {latitude: 37.8, longitude: -122.4}
      map3D:
        mode: hybrid
        markers:
          - position: *here

      """#),
  ]
}
