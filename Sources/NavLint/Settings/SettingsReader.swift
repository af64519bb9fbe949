import NavSchema
import Platform
import SourceText
import YAMLTree

/// Turns a settings file's typed values into settings, and says what is wrong with them.
struct SettingsReader {
  private(set) var diagnostics: [Diagnostic]
  private let path: FilePath
  private let source: SourceFile
  private let configuration: Configuration?

  init(_ source: SourceFile, path: FilePath) {
    self.path = path
    self.source = source
    let stream = YAMLStream.compose(ownFile: source)
    diagnostics = stream.diagnostics
    guard stream.documents.first?.isExpandable == true else {
      configuration = nil
      return
    }
    let (configuration, found) = Checker.check(stream, document: 0, as: .settings)
    diagnostics += found.filter { $0.severity == .error }
    diagnostics += Checker.diagnostics(ofFurtherDocumentsIn: stream, of: "a settings file")
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

  mutating func report(_ fault: ExtendsFault) {
    guard let root else { return }
    diagnostics.append(complaint(at: .value(root.extends), "`extends` \(fault)"))
  }

  mutating func reportUnreadable(_ failure: FileError) {
    guard let root else { return }
    diagnostics.append(
      complaint(
        at: .value(root.extends),
        "`extends` leads to `\(failure.path)`, which cannot be read: \(failure.message)"))
  }

  /// Lets what is written here replace what `settings` say.
  mutating func read(into settings: inout Settings) {
    guard let root else { return }
    if root.include.isWritten { settings.include = texts(root.include) }
    if root.exclude.isWritten {
      settings.exclude = texts(root.exclude)
      settings.excludeFolder = path.parent
    }
    if root.policies.isWritten {
      settings.policies = texts(root.policies).map {
        path.parent.appending(FilePath($0)).normalized
      }
    }
    if root.failOn.isWritten {
      settings.failOn = root.failOn.text.flatMap(Severity.init(rawValue:))
    }
    readSelection(root, into: &settings.selection, &settings.selectorUses)
    readProfile(root, into: &settings.profile)
    if let limits = root.limits.section { read(limits, into: &settings.limits) }
    for section in root.overrides.sections {
      var override = Settings.Override(
        files: texts(section.files), folder: path.parent, selection: RuleSelection(),
        profile: Settings.WrittenProfile())
      readSelection(section, into: &override.selection, &settings.selectorUses)
      if section.select.isWritten, override.selection.select.isEmpty {
        // No name selects everything, also where an override before this one names some.
        override.selection.select = RuleCategory.allCases.map(\.rawValue)
      }
      readProfile(section, into: &override.profile)
      settings.overrides.append(override)
    }
  }

  private func texts(_ setting: Setting) -> [String] { (setting.list ?? []).compactMap(text) }

  private func text(_ id: ValueID) -> String? {
    guard let configuration, configuration.values[id.index].kind == .text else { return nil }
    return configuration.text(of: configuration.values[id.index])
  }

  private func readSelection(
    _ section: Section, into selection: inout RuleSelection,
    _ uses: inout [Settings.SelectorUse]
  ) {
    if section.select.isWritten { selection.select = names(section.select, &uses) }
    if section.ignore.isWritten { selection.ignore = names(section.ignore, &uses) }
    for (key, name, word) in section.severity.table {
      uses.append(use(of: name, at: .node(key), takesRulesAlone: true))
      if let level = RuleSelection.Level(rawValue: word) { selection.set(level, of: RuleID(name)) }
    }
  }

  private func names(_ setting: Setting, _ uses: inout [Settings.SelectorUse]) -> [String] {
    (setting.list ?? []).compactMap { id in
      guard let name = text(id) else { return nil }
      uses.append(use(of: name, at: .entry(id)))
      return name
    }
  }

  private func use(
    of name: String, at spot: Spot, takesRulesAlone: Bool = false
  ) -> Settings.SelectorUse {
    let things = takesRulesAlone ? "rule" : "rule, category or fact"
    return Settings.SelectorUse(
      name: name, source: source, takesRulesAlone: takesRulesAlone,
      complaint: complaint(at: spot, "no \(things) is called `\(name)`"))
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
    limits.directives = value(section.directives) ?? limits.directives
  }

  private func complaint(at spot: Spot, _ message: String) -> Diagnostic {
    let place = configuration?.place(of: spot)
    return Diagnostic(
      rule: "unknown-value", category: .schema, severity: .error, message: message,
      range: place?.range ?? SourceRange(start: 0, end: 0), pointer: place?.pointer ?? "",
      field: place?.field)
  }
}
