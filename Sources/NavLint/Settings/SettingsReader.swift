import NavSchema
import Platform
import SourceText
import YAMLTree

/// Turns a settings file's typed values into settings, and says what is wrong with them.
struct SettingsReader {
  private(set) var diagnostics: [Diagnostic]
  private let path: FilePath
  private let selectors: Set<String>
  private let configuration: Configuration?

  init(_ source: SourceFile, path: FilePath, selectors: Set<String>) {
    self.path = path
    self.selectors = selectors
    let stream = YAMLStream.compose(source)
    diagnostics = stream.diagnostics
    guard !stream.documents.isEmpty else {
      configuration = nil
      return
    }
    let (configuration, found) = Checker.check(stream, document: 0, as: .settings)
    diagnostics += found.filter { $0.severity == .error }
    self.configuration = configuration
  }

  private var root: Section? { configuration?.root }

  /// Settings that say nothing yet but where they are from.
  func base() -> Settings {
    var settings = Settings()
    settings.path = path
    return settings
  }

  /// The settings file that this one starts from.
  var extendedPath: FilePath? {
    root.flatMap { $0.extends.text }.map { path.parent.appending(FilePath($0)).normalized }
  }

  mutating func reportCircle() {
    guard let root else { return }
    report(at: .value(root.extends), "`extends` leads back to this file")
  }

  /// Lets what is written here replace what `settings` say.
  mutating func read(into settings: inout Settings) {
    guard let root else { return }
    if root.include.isWritten { settings.include = texts(root.include) }
    if root.exclude.isWritten { settings.exclude = texts(root.exclude) }
    if root.policies.isWritten {
      settings.policies = texts(root.policies).map {
        path.parent.appending(FilePath($0)).normalized
      }
    }
    if root.failOn.isWritten {
      settings.failOn = root.failOn.text.flatMap(Severity.init(rawValue:))
    }
    readSelection(root, into: &settings.selection)
    readProfile(root, into: &settings.profile)
    if let limits = root.limits.section { read(limits, into: &settings.limits) }
    for section in root.overrides.sections {
      var override = Settings.Override(
        files: texts(section.files), selection: RuleSelection(),
        profile: Settings.WrittenProfile())
      readSelection(section, into: &override.selection)
      readProfile(section, into: &override.profile)
      settings.overrides.append(override)
    }
  }

  private func texts(_ setting: Setting) -> [String] {
    (setting.list ?? []).compactMap { id in
      guard let configuration, configuration.values[id.index].kind == .text else { return nil }
      return configuration.text(of: configuration.values[id.index])
    }
  }

  private mutating func readSelection(_ section: Section, into selection: inout RuleSelection) {
    if section.select.isWritten { selection.select = known(section.select) }
    if section.ignore.isWritten { selection.ignore = known(section.ignore) }
    for (name, word) in section.severity.table {
      guard selectors.contains(name) else {
        reportUnknown(name, at: .value(section.severity))
        continue
      }
      selection.levels[RuleID(name)] = RuleSelection.Level(rawValue: word)
    }
  }

  /// The selectors of a list; those that name nothing are reported.
  private mutating func known(_ setting: Setting) -> [String] {
    for (id, name) in zip(setting.list ?? [], texts(setting)) where !selectors.contains(name) {
      reportUnknown(name, at: .entry(id))
    }
    return texts(setting)
  }

  private mutating func reportUnknown(_ name: String, at spot: Spot) {
    let nearest = NearestName.find(name, among: selectors)
    report(
      at: spot,
      "no rule, category or fact is called `\(name)`"
        + (nearest.map { "; did you mean `\($0)`?" } ?? ""))
  }

  private func readProfile(_ section: Section, into profile: inout Settings.WrittenProfile) {
    guard let sdk = section.sdk.section else { return }
    if let version = sdk.navigation.text.flatMap({ Version($0) }) { profile.navigation = version }
    if let version = sdk.maps3D.text.flatMap({ Version($0) }) { profile.maps3D = version }
  }

  private func read(_ section: Section, into limits: inout YAMLLimits) {
    func value(_ setting: Setting) -> Int? { setting.number.map { Int($0) } }
    limits.fileSize = value(section.fileSize) ?? limits.fileSize
    limits.depth = value(section.depth) ?? limits.depth
    limits.nodes = value(section.nodes) ?? limits.nodes
    limits.expandedNodes = value(section.expandedNodes) ?? limits.expandedNodes
    limits.expandedBytes = value(section.expandedBytes) ?? limits.expandedBytes
  }

  private mutating func report(at spot: Spot, _ message: String) {
    guard let configuration else { return }
    let place = configuration.place(of: spot)
    diagnostics.append(
      Diagnostic(
        rule: "unknown-value", category: .schema, severity: .error, message: message,
        range: place.range, pointer: place.pointer, field: place.field))
  }
}
