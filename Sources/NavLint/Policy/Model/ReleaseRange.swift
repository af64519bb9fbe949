package import NavSchema

/// Releases of an SDK: `>=10.10 <11`.
///
/// A bare major stands for all its releases, so `>10` begins at 11 and `<=10` ends before 11.
package struct ReleaseRange: Hashable, Sendable {
  /// One bound, first release of its side.
  private struct Bound: Hashable {
    let first: Version
    /// From the release on, not up to it.
    let isLower: Bool
  }

  private var bounds: [Bound] = []
  /// As it is written.
  package let text: String

  /// Reads a range; nil if `text` is none.
  package init?(_ text: String) {
    self.text = text
    for part in text.split(separator: " ") {
      let mark = part.prefix { "<>=".contains($0) }
      guard let version = Version(part.dropFirst(mark.count)) else { return nil }
      switch mark {
      case ">=": bounds.append(Bound(first: version, isLower: true))
      case ">": bounds.append(Bound(first: version.following, isLower: true))
      case "<": bounds.append(Bound(first: version, isLower: false))
      case "<=": bounds.append(Bound(first: version.following, isLower: false))
      case "=", "":
        bounds.append(Bound(first: version, isLower: true))
        bounds.append(Bound(first: version.following, isLower: false))
      default: return nil
      }
    }
    guard !bounds.isEmpty else { return nil }
  }

  /// Whether no release lies in the range.
  package var isEmpty: Bool {
    let upper = bounds.filter { !$0.isLower }
    return bounds.contains { lower in
      lower.isLower && upper.contains { lower.first.isAtLeast($0.first) == .yes }
    }
  }

  /// Whether `version` lies in the range.
  package func contains(_ version: Version) -> Version.Answer {
    var answer = Version.Answer.yes
    for bound in bounds {
      switch (version.isAtLeast(bound.first), bound.isLower) {
      case (.yes, true), (.no, false): break
      case (.depends, _): answer = .depends
      case (.no, true), (.yes, false): return .no
      }
    }
    return answer
  }
}

extension Version {
  /// The first release behind all those that this stands for.
  fileprivate var following: Version {
    if let patch { return Version(major, minor, patch + 1) }
    if let minor { return Version(major, minor + 1) }
    return Version(major + 1)
  }
}
