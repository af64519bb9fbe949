import NavLint
import SourceText

extension FuzzTarget {
  /// What conversion writes is a document without errors, and its own canonical form.
  static let convert = FuzzTarget(name: "convert") { bytes in
    for linter in [schemaLinter, plainLinter] {
      let source = SourceFile(path: "fuzz.nav.yaml", bytes: bytes)
      let result = linter.lint(source)
      let conversion = Converter(makesDigests: true).convert(result)
      expectPlaces(of: conversion.diagnostics, in: source)
      // An error that was allowed in the text is no error that the JSON allows.
      guard result.suppressedCount == 0 else { continue }
      for document in conversion.documents { expectCanonical(document.bytes, linter) }
      for layout in layouts {
        let other = Converter(layout: layout).convert(result)
        expect(
          other.documents.map(\.number) == conversion.documents.map(\.number),
          "the layout does not matter")
        for (one, document) in zip(conversion.documents, other.documents) {
          expect(
            canonical(document.bytes, linter) == one.bytes,
            "`\(text(document.bytes))` means `\(text(one.bytes))`")
        }
      }
    }
  }

  private static let layouts = [
    CanonicalLayout(isPretty: true, endsWithNewline: true), CanonicalLayout(omitsDefaults: true),
  ]

  private static func expectCanonical(_ json: [UInt8], _ linter: Linter) {
    expect(String(validating: json, as: UTF8.self) != nil, "canonical JSON is UTF-8")
    let again = canonical(json, linter)
    expect(again == json, "`\(text(json))` became `\(again.map(text) ?? "nothing")`")
  }

  /// The canonical form of a text that must have one and be without errors.
  private static func canonical(_ json: [UInt8], _ linter: Linter) -> [UInt8]? {
    let result = linter.lint(SourceFile(path: "fuzz.nav.json", bytes: json))
    for diagnostic in result.diagnostics where diagnostic.severity == .error {
      expect(false, "`\(text(json))` has the error \(diagnostic.rule): \(diagnostic.message)")
    }
    return Converter().convert(result).documents.first?.bytes
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
