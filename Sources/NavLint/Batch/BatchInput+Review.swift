import NavSchema
import SourceText
import YAMLTree

/// The files that those of a run are a change of.
package struct BaseFiles: Sendable {
  private let textByName: [String: [UInt8]]

  /// - Parameter textByName: the base's text for each file of the run that it has.
  package init(textByName: [String: [UInt8]]) { self.textByName = textByName }

  /// The documents that the file called `name` is a change of; none where it is new.
  func documents(of name: String, _ options: LintOptions) -> [Configuration] {
    guard let text = textByName[name] else { return [] }
    let stream = YAMLStream.compose(
      SourceFile(path: name, bytes: text), limits: options.limits)
    return stream.documents.indices.map {
      Checker.check(stream, document: $0, profile: options.profile).configuration
    }
  }
}

/// What a change of one file does to the keeping of policies.
package struct ReviewOutcome: Sendable {
  package let report: FileReport
  package let healedCount: Int
}

extension BatchInput {
  /// Reads the file and checks it; of policies only what is new since `base` counts.
  package func review(_ base: BaseFiles) -> ReviewOutcome {
    reading { source in
      let result = linter.lint(source, since: base.documents(of: name, linter.options))
      let healed = result.healed.filter { linter.options.selection.apply(to: $0) != nil }
      return ReviewOutcome(report: report(result, source), healedCount: healed.count)
    } failed: {
      ReviewOutcome(report: $0, healedCount: 0)
    }
  }
}
