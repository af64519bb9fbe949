import SourceText

/// An answer of `explain`: a title, rows with their labels, and examples, as text or JSON.
struct Explanation {
  struct Row {
    let label: String
    let text: String
  }

  let title: String
  /// A sentence below the title.
  let summary: String
  private(set) var rows: [Row] = []
  private(set) var examples: [(title: String, text: String)] = []
  /// Writes the members of the JSON object.
  let members: (inout JSONWriter) -> Void

  init(
    _ title: String, _ summary: String, json members: @escaping (inout JSONWriter) -> Void
  ) {
    self.title = title
    self.summary = summary
    self.members = members
  }

  /// Adds a row, or nothing where there is no text.
  mutating func add(_ label: String, _ text: String?) {
    if let text, !text.isEmpty { rows.append(Row(label: label, text: text)) }
  }

  /// Adds a row of several lines.
  mutating func add(_ label: String, _ lines: [String]) {
    for (index, line) in lines.enumerated() { add(index == 0 ? label : "", line) }
  }

  mutating func add(example title: String, _ text: String) { examples.append((title, text)) }

  var text: String {
    var lines = [title]
    if !summary.isEmpty { lines.append("  \(summary)") }
    if !rows.isEmpty { lines.append("") }
    let width = rows.map(\.label.count).max() ?? 0
    for row in rows {
      let padding = String(repeating: " ", count: width - row.label.count)
      lines.append("  \(row.label)\(padding)  \(row.text.visible)")
    }
    for example in examples {
      lines += ["", "  \(example.title)", ""]
      lines += example.text.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "    \(String($0).visible)"
      }
      while lines.last == "" { lines.removeLast() }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  var json: String {
    var json = JSONWriter(layout: .indented)
    json.object { members(&$0) }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }
}
