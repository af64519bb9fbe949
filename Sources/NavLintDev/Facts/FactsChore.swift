import NavLint
import Platform
import SourceText

extension Chores {
  static let facts = Chore(
    name: "facts", usage: "[FILE…]",
    summary: "which facts are covered; the files are fact tables or lists of ids"
  ) { arguments in
    let coverage = FactCoverage(try RulePages.all())
    let states = try factIDs(arguments).map { ($0, coverage.state(of: $0)) }
    var counts = (covered: 0, notCheckable: 0, missing: 0)
    for (fact, state) in states {
      switch state {
      case .covered(let rules):
        counts.covered += 1
        print("\(fact)\tcovered\t\(rules.map(\.rawValue).joined(separator: ", "))")
      case .notCheckable(let reason):
        counts.notCheckable += 1
        print("\(fact)\tnot checkable\t\(reason)")
      case .missing(let what):
        counts.missing += 1
        print("\(fact)\tmissing\t\(what)")
      }
    }
    print(
      "covered \(counts.covered), not checkable \(counts.notCheckable), missing \(counts.missing)")
    return counts.missing == 0 ? 0 : 1
  }

  /// The ids in the files; without files, in the tables beside the repository, else those of the
  /// rules.
  private static func factIDs(_ arguments: [String]) throws -> [String] {
    let tables: FilePath = "../shared/domain"
    var files = arguments.map { FilePath($0) }
    if files.isEmpty, let entries = try? FileSystem.entries(of: tables) {
      files = entries.map { tables.appending($0.name) }
    }
    let ids = try files.flatMap { file in
      FactList.ids(in: String(decoding: try FileSystem.read(file), as: UTF8.self))
    }
    let known = RuleRegistry.descriptions.flatMap(\.facts) + NotCheckable.all.map(\.fact)
    return Set(files.isEmpty ? known : ids).sorted()
  }
}
