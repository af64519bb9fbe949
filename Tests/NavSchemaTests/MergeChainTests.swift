import NavSchema
import SourceText
import Testing
import YAMLTree

/// Sections that are merged into sections that are merged, and so on.
@Suite struct MergeChainTests {
  private func chain(_ length: Int, limits: YAMLLimits = .init()) -> Configuration {
    var text = "x-a:\n  - &a0 {compassButton: true, zoomGestures: false}\n"
    for number in 1..<length {
      text += "  - &a\(number) {<<: [*a\(number - 1)], zoomGestures: true}\n"
    }
    text += "navigation: {ui: {<<: *a\(length - 1)}}\n"
    let stream = YAMLStream.compose(
      SourceFile(path: "chain.nav.yaml", bytes: Array(text.utf8)), limits: limits)
    return Checker.check(stream, document: 0).configuration
  }

  @Test(arguments: [1, 2, 50, 3_000])
  func theNearestSourceWins(length: Int) {
    let ui = chain(length).root?.navigation.section?.ui.section
    #expect(ui?.compassButton.bool == true)
    #expect(ui?.zoomGestures.bool == (length > 1))
  }

  @Test func aChainAsLongAsAFileIsRead() {
    var limits = YAMLLimits()
    limits.expandedNodes = .max
    limits.expandedBytes = .max
    let ui = chain(50_000, limits: limits).root?.navigation.section?.ui.section
    #expect(ui?.compassButton.bool == true)
  }
}
