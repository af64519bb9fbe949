import NavLint
import NavSchema
import Platform
import YAMLTree

extension LintOptions {
  /// Reads the words of a `navlint` block, the command line's options that change findings.
  init(words: [String], line: Int) throws(PageError) {
    self.init()
    var rest = words[...]
    while let option = rest.popFirst() {
      if option == "--no-schema" {
        usesSchema = false
        continue
      }
      guard let value = rest.popFirst() else {
        throw PageError(line: line, "`\(option)` is unknown here, or has no value")
      }
      try set(option, value, line)
    }
  }

  private mutating func set(_ option: String, _ value: String, _ line: Int) throws(PageError) {
    let parts = value.split(separator: "=").map(String.init)
    switch (option, parts.first, parts.last.flatMap { Version($0) }) {
    case ("--sdk", "navigation", let version?): profile.fallback.navigation = version
    case ("--sdk", "maps3D", let version?): profile.fallback.maps3D = version
    case ("--assume-sdk", "navigation", let version?): profile.assumedNavigation = version
    case ("--assume-sdk", "maps3D", let version?): profile.assumedMaps3D = version
    case ("--today", _, _): day = CivilDate(value).map { .fixed($0) } ?? .none
    // What `limits` in the settings file sets; the command line has no such option.
    case ("--limit", let name?, _): limits.set(name, parts.last.flatMap { Int($0) })
    default: throw PageError(line: line, "`\(option) \(value)` is not understood here")
    }
  }
}

extension YAMLLimits {
  fileprivate mutating func set(_ name: String, _ value: Int?) {
    guard let value else { return }
    switch name {
    case "fileSize": fileSize = value
    case "depth": depth = value
    case "nodes": nodes = value
    case "expandedNodes": expandedNodes = value
    case "expandedBytes": expandedBytes = value
    case "directives": directives = value
    default: break
    }
  }
}
