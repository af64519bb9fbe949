import NavSchema
package import SourceText
import YAMLTree

/// Findings that are known and stay silent, so that a rule can be adopted on an old tree.
///
/// A finding is known by its rule, its pointer and its message, both without positions in lists, so
/// often as it was counted: lines may move and entries be added. A renamed file is known by its content.
package struct Baseline: Sendable {
  /// What makes two findings of one file the same.
  package struct Key: Hashable, Sendable {
    package let rule: String
    /// A JSON Pointer with `*` for list positions.
    package let pointer: String
    /// With `*` for list positions.
    package let message: String

    init(rule: String, pointer: String, message: String) {
      self.rule = rule
      self.pointer = pointer
      self.message = message.withoutPositions
    }

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule.rawValue
      message = diagnostic.messageWithoutPositions
      pointer = diagnostic.pointerWithoutPositions
    }
  }

  /// The known findings of one file.
  package struct File: Sendable {
    package let path: String
    /// SHA-256 of the text.
    package let digest: String
    package var counts: [Key: Int]
  }

  package private(set) var files: [File] = []
  private var indexByPath: [String: Int] = [:]
  private var indexByDigest: [String: Int] = [:]

  /// How many findings of the recorded reports cannot be known.
  package private(set) var brokenCount = 0

  package init() {}

  /// How many findings are known.
  package var findingCount: Int {
    files.reduce(0) { $0 + $1.counts.values.reduce(0, +) }
  }

  /// Takes in the findings of `report`, all but errors of category `yaml`.
  package mutating func record(_ report: FileReport) {
    let known = report.diagnostics.filter { !Self.isBroken($0) }
    brokenCount += report.diagnostics.count - known.count
    guard let source = report.source, !known.isEmpty else { return }
    let counts = known.reduce(into: [Key: Int]()) { $0[Key($1), default: 0] += 1 }
    add(File(path: report.path, digest: Self.digest(of: source), counts: counts))
  }

  mutating func add(_ file: File) {
    indexByPath[file.path] = files.count
    indexByDigest[file.digest] = files.count
    files.append(file)
  }

  private static func digest(of source: SourceFile) -> String {
    SHA256.hexadecimalDigest(of: source.text)
  }

  /// Takes out of `report` what is known; errors of category `yaml` always stay.
  ///
  /// `isChecked` says which names files of the run have, which tells a renamed file from a copy.
  package mutating func filter(_ report: inout FileReport, isChecked: (String) -> Bool) {
    guard !report.diagnostics.isEmpty, let source = report.source,
      let index = index(of: report.path, source, isChecked)
    else { return }
    var kept: [Diagnostic] = []
    for diagnostic in report.diagnostics {
      let key = Key(diagnostic)
      if !Self.isBroken(diagnostic), let count = files[index].counts[key], count > 0 {
        files[index].counts[key] = count - 1
      } else {
        kept.append(diagnostic)
      }
    }
    report.suppressedCount += report.diagnostics.count - kept.count
    report.diagnostics = kept
  }

  /// A broken file is never clean, whatever is known of it.
  private static func isBroken(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.category == .yaml && diagnostic.severity == .error
  }

  private func index(
    of path: String, _ source: SourceFile, _ isChecked: (String) -> Bool
  ) -> Int? {
    if let index = indexByPath[path] { return index }
    guard let index = indexByDigest[Self.digest(of: source)], !isChecked(files[index].path)
    else { return nil }
    return index
  }

  /// The entries that nothing matched any more, as `path: message [rule]`, sorted.
  ///
  /// `isJudged` says whether the run would have found a rule's findings in the file of that name,
  /// if there were any: of others nothing is known.
  package func unmatched(_ isJudged: (_ path: String, _ rule: RuleID) -> Bool) -> [String] {
    files.flatMap { file in
      file.counts.filter { $0.value > 0 && isJudged(file.path, RuleID($0.key.rule)) }.map {
        "\(file.path): \($0.key.message) [\($0.key.rule)]"
      }
    }.sorted()
  }
}

extension Baseline {
  /// The baseline as its file's bytes, sorted, one finding a line.
  package var json: [UInt8] {
    var writer = JSONWriter(layout: .indented)
    writer.object { json in
      json.member("version", 1)
      json.member("files") { json in
        json.array(files.sorted { $0.path < $1.path }) { json, file in
          json.object { json in
            json.member("path", file.path)
            json.member("digest", file.digest)
            json.member("findings") { json in
              json.array(file.counts.sorted { Self.precedes($0.key, $1.key) }) { json, entry in
                json.object { json in
                  json.member("rule", entry.key.rule)
                  json.member("pointer", entry.key.pointer)
                  json.member("message", entry.key.message)
                  json.member("count", entry.value)
                }
              }
            }
          }
        }
      }
    }
    return writer.bytes + [0x0A]
  }

  private static func precedes(_ one: Key, _ other: Key) -> Bool {
    (one.pointer, one.rule, one.message) < (other.pointer, other.rule, other.message)
  }

  /// Reads a baseline; nil with what is wrong with it.
  package static func read(_ source: SourceFile) -> (baseline: Baseline?, diagnostics: [Diagnostic])
  {
    let stream = YAMLStream.compose(ownFile: source)
    guard !stream.documents.isEmpty else { return (Baseline(), stream.diagnostics) }
    let (configuration, found) = Checker.check(stream, document: 0, as: .baseline)
    let diagnostics = (stream.diagnostics + found).filter { $0.severity == .error }
    guard diagnostics.isEmpty, let root = configuration.root else {
      return (diagnostics.isEmpty ? Baseline() : nil, diagnostics)
    }
    var baseline = Baseline()
    for section in root.files.sections {
      var counts: [Key: Int] = [:]
      for finding in section.findings.sections {
        let key = Key(
          rule: finding.rule.text ?? "", pointer: finding["pointer"].text ?? "",
          message: finding.message.text ?? "")
        counts[key, default: 0] += Int(finding.count.number ?? 1)
      }
      baseline.add(
        File(path: section["path"].text ?? "", digest: section.digest.text ?? "", counts: counts))
    }
    return (baseline, [])
  }
}
