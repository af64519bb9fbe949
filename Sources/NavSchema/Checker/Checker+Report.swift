import SourceText
import YAMLTree

/// What a finding says, before its place is worked out.
struct Finding {
  var rule: RuleID
  var category = RuleCategory.schema
  var severity = Severity.error
  var message: String
  var help: String?
  var label: String?
  var related: [RelatedLocation] = []
  var fixes: [FixIt] = []
  var facts: [String] = []
  /// The slot that it is about, where several are reported at one place.
  var slot = -1
  /// What the message calls the place, where that is not the name of its field.
  var subject: String?
}

extension Checker {
  /// Reports a finding about the value at `place`.
  mutating func report(_ finding: Finding, at place: Place, range: SourceRange? = nil) {
    let type = declaredType(at: place)
    let field = field(at: place)
    let isNew = emit(
      finding, judgement(finding, of: place), in: place.parent, place.position,
      range: range ?? stream[place.content].range, pointer: pointer(to: place),
      expected: type?.expected(field?.defaults.literal(for: SDKProfile())),
      field: fieldPath(parent: place.parent, position: place.position),
      references: field?.source.url.map { [$0] } ?? [])
    if isNew, let field, field.defaults.entries.count > 1 {
      openDefaults.append((diagnostics.count - 1, field.defaults))
    }
  }

  /// Reports a finding about a key of section `id`; `name` is the last part of the pointer.
  mutating func report(
    _ finding: Finding, key: NodeID, named name: String, in id: ValueID, field: String?
  ) {
    var finding = finding
    finding.subject = values[id.index].mappingKind.declaration.noun
    emit(
      finding, judgement(finding, of: nil), in: id, nil, range: stream[key].range,
      pointer: pointer(to: id) + "/" + pointerToken(name),
      expected: nil, field: field, references: [])
  }

  /// What the finding says, whatever the place is called; nil where no node has two names.
  private mutating func judgement(
    _ finding: Finding, of place: Place?
  ) -> ReportedFinding.Judgement? {
    guard hasAliases else { return nil }
    let name = finding.subject ?? place.map(subject) ?? ""
    let message = finding.message
    return ReportedFinding.Judgement(
      severity: finding.severity, facts: finding.facts,
      words: message.hasPrefix(name) ? message.dropFirst(name.count) : message[...])
  }

  /// Moves a finding behind an alias to the alias, once, and appends it; false: it was there.
  @discardableResult
  private mutating func emit(
    _ finding: Finding, _ judgement: ReportedFinding.Judgement?, in holder: ValueID,
    _ position: Int?, range: SourceRange, pointer: String, expected: Expected?, field: String?,
    references: [String]
  ) -> Bool {
    var key = ReportedFinding(
      rule: finding.rule, range: range, slot: finding.slot, judgement: judgement)
    if mergeDepth > 0 {
      mergedFindings[diagnostics.count] = MergedFinding(
        finding: key, holder: holder, position: position)
      key.holder = holder
    }
    guard reported.insert(key).inserted else { return false }
    var range = range
    var related = finding.related
    if let alias = aliasInUse {
      let target = stream[stream.resolved(alias)]
      related =
        [
          RelatedLocation(
            message: "the anchor stands here",
            range: SourceRange(start: Int(target.start), end: Int(target.contentStart)).trimmed(
              in: stream)),
          RelatedLocation(message: "the fault lies here", range: range),
        ] + related
      range = stream[alias].range
    }
    diagnostics.append(
      Diagnostic(
        rule: finding.rule, category: finding.category, severity: finding.severity,
        message: finding.message, help: finding.help, label: finding.label, range: range,
        pointer: pointer, document: documentNumber, related: related, fixes: finding.fixes,
        expected: expected, field: field, facts: finding.facts, references: references))
    return true
  }

  private func declaredType(at place: Place) -> ValueType? {
    guard place.parent != .none else { return .mapping(rootKind) }
    return declaredType(parent: place.parent, position: place.position)
  }

  private func declaredType(parent: ValueID, position: Int) -> ValueType? {
    let holder = values[parent.index]
    if holder.kind == .section { return holder.mappingKind.schema.fields[position].type }
    guard holder.parent != .none else { return nil }
    let type = declaredType(parent: holder.parent, position: Int(holder.position))
    if case .table(let words)? = type { return .enumeration(words) }
    return type?.list?.element
  }

  // MARK: Names of places

  /// The JSON Pointer to a value, by canonical names.
  func pointer(to place: Place) -> String {
    guard place.parent != .none else { return "" }
    return pointer(to: place.parent) + "/" + token(parent: place.parent, position: place.position)
  }

  /// The JSON Pointer to a value that was read.
  func pointer(to id: ValueID) -> String {
    let value = values[id.index]
    guard value.parent != .none else { return "" }
    return pointer(to: value.parent) + "/"
      + token(parent: value.parent, position: Int(value.position))
  }

  private func token(parent: ValueID, position: Int) -> String {
    let holder = values[parent.index]
    guard holder.kind == .section else { return "\(position)" }
    return pointerToken(holder.mappingKind.schema.fields[position].name)
  }

  /// The key before a value in a mapping.
  func key(of place: Place) -> NodeID { NodeID(place.written.rawValue - 1) }

  /// The dotted path of the field, as `explain` takes it; nil for the root.
  func fieldPath(parent: ValueID, position: Int) -> String? {
    guard parent != .none else { return nil }
    let holder = values[parent.index]
    let outer = fieldPath(parent: holder.parent, position: Int(holder.position))
    guard holder.kind == .section else { return outer }
    let name = holder.mappingKind.schema.fields[position].name
    return outer.map { "\($0).\(name)" } ?? name
  }

  /// What a value is called in a message: "`tilt`", or "entry 2 of `markers`".
  func subject(_ place: Place) -> String {
    if let field = field(at: place) { return "`\(field.name)`" }
    guard place.parent != .none else { return "the document" }
    let list = values[place.parent.index]
    if list.kind == .table { return "`\(stream.text(of: stream.resolved(key(of: place))))`" }
    let name = fieldPath(parent: list.parent, position: Int(list.position)) ?? "the list"
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return "entry \(place.position + 1) of `\(last)`"
  }
}

extension SourceRange {
  /// The range without blanks and line breaks at its end.
  func trimmed(in stream: YAMLStream) -> SourceRange {
    var end = end
    while end > start, [0x20, 0x09, 0x0A, 0x0D].contains(stream.bytes[end - 1]) { end -= 1 }
    return SourceRange(start: start, end: end)
  }
}
