import NavLint
import NavSchema
import SourceText
import YAMLTree

/// Policies and configurations as texts.
enum PolicyRun {
  /// What the errors of a policy are, each as `line:column-line:column severity[rule] message`.
  static func faults(_ policy: String) -> [String] {
    let source = SourceFile(path: "policy.yaml", bytes: Array(policy.utf8))
    do throws(PolicySet.Failure) {
      _ = try PolicySet.load(source)
      return []
    } catch {
      return error.faulty.flatMap { file in
        file.diagnostics.map { words($0, LineIndex(file.source)) }
      }
    }
  }

  /// What a configuration breaks of a policy, the built-in one left aside.
  static func findings(
    _ rules: String, _ config: String, base: String? = nil
  ) -> [String] {
    diagnostics(rules, config, base: base).map { $0.words }
  }

  static func diagnostics(
    _ rules: String, _ config: String, base: String? = nil
  ) -> [(diagnostic: Diagnostic, words: String)] {
    let source = SourceFile(path: "policy.yaml", bytes: Array(header(rules).utf8))
    do throws(PolicySet.Failure) {
      let set = try PolicySet.load(source)
      let configuration = configuration(config)
      let lines = LineIndex(configuration.stream.source)
      return set.run(on: configuration, base: base.map(self.configuration))
        .filter { $0.policy == "Test" }
        .sorted { ($0.range.start, $0.rule) < ($1.range.start, $1.rule) }
        .map { ($0, words($0, lines)) }
    } catch {
      let words = error.faulty.flatMap { file in
        file.diagnostics.map { ($0, "policy " + Self.words($0, LineIndex(file.source))) }
      }
      return words
    }
  }

  static func header(_ rules: String) -> String {
    "policy: 1\nname: Test\nrules:\n"
      + rules.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }

  static func configuration(_ text: String) -> Configuration {
    let stream = YAMLStream.compose(SourceFile(path: "a.nav.yaml", bytes: Array(text.utf8)))
    return Checker.check(stream, document: 0).configuration
  }

  static func words(_ diagnostic: Diagnostic, _ lines: LineIndex) -> String {
    let start = lines.location(of: diagnostic.range.start)
    let end = lines.location(of: diagnostic.range.end)
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
      + " \(diagnostic.severity)[\(diagnostic.rule)] \(diagnostic.message)"
  }
}
