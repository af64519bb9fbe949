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
    /// Files with errors, and what can be read in them all the same.
    case faulty([Fault], Settings)
  }

  /// A settings file and what is wrong in it.
  package typealias Fault = (source: SourceFile, diagnostics: [Diagnostic])

  /// Reads the settings file at `path` and those that it extends.
  package static func load(_ path: FilePath) throws(Failure) -> Settings {
    let source: SourceFile
    do throws(FileError) { source = try read(path) } catch { throw .unreadable(error) }
    return try load(source, at: path)
  }

  /// Reads settings from `source`, which lies at `path`, and those that they extend.
  package static func load(
    _ source: SourceFile, at path: FilePath
  ) throws(Failure) -> Settings {
    var faults: [Fault] = []
    let settings = load(source, at: path, extending: [], &faults)
    guard faults.isEmpty else { throw .faulty(faults, settings) }
    return settings
  }

  /// What the settings select or set a severity of and is not there beside `policies`.
  package func faults(beside policies: PolicySet) -> [Fault] {
    let selectors = RuleRegistry.selectors(with: policies)
    let rules = Set(RuleRegistry.descriptions(with: policies).map(\.id.rawValue))
    var faults: [Fault] = []
    for use in selectorUses {
      let known = use.takesRulesAlone ? rules : selectors
      if known.contains(use.name) { continue }
      var diagnostic = use.complaint
      if selectors.contains(use.name) {
        diagnostic.message += "; rules have severities, neither categories nor facts have"
      } else if let nearest = NearestName.find(use.name, among: known.sorted()) {
        diagnostic.message += "; did you mean `\(nearest)`?"
      }
      if faults.last?.source.path != use.source.path { faults.append((use.source, [])) }
      faults[faults.count - 1].diagnostics.append(diagnostic)
    }
    return faults
  }

  private static func read(_ path: FilePath) throws(FileError) -> SourceFile {
    SourceFile(path: path.displayText, bytes: try FileSystem.read(path))
  }

  private static func load(
    _ source: SourceFile, at path: FilePath, extending seen: [FilePath], _ faults: inout [Fault]
  ) -> Settings {
    var reader = SettingsReader(source, path: path)
    var settings = reader.base()
    if let parent = reader.extendedPath {
      if seen.contains(parent) || parent == path {
        reader.report(.circle)
      } else if seen.count == ExtendsFault.limit {
        reader.report(.tooLong)
      } else {
        do throws(FileError) {
          settings = load(try read(parent), at: parent, extending: seen + [path], &faults)
        } catch {
          reader.reportUnreadable(error)
        }
        settings.path = path
      }
    }
    reader.read(into: &settings)
    if reader.diagnostics.contains(where: { $0.severity == .error }) {
      faults.append((source, reader.diagnostics))
    }
    return settings
  }
}
