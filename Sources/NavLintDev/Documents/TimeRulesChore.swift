import NavLint
import NavSchema
import Platform
import SourceText
import YAMLTree

extension Chores {
  static let timeRules = Chore(
    name: "time-rules", usage: "FILE…",
    summary: "the time of each phase and rule over files, the best of ten rounds"
  ) { arguments in
    let sources = try arguments.map { path in
      SourceFile(path: path, bytes: try FileSystem.read(FilePath(path)))
    }
    guard !sources.isEmpty else { throw ChoreError("expected files to read") }
    var streams: [YAMLStream] = []
    var configurations: [Configuration] = []
    let compose = best { streams = sources.map { YAMLStream.compose($0) } }
    let check = best {
      configurations = streams.flatMap { stream in
        stream.documents.indices.map { Checker.check(stream, document: $0).configuration }
      }
    }
    // The rules about a section are made when a document first has it.
    let first = ContinuousClock().measure {
      if let configuration = configurations.first { _ = PolicySet.builtIn.run(on: configuration) }
    }
    let policies = best {
      for configuration in configurations { _ = PolicySet.builtIn.run(on: configuration) }
    }
    let results = sources.map { Linter().lint($0) }
    let convert = best { for result in results { _ = Converter().convert(result) } }
    let rules = RuleRegistry.semantics.map { rule in
      let set = RuleSet([rule])
      let time = best { for configuration in configurations { _ = set.run(on: configuration) } }
      return (rule.description.id.rawValue, time)
    }
    let bytes = sources.reduce(0) { $0 + $1.text.count }
    print("\(sources.count) files, \(bytes) bytes; microseconds")
    let phases = [
      ("compose", compose), ("check", check), ("convert", convert),
      ("built-in policy, first document", Int(first / .microseconds(1))),
      ("built-in policy", policies),
    ]
    for (name, time) in phases + rules.sorted(by: { $0.1 > $1.1 }) {
      print("\(time)\t\(name)")
    }
    return 0
  }

  /// The least time of ten rounds, in microseconds.
  private static func best(_ body: () -> Void) -> Int {
    let times = (0..<10).map { _ in ContinuousClock().measure(body) }
    return Int((times.min() ?? .zero) / .microseconds(1))
  }
}
