import NavLint
import NavSchema
import Platform
import SourceText
import YAMLTree

/// What holds for a file, as `--show-settings` shows it: a settings file that says all of it.
struct SettingsText {
  private var lines: [String] = []

  /// The text for files with these settings, checked by `linter`.
  ///
  /// `policies` are the policy files of the settings and the command line.
  static func of(
    _ settings: Settings, _ linter: Linter, policies: [FilePath], failOn: Severity
  ) -> String {
    var text = SettingsText()
    let options = linter.options
    text.lines.append(settings.path.map { "# by \($0)".visible } ?? "# no settings file")
    text.add("include", (settings.include ?? FolderPatterns.usualNames).map(\.inDoubleQuotes))
    text.add("exclude", settings.exclude.map(\.inDoubleQuotes), comment: comment(on: settings))
    text.add("select", options.selection.select)
    text.add("ignore", options.selection.ignore)
    let levels = options.selection.levels.sorted { $0.rule < $1.rule }
    text.add("severity", levels.map { "\($0.rule): \($0.level.rawValue)" }, "{", "}")
    text.lines.append("failOn: \(failOn.rawValue)")
    let profile = options.profile
    let navigation = profile.assumedNavigation ?? profile.fallback.navigation
    let maps3D = profile.assumedMaps3D ?? profile.fallback.maps3D
    text.lines.append("sdk: {navigation: \"\(navigation)\", maps3D: \"\(maps3D)\"}")
    text.add(
      "policies", policies.map { $0.displayText.inDoubleQuotes }, comment: names(of: options))
    text.add("limits", limits(options.limits), "{", "}")
    return text.lines.map { $0 + "\n" }.joined()
  }

  /// The folder that the patterns are read from, where it is not the settings file's own.
  private static func comment(on settings: Settings) -> String? {
    guard !settings.exclude.isEmpty, let path = settings.path,
      settings.excludeFolder != path.parent
    else { return nil }
    return "from `\(settings.excludeFolder)`"
  }

  private static func names(of options: LintOptions) -> String {
    options.policies.names.joined(separator: ", ")
  }

  private static func limits(_ limits: YAMLLimits) -> [String] {
    [
      "fileSize: \(limits.fileSize)", "depth: \(limits.depth)", "nodes: \(limits.nodes)",
      "expandedNodes: \(limits.expandedNodes)", "expandedBytes: \(limits.expandedBytes)",
      "directives: \(limits.directives)",
    ]
  }

  private mutating func add(
    _ key: String, _ values: [String], _ open: String = "[", _ close: String = "]",
    comment: String? = nil
  ) {
    let comment = comment.map { "  # " + $0.visible } ?? ""
    lines.append("\(key): \(open)\(values.joined(separator: ", "))\(close)\(comment)")
  }
}
