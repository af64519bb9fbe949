import Platform
import SourceText

/// What a search has found, in order: of each file its name alone, of each folder its path once.
///
/// Twenty bytes for a file of a run, so that its memory does not depend on how many there are; with
/// a path for each it was 150, a fifth more for 20,000 files than for 2,000.
package struct DiscoveredInputs: Sendable {
  /// Inputs of one folder that follow each other.
  private struct Part {
    let first: Int
    /// The folder with its slash; empty where there is none.
    let folder: [UInt8]
  }

  private var parts: [Part] = []
  /// The names, one behind the other.
  private var names: [UInt8] = []
  private var nameEnds: [UInt32] = []
  /// Where inputs come from that are no plain files.
  private var origins: [Int: DiscoveredInput.Origin] = [:]

  package init() {}

  package mutating func append(_ input: DiscoveredInput) {
    let bytes = input.path.bytes
    let nameStart = (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    if parts.last.map({ bytes[..<nameStart] != $0.folder[...] }) ?? true {
      parts.append(Part(first: count, folder: Array(bytes[..<nameStart])))
    }
    if input.origin != .file { origins[count] = input.origin }
    names += bytes[nameStart...]
    nameEnds.append(UInt32(names.count))
  }

  /// Appends all of `others` without making a path of any.
  mutating func append(contentsOf others: DiscoveredInputs) {
    let (count, size) = (count, UInt32(names.count))
    parts += others.parts.map { Part(first: $0.first + count, folder: $0.folder) }
    names += others.names
    nameEnds += others.nameEnds.map { $0 + size }
    for (index, origin) in others.origins { origins[index + count] = origin }
  }
}

extension DiscoveredInputs: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { nameEnds.count }

  package subscript(index: Int) -> DiscoveredInput {
    let part = parts[parts.partitioningIndex { $0.first > index } - 1]
    let start = index == 0 ? 0 : Int(nameEnds[index - 1])
    return DiscoveredInput(
      FilePath(bytes: part.folder + names[start..<Int(nameEnds[index])]),
      origin: origins[index] ?? .file)
  }
}
