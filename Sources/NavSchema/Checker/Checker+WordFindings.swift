import SourceText
import YAMLTree

extension Checker {
  /// Reports a word that the enumeration does not have, with the one that was meant.
  mutating func reportUnknownWord(_ place: Place, _ words: Enumeration) -> ValueID {
    let text = stream.text(of: place.content)
    let meant = words.meant(by: text)
    let names = words.cases.map(\.name)
    var finding = Finding(
      rule: "unknown-value",
      message: "\(subject(place)) cannot be `\(Self.excerpt(text))`",
      label: "one of \(names.joined(separator: ", "))")
    if let explained = words.explanation(of: text) {
      finding.message += "; \(explained.explanation)"
      finding.facts = explained.facts
    } else if let meant {
      finding.message +=
        !meant.isCertain
        ? "; did you mean `\(meant.name)`?"
        : "; \(words.isOurs ? "the word" : "the SDK's Swift name") is `\(meant.name)`"
    } else {
      let shown = names.prefix(names.count > 8 ? 5 : 8).map { "`\($0)`" }
      let others = names.count - shown.count
      finding.message +=
        "; it is \((shown + (others > 0 ? ["one of \(others) more"] : [])).list("or"))"
    }
    if let meant { finding.fixes = [replacing(place, byWord: meant.name)] }
    report(finding, at: place)
    return invalid(place)
  }

  /// Reports a text that is no colour of the field's type.
  mutating func reportInvalidColor(
    _ place: Place, _ text: String, _ type: ColorType
  ) -> ValueID {
    var finding = Finding(
      rule: "invalid-color",
      message: "\(subject(place)) is `\(Self.excerpt(text))`, which is no colour;"
        + " write \(type.spellings)",
      label: "no colour")
    if let meant = ColorText.meant(by: text, type) {
      finding.message =
        "\(subject(place)) is `\(Self.excerpt(text))`, which is no colour;"
        + " did you mean `\(meant)`?"
      finding.fixes = [
        meant.hasPrefix("#") && stream[place.content].style == .plain
          ? replacing(place, by: "\"\(meant)\"") : replacing(place, byWord: meant)
      ]
    }
    report(finding, at: place)
    return invalid(place)
  }

  /// An unquoted `#1A73E8` is a comment, so that the colour is empty; false if there is none.
  mutating func reportSwallowedColor(_ place: Place) -> Bool {
    guard stream[place.content].isEmptyPlain,
      let comment = stream.swallowedComment(after: place.content)
    else { return false }
    let text = stream.source[comment]
    // In flow style the comment has swallowed what closes the mapping too.
    let word = text.prefix { !" \t,]}".contains($0) }
    guard Color(ArraySlice(word.utf8)) != nil else { return false }
    // What stands behind the colour stays a comment.
    let rest = text.dropFirst(word.count).drop { $0 == " " || $0 == "\t" }
    let mark = rest.isEmpty || rest.hasPrefix("#") ? "" : " #"
    let end = comment.start + word.utf8.count
    report(
      Finding(
        rule: "swallowed-comment", category: .yaml,
        message: "\(subject(place)) is empty: `\(word)` without quotes is a YAML comment",
        label: "quote the colour",
        fixes: [
          FixIt(
            title: "quote the colour",
            edits: [
              Edit(range: SourceRange(start: comment.start, end: end), text: "\"\(word)\"\(mark)")
            ])
        ]),
      at: place, range: comment)
    return true
  }

  /// A scalar that its own `#` may have made a comment; false if there is none.
  mutating func reportSwallowedComment(
    _ place: Place, as type: ValueType, _ severity: Severity
  ) -> Bool {
    guard type.isScalar, let comment = stream.swallowedComment(after: place.content) else {
      return false
    }
    report(
      Finding(
        rule: "swallowed-comment", category: .yaml, severity: severity,
        message: "\(subject(place)) is empty: what follows `#` is a YAML comment; quote it if it"
          + " is the value"),
      at: place, range: comment)
    return true
  }
}

extension Enumeration {
  /// Why `text` is wrong, where that is worth telling; letter case does not matter.
  func explanation(of text: String) -> ExplainedWord? {
    guard !explained.isEmpty else { return nil }
    let letters = NearestName.folded(text)
    return explained.first { NearestName.folded($0.word) == letters }
  }

  /// The word that `text` stands for, and whether there is no doubt.
  func meant(by text: String) -> (name: String, isCertain: Bool)? {
    let bare = text.hasPrefix(".") ? String(text.dropFirst()) : text
    if let word = cases.first(where: {
      $0.otherSpellings.contains(bare)
        || NearestName.folded($0.name) == NearestName.folded(bare)
        || $0.otherSpellings.contains { NearestName.folded($0) == NearestName.folded(bare) }
    }) {
      return (word.name, true)
    }
    return NearestName.find(bare, among: cases.map(\.name)).map { ($0, false) }
  }
}

/// Texts that were meant as colours.
enum ColorText {
  /// The canonical spelling of what was meant: a missing `#`, three digits, a near name.
  static func meant(by text: String, _ type: ColorType) -> String? {
    let bare = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if let color = Color(ArraySlice("#\(bare)".utf8)) { return color.description }
    if bare.utf8.count == 3,
      let color = Color(ArraySlice("#\(bare.map { "\($0)\($0)" }.joined())".utf8))
    {
      return color.description
    }
    let name = bare.hasPrefix(".") ? String(bare.dropFirst()) : bare
    return ColorName.names(of: type).first { $0 == name }
      ?? NearestName.find(name, among: ColorName.names(of: type))
  }
}
