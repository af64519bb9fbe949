package import SourceText
package import YAMLTree

extension Checker {
  /// Replaces the bare scalar at `place` by `text`.
  func replacing(_ place: Place, by text: String) -> FixIt {
    FixIt(
      title: "replace by `\(text)`",
      edits: [Edit(range: stream[place.content].contentRange, text: text)])
  }

  /// Replaces the bare scalar at `place` by a word or name, in the quotes that it has.
  func replacing(_ place: Place, byWord word: String) -> FixIt {
    let node = stream[place.content]
    return FixIt(
      title: "replace by `\(word)`",
      edits: [Edit(range: node.contentRange, text: node.quoting(word))])
  }

  func shown(_ place: Place) -> String { Self.excerpt(stream.text(of: place.content)) }

  /// At most 40 characters of a text, for a message.
  package static func excerpt(_ text: String) -> String { excerpt(text, upTo: 40) }

  /// A key's name for a message: those of the SDKs have up to about 60 characters, and the end may be
  /// what is misspelt.
  package static func keyExcerpt(_ name: String) -> String { excerpt(name, upTo: 72) }

  private static func excerpt(_ text: String, upTo count: Int) -> String {
    let scalars = text.unicodeScalars.prefix(count + 1)
    return scalars.count <= count
      ? text : String(String.UnicodeScalarView(scalars.dropLast(2))) + "…"
  }

  /// Reports a value of another type, or a Boolean or number that readers disagree on.
  mutating func reportWrongType(_ place: Place, as type: ValueType) -> ValueID {
    let node = stream[place.content]
    guard node.kind == .scalar else {
      let what = node.kind == .sequence ? "a list" : "a mapping"
      report(wrongType(place, type, what), at: place)
      return invalid(place)
    }
    // A tag that says otherwise is reported with the tree.
    if stream.scalarValue(of: place.content) == .unresolved { return invalid(place) }
    if case .boolean = type, let finding = ambiguousBoolean(place) {
      report(finding, at: place)
    } else if isNull(place.content) {
      report(missingValue(place, type), at: place, range: missingValueRange(place))
    } else {
      report(wrongScalar(place, type), at: place)
    }
    return invalid(place)
  }

  private func wrongType(_ place: Place, _ type: ValueType, _ what: String) -> Finding {
    Finding(
      rule: "wrong-type", message: "\(subject(place)) is \(what); \(type.phrase) is expected",
      label: "expected \(type.phrase)")
  }

  /// `yes`, `on` and their like: only `true` and `false` are Booleans in YAML 1.2.
  private func ambiguousBoolean(_ place: Place) -> Finding? {
    guard case .boolean(let reading)? = stream.yaml11Reading(of: place.content) else {
      return nil
    }
    return Finding(
      rule: "ambiguous-scalar", category: .yaml,
      message: "\(subject(place)) is `\(shown(place))`, which YAML 1.1 reads as `\(reading)` and"
        + " YAML 1.2 as text; write `true` or `false`",
      label: "write `\(reading)`", fixes: [replacing(place, by: "\(reading)")])
  }

  private func missingValue(_ place: Place, _ type: ValueType) -> Finding {
    var finding = wrongType(place, type, stream[place.content].isEmptyPlain ? "empty" : "null")
    if case .mapping(let kind) = type, kind.declaration.requiredSlots.isEmpty {
      let node = stream[place.content]
      let text = node.isEmptyPlain ? " {}" : "{}"
      finding.fixes = [
        FixIt(
          title: "write `{}` for all documented defaults",
          edits: [Edit(range: node.contentRange, text: text)])
      ]
    }
    return finding
  }

  /// A value that is nothing has no bytes to mark: the key stands for it.
  private func missingValueRange(_ place: Place) -> SourceRange? {
    let node = stream[place.content]
    guard node.isEmptyPlain, node.start == node.end, place.parent != .none,
      place.written.rawValue > 0, values[place.parent.index].kind == .section
    else { return nil }
    return stream[NodeID(place.written.rawValue - 1)].range
  }

