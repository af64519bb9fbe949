import NavLint
import Platform
import SourceText

extension Generators {
  private static let policyPath = "schemas/policies/google-navigation-sdk.yaml"
  private static let folder: FilePath = "Sources/NavLint/Policy/Google/Generated"

  /// Google's policy as sources: its text, and its rules as they are read from it.
  ///
  /// Rules in Swift cost nothing at start; the text is for trying the policy's examples.
  static let googlePolicy = Generator(folder: folder) { root in
    let bytes = try FileSystem.read(root.appending(FilePath(policyPath)))
    let source = SourceFile(path: policyPath, bytes: bytes)
    let (policy, diagnostics) = Policy.load(source)
    guard let policy else {
      let lines = LineIndex(source)
      let faults = diagnostics.map { "line \(lines.lineNumber(of: $0.range.start)): \($0.message)" }
      throw ChoreError("\(policyPath): \(faults.joined(separator: "; "))")
    }
    return [
      file("GooglePolicyText", text(String(decoding: bytes, as: UTF8.self))),
      file("GooglePolicyRules", rules(policy)),
    ]
  }

  private static func file(_ name: String, _ code: String) -> GeneratedFile {
    GeneratedFile(
      path: "\(folder.displayText)/\(name).swift",
      text: """
        // Written by `\(command)` from \(policyPath): edit that instead.
        // swift-format-ignore-file

        \(code)
        """)
  }

  /// A line for each part of the text between blank lines.
  private static func text(_ policy: String) -> String {
    let parts = policy.split(separator: "\n\n", omittingEmptySubsequences: false)
    return """
      /// Google's policy, as its file has it.
      enum GooglePolicyText {
        /// What stands between its blank lines.
        static let parts: [StaticString] = [
      \(parts.map { "    \(String($0).inDoubleQuotes)," }.joined(separator: "\n"))
        ]
      }

      """
  }

  private static func rules(_ policy: Policy) -> String {
    var code = PolicyCode()
    code.line("import NavSchema")
    code.line("import SourceText")
    code.line("")
    code.line("/// The rules of Google's policy, as they are read from its file.")
    code.line("enum GooglePolicyRules {")
    code.line("  static let name = \(code.quoted(policy.name))")
    if let summary = policy.summary {
      code.line("  static let summary = \(code.quoted(summary))")
    }
    code.writeIndex(policy.writtenRules)
    code.write(policy.watches)
    code.line("")
    for rule in policy.writtenRules { code.write(rule) }
    code.line("}")
    return code.text
  }
}
