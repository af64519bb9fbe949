import Foundation
import NavLint
import NavLintDev
import SourceText
import TestSupport
import Testing

/// The laws of the canonical form, over every document that has one.
@Suite struct ConversionLawTests {
  @Test(arguments: RulePageFile.all)
  func theyHoldForPages(_ file: RulePageFile) throws {
    for rule in try file.read().cases { expectLaws(rule.input, "\(rule)", rule.options) }
  }

  @Test func theyHoldForExamples() throws {
    let files = Repository.files(in: "examples", suffix: ".nav.yaml")
    #expect(files.count > 4)
    for file in files { expectLaws(Array(try Data(contentsOf: file)), file.path) }
  }

  @Test(.enabled(if: Repository.shared != nil, "needs shared/cases"))
  func theyHoldForCases() throws {
    let cases = try #require(Repository.shared).appending(path: "cases")
    let paths = try #require(FileManager.default.enumerator(atPath: cases.path))
    var count = 0
    for case let path as String in paths where path.hasSuffix(".yaml") {
      let bytes = Array(try Data(contentsOf: cases.appending(path: path)))
      expectLaws(bytes, path)
      var any = LintOptions()
      any.usesSchema = false
      expectLaws(bytes, path, any)
      count += 1
    }
    #expect(count > 50)
  }

  /// Converting twice changes nothing, and finds nothing new.
  private func expectLaws(_ bytes: [UInt8], _ name: String, _ options: LintOptions = .init()) {
    let linter = Linter(options)
    let result = linter.lint(SourceFile(path: "law.nav.yaml", bytes: bytes))
    for document in Converter().convert(result).documents where isYAML(document.bytes) {
      let again = linter.lint(SourceFile(path: "law.nav.yaml", bytes: document.bytes))
      let text = String(decoding: document.bytes, as: UTF8.self)
      #expect(
        Converter().convert(again).documents.map(\.bytes) == [document.bytes], "\(name): \(text)")
      // A finding behind an anchor is told once, and written out it stands at every use; what a
      // comment silences is silent no more.
      if bytes.contains(UInt8(ascii: "&")) || result.suppressedCount > 0 { continue }
      let news = findings(of: again, 0).subtracting(findings(of: result, document.number))
      #expect(news.sorted() == [], "\(name): \(text)")
    }
  }

  /// Whether YAML admits all characters; JSON leaves some without an escape that YAML forbids.
  private func isYAML(_ json: [UInt8]) -> Bool {
    !String(decoding: json, as: UTF8.self).unicodeScalars.contains {
      (0x7F...0x9F).contains($0.value)
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
