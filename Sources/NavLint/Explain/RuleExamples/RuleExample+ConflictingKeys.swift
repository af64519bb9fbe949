// Written by `swift run navlint-dev generate` from docs/Rules/conflicting-keys.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let conflictingKeys = [
    RuleExample(
      of: "conflicting-keys", isBad: true,
      "a text and a view", facts: [],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955, longitude: -122.3937}
            content:
              text: Ferry Building
              view: FerryView
      #       ^^^^ error[conflicting-keys]: `view` and `text` exclude each other; keep one

      """#),
    RuleExample(
      of: "conflicting-keys", isBad: false,
      "one of them", facts: [],
      #"""
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955, longitude: -122.3937}
            content: {text: Ferry Building}
            popover: {isOpen: false, content: {view: FerryView}}

      """#),
  ]
}
