import NavSchema
import SourceText
import YAMLTree

/// Makes every single mistake in one document.
struct MutantMaker {
  /// A key with its value, in a mapping whose schema is known.
  struct Entry {
    let key: NodeID
    let value: NodeID
    let field: Field
    let section: Section
    let mapping: NodeID
    let nextKey: NodeID?
    let previousValue: NodeID?
  }

  let stream: YAMLStream
  private let lines: LineIndex
  let root: Section
  private(set) var mutants: [Mutant] = []

  var text: [UInt8] { stream.source.text }

  /// All mutants of the only document of `stream`.
  static func mutants(of stream: YAMLStream, _ configuration: Configuration) -> [Mutant] {
    guard let root = configuration.root else { return [] }
    var maker = MutantMaker(stream, root)
    for entry in maker.entries(of: configuration) {
      maker.mutateKey(of: entry)
      maker.mutateValue(of: entry)
      maker.mutateLayout(of: entry)
    }
    for comment in stream.comments { maker.move(comment) }
    return maker.mutants
  }

  private init(_ stream: YAMLStream, _ root: Section) {
    self.stream = stream
    self.root = root
    lines = LineIndex(stream.source)
  }

  private func entries(of configuration: Configuration) -> [Entry] {
    var seen: Set<NodeID> = []
    var found: [Entry] = []
    configuration.visitOwnSections { section in
      let mapping = section.value.node
      guard stream[mapping].kind == .mapping, seen.insert(mapping).inserted else { return }
      found += entries(of: section, mapping)
    }
    return found
  }

  private func entries(of section: Section, _ mapping: NodeID) -> [Entry] {
    var keys: [NodeID] = []
    var key = mapping.successor
    while key < stream[mapping].next {
      keys.append(key)
      key = stream[stream[key].next].next
    }
    return keys.enumerated().compactMap { index, key in
      guard stream[key].kind == .scalar,
        let field = section.schema.field(named: stream.text(of: key))
      else { return nil }
      return Entry(
        key: key, value: stream[key].next, field: field, section: section, mapping: mapping,
        nextKey: index + 1 < keys.count ? keys[index + 1] : nil,
        previousValue: index > 0 ? stream[keys[index - 1]].next : nil)
    }
  }

  /// Moves a comment to the line behind its own.
  private mutating func move(_ comment: Comment) {
    let line = line(of: comment.range.start)
    let end = lines.range(ofLine: line).end
    let words = stream.source[comment.range]
    add(
      .commentMoved, "",
      [
        Edit(range: comment.range, text: ""),
        Edit(range: SourceRange(start: end, end: end), text: "\n\(words)"),
      ], from: line, to: line + 2)
  }

  mutating func add(
    _ kind: Mutant.Operator, _ entry: Entry, _ edits: [Edit], from first: Int? = nil,
    to last: Int? = nil, license: String? = nil
  ) {
    let path = entry.section.configuration.fieldPath(to: entry.section.id)
    add(
      kind, path.map { "\($0).\(entry.field.name)" } ?? entry.field.name, edits, from: first,
      to: last, license: license)
  }

  /// Adds the mutant that `edits` make; without `lines` it is due on the first edit's line.
  private mutating func add(
    _ kind: Mutant.Operator, _ path: String, _ edits: [Edit], from first: Int?, to last: Int?,
    license: String? = nil
  ) {
    let sorted = edits.sorted { $0.range.start < $1.range.start }
    var text: [UInt8] = []
    var end = 0
    for edit in sorted {
      text += self.text[end..<edit.range.start] + edit.text.utf8
      end = edit.range.end
    }
    text += self.text[end...]
    let line = first ?? self.line(of: sorted[0].range.start)
    mutants.append(
      Mutant(
        operator: kind, text: text, lines: line...max(line, last ?? line), path: path,
        license: license))
  }

  /// The line of an offset in the original.
  func line(of offset: Int) -> Int { lines.lineNumber(of: offset) }

  func isFlow(_ id: NodeID) -> Bool { stream[id].style == .flow }

  /// The bare spelling of a scalar.
  func spelling(of id: NodeID) -> String { stream.source[stream[id].contentRange] }
}
