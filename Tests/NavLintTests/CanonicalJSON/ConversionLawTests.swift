import NavLint
import NavLintDev
import SourceText
import Testing

/// The laws of the canonical form, over every document of the rule pages that has one.
@Suite struct ConversionLawTests {
  @Test(arguments: RulePageFile.all)
  func convertingTwiceChangesNothingAndFindsNothingNew(_ file: RulePageFile) throws {
    for rule in try file.read().cases {
      let linter = Linter(rule.options)
      let result = linter.lint(SourceFile(path: "page.nav.yaml", bytes: rule.input))
      for document in Converter().convert(result).documents {
        let again = linter.lint(SourceFile(path: "page.nav.yaml", bytes: document.bytes))
        let text = String(decoding: document.bytes, as: UTF8.self)
        #expect(
          Converter().convert(again).documents.map(\.bytes) == [document.bytes], "\(rule): \(text)")
        let known = findings(of: result, document.number)
        // A finding behind an anchor is told once; written out it stands at every use.
        if rule.input.contains(UInt8(ascii: "&")) { continue }
        #expect(
          findings(of: again, 0).subtracting(known).sorted() == [], "\(rule): \(text)")
      }
    }
  }

  @Test func aSettingWithTwoHomesIsWrittenInOne() {
    func converted(_ text: String) -> [[UInt8]] {
      let source = SourceFile(path: "app.nav.yaml", bytes: Array(text.utf8))
      return Converter().convert(Linter().lint(source)).documents.map(\.bytes)
    }
    let atHome = converted(
      "navigation: {ui: {shouldDisplaySpeedometer: true}, mapView: {mapType: hybrid}}")
    #expect(atHome.count == 1)
    #expect(
      converted("navigation: {mapView: {mapType: hybrid, shouldDisplaySpeedometer: true}}")
        == atHome)
  }

  private func findings(of result: Linter.Result, _ document: Int) -> Set<String> {
    Set(
      result.diagnostics.filter { $0.document == document }.map { "\($0.rule) at \($0.pointer)" })
  }
}
