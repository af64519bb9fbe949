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
  package static func excerpt(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(41)
    return scalars.count <= 40 ? text : String(String.UnicodeScalarView(scalars.dropLast(2))) + "…"
  }

  /// Reports a value of another type, or a Boolean or number that readers disagree on.
  mutating func reportWrongType(_ place: Place, as type: ValueType) -> ValueID {
    let node = stream[place.content]
    guard node.kind == .scalar else {
      let what = node.kind == .sequence ? "a list" : "a mapping"
      report(wrongType(place, type, what), at: place)
      return invalid(place)
    }
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
    if case .mapping = type {
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
    var finding = wrongType(place, type, "\(isQuoted ? "the text " : "")`\(text)`")
    switch type {
    case .boolean where isQuoted && (text == "true" || text == "false"):
      finding.message = "\(subject(place)) is the text `\(text)`; a Boolean stands without quotes"
      finding.fixes = [replacing(place, by: text)]
    case .number(let number):
      finding.facts = number.integerFacts
      numberAdvice(place, number, text, isQuoted, &finding)
    default: break
    }
    return finding
  }

  private func numberAdvice(
    _ place: Place, _ type: NumberType, _ text: String, _ isQuoted: Bool, _ finding: inout Finding
  ) {
    func isNumber(_ text: String) -> Bool {
      ScannedNumber(Array(text.utf8), start: 0, count: text.utf8.count) != nil
    }
    let decimal = String(text.map { $0 == "," ? "." : $0 })
    if isQuoted, isNumber(text) {
      finding.message = "\(subject(place)) is the text `\(text)`; a number stands without quotes"
      finding.fixes = [replacing(place, by: text)]
    } else if text.contains(","), isNumber(decimal) {
      finding.message =
        "\(subject(place)) is `\(text)`; a number has a decimal point: `\(decimal)`"
      finding.fixes = [replacing(place, by: decimal)]
    } else if text.hasSuffix("%"), !type.acceptsPercentage {
      finding.message =
        "\(subject(place)) is `\(text)`; it takes no percentage but \(type.isInteger ? "a whole number" : "a number")"
    }
  }

  /// Octal, sexagesimal and grouped digits, which YAML 1.1 and 1.2 read differently.
  mutating func reportAmbiguousNumber(_ place: Place, _ reading: YAML11Reading) {
    report(
      Finding(
        rule: "ambiguous-scalar", category: .yaml,
        message: "\(subject(place)) is `\(shown(place))`, which YAML 1.1 reads as"
          + " \(reading.description) and YAML 1.2 does not; write a plain decimal number"),
      at: place)
  }

  mutating func reportAmbiguousText(_ place: Place) {
    guard let reading = stream.yaml11Reading(of: place.content) else { return }
    let text = shown(place)
    report(
      Finding(
        rule: "ambiguous-scalar", category: .yaml, severity: .note,
        message: "\(subject(place)) is the text `\(text)`, which YAML 1.1 readers take for"
          + " \(reading.description); quotes make it text for all",
        fixes: [replacing(place, by: "\"\(text)\"")]),
      at: place)
  }

  /// Reports digits that a double does not hold.
  mutating func reportLoss(_ number: ScannedNumber, _ place: Place) {
    guard let loss = number.loss else { return }
    report(
      Finding(
        rule: "lossy-number", severity: number.isLossy ? .error : .warning,
        message: "\(subject(place)) is `\(shown(place))`\(loss)"),
      at: place)
  }

  /// Reports a broken number where the SDK's type is an integer.
  mutating func reportFraction(_ place: Place, _ type: NumberType) -> ValueID {
    report(
      Finding(
        rule: "wrong-type",
        message: "\(subject(place)) is `\(shown(place))`; the SDK takes a whole number here",
        label: "expected a whole number", facts: type.integerFacts),
      at: place)
    return invalid(place)
  }

  /// Reports each limit that a number breaks; beyond an error it is not judged further.
  mutating func reportLimits(
    _ place: Place, _ value: Double, _ type: NumberType, _ id: ValueID
  ) {
    for limit in type.limits where !limit.admits(value) {
      let isError = limit.severity == .error
      let swap = swap(of: place, value, type)
      let finding = Finding(
        rule: limit.rule, category: limit.category, severity: limit.severity,
        message: "\(subject(place)) is `\(shown(place))`, \(limit.breach(by: value));"
          + " \(swap?.explanation ?? limit.consequence)",
        label: "allowed: \(limit.allowed)", fixes: swap.map { [$0.fix] } ?? [],
        facts: limit.facts)
      report(finding, at: place)
      if isError {
        values[id.index].kind = .invalid
        return
      }
    }
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

extension ScannedNumber {
  /// What a double loses of the number, as the rest of a sentence; nil where it holds it.
  package var loss: String? {
    switch quality {
    case .faithful: nil
    case .notANumber: ", which is no number"
    case .infinity: "; an infinite value has no meaning here"
    case .overflow: ", beyond the largest double"
    case .underflow: ", so near to 0 that it would become 0"
    case .inexactInteger:
      ", an integer that a double does not hold exactly; it would become"
        + " `\(NumberText.canonical(value))`"
    case .excessDigits:
      ", more than 17 significant digits; it becomes `\(NumberText.canonical(value))`"
    }
  }
}

extension NumberLimit {
  /// "below 0", "above 90", "not above 0".
  func breach(by value: Double) -> String {
    if let minimum, value < minimum.value || minimum.isExclusive && value == minimum.value {
      let number = NumberText.canonical(minimum.value)
      return value < minimum.value ? "below \(number)" : "not above \(number)"
    }
    guard let maximum else { return "outside the limits" }
    let number = NumberText.canonical(maximum.value)
    return value > maximum.value ? "above \(number)" : "not below \(number)"
  }

  /// The allowed numbers: "−90 to 90", "0 and more", "above 0".
  package var allowed: String {
    func words(_ bound: Bound) -> String { NumberText.canonical(bound.value) }
    switch (minimum, maximum) {
    case (let low?, let high?) where low.value == high.value: return words(low)
    case (let low?, let high?): return "\(words(low)) to \(words(high))"
    case (let low?, nil):
      return low.isExclusive ? "above \(words(low))" : "\(words(low)) and more"
    case (nil, let high?):
      return high.isExclusive ? "below \(words(high))" : "\(words(high)) and less"
    case (nil, nil): return "any"
    }
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
