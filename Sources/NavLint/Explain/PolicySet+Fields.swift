package import SourceText

extension PolicySet {
  /// The rules of organisations' policies that judge the field at `path`, positions in lists left
  /// aside; sorted.
  package func ownRules(judging path: String) -> [RuleID] {
    let rules = entries.filter { $0.source != .builtIn && !$0.isOff }.map(\.rule.rule)
    return rules.filter { rule in
      rule.leads(rule.paths, to: path) && !rule.leads(rule.except, to: path)
    }.map(\.id).sorted()
  }
}

extension PolicyRule {
  fileprivate func leads(_ paths: [PolicyPath], to field: String) -> Bool {
    paths.contains { path in
      let chains = try? PathResolver.resolve(path.pattern.elements)
      return chains?.contains { $0.path == field } ?? false
    }
  }
}

extension String {
  /// `map3D.markers.id` for `map3D.markers[*].id`, as policies and their findings write it.
  package var withoutSelectors: String {
    split(separator: "[", omittingEmptySubsequences: false).enumerated()
      .map { index, part in index == 0 ? part : part.drop { $0 != "]" }.dropFirst() }.joined()
  }
}
