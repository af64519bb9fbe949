// Written by `swift run navlint-dev generate` from docs/Rules/invalid-merge.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let invalidMerge = [
    RuleExample(
      of: "invalid-merge", isBad: true,
      "a text, a list of texts", facts: [],
      #"""
      x-one: {<<: text}
      #           ^^^^ error[invalid-merge]: `<<` takes a mapping or a sequence of mappings, not `text`
      x-two: {<<: [text, {a: 1}]}
      #            ^^^^ error[invalid-merge]: `<<` takes a mapping or a sequence of mappings, not `text`

      """#),
    RuleExample(
      of: "invalid-merge", isBad: false,
      "one merge of two mappings", facts: [],
      #"""
      x-colour: &colour {backgroundColor: black}
      x-border: &border {borderColor: white}
      map3D:
        mode: hybrid
        markers:
          - position: {latitude: 37.7955, longitude: -122.3937}
            content:
              pin: {<<: [*colour, *border]}

      """#),
  ]
}
