import NavLint
import NavSchema
import SourceText
import YAMLTree

/// What holds for a file, as `--show-settings` shows it: a settings file that says all of it.
struct SettingsText {
  private var lines: [String] = []

  /// The text for a file called `name`, checked by `linter`.
  static func of(
    _ name: String, _ settings: Settings, _ linter: Linter, failOn: Severity
  ) -> String {
    var text = SettingsText()
    let options = linter.options
    text.lines.append("# \(name): " + (settings.path.map { "by \($0)" } ?? "no settings file"))
    text.add("include", (settings.include ?? FolderPatterns.usualNames).map { "\"\($0)\"" })
    text.add("exclude", settings.exclude.map { "\"\($0)\"" })
    text.add("select", options.selection.select)
    text.add("ignore", options.selection.ignore)
    let levels = options.selection.levels.sorted { $0.key < $1.key }
    text.add("severity", levels.map { "\($0.key): \($0.value.rawValue)" }, "{", "}")
    text.lines.append("failOn: \(failOn.rawValue)")
    let profile = options.profile
    let navigation = profile.assumedNavigation ?? profile.fallback.navigation
    let maps3D = profile.assumedMaps3D ?? profile.fallback.maps3D
    text.lines.append("sdk: {navigation: \"\(navigation)\", maps3D: \"\(maps3D)\"}")
    text.add("policies", options.policies.names)
    let limits = options.limits
    text.add(
      "limits",
      [
        "fileSize: \(limits.fileSize)", "depth: \(limits.depth)", "nodes: \(limits.nodes)",
        "expandedNodes: \(limits.expandedNodes)", "expandedBytes: \(limits.expandedBytes)",
        "directives: \(limits.directives)",
      ], "{", "}")
    return text.lines.map { $0.visible + "\n" }.joined()
  }

  private mutating func add(
    _ key: String, _ values: [String], _ open: String = "[", _ close: String = "]"
  ) {
    lines.append("\(key): \(open)\(values.joined(separator: ", "))\(close)")
  }
}
