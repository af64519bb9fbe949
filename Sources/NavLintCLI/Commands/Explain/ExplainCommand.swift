import NavLint
import NavSchema
import Platform
import SourceText
import YAMLTree

/// `navlint explain`: a rule, a category, a field, a fact, or where a value comes from.
struct ExplainCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(CommandFailure) -> ExitStatus {
    let explanation = try explanation(of: arguments.operands.first ?? "")
    switch arguments[.answerFormat] ?? .text {
    case .text: try console.print(explanation.text)
    case .json: try console.print(explanation.json)
    }
    return .success
  }

  private func explanation(of thing: FilePath) throws(CommandFailure) -> Explanation {
    let name = thing.displayText
    let known = known(name)
    // A policy or settings that are named have to be there, whatever is asked.
    let namesFiles = !arguments[.policies].isEmpty || arguments[.configuration] != nil
    if let known, !namesFiles { return known }
    var plan = try RunPlan(arguments, console)
    let mayBeRule = !name.contains { ":.".contains($0) }
    let policies = namesFiles || mayBeRule ? try plan.policiesHere() : nil
    if let known { return known }
    if let rule = policies?.ruleDescriptions.first(where: { $0.id.rawValue == name }) {
      return .rule(rule)
    }
    return try value(thing, &plan)
  }

  /// The explanation of a rule, a field or a fact; nil where nothing is called so.
  private func known(_ name: String) -> Explanation? {
    if let rule = RuleRegistry.description(of: RuleID(name)) { return .rule(rule) }
    if let entry = FieldIndex.entry(at: name.withoutSelectors) { return .field(entry) }
    if let category = RuleCategory(rawValue: name) { return .category(category) }
    if let fact = Explanation.fact(name) { return fact }
    if let entry = FieldIndex.ownEntry(at: name.withoutSelectors) { return .ownField(entry) }
    let homes = FieldIndex.paths(ofKey: name, nearestTo: "")
    return homes.count == 1 ? .field(homes[0]) : nil
  }

  /// The explanation of `FILE:POINTER`.
  private func value(
    _ thing: FilePath, _ plan: inout RunPlan
  ) throws(CommandFailure) -> Explanation {
    guard let (file, named, place) = split(thing) else {
      throw .failed(Self.unknown(thing.displayText))
    }
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
    let (found, pointer) = try written(place, in: result.stream)
    let document = named ?? found
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

  /// The document and the JSON Pointer that `LINE` or `LINE:COLUMN` leads to, as reports write
  /// places; any other text is the pointer itself.
  private func written(
    _ text: String, in stream: YAMLStream
  ) throws(CommandFailure) -> (document: Int?, pointer: String) {
    let parts = text.split(separator: ":").map { Int($0) }
    guard (1...2).contains(parts.count), let line = parts[0], let column = parts.last ?? nil else {
      return (nil, text)
    }
    let offset = LineIndex(stream.source).offset(
      ofLine: line, column: parts.count == 2 ? column : nil, in: stream.source.text)
    guard let place = offset.flatMap(stream.place(at:)) else {
      throw .failed("`\(stream.source.path)` has nothing at line \(line) that could be explained")
    }
    return (place.document, place.pointer)
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
    let last = name.split(separator: ".").last.map(String.init) ?? name
    var homes = FieldIndex.paths(ofKey: last, nearestTo: name).map(\.path)
    if homes.isEmpty, let nearest = NearestName.find(name, among: known) {
      return "nothing is called `\(name)`; did you mean `\(nearest)`?"
    }
    if homes.isEmpty,
      let key = NearestName.find(name, among: Set(FieldIndex.all.map(\.field.name)).sorted())
    {
      homes = FieldIndex.paths(ofKey: key, nearestTo: name).map(\.path)
    }
    if !homes.isEmpty {
      return "nothing is called `\(name)`; did you mean \(homes.prefix(3).quotedList("or"))?"
    }
    if let colon = name.firstRange(of: ":/")?.lowerBound {
      return "there is no file `\(name[..<colon])`"
    }
    return
      "nothing is called `\(name)`: write a rule, a field path, a fact id, FILE:POINTER or FILE:LINE"
  }
}
