import SourceText
import YAMLTree

extension Checker {
  /// Says of a scalar that is no number how the number that was meant is written.
  func numberAdvice(_ place: Place, _ type: NumberType, _ finding: inout Finding) {
    func isNumber(_ text: String) -> Bool {
      let bytes = Array(text.utf8)
      return ScannedNumber(bytes, start: 0, count: bytes.count) != nil
        && YAML11Reading(of: bytes, start: 0, count: bytes.count) == nil
    }
    let text = stream.text(of: place.content)
    let shown = Self.excerpt(text)
    let decimal = String(text.map { $0 == "," ? "." : $0 })
    if stream[place.content].style != .plain, isNumber(text) {
      finding.message = "\(subject(place)) is the text `\(shown)`; a number stands without quotes"
      finding.fixes = [replacing(place, by: text)]
    } else if text.contains(","), isNumber(decimal) {
      finding.message =
        "\(subject(place)) is `\(shown)`; a number has a decimal point: `\(Self.excerpt(decimal))`"
      finding.fixes = [replacing(place, by: decimal)]
    } else if text.hasSuffix("%"), !type.acceptsPercentage {
      finding.message =
        "\(subject(place)) is `\(shown)`; it takes no percentage but \(type.isInteger ? "a whole number" : "a number")"
    }
  }

  /// Octal, sexagesimal and grouped digits, which YAML 1.1 and 1.2 read differently.
  mutating func reportAmbiguousNumber(_ place: Place, _ reading: YAML11Reading) {
    let core = stream.scalarValue(of: place.content)
    report(
      Finding(
        rule: "ambiguous-scalar", category: .yaml,
        message: "\(subject(place)) is `\(shown(place))`, which YAML 1.1 reads as"
          + " \(reading.description) and YAML 1.2 as \(core.description);"
          + " write a plain decimal number"),
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
        message: "\(subject(place)) is `\(shown(place))`; a whole number is expected",
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
