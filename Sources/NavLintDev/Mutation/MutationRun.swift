import NavLint
import NavSchema
import Platform
import SourceText
import YAMLTree

/// The mutants of several documents, counted.
package struct MutationRun {
  package struct Document {
    let name: String
    let source: SourceFile
    let options: LintOptions
  }

  private(set) var counts: [Mutant.Operator: [MutantVerdict: Int]] = [:]
  private var survivors: [(document: String, mutant: Mutant, verdict: MutantVerdict)] = []
  private var documentCount = 0

  package init() {}

  /// Judges all mutants of the documents in a file, those with errors left out.
  package mutating func add(_ document: Document) {
    for source in document.source.separateDocuments { add(source, document) }
  }

  private mutating func add(_ source: SourceFile, _ document: Document) {
    let linter = Linter(document.options)
    let original = linter.lint(source)
    guard original.configurations.count == 1,
      !original.diagnostics.contains(where: { $0.severity == .error })
    else { return }
    documentCount += 1
    let judge = MutantJudge(linter, original: original)
    for mutant in MutantMaker.mutants(of: original.stream, original.configurations[0]) {
      let verdict = judge.verdict(on: mutant)
      counts[mutant.operator, default: [:]][verdict, default: 0] += 1
      if verdict == .survived || verdict == .killedOnWrongLine {
        survivors.append((document.name, mutant, verdict))
      }
    }
  }

  // MARK: Documents

  /// The examples, and the rule pages' documents that have a schema.
  static func allDocuments() throws -> [Document] {
    let examples = try Examples.sources(in: "examples", suffix: ".nav.yaml", of: ".").map {
      Document(name: $0.path, source: $0, options: LintOptions())
    }
    let pages = try RulePages.all().flatMap(\.cases).filter { $0.options.usesSchema }.map {
      Document(name: "\($0)", source: $0.source, options: $0.options)
    }
    return examples + pages
  }

  package static func document(at path: String) throws -> Document {
    let source = SourceFile(path: path, bytes: try FileSystem.read(FilePath(path)))
    return Document(name: path, source: source, options: LintOptions())
  }

  // MARK: Report

  /// The mutants that are mistakes by the documents.
  package var faultCount: Int { total { !$0.isLegal } }

  /// All mutants with `verdict`, or with any reason of being legal.
  func total(_ matches: (MutantVerdict) -> Bool) -> Int {
    counts.values.flatMap { $0 }.filter { matches($0.key) }.reduce(0) { $0 + $1.value }
  }

  func printTable() {
    print("killed\tline\tlegal\tsurvived\toperator")
    for kind in Mutant.Operator.allCases {
      let row = counts[kind] ?? [:]
      let legal = row.filter { $0.key.isLegal }.reduce(0) { $0 + $1.value }
      print(
        "\(row[.killed] ?? 0)\t\(row[.killedOnWrongLine] ?? 0)\t\(legal)\t\(row[.survived] ?? 0)"
          + "\t\(kind.rawValue)")
    }
    for reason in legalReasons { print("legal: \(total { $0 == .legal(reason) })\t\(reason)") }
    let faults = faultCount
    let killed = total { $0 == .killed }
    let rate = faults == 0 ? 1000 : killed * 1000 / faults
    print(
      "\(documentCount) documents, \(faults) faults, \(killed) found on the right line:"
        + " \(rate / 10).\(rate % 10) %")
  }

  private var legalReasons: [String] {
    Set(
      counts.values.flatMap(\.keys).compactMap { verdict in
        if case .legal(let reason) = verdict { reason } else { nil }
      }
    ).sorted()
  }

  /// What was not found, or not there, one line each.
  package var survivorLines: [String] {
    survivors.map { document, mutant, verdict in
      let what = verdict == .survived ? "survived" : "wrong line"
      return "\(what)\t\(mutant.operator.rawValue)\t\(mutant.path)\t\(document)"
    }
  }
}

extension MutantVerdict {
  var isLegal: Bool {
    if case .legal = self { true } else { false }
  }
}
