import Platform

/// One job of `navlint-dev`, run in the repository's folder.
struct Chore: Sendable {
  let name: String
  /// What stands behind the name.
  let usage: String
  let summary: String
  /// Returns the exit status.
  let run: @Sendable ([String]) throws -> Int32
}

/// Why a chore could not do its job.
struct ChoreError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// All jobs that keep the project in order; nothing of this is shipped.
package enum Chores {
  static let all: [Chore] = [generate, facts, newRule, events, timeRules, mutate, fuzzSeeds]

  /// Runs the chore that `arguments` name, and returns the exit status.
  package static func run(_ arguments: [String]) -> Int32 {
    guard let name = arguments.first, let chore = all.first(where: { $0.name == name }) else {
      print("usage: navlint-dev CHORE")
      for chore in all { print("  \(chore.name) \(chore.usage)\n      \(chore.summary)") }
      return arguments.isEmpty || arguments == ["--help"] ? 0 : 2
    }
    do {
      guard try FileSystem.status(of: "Package.swift").kind == .regular else {
        throw ChoreError("run this in the repository's folder")
      }
      return try chore.run(Array(arguments.dropFirst()))
    } catch let error as ChoreError {
      print("navlint-dev \(name): \(error.message)")
    } catch {
      print("navlint-dev \(name): \(error)")
    }
    return 2
  }
}
