import SourceText

extension PolicySet {
  /// The rules in force that look at the field at `path`, positions in lists left aside: they judge
  /// it, or a condition of theirs speaks of it.
  func rules(lookingAt path: String) -> [RuleID] {
    let rules = entries.filter { !$0.isOff }.map(\.rule.rule)
    return rules.filter { rule in
      if rule.leads(rule.conditions.flatMap(\.paths), to: path) { return true }
      if rule.conditions.contains(where: \.asksForStyle), path.hasPrefix(Self.mapStyle) {
        return true
      }
      return rule.leads(rule.paths, to: path) && !rule.leads(rule.except, to: path)
    }.map(\.id)
  }

  private static let mapStyle = "navigation.mapView.mapStyle"
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
