package import NavSchema
package import SourceText

/// Where the effective value at a place comes from, and what it is.
package struct Provenance {
  package enum Origin {
    /// The document says it.
    case written
    /// The document says something that is wrong in itself.
    case invalid
    /// The document is silent, and this is documented.
    case documentedDefault(Literal)
    /// The SDK release that counts, whatever says so.
    case profile
    /// Nothing is said and nothing is documented: why, as a sentence fragment.
    case unknown(String)
  }

  /// The JSON Pointer by canonical names.
  package let pointer: String
  /// The way for people: `map3D.markers[0].position`; empty for the document itself.
  package let path: String
  /// Nil for the document itself.
  package let field: Field?
  package let origin: Origin
  /// The effective value in canonical JSON; nil where there is none.
  package let canonical: [UInt8]?
  /// Whether the value holds something that no report shows.
  package let isSecret: Bool
  /// The places through which the value comes, the value itself first.
  package let steps: [RelatedLocation]
  /// What was found here or below.
  package let diagnostics: [Diagnostic]
  /// The rules that look at the field.
  package let rules: [RuleID]
}

extension Provenance {
  /// Works out where the value at `place` comes from.
  ///
  /// `diagnostics` are those of the whole file.
  package init(
    _ place: ValuePlace, of configuration: Configuration, diagnostics: [Diagnostic],
    policies: PolicySet = .builtIn
  ) {
    let trace = ValueTrace(configuration)
    pointer = place.pointer
    path = place.path
    steps = trace.steps(to: place)
    isSecret = steps.first.map { trace.holdsSecret($0.range) } ?? false
    let isProfile = place.path == "sdk" || place.path.hasPrefix("sdk.")
    (origin, canonical) =
      isProfile
      ? (.profile, trace.profileText(at: place.path)) : Self.value(at: place.target, trace)
    field = Self.field(at: place.target, trace)
    rules =
      field.map {
        RuleRegistry.rules(lookingAt: $0, at: place.path.withoutSelectors, policies)
      } ?? []
    self.diagnostics = diagnostics.filter { diagnostic in
      diagnostic.document == configuration.number
        && (diagnostic.pointer == place.pointer
          || diagnostic.pointer.hasPrefix(place.pointer + "/"))
    }
  }

  private static func field(at target: ValuePlace.Target, _ trace: ValueTrace) -> Field? {
    switch target {
    case .root: nil
    case .setting(let setting): setting.field
    case .entry(let id): trace.field(of: id)
    case .beyond(let entry, _): entry.field
    }
  }

  private static func value(
    at target: ValuePlace.Target, _ trace: ValueTrace
  ) -> (Origin, [UInt8]?) {
    switch target {
    case .root(let section): return (.written, trace.canonicalText(of: section.id))
    case .entry(let id): return trace.written(id)
    case .beyond(_, let absent):
      return (.unknown("`\(absent.fieldPath)` is absent, so nothing is said of what it holds"), nil)
    case .setting(let setting) where setting.isWritten: return trace.written(setting.valueID)
    case .setting(let setting):
      guard let literal = setting.defaultLiteral else {
        return (.unknown(reason(for: setting)), nil)
      }
      return (.documentedDefault(literal), trace.defaultText(of: setting))
    }
  }

  private static func reason(for setting: Setting) -> String {
    let defaults = setting.field.defaults
    if let literal = defaults.literal(for: setting.configuration.profile),
      let condition = defaults.condition
    {
      return "the default `\(literal)` holds only where \(condition)"
    }
    if let last = defaults.entries.last(where: { $0.value != nil })?.value {
      return "the default `\(last)` does not hold for this SDK release"
    }
    return "no default is documented"
  }
}
