import NavSchema
package import SourceText
package import YAMLTree

/// One document of a file in its canonical form.
package struct CanonicalDocument: Sendable {
  /// The number of the document in its stream, from 0.
  package let number: Int
  /// The text: RFC 8785, or as the layout asks.
  package let bytes: [UInt8]

  /// The SHA-256 of the text, 64 hexadecimal digits.
  package var digest: String { SHA256.hexadecimalDigest(of: bytes) }
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
}

/// Turns what the linter has read into canonical JSON.
package struct Converter: Sendable {
  package let layout: CanonicalLayout
  package let limits: YAMLLimits

  package init(layout: CanonicalLayout = CanonicalLayout(), limits: YAMLLimits = YAMLLimits()) {
    self.layout = layout
    self.limits = limits
  }

  /// Converts each document without an error among the diagnostics of `result`.
  ///
  /// A file that was linted without the schema becomes JSON of YAML 1.2's core types.
  package func convert(_ result: Linter.Result) -> Conversion {
    var conversion = Conversion()
    conversion.documentCount = result.stream.documents.count
    var isFaulty = [Bool](repeating: false, count: result.stream.documents.count)
    for diagnostic in result.diagnostics where diagnostic.severity == .error {
      if isFaulty.indices.contains(diagnostic.document) { isFaulty[diagnostic.document] = true }
    }
    for number in result.stream.documents.indices {
      let found = conversion.diagnostics.count
      if !isFaulty[number] {
        if result.configurations.isEmpty {
          convert(result.stream, document: number, &conversion)
        } else {
          convert(result.configurations[number], &conversion)
        }
      }
      if isFaulty[number] || conversion.diagnostics.count > found {
        conversion.faulty.append(number)
      }
    }
    return conversion
  }

  private func convert(_ configuration: Configuration, _ conversion: inout Conversion) {
    guard configuration.rootID != .none else { return }
    let judge = ConversionJudge(
      stream: configuration.stream, document: configuration.number, limits: limits)
    var writer = ConfigurationWriter(
      configuration, layout, limit: limits.expandedBytes,
      appendingTo: buffer(for: configuration.stream))
    do throws(CanonicalFailure) {
      try writer.writeSection(configuration.rootID)
      conversion.documents.append(finished(writer.text, configuration.number))
    } catch {
      conversion.diagnostics.append(judge.finding(for: error))
    }
  }

  private func convert(
    _ stream: YAMLStream, document number: Int, _ conversion: inout Conversion
  ) {
    guard let root = stream.documents[number].root else { return }
    let judge = ConversionJudge(stream: stream, document: number, limits: limits)
    var writer = TreeWriter(stream, layout, limits: limits, appendingTo: buffer(for: stream))
    do throws(CanonicalFailure) {
      try writer.write(root)
      conversion.documents.append(finished(writer.text, number))
    } catch {
      conversion.diagnostics.append(judge.finding(for: error))
    }
  }

  private func buffer(for stream: YAMLStream) -> [UInt8] {
    var bytes: [UInt8] = []
    if stream.documents.count == 1 { bytes.reserveCapacity(stream.source.text.count) }
    return bytes
  }

  private func finished(_ text: CanonicalText, _ number: Int) -> CanonicalDocument {
    var bytes = text.bytes
    if layout.endsWithNewline { bytes.append(0x0A) }
    return CanonicalDocument(number: number, bytes: bytes)
  }
}
