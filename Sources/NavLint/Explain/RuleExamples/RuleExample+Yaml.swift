// Written by `swift run navlint-dev generate` from docs/Rules: edit the pages instead.
// swift-format-ignore-file

extension RuleExample {
  static let yaml: [RuleExample] = [
    RuleExample("alias-cycle", isBad: true, "a list that holds itself", [], "x-loop: &loop [1, *loop]\n#                 ^^^^^ error[alias-cycle]: alias `*loop` stands inside the node that its anchor names\n"),
    RuleExample("alias-cycle", isBad: false, "an anchor and its alias side by side", [], "x-list: [&one [1], *one]\n"),
    RuleExample("ambiguous-scalar", isBad: true, "a word where a Boolean belongs", [], "navigation:\n  ui:\n    compassButton: yes\n#                  ^^^ error[ambiguous-scalar]: `compassButton` is `yes`, which YAML 1.1 reads as `true` and YAML 1.2 as text; write `true` or `false`\n    indoorPicker: off\n#                 ^^^ error[ambiguous-scalar]: `indoorPicker` is `off`, which YAML 1.1 reads as `false` and YAML 1.2 as text; write `true` or `false`\n"),
    RuleExample("ambiguous-scalar", isBad: false, "quotes, plain Booleans, plain numbers", [], "name: \"NO\"\nnavigation:\n  ui:\n    compassButton: true\n  guidance:\n    timeUpdateThreshold: 12\n"),
    RuleExample("duplicate-key", isBad: true, "twice in one mapping", [], "navigation:\n  ui:\n    compassButton: true\n    compassButton: false\n#   ^^^^^^^^^^^^^ error[duplicate-key]: key `compassButton` is already set in this mapping\n"),
    RuleExample("duplicate-key", isBad: false, "one name in two mappings, and a merge that is overridden", [], "x-place: &place {latitude: 37.7955, longitude: -122.3937}\nmap3D:\n  mode: hybrid\n  markers:\n    - id: one\n      position: *place\n    - id: two\n      position: {<<: *place, longitude: -122.4}\n"),
    RuleExample("invalid-character", isBad: true, "an escape character, a second byte-order mark", [], "name: Fleet\\x1B[31m\n"),
    RuleExample("invalid-character", isBad: false, "escapes", [], "name: \"Fleet\\e[31m\\u00A0\"\n"),
    RuleExample("invalid-encoding", isBad: true, "a letter of ISO 8859-1", [], "name: Z\\xFCrich\n"),
    RuleExample("invalid-encoding", isBad: false, "the same letter in UTF-8", [], "name: Zürich\n"),
    RuleExample("invalid-key", isBad: true, "a list, a mapping", [], "x-a: {[1, 2]: text}\n#     ^^^^^^ error[invalid-key]: a sequence cannot be a key\nx-b:\n  ? {a: 1}\n#   ^^^^^^ error[invalid-key]: a mapping cannot be a key\n  : text\n"),
    RuleExample("invalid-key", isBad: false, "scalars of any kind", [], "x-a: {12: text, true: text, 2026-03-01: text}\n"),
    RuleExample("invalid-merge", isBad: true, "a text, a list of texts", [], "x-one: {<<: text}\n#           ^^^^ error[invalid-merge]: `<<` takes a mapping or a sequence of mappings, not `text`\nx-two: {<<: [text, {a: 1}]}\n#            ^^^^ error[invalid-merge]: `<<` takes a mapping or a sequence of mappings, not `text`\n"),
    RuleExample("invalid-merge", isBad: false, "one merge of two mappings", [], "x-colour: &colour {backgroundColor: black}\nx-border: &border {borderColor: white}\nmap3D:\n  mode: hybrid\n  markers:\n    - position: {latitude: 37.7955, longitude: -122.3937}\n      content:\n        pin: {<<: [*colour, *border]}\n"),
    RuleExample("resource-limit", isBad: true, "deeper than allowed", [], "x-a: {b: {c: {d: {}}}}\n#            ^ error[resource-limit]: collections lie at least 4 deep, more than the limit of 3\n"),
    RuleExample("resource-limit", isBad: false, "within the limits", [], "x-a: &a [1, 2, 3, 4]\nx-b: &b [*a, *a]\nx-c: [*b, *b]\n"),
    RuleExample("swallowed-comment", isBad: true, "a colour without quotes", [], "navigation:\n  ui:\n    navigationHeaderPrimaryBackgroundColor: #1A73E8\n#                                           ^^^^^^^ error[swallowed-comment]: `navigationHeaderPrimaryBackgroundColor` is empty: `#1A73E8` without quotes is a YAML comment\n"),
    RuleExample("swallowed-comment", isBad: false, "quotes, and a comment that is meant as one", [], "name: # to be decided\nnavigation:\n  ui:\n    navigationHeaderPrimaryBackgroundColor: \"#1A73E8\" # brand blue\n    navigationHeaderPrimaryBackgroundColorNightMode: \"#0D47A1\" # the same, darker\n"),
    RuleExample("syntax-error", isBad: true, "a tab as indentation", [], "navigation:\n\\x09ui: {}\n"),
    RuleExample("syntax-error", isBad: false, "quotes around a colon, and tabs where blanks may be", [], "name:\\x09\"Fleet app: driver screen\"\nnavigation: {\\x09ui: {}}\n"),
    RuleExample("undefined-alias", isBad: true, "no such anchor, one that comes later, one of another document", [], "x-first: &here {latitude: 37.7955, longitude: -122.3937}\nmap3D:\n  mode: hybrid\n  markers:\n    - position: *there\n#               ^^^^^^ error[undefined-alias]: alias `*there` has no anchor `&there` above it\n---\nx-first: *later\n#        ^^^^^^ error[undefined-alias]: alias `*later` has no anchor `&later` above it\nx-second: &later {}\nx-third: *here\n#        ^^^^^ error[undefined-alias]: alias `*here` has no anchor `&here` above it\n"),
    RuleExample("undefined-alias", isBad: false, "the latest anchor above", [], "x-first: &here {latitude: 37.7955, longitude: -122.3937}\nx-second: &here {latitude: 37.8, longitude: -122.4}\nmap3D:\n  mode: hybrid\n  markers:\n    - position: *here\n"),
    RuleExample("unknown-tag", isBad: true, "a tag of another schema, a tag that does not fit", [], "name: !!timestamp 2026-03-01\n#     ^^^^^^^^^^^ error[unknown-tag]: tag `!!timestamp` is none of YAML 1.2's core schema\nmap3D: {mode: !enum hybrid}\n#             ^^^^^ error[unknown-tag]: tag `!enum` is none of YAML 1.2's core schema\n---\nname: !!int Fleet\n#     ^^^^^ error[unknown-tag]: tag `!!int` does not fit `Fleet`\nnavigation: !!seq {}\n#           ^^^^^ error[unknown-tag]: tag `!!seq` does not fit a mapping\n"),
    RuleExample("unknown-tag", isBad: false, "tags that say what the values are", [], "name: !!str 2026-03-01\nmap3D: !!map {mode: hybrid}\n"),
  ]
}
