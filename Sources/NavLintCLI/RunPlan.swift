import NavLint
import NavSchema
import Platform
import SourceText

/// Which files a run reads, and how each is checked: arguments and settings put together.
struct RunPlan {
  private let arguments: ParsedArguments
  private let console: Console
  private let workingFolder: FilePath
  private var finder: SettingsFinder
  /// The linters of the run, by number, and what they are for: few, so that a list is the fastest.
  private(set) var linters: [Linter] = []
  private var linterKeys: [LinterKey] = []
  /// The settings that hold for some file, and the policies that they name.
  private var settingsFiles: [FilePath] = []
  /// What holds for the files of a folder, the last one whose files are all alike.
  private var last: (folder: FilePath, number: Int, failOn: Severity)?

  /// What is named, in a list too; without either, this folder.
  private(set) var namedPaths: [FilePath] = ["."]
  /// Whether something that was named is not there: all else is checked, and the run fails.
  private(set) var hasMissingInput = false
  /// What the policies that were met have for `--select` and `--ignore` to name.
  private var ownSelectors: Set<String> = []

  /// What makes linters the same: the settings file and the overrides that apply.
  private struct LinterKey: Equatable {
    let settings: FilePath?
    let overrides: [Int]
  }

  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) {
    self.arguments = arguments
    self.console = console
    let origin: SettingsFinder.Origin =
      if let path = arguments[.configuration] { .file(path) } else if arguments[.noConfiguration] {
        .none
      } else { .nearest }
    do throws(FileError) {
      workingFolder = try FileSystem.workingFolder()
    } catch {
      throw .failed("the working folder cannot be found: \(error.message)")
    }
    finder = SettingsFinder(origin, workingFolder: workingFolder)
    if !unknownSelectors.isEmpty { _ = try policies(try settings(forFolder: ".")) }
  }

  /// What `--select` and `--ignore` name and no policy was met yet that has it.
  private var unknownSelectors: [String] {
    (arguments[.select] + arguments[.extendSelect] + arguments[.ignore]).filter {
      !RuleRegistry.selectors.contains($0) && !ownSelectors.contains($0)
    }
  }

  /// Checks that all that `--select` and `--ignore` name is known to some policy of the run.
  func checkSelectors() throws(CommandFailure) {
    guard let name = unknownSelectors.first else { return }
    let known = RuleRegistry.selectors.union(ownSelectors)
    let nearest = NearestName.find(name, among: known.sorted())
    throw .failed(
      "no rule, category or fact is called `\(name)`"
        + (nearest.map { "; did you mean `\($0)`?" } ?? "; `navlint rules` lists them"))
  }

  /// The day on which suppressions are judged.
  private func day() throws(CommandFailure) -> LintOptions.Day {
    if let day = arguments[.today] { return .fixed(day) }
    guard let epoch = console.environment.nonEmpty("SOURCE_DATE_EPOCH") else { return .current }
    guard let seconds = Int(epoch), let day = CivilDate(secondsSince1970: seconds) else {
      throw .failed("SOURCE_DATE_EPOCH is `\(epoch)`; a number of seconds since 1970 is expected")
    }
    return .fixed(day)
  }

  /// The files of the run, in order, each once; says what is to be said about the search.
  mutating func inputs() throws(CommandFailure) -> BatchInputs {
    var options = FileDiscovery.Options(workingFolder: workingFolder)
    options.exclude = arguments[.exclude]
    options.usesExcludes = !arguments[.noExclude]
    options.allowsEmptyFolders = arguments[.allowEmpty]
    options.standardInputName = arguments[.stdinName]
    namedPaths = try readNamedPaths()
    let found = try FileDiscovery.discover(namedPaths, options) {
      folder throws(CommandFailure) in try patterns(for: folder)
    }
    for failure in found.failures { console.fail(failure.message) }
    hasMissingInput = !found.failures.isEmpty
    if hasMissingInput, found.inputs.isEmpty { throw .reported }
    for note in found.notes { console.note(note.message) }
    var inputs = BatchInputs(
      found.inputs, standardInputName: arguments[.stdinName]?.tidied ?? "<stdin>")
    for index in inputs.indices {
      let (number, failOn) = try linterNumber(for: inputs.path(at: index))
      inputs.settle(from: index, linter: linters[number], number: number, failOn: failOn)
    }
    try checkOutputs(beside: inputs)
    try checkSelectors()
    return inputs
  }

  /// Refuses outputs that would replace each other or what the run reads.
  private func checkOutputs(beside inputs: BatchInputs) throws(CommandFailure) {
    var outputs = arguments[.reports].compactMap(\.file)
    if let baseline = arguments[.writeBaseline] { outputs.append(baseline) }
    if let product = arguments[.output], !arguments[.check] { outputs.append(product) }
    guard !outputs.isEmpty else { return }
    let documents = inputs.filter { $0.origin != .standardInput }.map(\.path)
    let ownFiles = arguments[.policies] + [arguments[.filesFrom]].compactMap(\.self)
    var taken: [FilePath: String] = [:]
    for path in documents + ownFiles + settingsFiles {
      taken[workingFolder.appending(path).normalized] = "is an input and cannot be an output"
    }
    for output in outputs where output != "-" {
      // A device or a pipe takes them all.
      if let status = try? FileSystem.status(of: output), status.kind != .regular { continue }
      let path = workingFolder.appending(output).normalized
      if let reason = taken.updateValue("cannot take two outputs", forKey: path) {
        throw .failed("`\(output.displayText)` \(reason)")
      }
    }
  }

  /// Shows the files or their settings, where that is asked for instead of a run.
  mutating func showsInstead(_ inputs: BatchInputs) throws(CommandFailure) -> Bool {
    if arguments[.listFiles] {
      try console.list(inputs, isNullSeparated: arguments[.nullSeparated])
    } else if arguments[.showSettings] {
      try console.print(try settingsText(inputs))
    } else {
      return false
    }
    return true
  }

  /// What holds for each file of the run, as the text of settings files: one for those alike.
  private mutating func settingsText(_ inputs: BatchInputs) throws(CommandFailure) -> String {
    var names: [String: [String]] = [:]
    var texts: [String] = []
    for input in inputs {
      let settings = try settings(forFolder: input.path.parent)
      let files = settings.policies + arguments[.policies]
      let text = SettingsText.of(settings, input.linter, policies: files, failOn: input.failOn)
      if names[text] == nil { texts.append(text) }
      names[text, default: []].append("# \(input.name.visible)\n")
    }
    return texts.map { names[$0, default: []].joined() + $0 }.joined(separator: "---\n")
  }

  /// The paths that are named, in a list too; without either, this folder.
  private func readNamedPaths() throws(CommandFailure) -> [FilePath] {
    if arguments[.stdinName] != nil, !arguments.operands.contains("-") {
      throw .failed("`--stdin-filename` names standard input; add `-` to read it")
    }
    guard let list = arguments[.filesFrom] else {
      return arguments.operands.isEmpty ? ["."] : arguments.operands
    }
    if list == "-", arguments.operands.contains("-") {
      throw .failed("standard input cannot be both the list of files and one of them")
    }
    do throws(FileError) {
      let bytes = list == "-" ? try FileSystem.readStandardInput() : try FileSystem.read(list)
      return arguments.operands
        + FileList.paths(in: bytes, isNullSeparated: arguments[.nullSeparated])
    } catch {
      throw .failed("cannot read the list `\(list.displayText)`: \(error.message)")
    }
  }

  private mutating func patterns(
    for folder: FilePath
  ) throws(CommandFailure) -> FolderPatterns {
    let settings = try settings(forFolder: folder)
    return FolderPatterns(
      include: settings.include, exclude: settings.exclude,
      folder: workingFolder.appending(settings.excludeFolder).normalized)
  }

  private mutating func settings(forFolder folder: FilePath) throws(CommandFailure) -> Settings {
    do throws(Settings.Failure) {
      return try finder.settings(forFolder: folder)
    } catch {
      throw report(error)
    }
  }

  /// The number of the linter for a file and the level it fails at, by the file's settings.
  mutating func linterNumber(
    for path: FilePath
  ) throws(CommandFailure) -> (number: Int, failOn: Severity) {
    let folder = path.parent
    if let last, last.folder == folder { return (last.number, last.failOn) }
    let settings = try settings(forFolder: folder)
    let overrides = settings.overridesApplying(
      to: workingFolder.appending(path).normalized, from: workingFolder)
    let key = LinterKey(settings: settings.path, overrides: overrides)
    let failOn = arguments[.failOn] ?? settings.failOn ?? .error
    let number = linterKeys.lastIndex(of: key) ?? linters.count
    if number == linters.count {
      linterKeys.append(key)
      if let path = settings.path { settingsFiles.append(path) }
      settingsFiles += settings.policies
      linters.append(Linter(try options(settings, overrides)))
    }
    last = settings.overrides.isEmpty ? (folder, number, failOn) : nil
    return (number, failOn)
  }

  /// The policy files that the working folder's settings and the command line name.
  mutating func policyFiles() throws(CommandFailure) -> [FilePath] {
    try settings(forFolder: ".").policies + arguments[.policies]
  }

  /// The policies that the working folder's settings and the command line name.
  mutating func policiesHere() throws(CommandFailure) -> PolicySet {
    try policies(try policyFiles())
  }

  /// The policies in files, beside the built-in one.
  func policies(_ files: [FilePath]) throws(CommandFailure) -> PolicySet {
    do throws(PolicySet.Failure) {
      return try PolicySet.load(files)
    } catch {
      for error in error.unreadable {
        console.fail("cannot read the policy `\(error.path.displayText)`: \(error.message)")
      }
      throw console.show(error.faulty)
    }
  }

  /// The policies that the settings and the command line name, beside the built-in one.
  private mutating func policies(_ settings: Settings) throws(CommandFailure) -> PolicySet {
    let policies = try policies(settings.policies + arguments[.policies])
    if !unknownSelectors.isEmpty { ownSelectors.formUnion(RuleRegistry.selectors(with: policies)) }
    if !settings.selectorUses.isEmpty {
      let faults = settings.faults(beside: policies)
      guard faults.isEmpty else { throw console.show(faults) }
    }
    return policies
  }

  private mutating func options(
    _ settings: Settings, _ overrides: [Int]
  ) throws(CommandFailure) -> LintOptions {
    var options = LintOptions()
    options.usesSchema = !arguments[.noSchema]
    options.limits = settings.limits
    options.day = try day()
    options.policies = try policies(settings)
    var profile = settings.profile
    options.selection = settings.selection
    for index in overrides {
      options.selection.apply(settings.overrides[index].selection)
      profile.apply(settings.overrides[index].profile)
    }
    let isPolicy = arguments.command == .policy
    if isPolicy || !arguments[.select].isEmpty { options.selection.select = arguments[.select] }
    options.selection.extendSelect(by: arguments[.extendSelect])
    options.selection.ignore += arguments[.ignore]
    if isPolicy {
      options.selection.ignore += RuleCategory.allCases.filter { $0 != .policy }.map(\.rawValue)
    }
    profile.apply(Settings.WrittenProfile(arguments[.sdk]))
    options.profile.fallback.navigation = profile.navigation ?? Version(10)
    options.profile.fallback.maps3D = profile.maps3D ?? Version(1, 0)
    let assumed = Settings.WrittenProfile(arguments[.assumedSDK])
    options.profile.assumedNavigation = assumed.navigation
    options.profile.assumedMaps3D = assumed.maps3D
    return options
  }

  /// Shows what is wrong with a settings file, and with the policies and rules that it names.
  private mutating func report(_ failure: Settings.Failure) -> CommandFailure {
    switch failure {
    case .unreadable(let error):
      return .failed("cannot read the settings `\(error.path.displayText)`: \(error.message)")
    case .faulty(let faults, let settings):
      let failure = console.show(faults)
      _ = try? policies(settings)
      return failure
    }
  }
}
