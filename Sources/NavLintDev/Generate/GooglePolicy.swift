import NavLint
import Platform
import SourceText

extension Generators {
  private static let policyPath = "schemas/policies/google-navigation-sdk.yaml"

  /// Google's policy as sources: its text, and its rules as they are read from it.
  ///
  /// Rules in Swift cost nothing at start; the text is for looking at the policy and trying its
  /// examples.
  static let googlePolicy = Generator(folder: nil) { root in
    let bytes = try FileSystem.read(root.appending(FilePath(policyPath)))
    let source = SourceFile(path: policyPath, bytes: bytes)
    let (policy, diagnostics) = Policy.load(source)
    guard let policy else {
      let lines = LineIndex(source)
      let faults = diagnostics.map { "line \(lines.lineNumber(of: $0.range.start)): \($0.message)" }
      throw ChoreError("\(policyPath): \(faults.joined(separator: "; "))")
    }
    return [
      GeneratedFile(
        path: "Sources/NavLint/Policy/Google/GooglePolicyText+Generated.swift",
        text: text(String(decoding: bytes, as: UTF8.self))),
      GeneratedFile(
        path: "Sources/NavLint/Policy/Google/GooglePolicyRules+Generated.swift",
        text: rules(policy)),
    ]
  }

  private static let head = """
    // Written by `\(command)` from \(policyPath): edit that instead.
    // swift-format-ignore-file

    """

  private static func text(_ policy: String) -> String {
    head + """

      /// Google's policy, as its file has it.
      enum GooglePolicyText {
        static let text: StaticString = ##\"\"\"
      \(policy)
      \"\"\"##
      }

      """
  }

  private static func rules(_ policy: Policy) -> String {
    var code = PolicyCode()
    code.line("/// The rules of Google's policy, as they are read from its file.")
    code.line("enum GooglePolicyRules {")
    code.line("  static let name = \(code.quoted(policy.name))")
    if let summary = policy.summary {
      code.line("  static let summary = \(code.quoted(summary))")
    }
    code.writeIndex(policy.writtenRules)
    code.write(policy.watches)
    for rule in policy.writtenRules { code.write(rule) }
    code.line("}")
    return head + "\nimport NavSchema\nimport SourceText\n\n" + code.text
  }
}
