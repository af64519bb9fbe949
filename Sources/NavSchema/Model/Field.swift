/// One key of a mapping: everything that is documented about it, stated once.
package struct Field: Sendable {
  /// The canonical name.
  package let name: String
  /// Other documented spellings, read as the canonical one.
  package let otherSpellings: [String]
  package let type: ValueType
  /// Why the key must be there, if it must.
  package let requirement: Requirement?
  /// `null` means the same as absence, because the SDK's type is optional.
  package let isNullable: Bool
  package let defaults: Default
  /// One sentence.
  package let summary: String
  package let source: Source
  /// Ids of facts that speak of this field, for `explain`; made when asked for.
  package var facts: [String] { makeFacts() }
  /// The first release of the SDK that has it; nil: all that are known here.
  package let since: Version?
  /// The key of the neighbouring section where it belongs, for a setting that the documents place
  /// on two objects; nil: here.
  ///
  /// It is read here and moved there, so that rules and the canonical form know one place.
  package let home: String?
  /// A typical value, in YAML.
  package let example: String?
  private let makeFacts: @Sendable () -> [String]

  package init(
    _ name: String, _ type: ValueType, also otherSpellings: [String] = [],
    required requirement: Requirement? = nil, nullable isNullable: Bool = false,
    default defaults: Default = .undocumented, since: Version? = nil, home: String? = nil,
    example: String? = nil, facts: @autoclosure @escaping @Sendable () -> [String] = [],
    source: Source, _ summary: String
  ) {
    self.name = name
    self.otherSpellings = otherSpellings
    self.type = type
    self.requirement = requirement
    self.isNullable = isNullable
    self.defaults = defaults
    self.summary = summary
    self.source = source
    makeFacts = facts
    self.since = since
    self.home = home
    self.example = example
  }
}

/// Why a key must be there.
package struct Requirement: Sendable {
  /// What happens without it: "the map fails to load without one".
  package let reason: String
  package let facts: [String]

  package init(_ reason: String, facts: [String] = []) {
    self.reason = reason
    self.facts = facts
  }
}

/// The documented value of a key that is absent.
package struct Default: Sendable {
  /// A literal that holds from a release of the Navigation SDK on; nil: no default from there.
  package struct Entry: Sendable {
    package let since: Version
    package let value: Literal?
  }

  /// In rising order of release; empty where nothing is documented.
  package let entries: [Entry]
  /// When the default holds, in words; nil: always.
  package let condition: String?
  /// Whether the default holds in this section.
  package let holds: (@Sendable (Section) -> Bool)?
  /// Whether a section that is written says what holds without it; nil: none does.
  let isRestated: (@Sendable (Section) -> Bool)?
  /// What holds without a section, in words.
  let sectionWords: String?

  private init(
    _ entries: [Entry], condition: String? = nil, holds: (@Sendable (Section) -> Bool)? = nil,
    isRestated: (@Sendable (Section) -> Bool)? = nil, sectionWords: String? = nil
  ) {
    self.entries = entries
    self.condition = condition
    self.holds = holds
    self.isRestated = isRestated
    self.sectionWords = sectionWords
  }

  /// Nothing is documented: absence says nothing.
  package static let undocumented = Default([])

  /// The same in all releases.
  package static func value(_ literal: Literal) -> Default {
    Default([Entry(since: Version(0), value: literal)])
  }

  /// Many fields have these, so they share them.
  private static let on = value(.boolean(true))
  private static let off = value(.boolean(false))

  /// One value before release `bound` of the Navigation SDK, another (or none) from there on.
  package static func value(
    _ before: Literal?, from bound: Version, _ after: Literal?
  ) -> Default {
    Default([Entry(since: Version(0), value: before), Entry(since: bound, value: after)])
  }

  /// A default that holds only under `condition`, which `holds` decides.
  package static func value(
    _ literal: Literal, when condition: String, _ holds: @escaping @Sendable (Section) -> Bool
  ) -> Default {
    Default([Entry(since: Version(0), value: literal)], condition: condition, holds: holds)
  }

  /// A section, which is no literal: `words` say it, `isRestated` knows it where it is written.
  package static func section(
    _ words: String, _ isRestated: @escaping @Sendable (Section) -> Bool
  ) -> Default {
    Default([], isRestated: isRestated, sectionWords: words)
  }

  /// The default for `profile`, its condition left aside.
  package func literal(for profile: SDKProfile) -> Literal? {
    var result: Literal?
    for entry in entries where profile.navigation.isAtLeast(entry.since) == .yes {
      result = entry.value
    }
    return result
  }
}

extension Default: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral
{
  package init(booleanLiteral value: Bool) { self = value ? .on : .off }
  package init(floatLiteral value: Double) { self = .value(.number(value)) }
  package init(integerLiteral value: Int) { self = .value(.number(Double(value))) }
  package init(stringLiteral value: String) { self = .value(.text(value)) }
}
