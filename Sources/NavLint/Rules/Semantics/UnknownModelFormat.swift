package import NavSchema
package import SourceText

/// A model whose address does not end as glTF files do.
package enum UnknownModelFormat: Rule {
  package static let description = RuleDescription(
    id: "unknown-model-format", category: .semantics, severities: [.warning], facts: ["X-3D-17"],
    summary: "a model that is no glTF file by its name",
    reason: "Models are glTF files; the SDK's own samples are all `.glb`, and JavaScript takes no"
      + " other.",
    references: [Source.maps3D("Structs/Model").url].compactMap { $0 })

  package static let kinds: [MappingKind] = [.model]

  package static func check(_ section: Section, _ findings: inout Findings) {
    guard let address = section.url.writtenText, !isGLTF(address) else { return }
    findings.report(
      .warning, at: .value(section.url),
      "the model's `url` ends neither in `.glb` nor in `.gltf`; the SDK reads glTF files")
  }

  /// Whether the address, or its path alone, ends in `.glb` or `.gltf`.
  private static func isGLTF(_ address: ArraySlice<UInt8>) -> Bool {
    let path = address.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    return hasEnding(path) || hasEnding(address)
  }

  private static func hasEnding(_ text: ArraySlice<UInt8>) -> Bool {
    endings.contains { ending in
      text.suffix(ending.count).lazy.map { (65...90).contains($0) ? $0 + 32 : $0 }
        .elementsEqual(ending)
    }
  }

  private static let endings = [Array(".glb".utf8), Array(".gltf".utf8)]
}
