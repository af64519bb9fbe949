package import Platform
package import SourceText

/// The files of a run, in order, with what decides how each is checked.
package struct BatchInputs: Sendable {
  /// What holds from a file on.
  private struct Part {
    let first: Int
    let linter: Linter
    let linterNumber: Int
    let failOn: Severity
  }

  private let found: DiscoveredInputs
  private let standardInputName: FilePath
  private var parts: [Part] = []

  /// - Parameters:
  ///   - found: the files.
  ///   - standardInputName: what standard input is called where it is among them.
  package init(_ found: DiscoveredInputs, standardInputName: FilePath) {
    self.found = found
    self.standardInputName = standardInputName
  }

  /// The name of the file with this index: its path, or what standard input is called.
  package func path(at index: Int) -> FilePath {
    let input = found[index]
    return input.origin == .standardInput ? standardInputName : input.path
  }

  /// Says how the files from `first` on are checked, those with a smaller index being settled.
  package mutating func settle(
    from first: Int, linter: Linter, number: Int, failOn: Severity
  ) {
    if let last = parts.last, last.linterNumber == number, last.failOn == failOn { return }
    parts.append(Part(first: first, linter: linter, linterNumber: number, failOn: failOn))
  }
}

extension BatchInputs: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { found.count }

  package subscript(index: Int) -> BatchInput {
    let input = found[index]
    let part = parts[parts.partitioningIndex { $0.first > index } - 1]
    let origin: BatchInput.Origin =
      switch input.origin {
      case .file: .file(input.path)
      case .standardInput: .standardInput
      case .unreadable(let reason): .unreadable(reason)
      }
    return BatchInput(
      origin, path: input.origin == .standardInput ? standardInputName : input.path,
      linter: part.linter, number: part.linterNumber, failOn: part.failOn)
  }
}
