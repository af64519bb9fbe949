import NavSchema
package import Platform
package import SourceText

extension PolicySet {
  /// Why policies cannot be used: all that is wrong with any of them.
  package struct Failure: Error {
    package fileprivate(set) var unreadable: [FileError] = []
    /// Files with errors, each with the diagnostics of its own text.
    package fileprivate(set) var faulty: [(source: SourceFile, diagnostics: [Diagnostic])] = []
  }

  /// The built-in policy and those in the files at `paths`, with all that they extend.
  package static func load(_ paths: [FilePath]) throws(Failure) -> PolicySet {
    if paths.isEmpty { return builtIn }
    var loader = PolicyLoader()
    for path in paths { loader.load(named: path) }
    return try loader.assemble()
  }

  /// The policy `source` with the built-in one; what it extends is looked for beside its path.
  package static func load(_ source: SourceFile) throws(Failure) -> PolicySet {
    var loader = PolicyLoader()
    loader.load(source, at: FilePath(source.path))
    return try loader.assemble()
  }
}

/// Reads policy files, each once, those that are extended before those that extend them.
private struct PolicyLoader {
  private struct Loaded {
    let source: PolicySource
    let policy: Policy
    /// All that it extends, directly or not.
    var extended: Set<PolicySource>
  }

  private var loaded: [Loaded] = [
    Loaded(source: .builtIn, policy: .google, extended: [])
  ]
  private var open: [FilePath] = []
  private var files: [FilePath: SourceFile] = [:]
  private var failure = PolicySet.Failure()

  /// Loads what the user names.
  mutating func load(named path: FilePath) {
    do throws(FileError) { try load(path) } catch { failure.unreadable.append(error) }
  }

  private mutating func load(_ path: FilePath) throws(FileError) {
    let path = path.normalized
    if files[path] != nil { return }
    load(SourceFile(path: path.displayText, bytes: try FileSystem.read(path)), at: path)
  }

  mutating func load(_ source: SourceFile, at path: FilePath) {
    files[path] = source
    let (policy, diagnostics) = Policy.load(source)
    guard let policy else {
      failure.faulty.append((source, diagnostics))
      return
    }
    open.append(path)
    var extended: Set<PolicySource> = []
    for reference in policy.extends {
      if reference.text == Policy.googleID {
        extended.insert(.builtIn)
        continue
      }
      let parent = path.parent.appending(FilePath(reference.text)).normalized
      if let fault = fault(ofExtending: parent) {
        report(
          PolicyProblem("unknown-value", at: reference.origin, "`extends` \(fault)"),
          in: policy, source)
        continue
      }
      do throws(FileError) {
        try load(parent)
      } catch {
        report(
          PolicyProblem(
            "unknown-value", at: reference.origin,
            "cannot read the policy `\(reference.text)`: \(error.message)"),
          in: policy, source)
        continue
      }
      extended.insert(.file(parent))
      extended.formUnion(loaded.first { $0.source == .file(parent) }?.extended ?? [])
    }
    open.removeLast()
    loaded.append(Loaded(source: .file(path), policy: policy, extended: extended))
  }

  private func fault(ofExtending parent: FilePath) -> ExtendsFault? {
    if open.contains(parent) { return .circle }
    return open.count > ExtendsFault.limit && files[parent] == nil ? .tooLong : nil
  }

  private mutating func report(_ problem: PolicyProblem, in policy: Policy, _ source: SourceFile) {
    guard let configuration = policy.configuration else { return }
    let diagnostic = problem.diagnostic(in: configuration)
    if let index = failure.faulty.firstIndex(where: { $0.source.path == source.path }) {
      failure.faulty[index].diagnostics.append(diagnostic)
    } else {
      failure.faulty.append((source, [diagnostic]))
    }
  }

  // MARK: Putting together

  mutating func assemble() throws(PolicySet.Failure) -> PolicySet {
    var entries: [PolicySet.Entry] = []
    var owners: [RuleID: String] = [:]
    for item in loaded {
      for rule in item.policy.rules {
        if let owner = owners[rule.rule.id] { reportTaken(rule.rule, by: owner, item) }
        owners[rule.rule.id] = item.policy.name
        entries.append(
          PolicySet.Entry(rule: rule, policy: item.policy, source: item.source, change: nil))
      }
      pin(&entries, item)
      for override in item.policy.overrides { apply(override, of: item, to: &entries) }
    }
    guard failure.faulty.isEmpty, failure.unreadable.isEmpty else { throw failure }
    return PolicySet(entries: entries, fingerprint: fingerprint)
  }

  private var fingerprint: String {
    files.sorted { $0.key < $1.key }
      .map { SHA256.hexadecimalDigest(of: $0.value.text) + " " + $0.key.displayText }
      .joined(separator: "\n")
  }

  private mutating func reportTaken(_ rule: PolicyRule, by owner: String, _ item: Loaded) {
    guard let configuration = item.policy.configuration, case .file(let path) = item.source,
      let source = files[path]
    else { return }
    let id = Section(configuration: configuration, id: rule.origin)["id"]
    report(
      PolicyProblem(
        "duplicate-id", at: .value(id), "policy `\(owner)` has a rule `\(rule.id)` already"),
      in: item.policy, source)
  }

  /// Switches off what came into the extended policies after the day that `item` is pinned to.
  private func pin(_ entries: inout [PolicySet.Entry], _ item: Loaded) {
    guard let day = item.policy.asOf else { return }
    for index in entries.indices where item.extended.contains(entries[index].source) {
      guard let date = entries[index].rule.rule.policyDate, date > day else { continue }
      entries[index].isOff = true
      entries[index].change = PolicySet.Change(
        policy: item.policy.name, reason: "came on \(date), after \(day)")
    }
  }

  private mutating func apply(
    _ override: Policy.Override, of item: Loaded, to entries: inout [PolicySet.Entry]
  ) {
    let extended = entries.indices.filter { item.extended.contains(entries[$0].source) }
    let ids = extended.map { entries[$0].rule.rule.id.rawValue }
    guard
      let index = extended.first(where: { entries[$0].rule.rule.id.rawValue == override.rule.text })
    else {
      reportUnknown(override, among: ids, item)
      return
    }
    entries[index].change = PolicySet.Change(policy: item.policy.name, reason: override.reason)
    entries[index].isOff = override.severity == nil
    if let severity = override.severity {
      entries[index].rule = entries[index].rule.changed(to: severity)
    }
  }

  private mutating func reportUnknown(
    _ override: Policy.Override, among ids: [String], _ item: Loaded
  ) {
    guard case .file(let path) = item.source, let source = files[path] else { return }
    let near = NearestName.find(override.rule.text, among: ids)
    report(
      PolicyProblem(
        "unknown-value", at: override.rule.origin,
        item.extended.isEmpty
          ? "the policy extends no other whose rule `\(override.rule.text)` it could change"
          : "no extended policy has a rule `\(override.rule.text)`"
            + (near.map { "; did you mean `\($0)`?" } ?? "")),
      in: item.policy, source)
  }
}
