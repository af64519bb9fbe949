import NavSchema
import SourceText
import YAMLTree

// Mistakes with keys.
extension MutantMaker {
  mutating func mutateKey(of entry: Entry) {
    let key = stream[entry.key].contentRange
    let name = stream.text(of: entry.key)
    drop(entry)
    double(entry)
    move(entry)
    rename(entry, .keyMisspelt, name.misspelt)
    rename(entry, .keyInWrongCase, name.inOtherCase)
    if let colon = colon(of: entry), colon >= key.end {
      add(
        .colonDropped, entry, [Edit(range: SourceRange(start: colon, end: colon + 1), text: "")],
        to: line(of: colon) + 1)
    }
  }

  private mutating func rename(_ entry: Entry, _ kind: Mutant.Operator, _ name: String?) {
    guard let name, stream[entry.key].style == .plain else { return }
    let isKnown = entry.section.schema.field(named: name) != nil
    add(
      kind, entry, [Edit(range: stream[entry.key].contentRange, text: name)],
      license: isKnown ? "that is a documented key, too" : nil)
  }

  /// The edit that takes the entry out.
  private func removal(of entry: Entry) -> Edit {
    let start = Int(stream[entry.key].start)
    let end = Int(stream[entry.value].end)
    if let nextKey = entry.nextKey {
      return Edit(range: SourceRange(start: start, end: Int(stream[nextKey].start)), text: "")
    }
    if let previousValue = entry.previousValue {
      return Edit(range: SourceRange(start: Int(stream[previousValue].end), end: end), text: "")
    }
    return Edit(
      range: SourceRange(start: start, end: max(end, (colon(of: entry) ?? end) + 1)),
      text: isFlow(entry.mapping) ? "" : "{}")
  }

  private mutating func drop(_ entry: Entry) {
    let mapping = stream[entry.mapping]
    let isRequired = entry.field.requirement != nil && !merges(entry.mapping)
    let first = isRequired ? line(of: Int(mapping.start)) : 1
    let last = isRequired ? line(of: Int(mapping.end)) : line(of: text.count)
    add(
      .keyDropped, entry, [removal(of: entry)], from: first, to: last,
      license: isRequired ? nil : "the key is optional, or a merge has it")
  }

  private func merges(_ mapping: NodeID) -> Bool {
    var key = mapping.successor
    while key < stream[mapping].next {
      if stream.isMergeKey(key) { return true }
      key = stream[stream[key].next].next
    }
    return false
  }

  private mutating func double(_ entry: Entry) {
    let end = Int(stream[entry.value].end)
    let spelling = stream.source[SourceRange(start: Int(stream[entry.key].start), end: end)]
    let separator = isFlow(entry.mapping) ? ", " : "\n" + indentation(of: entry)
    let copy = Edit(range: SourceRange(start: end, end: end), text: separator + spelling)
    let line = line(of: end) + (isFlow(entry.mapping) ? 0 : 1)
    add(.keyDoubled, entry, [copy], from: line)
  }

  /// Moves the entry to the root and to the mapping above its own.
  private mutating func move(_ entry: Entry) {
    guard let parent = entry.section.parent else { return }
    let start = Int(stream[entry.key].start)
    let spelling = stream.source[SourceRange(start: start, end: Int(stream[entry.value].end))]
    let removal = removal(of: entry)
    let removed = line(of: removal.range.end) - line(of: removal.range.start)
    func append(to section: Section) -> (edit: Edit, line: Int)? {
      let mapping = section.value.node
      guard stream[mapping].kind == .mapping, !isFlow(mapping) else { return nil }
      let end = Int(stream[mapping].end)
      let edit = Edit(
        range: SourceRange(start: end, end: end),
        text: "\n" + spaces(before: stream[mapping.successor]) + spelling)
      return (edit, line(of: end) + 1 - removed)
    }
    for (kind, target) in [(Mutant.Operator.keyMovedUp, parent), (.keyMovedToRoot, root)]
    where target != root || kind == .keyMovedToRoot {
      guard let (edit, line) = append(to: target), !edit.touches(removal) else { continue }
      let isKnown = target.schema.field(named: entry.field.name) != nil
      add(
        // Where the key is known it says something else, and what depends on that may be anywhere.
        kind, entry, [removal, edit], from: isKnown ? 1 : min(line, self.line(of: start)),
        to: self.line(of: text.count) + 1, license: isKnown ? "the key belongs there, too" : nil)
    }
  }

  /// Where the entry's colon stands; nil for an entry without one.
  private func colon(of entry: Entry) -> Int? {
    let end = Int(stream[entry.key].end)
    return text[end...].firstIndex(of: UInt8(ascii: ":")).flatMap {
      $0 <= Int(stream[entry.value].start) ? $0 : nil
    }
  }

  private func indentation(of entry: Entry) -> String { spaces(before: stream[entry.key]) }

  /// As many blanks as characters stand before the node on its line.
  private func spaces(before node: Node) -> String {
    var start = Int(node.start)
    while start > 0, text[start - 1] != 0x0A { start -= 1 }
    return String(repeating: " ", count: Int(node.start) - start)
  }
}

extension Edit {
  fileprivate func touches(_ other: Edit) -> Bool {
    range.start <= other.range.end && other.range.start <= range.end
  }
}

extension String {
  /// The word with two neighbouring letters swapped; nil if that changes nothing.
  var misspelt: String? {
    var letters = Array(self)
    guard
      let index = letters.indices.dropFirst().dropLast().first(where: {
        letters[$0] != letters[$0 + 1]
      })
    else { return letters.count > 1 ? String(letters.dropLast()) : nil }
    letters.swapAt(index, index + 1)
    return String(letters)
  }

  /// The word with its first letter in the other case; nil if it has none.
  var inOtherCase: String? {
    guard let first, first.isLetter else { return nil }
    return (first.isLowercase ? first.uppercased() : first.lowercased()) + dropFirst()
  }
}
