import NavLint
import NavSchema

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
    default: throw PageError(line: line, "`\(option) \(value)` is not understood here")
    }
  }
}
