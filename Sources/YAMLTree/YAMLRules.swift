package import SourceText

/// The rules of category `yaml`.
package enum YAMLRules {
  /// What each of them is, sorted by id.
  package static let descriptions: [RuleDescription] = [
    RuleDescription(
      id: "alias-cycle", category: .yaml,
      summary: "an alias stands inside the node that its anchor names",
      reason: "The document would be infinite: no JSON has its value."),
    RuleDescription(
      id: "ambiguous-scalar", category: .yaml, severities: [.error, .warning, .note],
      isFixable: true,
      summary: "a value without quotes means one thing to YAML 1.1 and another to YAML 1.2",
      reason: "`yes`, `off`, `012` or `12:30` change their type with the reader."),
    RuleDescription(
      id: "duplicate-key", category: .yaml,
      summary: "a key is set twice in one mapping, however it is spelt",
      reason: "Readers keep the first value, the last one or neither, without a word."),
    RuleDescription(
      id: "invalid-character", category: .yaml, severities: [.error, .warning], isFixable: true,
      summary: "a character cannot stand in a YAML file, or only looks like a blank",
      reason: "Control characters stop readers; a no-break space is taken for text."),
    RuleDescription(
      id: "invalid-encoding", category: .yaml,
      summary: "a byte is no UTF-8",
      reason: "Nobody can tell what text the file holds."),
    RuleDescription(
      id: "invalid-key", category: .yaml,
      summary: "a sequence or mapping is used as a key",
      reason: "JSON and the SDKs know names alone."),
    RuleDescription(
      id: "invalid-merge", category: .yaml, severities: [.error, .warning],
      summary: "`<<` has a value that cannot be merged, or stands twice in one mapping",
      reason: "YAML 1.1 merges mappings and sequences of mappings, once per mapping."),
    RuleDescription(
      id: "resource-limit", category: .yaml,
      summary: "the input is larger than a limit allows",
      reason: "Limits keep a broken or hostile file from taking the machine's time and memory."),
    RuleDescription(
      id: "swallowed-comment", category: .yaml, severities: [.error, .warning], isFixable: true,
      summary: "a value that begins with `#` has no quotes and is a comment",
      reason: "The value is empty: a colour that is never set."),
    RuleDescription(
      id: "syntax-error", category: .yaml, isFixable: true,
      summary: "the text is no YAML",
      reason: "No reader gets past it; what stands behind it is not checked."),
    RuleDescription(
      id: "undefined-alias", category: .yaml,
      summary: "an alias has no anchor above it in its document",
      reason: "It stands for nothing."),
    RuleDescription(
      id: "unknown-tag", category: .yaml, isFixable: true,
      summary: "a tag is none of the core schema's, or does not fit its node",
      reason: "The value has a type that its readers do not know."),
  ]
}
