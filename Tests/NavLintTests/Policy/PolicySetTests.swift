import Foundation
import NavLint
import Platform
import SourceText
import Testing

/// Policies put together: `extends`, `overrides`, `asOf`.
struct PolicySetTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("navlint-policies-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ text: String) throws -> FilePath {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return FilePath(url.path)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private static let base = """
    policy: 1
    name: Base
    rules:
      - {id: compass-shown, path: navigation.ui.compassButton, require: {equals: true}}
      - id: header-shown
        path: navigation.ui.navigationHeaderEnabled
        require: {equals: true}
        policyDate: 2026-03-01
    """

  private static let config = """
    navigation: {ui: {compassButton: false, navigationHeaderEnabled: false}}
    """

  /// The severities and ids of what the configuration breaks, the built-in policy left aside.
  private func findings(_ paths: [FilePath]) throws -> [String] {
    let set = try PolicySet.load(paths)
    return set.run(on: PolicyRun.configuration(Self.config))
      .filter { $0.policy != "google-navigation-sdk" }
      .map { "\($0.policy ?? "") \($0.severity) \($0.rule)" }
  }

  /// What is wrong with the policies, each file's name first.
  private func faults(_ paths: [FilePath]) -> [String] {
    do throws(PolicySet.Failure) {
      _ = try PolicySet.load(paths)
      return []
    } catch {
      let unreadable = error.unreadable.map { "\($0.path.name): \($0.message)" }
      return unreadable
        + error.faulty.flatMap { file in
          file.diagnostics.map {
            URL(fileURLWithPath: file.source.path).lastPathComponent + ":"
              + PolicyRun.words($0, LineIndex(file.source))
          }
        }
    }
  }

  @Test func anExtendedPolicyIsInForceOnce() throws {
    defer { remove() }
    let base = try write("base.yaml", Self.base)
    let own = try write("own.yaml", "policy: 1\nname: Own\nextends: base.yaml\n")
    let expected = ["Base error compass-shown", "Base error header-shown"]
    #expect(try findings([own]) == expected)
    #expect(try findings([base, own, base]) == expected)
  }

  @Test func rulesAreSwitchedOffOrMilderWithAReason() throws {
    defer { remove() }
    _ = try write("base.yaml", Self.base)
    let own = try write(
      "own.yaml",
      """
      policy: 1
      name: Own
      extends: [base.yaml]
      overrides:
        - {rule: compass-shown, severity: "off", reason: no room}
        - {rule: header-shown, severity: note, reason: until May}
      """)
    #expect(try findings([own]) == ["Base note header-shown"])
    #expect(
      try PolicySet.load([own]).ruleDescriptions.filter { $0.policy == "Base" }
        .map { "\($0.id) \($0.severities)" } == ["header-shown [note]"])
  }

  @Test func laterRulesThanTheDayAreOff() throws {
    defer { remove() }
    _ = try write("base.yaml", Self.base)
    let own = try write(
      "own.yaml", "policy: 1\nname: Own\nextends: base.yaml\nasOf: 2026-02-28\n")
    #expect(try findings([own]) == ["Base error compass-shown"])
  }

  @Test func whatCannotBeOverriddenIsAnError() throws {
    defer { remove() }
    _ = try write("base.yaml", Self.base)
    let own = try write(
      "own.yaml",
      """
      policy: 1
      name: Own
      extends: base.yaml
      overrides: [{rule: compas-shown, severity: "off", reason: no room}]
      rules: [{id: header-shown, path: map3D.mode, require: {present: true}}]
      """)
    #expect(
      faults([own]) == [
        "own.yaml:5:14-5:26 error[duplicate-id] policy `Base` has a rule `header-shown` already",
        "own.yaml:4:20-4:32 error[unknown-value] no extended policy has a rule `compas-shown`;"
          + " did you mean `compass-shown`?",
      ])
    let alone = try write(
      "alone.yaml",
      """
      policy: 1
      name: Alone
      overrides: [{rule: x, severity: "off", reason: y}]
      """)
    #expect(
      faults([alone]) == [
        "alone.yaml:3:20-3:21 error[unknown-value] the policy extends no other whose rule `x` it"
          + " could change"
      ])
  }

  @Test func aCircleIsAnError() throws {
    defer { remove() }
    let one = try write("one.yaml", "policy: 1\nname: One\nextends: two.yaml\n")
    _ = try write("two.yaml", "policy: 1\nname: Two\nextends: one.yaml\n")
    #expect(
      faults([one]) == [
        "two.yaml:3:10-3:18 error[unknown-value] `extends` leads back to this file"
      ])
  }

  @Test func aMissingFileIsAFailure() throws {
    defer { remove() }
    let own = try write("own.yaml", "policy: 1\nname: Own\nextends: gone.yaml\n")
    #expect(throws: PolicySet.Failure.self) { try PolicySet.load([own]) }
    #expect(faults([own]).allSatisfy { $0.contains("gone.yaml") })
  }
}
