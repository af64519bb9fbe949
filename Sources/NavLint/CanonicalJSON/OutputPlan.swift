package import Platform

/// Which file below an output folder takes the canonical form of which document.
///
/// The folder mirrors the inputs as they are named from the working folder: `a/b.nav.yaml` goes to
/// `a/b.json`, and its documents to `a/b.0.json`, `a/b.1.json`, … where it has several. An input
/// from elsewhere goes where it lies as seen from the operand that names it, the operand's own
/// name included.
package struct OutputPlan: Sendable {
  /// Two inputs with one output.
  package struct Conflict: Error, Equatable, Sendable {
    package let output: FilePath
    package let inputs: [FilePath]

    package init(output: FilePath, inputs: [FilePath]) {
      self.output = output
      self.inputs = inputs
    }
  }

  private let operands: [FilePath]
  private let workingFolder: FilePath?
  private var inputByOutput: [FilePath: FilePath] = [:]

  /// Plans for inputs that were found by `operands`, the paths on the command line.
  package init(operands: [FilePath], workingFolder: FilePath?) {
    self.operands = operands
    self.workingFolder = workingFolder
  }

  /// Where the documents of `input` go, relative to the output folder and without an extension.
  package func stem(of input: FilePath) -> FilePath {
    Self.withoutSuffix(place(of: input))
  }

  /// The path of document `number` of `count`, relative to the output folder.
  package static func output(_ stem: FilePath, document number: Int, of count: Int) -> FilePath {
    FilePath(bytes: stem.bytes + (count == 1 ? suffix : Array(".\(number).json".utf8)))
  }

  /// Whether a file of this name could be the output of some input.
  package static func mayBeOutput(_ path: FilePath) -> Bool { path.bytes.hasSuffix(suffix) }

  private static let suffix = Array(".json".utf8)

  /// Notes that `output` is for `input`.
  package mutating func claim(_ output: FilePath, for input: FilePath) throws(Conflict) {
    let other = inputByOutput.updateValue(input, forKey: output)
    guard let other, other != input else { return }
    throw Conflict(output: output, inputs: [other, input])
  }

  /// Whether some input has `output`.
  package func isClaimed(_ output: FilePath) -> Bool { inputByOutput[output] != nil }

  /// The place of an input or of a folder of inputs, relative to the output folder.
  package func place(of path: FilePath) -> FilePath {
    if let place = Self.inside(path.normalized) { return place }
    if let workingFolder, let place = path.relative(to: workingFolder) { return place }
    for operand in operands {
      guard let inner = path.relative(to: operand) else { continue }
      guard let name = Self.inside(operand.normalized.name) else { return inner }
      return inner == "." ? name : name.appending(inner)
    }
    return path.name
  }

  /// The path, if it leads from a folder to what lies below it.
  private static func inside(_ path: FilePath) -> FilePath? {
    path.isOutside || path.isEmpty ? nil : path
  }

  /// `a/b` for `a/b.nav.yaml`, `a/b.yml` and their like, letter case left aside.
  private static func withoutSuffix(_ path: FilePath) -> FilePath {
    let bytes = path.bytes
    let nameStart = (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    for suffix in suffixes where bytes.count - nameStart > suffix.count {
      if bytes.hasSuffix(suffix, letter: { 0x41...0x5A ~= $0 ? $0 + 32 : $0 }) {
        return FilePath(bytes: bytes.dropLast(suffix.count))
      }
    }
    return path
  }

  private static let suffixes = [
    ".nav.yaml", ".nav.yml", ".nav.json", ".yaml", ".yml", ".json",
  ].map { Array($0.utf8) }
}

extension [UInt8] {
  /// Whether the last bytes, each as `letter` makes it, are `end`.
  fileprivate func hasSuffix(_ end: [UInt8], letter: (UInt8) -> UInt8 = { $0 }) -> Bool {
    guard count >= end.count else { return false }
    // Most names differ from most suffixes in the last letter.
    for index in 1...end.count where letter(self[count - index]) != end[end.count - index] {
      return false
    }
    return true
  }
}
