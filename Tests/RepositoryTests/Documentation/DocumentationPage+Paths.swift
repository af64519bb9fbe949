import Foundation
import TestSupport

extension DocumentationPage {
  private var folder: URL { Repository.file(path).deletingLastPathComponent() }

  /// The targets of the page's links, but those that lead elsewhere.
  var links: [(target: String, line: Int)] {
    prose.flatMap { line in
      line.text.matches(of: /\]\(([^)\s]+)\)/).map { (String($0.1), line.number) }
    }.filter { !$0.target.contains("://") && !$0.target.hasPrefix("mailto:") }
  }

  /// Whether a link leads to a file, and to a heading in it where it names one.
  func leads(_ target: String) -> Bool {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts[0].isEmpty ? Repository.file(path) : folder.appending(path: String(parts[0]))
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    guard parts.count == 2 else { return true }
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").contains { line in
      line.hasPrefix("#") && Self.anchor(of: line) == parts[1]
    }
  }

  /// The anchor that GitHub gives a heading.
  private static func anchor(of heading: Substring) -> String {
    heading.drop { $0 == "#" }.drop { $0 == " " }.lowercased().compactMap { character in
      if character == " " { return "-" }
      return character.isLetter || character.isNumber || "-_".contains(character)
        ? String(character) : nil
    }.joined()
  }

  /// The words of the code spans in the prose, with the number of their line.
  var spans: [(words: [Substring], line: Int)] {
    prose.flatMap { line in
      line.text.matches(of: /`([^`]+)`/).map { ($0.1.split(separator: " "), line.number) }
    }.filter { !$0.0.isEmpty }
  }

  /// Files and folders of this repository that the prose names in code spans.
  ///
  /// Placeholders such as `docs/Rules/<rule-id>.md` are looked up as far as they are certain.
  var namedPaths: [URL] {
    prose.flatMap { $0.text.matches(of: /`([^`\s]+)`/).map(\.1) }
      .filter { span in Self.roots.contains { span.hasPrefix($0) } }
      .map { span in
        let certain = span.prefix { !"<*…{".contains($0) }
        let end = certain.count == span.count ? certain.endIndex : certain.lastIndex(of: "/")
        return Repository.file(String(certain[..<(end ?? certain.endIndex)]))
      }
  }

  private static let roots = [
    ".ci/", "Benchmarks/", "Fuzzing/", "Packaging/", "Plugins/", "Sources/", "Tests/", "docs/",
    "examples/", "schemas/", "templates/",
  ]
}
