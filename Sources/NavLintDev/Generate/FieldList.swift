import NavSchema

extension Generators {
  /// The list of all pages of fields, by the file that their mappings stand in.
  static let fieldList = Generator(folder: nil) { _ in
    let sections = [
      FieldList("Documents", .document), FieldList("Settings", .settings),
      FieldList("Policies", .policy), FieldList("Baselines", .baselineFile),
    ]
    let text = """
      # Fields

      Every mapping has a page that says what each of its keys is: type, limits, default, source.
      `navlint explain navigation.ui.compassButton` shows one key in the terminal.

      \(sections.map(\.text).joined(separator: "\n\n"))

      """
    return [GeneratedFile(path: "docs/Fields.md", text: text)]
  }
}

/// The mappings of one sort of file.
private struct FieldList {
  private let title: String
  private var rows: [String] = []
  private var kinds: Set<MappingKind> = []

  init(_ title: String, _ root: MappingKind) {
    self.title = title
    add(root, at: "")
  }

  /// Adds a kind of mapping where it is first met, and the kinds in it.
  private mutating func add(_ kind: MappingKind, at path: String) {
    guard kinds.insert(kind).inserted else { return }
    let schema = kind.schema
    rows.append(
      "| \(path.isEmpty ? "" : "`\(path)`") | [\(schema.noun)](Fields/\(kind).md)"
        + " | \(schema.summary) |")
    for field in schema.fields where field.home == nil {
      guard let child = field.type.mappingKind else { continue }
      add(child, at: path.isEmpty ? field.name : "\(path).\(field.name)")
    }
  }

  var text: String {
    (["## \(title)", "", "| at | page | what it is |", "|---|---|---|"] + rows)
      .joined(separator: "\n")
  }
}
