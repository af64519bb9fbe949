import NavLint
import SourceText

/// What `navlint diff` has to say, file by file.
struct DiffReport {
  struct File {
    /// The names of both sides; nil where the file is not there.
    let old: String?
    let new: String?
    let diff: FileDiff

    var name: String { new ?? old ?? "" }

    /// Whether changes are told apart by their documents.
    fileprivate var hasSeveralDocuments: Bool { diff.entries.contains { $0.document != 0 } }
  }

  private(set) var files: [File] = []

  mutating func add(_ file: File) { files.append(file) }

  /// Whether some file means something else than before.
  var hasDifference: Bool {
    files.contains { file in
      switch file.diff.status {
      case .identical, .unaffected: false
      case .changed, .added, .removed, .incomparable: true
      }
    }
  }

  func text(_ format: DiffFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .markdown: markdown
    }
  }

  /// Changes by effect, and what is against the policy in them: a note is not.
  var counts: (effects: [Change.Effect: Int], policy: Int) {
    let entries = files.flatMap(\.diff.entries)
    var effects: [Change.Effect: Int] = [:]
    for entry in entries { effects[entry.change.effect, default: 0] += 1 }
    let breaches = entries.flatMap(\.policy).filter { $0.severity > .note }
    return (effects, breaches.count)
  }

  /// `2 visible changes, 1 behavioural`, or that there is none.
  var summary: String {
    let (effects, policy) = counts
    var parts: [String] = []
    for effect in Change.Effect.allCases.reversed() {
      guard let count = effects[effect] else { continue }
      let noun = parts.isEmpty ? (count == 1 ? " change" : " changes") : ""
      parts.append("\(count) \(effect.rawValue)\(noun)")
    }
    if parts.isEmpty { return "no change" }
    if policy > 0 { parts.append("\(policy) against the policy") }
    return parts.joined(separator: ", ")
  }

  // Text.

  private var text: String {
    let shown = files.filter { $0.diff.status != .identical }
    if shown.isEmpty { return "no difference\n" }
    let width = Change.Effect.allCases.map(\.rawValue.count).max() ?? 0
    var lines: [String] = []
    for file in shown {
      let isChanged = !file.diff.entries.isEmpty
      lines.append(file.name.visible + (isChanged ? "" : ": \(file.diff.status.words)"))
      let isSeveral = file.hasSeveralDocuments
      for entry in file.diff.entries {
        let effect = entry.change.effect.rawValue
        let padding = String(repeating: " ", count: width - effect.count)
        lines.append("  \(effect)\(padding)  \(entry.words(numbered: isSeveral).visible)")
        lines += entry.policy.map { "    \($0.severity): \($0.message) [\($0.rule)]".visible }
      }
    }
    if files.contains(where: { !$0.diff.entries.isEmpty }) { lines.append(summary) }
    return lines.joined(separator: "\n") + "\n"
  }

  // Markdown.

  private var markdown: String {
    let shown = files.filter { $0.diff.status != .identical }
    if shown.isEmpty { return "No difference.\n" }
    var lines = ["**\(summary)**"]
    for file in shown {
      lines += ["", "### \(Self.code(file.name))", ""]
      if file.diff.entries.isEmpty {
        lines.append(file.diff.status.words + ".")
        continue
      }
      lines += ["| effect | change | policy |", "|---|---|---|"]
      let isSeveral = file.hasSeveralDocuments
      for entry in file.diff.entries {
        let policy = entry.policy.map { "\($0.severity): \(Self.cell($0.message)) (`\($0.rule)`)" }
        lines.append(
          "| \(entry.change.effect.rawValue) | \(Self.cell(entry.words(numbered: isSeveral)))"
            + " | \(policy.joined(separator: "<br>")) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text in a table's cell, with what Markdown or HTML would read as its own escaped.
  private static func cell(_ text: String) -> String {
    var cell = ""
    for character in text.visible {
      if "\\`*_{}[]<>()#+!|~&@".contains(character) { cell.append("\\") }
      cell.append(character)
    }
    return cell
  }

  private static func code(_ text: String) -> String {
    text.contains("`") ? cell(text) : "`\(text.visible)`"
  }
}

extension FileDiff.Status {
  /// The status as a sentence fragment.
  fileprivate var words: String {
    switch self {
    case .identical: "no difference"
    case .unaffected: "no effect: same canonical form"
    case .changed: "changed"
    case .added: "added, and configures nothing"
    case .removed: "removed, and configured nothing"
    case .incomparable: "cannot be compared: the YAML is broken"
    }
  }
}

extension FileDiff.Entry {
  /// The change in words, with the document's number where the file has several.
  fileprivate func words(numbered isSeveral: Bool) -> String {
    let old = change.old.isDefault ? " (from the default)" : ""
    let new = change.new.isDefault ? " (now the default)" : ""
    return (isSeveral ? "document \(document): " : "") + change.words + (new.isEmpty ? old : new)
  }
}

// JSON.
extension DiffReport {
  private var json: String {
    var json = JSONWriter(layout: .indented)
    json.object { json in
      json.member("version", 1)
      json.member("files") { json in
        json.array(files) { json, file in Self.write(file, &json) }
      }
      let (effects, policy) = counts
      json.member("summary") { json in
        json.object { json in
          json.member(
            "unaffected", files.count { [.identical, .unaffected].contains($0.diff.status) })
          for effect in Change.Effect.allCases {
            json.member(effect.rawValue, effects[effect] ?? 0)
          }
          json.member("policy", policy)
        }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  private static func write(_ file: File, _ json: inout JSONWriter) {
    json.object { json in
      json.member("old", file.old)
      json.member("new", file.new)
      json.member("status", file.diff.status.rawValue)
      json.member("changes") { json in
        json.array(file.diff.entries) { json, entry in write(entry, &json) }
      }
    }
  }

  private static func write(_ entry: FileDiff.Entry, _ json: inout JSONWriter) {
    let change = entry.change
    json.object { json in
      json.member("document", entry.document)
      json.member("pointer", change.pointer)
      json.member("kind", change.kind.rawValue)
      json.member("class", change.effect.rawValue)
      json.member("words", change.words)
      for (name, side) in [("from", change.old), ("to", change.new)] {
        json.name(name)
        json.verbatim(side.json.map { String(decoding: $0, as: UTF8.self) } ?? "null")
      }
      json.member("fromDefault", change.old.isDefault)
      json.member("toDefault", change.new.isDefault)
      json.member("policy") { json in
        json.array(entry.policy) { json, finding in
          json.object { json in
            json.member("rule", finding.rule.rawValue)
            json.member("severity", finding.severity.rawValue)
            json.member("message", finding.message)
          }
        }
      }
    }
  }
}
