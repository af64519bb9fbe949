import NavLint
import NavSchema
import Platform
import SourceText

/// Which files a run reads, and how each is checked: arguments and settings put together.
struct RunPlan {
  private let arguments: ParsedArguments
  private let console: Console
  private var finder: SettingsFinder
  private var linterNumbers: [LinterKey: Int] = [:]
  /// The linters of the run, by number.
  private(set) var linters: [Linter] = []

  /// What makes linters the same: the settings file and the overrides that apply.
  private struct LinterKey: Hashable {
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
      finder = SettingsFinder(
        origin, workingFolder: try FileSystem.workingFolder()
      ) { RuleRegistry.selectors }
    } catch {
      throw .file(error)
    }
    try Self.checkSelectors(arguments[.select] + arguments[.ignore])
  }

  static func checkSelectors(_ names: [String]) throws(CommandFailure) {
    for name in names where !RuleRegistry.selectors.contains(name) {
      let nearest = NearestName.find(name, among: RuleRegistry.selectors.sorted())
      throw .failed(
        "no rule, category or fact is called `\(name)`"
          + (nearest.map { "; did you mean `\($0)`?" } ?? ""))
    }
  }

  /// The day on which suppressions are judged.
  private func today() throws(CommandFailure) -> CivilDate {
    if let day = arguments[.today] { return day }
    guard let epoch = console.environment.nonEmpty("SOURCE_DATE_EPOCH") else { return .today() }
    guard let seconds = Int(epoch), let day = CivilDate(secondsSince1970: seconds) else {
      throw .failed("SOURCE_DATE_EPOCH is `\(epoch)`; a number of seconds since 1970 is expected")
    }
    return day
  }

  /// The files of the run, in order, each once.
  mutating func inputs() throws(CommandFailure) -> [BatchInput] {
    var inputs: [BatchInput] = []
    for path in arguments.operands {
      let (number, failOn) = try linterNumber(for: path)
      inputs.append(
        BatchInput(
          path == "-" ? .standardInput : .file(path), name: path.displayText,
          linter: linters[number], number: number, failOn: failOn))
    }
    return inputs
  }

  /// The number of the linter for a file and the level it fails at, by the file's settings.
  mutating func linterNumber(
    for path: FilePath
  ) throws(CommandFailure) -> (number: Int, failOn: Severity) {
    let settings: Settings
    do throws(Settings.Failure) {
      settings = try finder.settings(forFolder: path.parent)
    } catch {
      throw report(error)
    }
    let overrides: [Int] = []
    let key = LinterKey(settings: settings.path, overrides: overrides)
    let failOn = arguments[.failOn] ?? settings.failOn ?? .error
    if let number = linterNumbers[key] { return (number, failOn) }
    linterNumbers[key] = linters.count
    linters.append(Linter(try options(settings, overrides)))
    return (linters.count - 1, failOn)
  }

  private func options(
    _ settings: Settings, _ overrides: [Int]
  ) throws(CommandFailure) -> LintOptions {
    var options = LintOptions()
    options.usesSchema = !arguments[.noSchema]
    options.limits = settings.limits
    options.today = try today()
    var profile = settings.profile
    options.selection = settings.selection
    for index in overrides {
      options.selection.apply(settings.overrides[index].selection)
      profile.apply(settings.overrides[index].profile)
    }
    if !arguments[.select].isEmpty { options.selection.select = arguments[.select] }
    if arguments.command == .policy { options.selection.select = ["policy"] }
    options.selection.ignore += arguments[.ignore]
    profile.apply(Settings.WrittenProfile(arguments[.sdk]))
    options.profile.fallback.navigation = profile.navigation ?? Version(10)
    options.profile.fallback.maps3D = profile.maps3D ?? Version(1, 0)
    let assumed = Settings.WrittenProfile(arguments[.assumedSDK])
    options.profile.assumedNavigation = assumed.navigation
    options.profile.assumedMaps3D = assumed.maps3D
    return options
  }

  /// Shows what is wrong with a settings file.
  private func report(_ failure: Settings.Failure) -> CommandFailure {
    switch failure {
    case .unreadable(let error):
      return .failed("cannot read the settings `\(error.path.displayText)`: \(error.message)")
    case .faulty(let source, let diagnostics):
      console.show(diagnostics, of: source)
      return .reported
    }
  }
}

extension Settings.WrittenProfile {
  /// The releases that the command line names; the last of several counts.
  init(_ requests: [SDKRequest]) {
    self.init(
      navigation: requests.last { $0.name == .navigation }?.version,
      maps3D: requests.last { $0.name == .maps3D }?.version)
  }
}
