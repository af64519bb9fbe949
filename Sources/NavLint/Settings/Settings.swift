package import NavSchema
package import Platform
package import SourceText
package import YAMLTree

/// What one settings file says, or nothing where there is none.
package struct Settings: Sendable {
  /// Settings for some of the files.
  package struct Override: Sendable {
    package var files: [String]
    /// The folder of the settings file that has the patterns.
    package var folder: FilePath
    package var selection: RuleSelection
    package var profile: WrittenProfile
  }

  /// SDK releases as far as the settings name them.
  package struct WrittenProfile: Sendable, Equatable {
    package var navigation: Version?
    package var maps3D: Version?

    package init(navigation: Version? = nil, maps3D: Version? = nil) {
      self.navigation = navigation
      self.maps3D = maps3D
    }

    /// Lets what `other` names replace what is named here.
    package mutating func apply(_ other: WrittenProfile) {
      navigation = other.navigation ?? navigation
      maps3D = other.maps3D ?? maps3D
    }
  }

  /// A rule, category or fact that the settings name.
  package struct SelectorUse: Sendable {
    package let name: String
    package let source: SourceFile
    /// Whether neither a category nor a fact will do, as for a severity.
    let takesRulesAlone: Bool
    /// The complaint if there is no such thing.
    let complaint: Diagnostic
  }

  /// The settings file; nil where there is none.
  package var path: FilePath?
  /// What is selected by name; whether it exists is known once the policies are read.
  package var selectorUses: [SelectorUse] = []
  /// Names of documents; nil: the usual ones.
  package var include: [String]?
  package var exclude: [String] = []
  /// The folder of the settings file that has the patterns in `exclude`.
  package var excludeFolder: FilePath = "."
  package var selection = RuleSelection()
  package var failOn: Severity?
  package var profile = WrittenProfile()
  /// Policy files, their paths resolved.
  package var policies: [FilePath] = []
  package var overrides: [Override] = []
  package var limits = YAMLLimits()

  package init() {}

  /// The name of the settings file.
  package static let fileName: FilePath = ".navlint.yaml"

  /// The numbers of the overrides that hold for the file at the absolute `path`.
  package func overridesApplying(to path: FilePath, from workingFolder: FilePath) -> [Int] {
    overrides.indices.filter { index in
      let folder = workingFolder.appending(overrides[index].folder).normalized
      return GlobList(patterns: overrides[index].files, folder: folder).covers(path)
    }
  }
}

extension Settings {
  /// Settings read from a file, or why they are not.
  package enum Failure: Error {
    /// The file, or one that it extends, cannot be read.
    case unreadable(FileError)
    /// The file is wrong: each with the diagnostics of its own text.
    case faulty(SourceFile, [Diagnostic])
  }

  /// Reads the settings file at `path` and those that it extends.
  package static func load(_ path: FilePath) throws(Failure) -> Settings {
    try load(path, extending: [])
  }

  /// Reads settings from `source`, which lies at `path`, and those that they extend.
  package static func load(
    _ source: SourceFile, at path: FilePath
  ) throws(Failure) -> Settings {
    try load(source, at: path, extending: [])
  }

  /// Checks that all that the settings select or set a severity of is there beside `policies`.
  package func check(with policies: PolicySet) throws(Failure) {
    let selectors = RuleRegistry.selectors(with: policies)
    let rules = Set(RuleRegistry.descriptions(with: policies).map(\.id.rawValue))
    let unknown = selectorUses.filter { use in
      !(use.takesRulesAlone ? rules : selectors).contains(use.name)
    }
    guard let source = unknown.first?.source else { return }
    throw .faulty(
      source,
      unknown.filter { $0.source.path == source.path }.map { use in
        var diagnostic = use.complaint
        let names = (use.takesRulesAlone ? rules : selectors).sorted()
        if selectors.contains(use.name) {
          diagnostic.message += "; rules have severities, neither categories nor facts have"
        } else if let nearest = NearestName.find(use.name, among: names) {
          diagnostic.message += "; did you mean `\(nearest)`?"
        }
        return diagnostic
      })
  }

  private static func load(
    _ path: FilePath, extending seen: [FilePath]
  ) throws(Failure) -> Settings {
    let source: SourceFile
    do {
      source = SourceFile(path: path.displayText, bytes: try FileSystem.read(path))
    } catch {
      throw .unreadable(error)
    }
    return try load(source, at: path, extending: seen)
  }

  private static func load(
    _ source: SourceFile, at path: FilePath, extending seen: [FilePath]
  ) throws(Failure) -> Settings {
    var reader = SettingsReader(source, path: path)
    var settings = reader.base()
    if let parent = reader.extendedPath {
      if seen.contains(parent) || parent == path {
        reader.report(.circle)
      } else if seen.count == ExtendsFault.limit {
        reader.report(.tooLong)
      } else {
        do throws(Failure) {
          settings = try load(parent, extending: seen + [path])
        } catch {
          guard case .unreadable(let failure) = error, failure.path == parent else { throw error }
          reader.reportUnreadable(failure)
        }
        settings.path = path
      }
    }
    reader.read(into: &settings)
    guard reader.diagnostics.allSatisfy({ $0.severity < .error }) else {
      throw .faulty(source, reader.diagnostics)
    }
    return settings
  }
}
