import NavLint
import NavSchema
import Platform
import SourceText

/// `navlint explain`: a rule, a field, a fact, or where a value comes from.
struct ExplainCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(CommandFailure) -> ExitStatus {
    let thing = arguments.operands.first ?? ""
    let explanation: Explanation
    if let known = known(thing.displayText) {
      explanation = known
    } else if let rule = try policyRule(thing.displayText) {
      explanation = .rule(rule)
    } else {
      explanation = try value(thing)
    }
    switch arguments[.answerFormat] ?? .text {
    case .text: try console.print(explanation.text)
    case .json: try console.print(explanation.json)
    }
    return .success
  }

  /// The explanation of a rule, a field or a fact; nil where nothing is called so.
  private func known(_ name: String) -> Explanation? {
    if let rule = RuleRegistry.description(of: RuleID(name)) { return .rule(rule) }
    if let entry = FieldIndex.entry(at: name.withoutSelectors) { return .field(entry) }
    return .fact(name)
  }

  /// The rule of an organisation's policy.
  private func policyRule(_ name: String) throws(CommandFailure) -> RuleDescription? {
    guard name.utf8.allSatisfy({ $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ".") }) else {
      return nil
    }
    var plan = try RunPlan(arguments, console)
    return try plan.policiesHere().ruleDescriptions.first { $0.id.rawValue == name }
  }

  /// The explanation of `FILE:POINTER`.
  private func value(_ thing: FilePath) throws(CommandFailure) -> Explanation {
    guard let (file, document, pointer) = split(thing) else {
      throw .failed(Self.unknown(thing.displayText))
    }
    var plan = try RunPlan(arguments, console)
    let number = try plan.linterNumber(for: file).number
    let linter = plan.linters[number]
    let input = BatchInput(.file(file), path: file.tidied, linter: linter)
    let source: SourceFile
    switch input.read() {
    case .success(let text): source = text
    case .failure(let report):
      guard case .unreadable(let reason) = report.status else {
        throw .failed("`\(report.path)` is over the limit of its size")
      }
      throw .failed("cannot read `\(report.path)`: \(reason)")
    }
    let result = linter.lint(source)
    let configurations = result.configurations.filter { $0.root != nil }
    guard let configuration = configurations.first(where: { document ?? $0.number == $0.number })
    else {
      let number = document.map { " \($0)" } ?? ""
      throw .failed("`\(source.path)` holds no document\(number) that could be explained")
    }
    do throws(PathFault) {
      let place = try configuration.place(at: pointer)
      return .value(
        Provenance(
          place, of: configuration, diagnostics: result.diagnostics,
          policies: linter.options.policies), of: configuration)
    } catch {
      throw .failed(error.message)
    }
  }

  /// The file, the number of the document if it is given as `FILE#1`, and the pointer, where the
  /// part before some colon is a file.
  private func split(_ thing: FilePath) -> (file: FilePath, document: Int?, pointer: String)? {
    for index in thing.bytes.indices.reversed() where thing.bytes[index] == UInt8(ascii: ":") {
      let pointer = String(decoding: thing.bytes[(index + 1)...], as: UTF8.self)
      let name = thing.bytes[..<index]
      if isFile(FilePath(bytes: name)) { return (FilePath(bytes: name), nil, pointer) }
      guard let sign = name.lastIndex(of: UInt8(ascii: "#")),
        let number = Int(String(decoding: name[(sign + 1)...], as: UTF8.self)),
        isFile(FilePath(bytes: name[..<sign]))
      else { continue }
      return (FilePath(bytes: name[..<sign]), number, pointer)
    }
    return nil
  }

  private func isFile(_ path: FilePath) -> Bool {
    (try? FileSystem.status(of: path)).map { $0.kind != .folder } ?? false
  }

  private static func unknown(_ name: String) -> String {
    let known = RuleRegistry.selectors.union(FieldIndex.all.map(\.path)).sorted()
    if let nearest = NearestName.find(name, among: known) {
      return "nothing is called `\(name)`; did you mean `\(nearest)`?"
    }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let homes = FieldIndex.all.filter { $0.field.name == last }.map(\.path)
    if !homes.isEmpty {
      return "nothing is called `\(name)`; did you mean \(homes.prefix(3).quotedList("or"))?"
    }
    if let colon = name.firstRange(of: ":/")?.lowerBound {
      return "there is no file `\(name[..<colon])`"
    }
    return "nothing is called `\(name)`: write a rule, a field path, a fact id or FILE:POINTER"
  }
}
