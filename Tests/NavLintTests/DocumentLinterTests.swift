import NavLint
import Testing

@Suite struct DocumentLinterTests {
  @Test func bytesGiveDiagnostics() throws {
    let bytes = Array("map3D:\n  mode: hybrd\n".utf8)
    let diagnostics = DocumentLinter().diagnostics(in: bytes)
    #expect(diagnostics.map(\.rule) == ["unknown-value"])
    let place = LineIndex(SourceFile(path: "a.nav.yaml", bytes: bytes))
      .location(of: try #require(diagnostics.first).range.start)
    #expect(place == SourceLocation(line: 2, column: 9))
  }

  @Test func bytesGiveCanonicalJSON() throws {
    let bytes = Array("navigation: {ui: {isNavigationHeaderEnabled: true}}\n---\n".utf8)
    let documents = try DocumentLinter(navigationSDK: "11").canonicalJSON(of: bytes)
    let text = documents.map { String(decoding: $0, as: UTF8.self) }
    #expect(text.count == 1)
    #expect(text[0].contains(#""compassButton":true"#))
    #expect(
      text[0].hasSuffix(#""sdk":{"maps3D":"1.0","navigation":"11"},"target":"phone","version":1}"#))
  }

  @Test func faultyDocumentsHaveNoCanonicalForm() {
    let failure = #expect(throws: ConversionFailure.self) {
      try DocumentLinter().canonicalJSON(of: Array("name: [1]\n".utf8))
    }
    #expect(failure?.errors.map(\.rule) == ["wrong-type"])
  }

  @Test func anyYAMLIsReadWithoutTheSchema() throws {
    let json = try DocumentLinter(usesSchema: false).canonicalJSON(
      of: Array("b: 1\na: [no]\n".utf8))
    #expect(json.map { String(decoding: $0, as: UTF8.self) } == [#"{"a":["no"],"b":1}"#])
  }
}
