import Foundation
import NavLint
import NavLintDev
import Platform
import SourceText
import TestSupport
import Testing
import YAMLTree

/// What fixing promises, of every document of every page and of the broken examples.
struct FixPropertyTests {
  @Test(arguments: RulePageFile.all, [false, true])
  func fixingBreaksNothingAndComesToAnEnd(_ file: RulePageFile, allowsUnsafe: Bool) throws {
    for rule in try file.read().cases {
      let fixer = FixApplier(Linter(rule.options), allowsUnsafe: allowsUnsafe)
      let source = SourceFile(path: "a.nav.yaml", bytes: rule.input)
      let fixed = fixer.apply(to: source)
      let before = Linter(rule.options).lint(source)
      // What stands behind a syntax error is read only when it is mended.
      #expect(
        fixed.remaining.stream.errorCount <= before.stream.errorCount || !before.stream.isWhole,
        "\(rule)")
      let isOffered = fixed.remaining.diagnostics.contains { diagnostic in
        diagnostic.fixes.contains { allowsUnsafe || $0.applicability == .safe }
      }
      #expect(isOffered == !fixed.withheld.isEmpty || source.bytes == nil, "\(rule)")
      let again = fixer.apply(to: fixed.source)
      #expect(again.appliedCount == 0 && again.source.text == fixed.source.text, "\(rule)")
    }
  }

  /// Only what is wrong with a comment itself is mended there.
  @Test(arguments: RulePageFile.all)
  func safeFixesKeepComments(_ file: RulePageFile) throws {
    for rule in try file.read().cases {
      let source = SourceFile(path: "a.nav.yaml", bytes: rule.input)
      let linter = Linter(rule.options)
      let before = linter.lint(source)
      guard before.stream.isWhole,
        !before.diagnostics.contains(where: {
          ["swallowed-comment", "unknown-suppression"].contains($0.rule)
        })
      else { continue }
      let fixed = FixApplier(linter, allowsUnsafe: false).apply(to: source)
      #expect(Self.comments(fixed.source) == Self.comments(source), "\(rule)")
    }
  }

  /// Each safe fix alone, as an editor applies it: its finding is gone, and of the tree nothing but
  /// the edited nodes has changed.
  @Test(arguments: RulePageFile.all)
  func eachSafeFixDoesWhatItsTitleSays(_ file: RulePageFile) throws {
    for rule in try file.read().cases {
      let source = SourceFile(path: "a.nav.yaml", bytes: rule.input)
      let before = Linter(rule.options).lint(source)
      guard before.stream.isWhole else { continue }
      for diagnostic in before.diagnostics {
        for fix in diagnostic.fixes where fix.applicability == .safe {
          let text = FixApplier.applying(fix.edits, to: source.text)
          let after = Linter(rule.options).lint(source.replacingText(text))
          #expect(
            !after.diagnostics.contains {
              ($0.rule, $0.pointer, $0.message, $0.document)
                == (diagnostic.rule, diagnostic.pointer, diagnostic.message, diagnostic.document)
            }, "\(rule): \(fix.title)")
          let difference = before.stream.differenceCount(from: after.stream)
          #expect(try #require(difference) <= fix.edits.count, "\(rule): \(fix.title)")
        }
      }
    }
  }

  /// Another encoding or other ends of lines give the same text with the same repairs.
  @Test(
    arguments: RulePageFile.all,
    [
      TextChange.carriageReturns, .byteOrderMark, .bigEndianUTF16, .littleEndianUTF16,
      .commentOfSeveralBytesBefore,
    ])
  func encodingsStayAsTheyAre(_ file: RulePageFile, _ change: TextChange) throws {
    for rule in try file.read().cases {
      guard rule.options.limits == YAMLLimits(), let changed = change.apply(to: rule.input) else {
        continue
      }
      let fixer = FixApplier(Linter(rule.options), allowsUnsafe: false)
      let plain = fixer.apply(to: SourceFile(path: "a.nav.yaml", bytes: rule.input))
      let other = fixer.apply(to: SourceFile(path: "a.nav.yaml", bytes: changed))
      #expect(other.source.bytes == change.apply(to: plain.source.text), "\(rule)")
    }
  }

  @Test(.enabled(if: CommandRun.has("patch"), "patch is not installed"))
  func differencesAreWhatPatchApplies() throws {
    for file in RulePageFile.all {
      for rule in try file.read().cases {
        let source = SourceFile(path: "a.nav.yaml", bytes: rule.input)
        let fixed = FixApplier(Linter(rule.options), allowsUnsafe: true).apply(to: source)
        guard fixed.appliedCount > 0, !rule.input.contains(0) else { continue }
        let difference = UnifiedDiff.text(
          source.text, fixed.source.text, fixed.changes, path: "a.nav.yaml")
        let scratch = try ScratchFolder()
        try Data(rule.input).write(to: URL(filePath: scratch("a.nav.yaml").displayText))
        try Data(difference).write(to: URL(filePath: scratch("difference").displayText))
        let run = try CommandRun.run(
          "patch", ["-p0", "--binary", "-s", "-i", "difference"], in: scratch.path)
        #expect(run.status == 0, "\(rule): \(run.output)")
        let patched = try Data(contentsOf: URL(filePath: scratch("a.nav.yaml").displayText))
        #expect([UInt8](patched) == fixed.source.text, "\(rule)")
      }
    }
  }

  @Test func brokenExamplesAreHealedAsFarAsTheyCanBe() throws {
    for url in Repository.files(in: "examples/broken", suffix: ".yaml") {
      let source = SourceFile(path: "a.nav.yaml", bytes: [UInt8](try Data(contentsOf: url)))
      let fixed = FixApplier(Linter(), allowsUnsafe: false).apply(to: source)
      let left = fixed.remaining.diagnostics.filter { found in
        found.fixes.contains { $0.applicability == .safe }
      }
      #expect(left.map(\.message) == [], "\(url.lastPathComponent)")
    }
  }

  /// A fix that breaks something does not keep the others from being applied.
  @Test func aHarmfulFixIsLeftOut() {
    let text = "map3D: {mode: hybird}\nnavigation: {ui: {compassButtn: yes, compassButton: true}}\n"
    let source = SourceFile(path: "a.nav.yaml", bytes: Array(text.utf8))
    let fixed = FixApplier(Linter(), allowsUnsafe: true).apply(to: source)
    #expect(String(decoding: fixed.source.text, as: UTF8.self).hasPrefix("map3D: {mode: hybrid}\n"))
    #expect(!fixed.remaining.diagnostics.contains { $0.rule == "duplicate-key" })
  }

  /// What a mended key or value shows was hidden before; the fix has not made it.
  @Test func aFixIsAppliedWhateverItShows() {
    let text = """
      map3d:
        mode: hybrid
        markers:
          - {id: a, position: {latitude: 1, longitude: 2}, altitudeMode: absolute}
          - {id: a, position: {latitude: 1, longitude: 2}}
      target: carPlay
      navigation: {enabled: yes, ui: {compassButton: "true"}}

      """
    let source = SourceFile(path: "a.nav.yaml", bytes: Array(text.utf8))
    let fixed = FixApplier(Linter(), allowsUnsafe: false).apply(to: source)
    let expected = text.replacing("map3d", with: "map3D").replacing("yes", with: "true")
      .replacing("\"true\"", with: "true")
    #expect(String(decoding: fixed.source.text, as: UTF8.self) == expected)
    #expect(fixed.remaining.diagnostics.contains { $0.rule == "duplicate-id" })
    #expect(fixed.withheld.isEmpty)
  }

  /// A syntax error hides what stands behind it, like a key that is not understood.
  @Test func whatASyntaxErrorHidesKeepsNoFixBack() {
    let text = "navigation:\n  ui:\n\tcompassButton: true\nx-a: 1\nx-a: 2\nx-a: 3\n"
    let source = SourceFile(path: "a.nav.yaml", bytes: Array(text.utf8))
    let fixed = FixApplier(Linter(), allowsUnsafe: true).apply(to: source)
    #expect(fixed.appliedCount > 0 && fixed.withheld.isEmpty)
    #expect(fixed.remaining.diagnostics.count { $0.rule == "duplicate-key" } == 2)
  }

  /// Each of the lines is read when the one before is mended.
  private static let layers = SourceFile(
    path: "a.nav.yaml", bytes: Array(("a:\n" + String(repeating: "\t- b\n", count: 100)).utf8))

  @Test func oneRunMendsAllLayers() {
    let fixed = FixApplier(Linter(), allowsUnsafe: true).apply(to: Self.layers)
    #expect(fixed.appliedCount == 100 && fixed.withheld.isEmpty)
    #expect(fixed.remaining.diagnostics.map(\.rule) == ["unknown-key"])
  }

  @Test func whatIsLeftIsNamed() throws {
    let fixed = FixApplier(Linter(), allowsUnsafe: true, readLimit: 0).apply(to: Self.layers)
    let left = try #require(fixed.withheld.first)
    #expect(fixed.appliedCount == 0 && fixed.withheld.count == 1)
    #expect(left.title == "replace by spaces" && left.obstacle == .unreadable)
  }

  /// As many fixes as lines: no step looks at all others for each.
  @Test func manyFixesInOneFile() {
    let count = 20_000
    let text = "map3D:\n  mode: hybrid\n  markers:\n"
    let line = "    - {position: {latitude: 1, longitude: 2}, altitudeMode: clampToGrund} # c\n"
    let source = SourceFile(
      path: "a.nav.yaml", bytes: Array((text + String(repeating: line, count: count)).utf8))
    let fixed = FixApplier(Linter(), allowsUnsafe: false).apply(to: source)
    #expect(fixed.appliedCount == count)
    #expect(fixed.changes == [LineChange(old: 3..<count + 3, new: 3..<count + 3)])
  }

  private static func comments(_ source: SourceFile) -> [String] {
    YAMLStream.compose(source).comments.map { source[$0.range] }
  }
}

extension YAMLStream {
  fileprivate var errorCount: Int { diagnostics.count { $0.severity == .error } }
}
