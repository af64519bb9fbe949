package import NavSchema
import SourceText

/// A field in the smallest document that holds it.
package enum FieldExample {
  /// The document with a value that may stand there; nil where there is no example.
  package static func good(_ entry: FieldIndex.Entry) -> String? {
    entry.field.goodExample.map { document(entry, $0) + "\n" }
  }

  /// The document with a typical mistake, and what is found below it; nil where there is none.
  package static func bad(_ entry: FieldIndex.Entry) -> String? {
    guard let value = entry.field.badExample else { return nil }
    let text = document(entry, value)
    let source = SourceFile(path: "example.nav.yaml", bytes: Array(text.utf8))
    let lines = LineIndex(source)
    let finding = Linter().lint(source).diagnostics.first {
      $0.rule != "missing-key" && lines.lineNumber(of: $0.range.start) == lines.lineCount
    }
    guard let finding else { return nil }
    let column = lines.location(of: finding.range.start).column
    // A comment's sign takes the first column, so a range that begins there begins at the sign.
    let indent = String(repeating: " ", count: max(0, column - 2))
    let marks = String(repeating: "^", count: max(1, finding.range.count - (column == 1 ? 1 : 0)))
    return "\(text)\n#\(indent)\(marks) \(finding.severity)[\(finding.rule)]: \(finding.message)\n"
  }

  /// The keys that lead to the field, one a line, and its value.
  private static func document(_ entry: FieldIndex.Entry, _ value: String) -> String {
    var lines: [String] = []
    var indent = ""
    var kind = MappingKind.document
    let names = entry.path.split(separator: ".")
    for name in names {
      guard let field = kind.schema.field(named: String(name)) else { break }
      let isLast = lines.count == names.count - 1
      lines.append("\(indent)\(name):" + (isLast ? " \(value)" : ""))
      indent = String(repeating: " ", count: indent.count + 2)
      for _ in 0..<(isLast ? 0 : field.type.listDepth) { indent += "- " }
      kind = field.type.mappingKind ?? kind
    }
    return lines.joined(separator: "\n")
  }
}

extension ValueType {
  /// How many lists lie around the mapping that the value is.
  fileprivate var listDepth: Int {
    guard let list else { return 0 }
    return 1 + list.element.listDepth
  }
}
