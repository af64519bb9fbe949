extension PolicyEvaluation {
  /// How far numbers lie beyond what is required, added up; 0 where nothing can be measured.
  func excess(_ subject: PolicySubject, _ branch: RuleBranch) -> Double {
    branch.tests.require.map { excess(of: $0, subject) } ?? 0
  }

  private func excess(of test: PolicyTest, _ subject: PolicySubject) -> Double {
    switch test {
    case .all(let parts): return parts.reduce(0) { $0 + excess(of: $1, subject) }
    case .sum(let operands, let inner):
      return excess(of: inner, self.subject(summing: operands, subject))
    case .within(let minimum, let maximum):
      guard let number = number(subject) else { return 0 }
      return max(minimum - number, number - maximum, 0)
    case .count(let range):
      guard let count = configuration.entryCount(of: subject.target) else { return 0 }
      return range.excess(of: Double(count))
    case .contrast(let partner, let range):
      return contrasts(subject.target, partner, range).map { range.excess(of: $0.ratio) }.min() ?? 0
    default: return 0
    }
  }

  /// The first contrast that is not as required, where one is required.
  func faultyContrast(_ subject: PolicySubject, _ branch: RuleBranch) -> MeasuredContrast? {
    branch.tests.require.flatMap { faultyContrast(of: $0, subject) }
  }

  private func faultyContrast(
    of test: PolicyTest, _ subject: PolicySubject
  ) -> MeasuredContrast? {
    switch test {
    case .all(let parts): parts.lazy.compactMap { faultyContrast(of: $0, subject) }.first
    case .contrast(let partner, let range):
      contrasts(subject.target, partner, range).first { !range.contains($0.ratio) }
    default: nil
    }
  }
}

extension PolicyRange {
  /// How far a number lies outside.
  fileprivate func excess(of number: Double) -> Double {
    max((minimum ?? number) - number, number - (maximum ?? number), 0)
  }
}
