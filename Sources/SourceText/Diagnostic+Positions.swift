// What stays the same of a diagnostic when entries are added to lists before it: baselines and
// fingerprints know it by that.

extension Diagnostic {
  /// The pointer with `*` for positions in lists.
  package var pointerWithoutPositions: String {
    pointer.split(separator: "/", omittingEmptySubsequences: false)
      .map { part in !part.isEmpty && part.utf8.allSatisfy(\.isDigit) ? "*" : part }
      .joined(separator: "/")
  }

  /// The message with `*` for positions in lists.
  package var messageWithoutPositions: String { message.withoutPositions }
}

extension String {
  /// A message with `*` for positions in lists: `markers[*].id`, "entry * of `markers`".
  package var withoutPositions: String {
    let text = Array(utf8)
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      let end = text[index...].firstIndex { !$0.isDigit } ?? text.count
      let isPosition =
        end > index
        && (result.last == UInt8(ascii: "[") && end < text.count && text[end] == UInt8(ascii: "]")
          || result.suffix(6).elementsEqual("entry ".utf8))
      if isPosition {
        result.append(UInt8(ascii: "*"))
        index = end
      } else {
        let next = max(end, index + 1)
        result += text[index..<next]
        index = next
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
