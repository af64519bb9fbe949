// Written by `swift run navlint-dev generate` from docs/Rules: edit the pages instead.
// swift-format-ignore-file

extension RuleExample {
  static let project: [RuleExample] = [
    RuleExample("expired-suppression", isBad: true, "the day has passed", [], "navigation:\n  ui:\n    compassButtn: true # navlint: allow unknown-key until 2026-08-01 -- renamed with the next SDK\n#   ^^^^^^^^^^^^ error[unknown-key]: navigation UI has no key `compassButtn`; did you mean `compassButton`?\n#                                                         ^^^^^^^^^^ warning[expired-suppression]: the suppression ended on 2026-08-01; mend what it allows, or set another day\n"),
    RuleExample("expired-suppression", isBad: false, "the last day", [], "navigation:\n  ui:\n    compassButtn: true # navlint: allow unknown-key until 2026-08-01 -- renamed with the next SDK\n"),
    RuleExample("unknown-suppression", isBad: true, "a misspelt id", [], "navigation:\n  ui:\n    compassButtn: true # navlint: allow unknwon-key\n#   ^^^^^^^^^^^^ error[unknown-key]: navigation UI has no key `compassButtn`; did you mean `compassButton`?\n#                                       ^^^^^^^^^^^ warning[unknown-suppression]: no rule is called `unknwon-key`; did you mean `unknown-key`?\n"),
    RuleExample("unknown-suppression", isBad: false, "a reason behind two", [], "navigation:\n  ui:\n    compassButtn: true # navlint: allow unknown-key -- agreed with Ann\n"),
    RuleExample("unused-suppression", isBad: true, "nothing to silence", [], "navigation:\n  ui:\n    compassButton: true # navlint: allow unknown-key\n#                                        ^^^^^^^^^^^ warning[unused-suppression]: `unknown-key` is allowed here but is not found\n"),
    RuleExample("unused-suppression", isBad: false, "on the line, on the line before, for a whole value, for the whole file", [], "# navlint: allow-file deprecated-key -- the app is moved to the new names with 11\nnavigation:\n  # navlint: allow unknown-value\n  travelMode: trucking\n  ui: # navlint: allow unknown-key, wrong-type\n    compassButtn: true\n    indoorPicker: \"true\"\n  mapView: {navigationMapStyle: night}\n"),
  ]
}
