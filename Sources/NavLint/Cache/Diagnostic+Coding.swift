import SourceText

extension ByteEncoder {
  mutating func write(_ diagnostic: Diagnostic) {
    write(diagnostic.rule.rawValue)
    write(diagnostic.category.rawValue)
    write(diagnostic.severity.rawValue)
    write(diagnostic.message)
    write(diagnostic.help)
    write(diagnostic.label)
    write(diagnostic.range)
    write(diagnostic.pointer)
    write(diagnostic.document)
    write(diagnostic.related) { encoder, place in
      encoder.write(place.message)
      encoder.write(place.range)
    }
    write(diagnostic.fixes) { encoder, fix in
      encoder.write(fix.title)
      encoder.write(fix.applicability.rawValue)
      encoder.write(fix.edits) { encoder, edit in
        encoder.write(edit.range)
        encoder.write(edit.text)
      }
    }
    write(diagnostic.expected == nil ? 0 : 1)
    if let expected = diagnostic.expected { write(expected) }
    write(diagnostic.field)
    write(diagnostic.facts) { $0.write($1) }
    write(diagnostic.policy)
    write(diagnostic.references) { $0.write($1) }
  }

  private mutating func write(_ expected: Expected) {
    write(expected.type)
    write(expected.values) { $0.write($1) }
    write(expected.minimum)
    write(expected.maximum)
    write(expected.defaultValue)
  }
}

extension ByteDecoder {
  mutating func diagnostic() -> Diagnostic? {
    guard let rule = text(), let category = text().flatMap(RuleCategory.init(rawValue:)),
      let severity = text().flatMap(Severity.init(rawValue:)), let message = text(),
      let help = optional({ $0.text() }), let label = optional({ $0.text() }),
      let range = range(), let pointer = text(), let document = number(),
      let related = list({ $0.relatedLocation() }), let fixes = list({ $0.fixIt() }),
      let expected = optional({ $0.expected() }), let field = optional({ $0.text() }),
      let facts = list({ $0.text() }), let policy = optional({ $0.text() }),
      let references = list({ $0.text() })
    else { return nil }
    return Diagnostic(
      rule: RuleID(rule), category: category, severity: severity, message: message, help: help,
      label: label, range: range, pointer: pointer, document: document, related: related,
      fixes: fixes, expected: expected, field: field, facts: facts, policy: policy,
      references: references)
  }

  private mutating func relatedLocation() -> RelatedLocation? {
    guard let message = text(), let range = range() else { return nil }
    return RelatedLocation(message: message, range: range)
  }

  private mutating func fixIt() -> FixIt? {
    guard let title = text(), let applicability = text().flatMap(Applicability.init(rawValue:)),
      let edits = list({ $0.edit() })
    else { return nil }
    return FixIt(title: title, applicability: applicability, edits: edits)
  }

  private mutating func edit() -> Edit? {
    guard let range = range(), let text = text() else { return nil }
    return Edit(range: range, text: text)
  }

  private mutating func expected() -> Expected? {
    guard let type = text(), let values = list({ $0.text() }),
      let minimum = optional({ $0.double() }), let maximum = optional({ $0.double() }),
      let defaultValue = optional({ $0.text() })
    else { return nil }
    return Expected(
      type: type, values: values, minimum: minimum, maximum: maximum, defaultValue: defaultValue)
  }
}
