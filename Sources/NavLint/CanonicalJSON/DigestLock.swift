package import Platform
import SourceText

/// The digests of canonical forms by the names of their documents: a lock file's content.
///
/// A line for each document, sorted by name: 64 hexadecimal digits, two spaces, the name. A
/// document is named by its file, with `#` and its number where the file has several.
package struct DigestLock: Equatable, Sendable {
  /// A line that is no digest and name.
  package struct Fault: Error, Equatable, Sendable {
    /// The line's number, from 1.
    package let line: Int

    package init(line: Int) { self.line = line }
  }

  /// How a document differs from what is locked.
  package struct Difference: Equatable, Sendable {
    package enum Kind: String, Sendable {
      case changed
      /// Not in the lock.
      case added
      /// In the lock alone.
      case removed
    }

    package let name: FilePath
    package let kind: Kind
  }

  /// Digests by name.
  package private(set) var digests: [FilePath: String] = [:]

  package init() {}

  /// Reads a lock file.
  package init(_ bytes: [UInt8]) throws(Fault) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let digest = line.prefix(64)
      let name = line.dropFirst(66)
      guard digest.count == 64, digest.allSatisfy(Self.isHexadecimal), !name.isEmpty,
        line.dropFirst(64).prefix(2).elementsEqual("  ".utf8)
      else { throw Fault(line: index + 1) }
      digests[FilePath(bytes: name)] = String(decoding: digest, as: UTF8.self)
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x66 ~= byte
  }

  /// The name of document `number` of `count` in the file shown as `path`.
  package static func name(_ path: String, document number: Int, of count: Int) -> FilePath {
    FilePath(count == 1 ? path.visible : "\(path.visible)#\(number)")
  }

  /// The line for one document, with its line feed.
  package static func line(_ digest: String, _ name: FilePath) -> String { "\(digest)  \(name)\n" }

  /// Adds the digest of a document.
  package mutating func add(_ digest: String, _ name: FilePath) { digests[name] = digest }

  /// The text of the lock file.
  package var bytes: [UInt8] {
    digests.sorted { $0.key < $1.key }.flatMap { Array(Self.line($0.value, $0.key).utf8) }
  }

  /// What is different in `locked`, sorted by name.
  package func differences(from locked: DigestLock) -> [Difference] {
    var differences: [Difference] = []
    for name in Set(digests.keys).union(locked.digests.keys).sorted() {
      switch (locked.digests[name], digests[name]) {
      case (let old?, let new?) where old == new: continue
      case (nil, _): differences.append(Difference(name: name, kind: .added))
      case (_, nil): differences.append(Difference(name: name, kind: .removed))
      default: differences.append(Difference(name: name, kind: .changed))
      }
    }
    return differences
  }
}
