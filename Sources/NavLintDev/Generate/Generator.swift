package import Platform

/// A file that is made from the sources and committed.
struct GeneratedFile {
  /// Relative to the repository's folder.
  let path: String
  let text: String
}

/// Makes files out of one source of truth.
struct Generator: Sendable {
  /// A folder that holds nothing else; nil if the files stand among others.
  let folder: FilePath?
  /// Makes the files of the repository in a folder.
  let make: @Sendable (FilePath) throws -> [GeneratedFile]
}

/// All generated files, and whether those in the repository are up to date.
package enum Generators {
  static let all: [Generator] = [
    jsonSchemas, fieldPages, fieldList, googlePolicy, ruleIndex, examples, ruleExamples,
    ruleReads, configurationTypes,
  ]

  /// The command that makes them.
  package static let command = "swift run navlint-dev generate"

  /// The files of the repository at `root` that are missing, stale, or no longer made.
  package static func stalePaths(in root: FilePath) throws -> [String] {
    try all.flatMap { try changes(of: $0, in: root) }.map { $0.path }.sorted()
  }

  /// Brings the files of the repository at `root` up to date; returns what it changed.
  ///
  /// What one generator cannot make yet must not keep the sources that others make from change.
  static func update(in root: FilePath) throws -> [String] {
    try all.flatMap { try update($0, in: root) }
  }

  private static func update(_ generator: Generator, in root: FilePath) throws -> [String] {
    let changes = try changes(of: generator, in: root)
    let writer = AtomicWriter()
    for change in changes {
      let path = FilePath(change.path)
      if let text = change.text {
        _ = try writer.stage(Array(text.utf8), at: path, below: root)
      } else {
        try FileSystem.remove(root.appending(path))
      }
    }
    if let failure = writer.commit().first { throw failure }
    return changes.map(\.path)
  }

  /// A file to be written, or removed where there is no text.
  private typealias Change = (path: String, text: String?)

  private static func changes(of generator: Generator, in root: FilePath) throws -> [Change] {
    let files = try generator.make(root)
    let written = files.filter { file in
      (try? FileSystem.read(root.appending(FilePath(file.path)))) != Array(file.text.utf8)
    }
    let made = Set(files.map(\.path))
    let surplus = Self.files(in: generator.folder, of: root).filter { !made.contains($0) }
    return written.map { ($0.path, $0.text) } + surplus.map { ($0, nil) }
  }

  private static func files(in folder: FilePath?, of root: FilePath) -> [String] {
    guard let folder, let entries = try? FileSystem.entries(of: root.appending(folder)) else {
      return []
    }
    return entries.map { folder.appending($0.name).displayText }
  }
}

extension Chores {
  static let generate = Chore(
    name: "generate", usage: "[--check]",
    summary: "writes what is made from the sources; --check only says what is stale"
  ) { arguments in
    let isCheck = arguments == ["--check"]
    guard isCheck || arguments.isEmpty else { throw ChoreError("the only option is --check") }
    let paths = isCheck ? try Generators.stalePaths(in: ".") : try Generators.update(in: ".")
    for path in paths { print(isCheck ? "stale: \(path)" : "wrote \(path)") }
    return isCheck && !paths.isEmpty ? 1 : 0
  }
}
