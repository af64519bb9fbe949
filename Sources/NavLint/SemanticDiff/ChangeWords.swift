import NavSchema
import SourceText

/// Fields and values in the words of the domain.
enum ChangeWords {
  /// What a field is called: `compass button`; the section's own words for `enabled`.
  static func label(_ field: Field, in kind: MappingKind) -> String {
    if let known = known(field, in: kind) { return known }
    var name = Substring(field.name)
    for prefix in ["shouldDisplay", "should", "shows", "is"] {
      let rest = name.dropFirst(prefix.count)
      if name.hasPrefix(prefix), rest.first?.isUppercase == true {
        name = rest
        break
      }
    }
    if name.hasSuffix("Enabled"), name.count > "Enabled".count { name.removeLast("Enabled".count) }
    return spaced(name)
  }

  private static func known(_ field: Field, in kind: MappingKind) -> String? {
    switch (kind, field.name) {
    case (.alertThresholds, "minor"): "minor alert"
    case (.alertThresholds, "major"): "major alert"
    case (.sdk, "navigation"): "Navigation SDK"
    case (.sdk, "maps3D"): "Maps 3D SDK"
    case (.navigation, "enabled"): "navigation"
    case (.directionsList, "enabled"): "shown"
    case (.navigation, "ui"): "navigation UI"
    case (.map3D, "mode"): "3D map mode"
    case (.navigationCamera, "mode"): "camera mode"
    case (.document, "map3D"): "3D map"
    default: nil
    }
  }

  /// The words of a camel-case name: `myLocationButton` is `my location button`, `mapID` `map ID`.
  static func spaced(_ name: some StringProtocol) -> String {
    var words = ""
    var last: Character?
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      let beginsWord =
        letter.isUppercase
        && (last?.isUppercase != true || next?.isLowercase == true) && last != nil
      if beginsWord { words.append(" ") }
      let isAcronym = letter.isUppercase && (next?.isUppercase == true || last?.isUppercase == true)
      words += isAcronym ? String(letter) : letter.lowercased()
      last = letter
    }
    return words
  }

  /// Whether a section adds nothing to the names of what it holds.
  static func isSilent(_ kind: MappingKind) -> Bool {
    switch kind {
    case .document, .sdk, .navigation, .navigationUI, .mapView, .guidance, .routing, .speedometer,
      .alertThresholds, .markerContent, .navigationCamera, .map3D:
      true
    default: false
    }
  }

  /// A value as people write it: `on`, `5 %`, `120 m`, a text as it is.
  static func value(_ literal: Literal, _ type: ValueType) -> String {
    switch literal {
    case .boolean(let value): value ? "on" : "off"
    case .number(let value): number(value, type)
    case .text(let text): text.isEmpty ? "empty" : text
    case .emptyList: "none"
    }
  }

  private static func number(_ value: Double, _ type: ValueType) -> String {
    guard case .number(let number) = type else { return NumberText.canonical(value) }
    if number.acceptsPercentage { return percentage(value) + " %" }
    let text = NumberText.canonical(value)
    switch number.unit {
    case "degrees": return text + "°"
    case "metres": return text + " m"
    case "seconds": return text + " s"
    case "points": return text + " pt"
    case "pixels": return text + " px"
    default: return text
    }
  }

  /// A fraction as a percentage, without the noise of its binary digits.
  private static func percentage(_ fraction: Double) -> String {
    NumberText.canonical((fraction * 1e8).rounded() / 1e6)
  }

  /// A distance in words: `8 m`, `1.2 km`.
  static func distance(_ metres: Double) -> String {
    switch metres {
    case ..<10: NumberText.canonical((metres * 10).rounded() / 10) + " m"
    case ..<1_000: NumberText.canonical(metres.rounded()) + " m"
    case ..<100_000: NumberText.canonical((metres / 100).rounded() / 10) + " km"
    default: NumberText.canonical((metres / 1_000).rounded()) + " km"
    }
  }

  /// The number of a place: `1st`, `2nd`, `3rd`, `4th` and so on.
  static func ordinal(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (_, 11...13): "\(number)th"
    case (1, _): "\(number)st"
    case (2, _): "\(number)nd"
    case (3, _): "\(number)rd"
    default: "\(number)th"
    }
  }
}
