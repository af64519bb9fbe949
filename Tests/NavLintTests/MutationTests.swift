import NavLint
import NavLintDev
import SourceText
import TestSupport
import Testing
import YAMLTree

/// Every document of every page once more, changed where nothing depends on it: findings move
/// and do not change.
@Suite struct MutationTests {
  @Test(arguments: RulePageFile.all, TextChange.allCases)
  func findingsMoveAndDoNotChange(_ file: RulePageFile, _ change: TextChange) throws {
    for rule in try file.read().cases {
      // A limit counts all there is, the change included.
      guard rule.options.limits == YAMLLimits(), let changed = change.apply(to: rule.input) else {
        continue
      }
      let before = statements(rule.input, rule.options)
      let after = statements(changed, rule.options, lineShift: change.lineShift)
      #expect(before == after, "\(rule), \(change)")
    }
  }

  @Test(arguments: RulePageFile.all)
  func findingsCanBeAllowed(_ file: RulePageFile) throws {
    for rule in try file.read().cases where !rule.mentionsSuppressions {
      let findings = rule.findings()
      let stubborn = findings.filter(\.cannotBeAllowed)
      let names = Set(findings.filter { !$0.cannotBeAllowed }.map(\.rule.rawValue)).sorted()
      guard !names.isEmpty else { continue }
      let comment = "# navlint: allow-file \(names.joined(separator: ", "))\n"
      let source = SourceFile(path: "a.nav.yaml", bytes: Array(comment.utf8) + rule.input)
      let left = Linter(rule.options).lint(source).diagnostics.map(\.rule)
      #expect(left == stubborn.map(\.rule), "\(rule)")
    }
  }

  /// Everything that is said of a document, lines counted from `lineShift` on.
  private func statements(
    _ bytes: [UInt8], _ options: LintOptions, lineShift: Int = 0
  ) -> [String] {
    let source = SourceFile(path: "a.nav.yaml", bytes: bytes)
    let lines = LineIndex(source)
    func place(_ range: SourceRange) -> String {
      let start = lines.location(of: range.start)
      let end = lines.location(of: range.end)
      return "\(start.line - lineShift):\(start.column)-\(end.line - lineShift):\(end.column)"
    }
    return Linter(options).lint(source).diagnostics.map { found in
      let related = found.related.map { "\(place($0.range)) \($0.message)" }
      let fixes = found.fixes.map { fix in
        "\(fix.title): " + fix.edits.map { "\(place($0.range)) \($0.text)" }.joined()
      }
      return "\(place(found.range)) \(found.severity)[\(found.rule)] \(found.message)"
        + " at \(found.pointer) \(found.facts) \(related) \(fixes)"
    }
  }
}

extension RuleCase {
  /// Whether it has comments that silence findings already, or no text to put one into.
  fileprivate var mentionsSuppressions: Bool {
    let text = String(validating: input, as: UTF8.self) ?? "navlint:"
    return text.contains("navlint:") || text.hasPrefix("\u{FEFF}")
  }
}

extension NavLintDev.Expectation {
  /// Whether it is an error of YAML itself.
  fileprivate var cannotBeAllowed: Bool {
    severity == .error && YAMLRules.descriptions.contains { $0.id == rule }
  }
}

/// A change of a text that no finding depends on.
enum TextChange: CaseIterable {
  case commentOfSeveralBytesBefore
  case documentBefore
  case carriageReturns
  case byteOrderMark
  case bigEndianUTF16
  case littleEndianUTF16
  case emptyLinesBehind
  case aliasesElsewhere

  /// How many lines are put in front.
  var lineShift: Int {
    switch self {
    case .commentOfSeveralBytesBefore: 1
    case .documentBefore: 2
    default: 0
    }
  }

  /// The changed text; nil where the change would be another one.
  func apply(to input: [UInt8]) -> [UInt8]? {
    let text = String(validating: input, as: UTF8.self)
    let isPlain = text?.unicodeScalars.allSatisfy { !$0.properties.isNoncharacterCodePoint }
    guard isPlain == true, let text, !text.hasPrefix("\u{FEFF}") else { return nil }
    switch self {
    case .commentOfSeveralBytesBefore: return Array("# e\u{301} ü 漢字 🗺️\n".utf8) + input
    case .documentBefore:
      guard !text.hasPrefix("---"), !text.hasPrefix("%") else { return nil }
      return Array("name: first\n---\n".utf8) + input
    case .carriageReturns:
      guard !input.contains(0x0D) else { return nil }
      return input.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    case .byteOrderMark: return [0xEF, 0xBB, 0xBF] + input
    case .bigEndianUTF16:
      return [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .littleEndianUTF16:
      return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .emptyLinesBehind: return canBeContinued(input) ? input + "\n\n# end\n".utf8 : nil
    case .aliasesElsewhere:
      return isBlockMapping(input) ? input + "x-own: [&own {a: 1}, *own]\n".utf8 : nil
    }
  }

  /// Whether lines put behind the text do not become a part of its last scalar.
  private func canBeContinued(_ input: [UInt8]) -> Bool {
    let stream = YAMLStream.compose(SourceFile(path: "", bytes: input))
    let isBlockScalar = stream.nodes.last.map { [.literal, .folded].contains($0.style) } ?? false
    return stream.documents.allSatisfy(\.isComplete) && !isBlockScalar
  }

  /// Whether a key put behind the text becomes one of its only document's root.
  private func isBlockMapping(_ input: [UInt8]) -> Bool {
    let stream = YAMLStream.compose(SourceFile(path: "", bytes: input))
    guard canBeContinued(input), stream.documents.count == 1, let root = stream.documents[0].root
    else { return false }
    return stream[root].kind == .mapping && stream[root].style == .block
  }
}
