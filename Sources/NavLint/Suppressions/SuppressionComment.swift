import Platform
import SourceText

/// One `# navlint: allow …` comment, read.
struct SuppressionComment {
  /// A rule id in the comment.
  struct Name {
    let id: RuleID
    let range: SourceRange
  }

  /// The comment from its `#` on.
  let range: SourceRange
  let coversFile: Bool
  let names: [Name]
  /// The last day on which it holds, with its place.
  let until: (date: CivilDate, range: SourceRange)?
  /// What is wrong with it, where it cannot be read.
  let fault: String?

  /// Reads the comment at `range`; nil if it does not speak to navlint.
  init?(_ range: SourceRange, in text: [UInt8]) {
    var words = Words(text, range)
    guard let mark = words.next()?.text, mark.hasPrefix("navlint:") else { return nil }
    self.range = range
    let glued = mark.dropFirst("navlint:".count)
    let verb = glued.isEmpty ? words.next()?.text : String(glued)
    coversFile = verb == "allow-file"
    guard verb == "allow" || verb == "allow-file" else {
      (names, until) = ([], nil)
      fault = "`navlint:` is followed by `allow` or `allow-file`"
      return
    }
    var names: [Name] = []
    var until: (CivilDate, SourceRange)?
    var fault: String?
    while let word = words.next(), word.text != "--" {
      if word.text == "until" {
        guard let day = words.next(), let date = CivilDate(day.text) else {
          fault = "`until` is followed by a day such as `2027-01-31`"
          // Without an end it would hold for ever, which nobody has asked for.
          names = []
          break
        }
        until = (date, day.range)
      } else if word.text.first.map({ "-–—".contains($0) }) ?? false, !names.isEmpty {
        fault = "a reason follows `--`, not `\(word.text)`"
        break
      } else {
        names.append(Name(id: RuleID(word.text), range: word.range))
      }
    }
    if names.isEmpty, fault == nil { fault = "`\(verb ?? "allow")` is followed by a rule id" }
    self.names = names
    self.until = until
    self.fault = fault
  }

  /// The words of a comment, commas taken as blanks.
  private struct Words {
    private let text: [UInt8]
    private var offset: Int
    private let end: Int

    init(_ text: [UInt8], _ range: SourceRange) {
      self.text = text
      offset = range.start
      end = range.end
      while offset < end, text[offset] == UInt8(ascii: "#") { offset += 1 }
    }

    mutating func next() -> (text: String, range: SourceRange)? {
      func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, UInt8(ascii: ",")].contains(byte) }
      while offset < end, isBlank(text[offset]) { offset += 1 }
      let start = offset
      while offset < end, !isBlank(text[offset]) { offset += 1 }
      guard start < offset else { return nil }
      return (
        String(decoding: text[start..<offset], as: UTF8.self),
        SourceRange(start: start, end: offset)
      )
    }
  }
}