  private func wrongScalar(_ place: Place, _ type: ValueType) -> Finding {
    let text = shown(place)
    let node = stream[place.content]
    let isQuoted = node.style != .plain
    let isText = isQuoted || node.tag == .string || node.tag == .nonSpecific
    var finding = wrongType(place, type, "\(isText ? "the text " : "")`\(text)`")
    switch type {
    case .boolean where isQuoted && (text == "true" || text == "false"):
      finding.message = "\(subject(place)) is the text `\(text)`; a Boolean stands without quotes"
      finding.fixes = [replacing(place, by: text)]
    case .number(let number):
      finding.facts = number.integerFacts
      numberAdvice(place, number, &finding)
    default: break
    }
    return finding
  }

  mutating func reportAmbiguousText(_ place: Place) {
    guard let reading = stream.yaml11Reading(of: place.content) else { return }
    let text = shown(place)
    report(
      Finding(
        rule: "ambiguous-scalar", category: .yaml, severity: .note,
        message: "\(subject(place)) is the text `\(text)`, which YAML 1.1 readers take for"
          + " \(reading.description); quotes make it text for all",
        fixes: [replacing(place, by: "\"\(stream.text(of: place.content))\"")]),
      at: place)
  }

  mutating func reportEmptyText(_ place: Place, _ type: TextType) -> ValueID {
    report(
      Finding(
        rule: "invalid-format", message: "\(subject(place)) is an empty text",
        label: "expected a text that is not empty", facts: type.facts),
      at: place)
    return invalid(place)
  }

  mutating func reportWrongFormat(_ place: Place, _ expectation: String) -> ValueID {
    report(
      Finding(
        rule: "invalid-format",
        message: "\(subject(place)) is `\(shown(place))`; \(expectation) is expected"),
      at: place)
    return invalid(place)
  }

  mutating func reportUnsupportedVersion(
    _ place: Place, _ version: Version, _ known: [Int], _ field: Field
  ) -> ValueID {
    report(
      Finding(
        rule: "unsupported-version",
        message: "`\(field.name)` is `\(shown(place))`; the documentation known here is that of"
          + " \(known.map { "\($0)" }.quotedList("and"))"),
      at: place)
    return invalid(place)
  }

  /// A document without content is no configuration: worth a note, no more.
  mutating func reportEmptyDocument(_ root: NodeID) {
    report(
      Finding(
        rule: "wrong-type", severity: .note,
        message: "the document is empty; it configures nothing"),
      at: Place(node: root, parent: .none, position: 0))
  }

  /// What is wrong with a file that is one document, as settings and policies are, and holds more.
  package static func diagnostics(
    ofFurtherDocumentsIn stream: YAMLStream, of noun: String
  ) -> [Diagnostic] {
    let others = stream.documents.indices.dropFirst().filter { number in
      stream.documents[number].root.map { stream.scalarValue(of: $0) != .null } ?? false
    }
    guard let number = others.first, let root = stream.documents[number].root else { return [] }
    return [
      Diagnostic(
        rule: "wrong-type", category: .schema, severity: .error,
        message: "\(noun) is one document, and another begins here",
        range: stream[root].range, document: number)
    ]
  }

  /// What there is to say about a stream that holds no document at all.
  package static func diagnostics(ofEmpty stream: YAMLStream) -> [Diagnostic] {
    guard stream.documents.isEmpty, stream.diagnostics.isEmpty else { return [] }
    return [
      Diagnostic(
        rule: "wrong-type", category: .schema, severity: .note,
        message: "there is no document in the file; it configures nothing",
        range: SourceRange(start: 0, end: 0))
    ]
  }
}

extension Checker {
  /// Reports a null entry of a list, which configures nothing.
  mutating func reportNullEntry(
    _ entry: NodeID, _ list: ListType, _ id: ValueID, _ position: Int
  ) -> ValueID {
    reportWrongType(Place(node: entry, parent: id, position: position), as: list.element)
  }
}
