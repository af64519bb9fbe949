import NavLint
import Platform
import SourceText

extension Generators {
  /// Google's policy as sources, section by section: its text, and its rules as they are read from
  /// it.
  ///
  /// Rules in Swift cost nothing at start; the text is for trying the policy's examples.
  static let googlePolicy = Generator(folder: GooglePolicy.folder) { root in
    let source = SourceFile(
      path: GooglePolicy.path,
      bytes: try FileSystem.read(root.appending(FilePath(GooglePolicy.path))))
    let (policy, diagnostics) = Policy.load(source)
    guard let policy else {
      let lines = LineIndex(source)
      let faults = diagnostics.map { "line \(lines.lineNumber(of: $0.range.start)): \($0.message)" }
      throw ChoreError("\(source.path): \(faults.joined(separator: "; "))")
    }
    let sections = GooglePolicy.Section.all(of: String(decoding: source.text, as: UTF8.self))
    return [GooglePolicy.index(of: sections), GooglePolicy.index(of: policy)]
      + sections.map(GooglePolicy.text)
      + sections.compactMap { GooglePolicy.rules(of: $0, in: policy) }
  }
}

/// Writes Google's policy as Swift.
private enum GooglePolicy {
  static let folder: FilePath = "Sources/NavLint/Policy/Google/Generated"
  static let path = "schemas/policies/google-navigation-sdk.yaml"

  /// What stands below a heading `# ---- Title ----`, or above the first.
  struct Section {
    let title: String
    var lines: [String] = []

    static func all(of text: String) -> [Section] {
      var sections = [Section(title: "Head")]
      for line in text.linesOfText {
        let words = line.drop { $0 == " " }
        if words.hasPrefix("# ---- ") {
          let title = words.dropFirst("# ---- ".count).prefix { $0 != "-" }.dropLast()
          sections.append(Section(title: String(title)))
        }
        sections[sections.count - 1].lines.append(line)
      }
      return sections
    }
  }

  static func index(of sections: [Section]) -> GeneratedFile {
    file(
      "GooglePolicyText", imports: [],
      """
      /// Google's policy, as its file has it.
      enum GooglePolicyText {
        static let sections: [StaticString] = [
      \(sections.map { "    \($0.title.lowerCamelCased)," }.joined(separator: "\n"))
        ]
      }
      """)
  }

  static func text(of section: Section) -> GeneratedFile {
    file(
      "GooglePolicyText+\(section.title.upperCamelCased)", imports: [],
      """
      extension GooglePolicyText {
        static let \(section.title.lowerCamelCased): StaticString = ##\"\"\"
      \(section.lines.joined(separator: "\n"))
      \"\"\"##
      }
      """)
  }

  static func index(of policy: Policy) -> GeneratedFile {
    var code = PolicyCode()
    code.line("/// The rules of Google's policy, as they are read from its file.")
    code.line("enum GooglePolicyRules {")
    code.line("  static let name = \(code.quoted(policy.name))")
    if let summary = policy.summary {
      code.line("  static let summary = \(code.quoted(summary))")
    }
    code.writeIndex(policy.writtenRules)
    code.write(policy.watches)
    return file("GooglePolicyRules", imports: ["NavSchema"], code.text + "}")
  }

  static func rules(of section: Section, in policy: Policy) -> GeneratedFile? {
    let rules = policy.writtenRules.filter { section.lines.contains("  - id: \($0.id)") }
    guard !rules.isEmpty else { return nil }
    var code = PolicyCode()
    for rule in rules { code.write(rule) }
    return file(
      "GooglePolicyRules+\(section.title.upperCamelCased)", imports: ["SourceText"],
      "extension GooglePolicyRules {\(code.text)}")
  }

  private static func file(_ name: String, imports: [String], _ code: String) -> GeneratedFile {
    let imports = imports.map { "import \($0)\n" }.joined()
    return GeneratedFile(
      path: "\(folder.displayText)/\(name).swift",
      text: """
        // Written by `\(Generators.command)` from \(path): edit that instead.
        // swift-format-ignore-file

        \(imports)\(imports.isEmpty ? "" : "\n")\(code)

        """)
  }
}
