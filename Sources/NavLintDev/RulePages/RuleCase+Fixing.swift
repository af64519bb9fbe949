import NavLint
import SourceText

extension RuleCase {
  /// The document with its safe fix-its applied, without the comments that state expectations.
  package func fixedText() -> String {
    let result = FixApplier(Linter(options), allowsUnsafe: false).apply(to: source(of: input))
    let lines = String(decoding: result.source.text, as: UTF8.self).linesOfText
    return Expectation.removed(from: lines).joined(separator: "\n")
  }
}
