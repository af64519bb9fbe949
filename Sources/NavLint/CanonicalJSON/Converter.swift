import NavSchema
package import SourceText
package import YAMLTree

/// One document of a file in its canonical form.
package struct CanonicalDocument: Sendable {
  /// The number of the document in its stream, from 0.
  package let number: Int
  /// The text: RFC 8785, or as the layout asks.
  package fileprivate(set) var bytes: [UInt8]
  /// The SHA-256 of RFC 8785's text whatever the layout, if it was asked for.
  package let digest: String?
}

/// What converting a file gives.
package struct Conversion: Sendable {
  /// The documents that have a canonical form: those without an error that configure something.
  package var documents: [CanonicalDocument] = []
  /// How many documents the file has.
  package var documentCount = 0
  /// The numbers of the documents with an error.
  package var faulty: [Int] = []
  /// What only converting finds, beside the linter's diagnostics.
  package var diagnostics: [Diagnostic] = []

  /// Gives the memory of the texts back, which have been written.
  package mutating func removeText() {
    for index in documents.indices { documents[index].bytes = [] }
  }
}

/// Turns what the linter has read into canonical JSON.
package struct Converter: Sendable {
  package let layout: CanonicalLayout
  /// Whether each document gets its digest.
  package let makesDigests: Bool

  package init(layout: CanonicalLayout = CanonicalLayout(), makesDigests: Bool = false) {
    self.layout = layout
    self.makesDigests = makesDigests
  }

  /// Converts each document without an error among the diagnostics of `result`.
  ///
  /// A file that was linted without the schema becomes JSON of YAML 1.2's core types. `limits`
  /// bound what aliases may grow to.
  package func convert(_ result: Linter.Result, limits: YAMLLimits = YAMLLimits()) -> Conversion {
    var conversion = Conversion()
    conversion.documentCount = result.stream.documents.count
    let faulty = Set(result.diagnostics.filter { $0.severity == .error }.map(\.document))
    for number in result.stream.documents.indices {
      if faulty.contains(number) {
        conversion.faulty.append(number)
        continue
      }
      guard let source = Self.source(of: result, number) else { continue }
      do throws(CanonicalFailure) {
        conversion.documents.append(try convert(source, number, limits))
      } catch {
        let judge = ConversionJudge(stream: result.stream, document: number, limits: limits)
        conversion.diagnostics.append(judge.finding(for: error))
        conversion.faulty.append(number)
      }
    }
    return conversion
  }

  /// What a document is written from.
  private enum Source {
    case configuration(Configuration)
    case tree(YAMLStream, root: NodeID)
  }

  /// Nil where a document configures nothing.
  private static func source(of result: Linter.Result, _ number: Int) -> Source? {
    if result.configurations.isEmpty {
      return result.stream.documents[number].root.map { .tree(result.stream, root: $0) }
    }
    let configuration = result.configurations[number]
    return configuration.rootID == .none ? nil : .configuration(configuration)
  }

  private func convert(
    _ source: Source, _ number: Int, _ limits: YAMLLimits
  ) throws(CanonicalFailure) -> CanonicalDocument {
    let canonical = CanonicalLayout()
    let bytes = try text(of: source, layout, limits)
    guard makesDigests else { return CanonicalDocument(number: number, bytes: bytes, digest: nil) }
    let digested = layout == canonical ? bytes : try text(of: source, canonical, limits)
    return CanonicalDocument(
      number: number, bytes: bytes, digest: SHA256.hexadecimalDigest(of: digested))
  }

  private func text(
    of source: Source, _ layout: CanonicalLayout, _ limits: YAMLLimits
  ) throws(CanonicalFailure) -> [UInt8] {
    var text = CanonicalText(layout)
    switch source {
    case .configuration(let configuration):
      let root = configuration.rootID
      let value = configuration.values[root.index]
      guard value.kind == .section else { throw .invalidValue(value.node) }
      let stream = configuration.stream
      // JSON is about as long as the YAML that it comes from.
      text.bytes.reserveCapacity(stream.source.text.count / stream.documents.count)
      let writer = ConfigurationWriter(configuration, layout, limits: limits)
      try writer.writeSection(root, to: &text)
    case .tree(let stream, let root):
      var writer = TreeWriter(stream, layout, limits: limits)
      try writer.write(root)
      text = writer.text
    }
    if layout.endsWithNewline { text.bytes.append(0x0A) }
    return text.bytes
  }
}
