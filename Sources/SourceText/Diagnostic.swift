/// Another place that a diagnostic speaks of, in the same file.
public struct RelatedLocation: Hashable, Sendable {
  /// What this place is.
  public let message: String

  /// Where it is.
  public let range: SourceRange

  /// Creates the related place `range` with its sentence.
  public init(message: String, range: SourceRange) {
    self.message = message
    self.range = range
  }
}

/// What the schema allows where a diagnostic stands, for tools that offer completions.
public struct Expected: Hashable, Sendable {
  /// The type in words: `Boolean`, `number`, `altitude mode`.
  public var type: String
  /// The allowed values, if they can be listed.
  public var values: [String]
  /// The least allowed number.
  public var minimum: Double?
  /// The greatest allowed number.
  public var maximum: Double?
  /// The documented default as it is written in a document.
  public var defaultValue: String?

  /// Creates an expectation of `type`, all else as given.
  public init(
    type: String, values: [String] = [], minimum: Double? = nil, maximum: Double? = nil,
    defaultValue: String? = nil
  ) {
    self.type = type
    self.values = values
    self.minimum = minimum
    self.maximum = maximum
    self.defaultValue = defaultValue
  }
}

/// One finding about the user's file.
public struct Diagnostic: Hashable, Sendable {
  /// The rule that found it.
  public var rule: RuleID
  /// What the rule is about.
  public var category: RuleCategory
  /// How bad it is.
  public var severity: Severity
  /// What is wrong, as a sentence fragment in one line, without a full stop.
  public var message: String
  /// What the documents say about it, or what to do.
  public var help: String?
  /// A short text for beside the marked place: "one of absolute, clampToGround, …".
  public var label: String?
  /// The place to mark, in the file's text.
  public var range: SourceRange
  /// A JSON Pointer along the effective path, without merge keys.
  public var pointer: String
  /// The number of the document in its stream, from 0.
  public var document: Int
  /// Other places that matter.
  public var related: [RelatedLocation]
  /// Proposed repairs, the best first.
  public var fixes: [FixIt]
  /// What the schema allows here.
  public var expected: Expected?
  /// The dotted field path that `navlint explain` knows.
  public var field: String?
  /// Ids of the documented facts that the finding rests on.
  public var facts: [String]
  /// The name of the policy, for a policy finding.
  public var policy: String?
  /// Addresses of the documents behind it.
  public var references: [String]

  /// Creates a diagnostic; what is not given is empty.
  public init(
    rule: RuleID, category: RuleCategory, severity: Severity, message: String,
    help: String? = nil, label: String? = nil, range: SourceRange, pointer: String = "",
    document: Int = 0, related: [RelatedLocation] = [], fixes: [FixIt] = [],
    expected: Expected? = nil, field: String? = nil, facts: [String] = [], policy: String? = nil,
    references: [String] = []
  ) {
    self.rule = rule
    self.category = category
    self.severity = severity
    self.message = message
    self.help = help
    self.label = label
    self.range = range
    self.pointer = pointer
    self.document = document
    self.related = related
    self.fixes = fixes
    self.expected = expected
    self.field = field
    self.facts = facts
    self.policy = policy
    self.references = references
  }
}
