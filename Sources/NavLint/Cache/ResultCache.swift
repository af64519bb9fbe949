package import Platform
import SourceText

/// Results of earlier runs of the same tool, by content and options.
///
/// One file holds them all, so that a second run opens one file more. It begins with a hash of
/// what follows: a file that was cut off or changed is no cache. Whoever cannot read the folder's
/// secret key cannot make a text that is taken for another.
package struct ResultCache: Sendable {
  /// The hash of a text.
  package struct Key: Hashable, Sendable {
    let hash: SipHash.Word128
  }

  private static let mark = Array("navlint results 1\n".utf8)
  /// The greatest size of a cache file, in bytes.
  private static let sizeLimit = 32 << 20
  /// How many cache files a folder holds, one for each build of the tool.
  private static let fileLimit = 4

  private let path: FilePath
  private let secret: SipHash.Word128
  private let bytes: [UInt8]
  private let entries: [Key: Range<Int>]

  /// Opens the cache in `folder` for the tool that `fingerprint` stands for; nil if there can be
  /// none.
  package init?(folder: FilePath, fingerprint: String) {
    guard let secret = Self.secret(in: folder) else { return nil }
    self.secret = secret
    let name = Self.hexadecimal(SipHash.hash(Array(fingerprint.utf8), key: secret))
    path = folder.appending(FilePath(name + ".results"))
    bytes = (try? FileSystem.read(path, limit: 2 * Self.sizeLimit)) ?? []
    entries = Self.index(of: bytes, secret)
  }

  /// What keeps the results of different options apart.
  package struct Scope: Sendable {
    let secret: SipHash.Word128
  }

  /// The scope of results under the options that `fingerprint` stands for.
  package func scope(_ fingerprint: String) -> Scope {
    Scope(secret: SipHash.hash(Array(fingerprint.utf8), key: secret))
  }

  /// The key of a text under the options of `scope`.
  package func key(of text: [UInt8], in scope: Scope) -> Key {
    Key(hash: SipHash.hash(text, key: scope.secret))
  }

  /// The result for the text with `key` on day `today`; nil if it is not known.
  package func result(for key: Key, today: @autoclosure () -> CivilDate?) -> CachedResult? {
    guard let range = entries[key], let result = CachedResult(decoding: bytes, range),
      result.day == nil || result.day == today()
    else { return nil }
    return result
  }

  /// Adds `results`, and keeps what `used` names before older entries.
  ///
  /// Whatever goes wrong is ignored: the next run then has nothing to go by.
  package func save(_ results: [(key: Key, result: CachedResult)], used: Set<Key>) {
    guard !results.isEmpty else { return }
    var body: [UInt8] = []
    var written: Set<Key> = []
    func append(_ key: Key, _ entry: some Collection<UInt8>) {
      guard body.count + entry.count < Self.sizeLimit, written.insert(key).inserted else { return }
      Self.append(key.hash.low, to: &body)
      Self.append(key.hash.high, to: &body)
      Self.append(UInt64(entry.count), to: &body)
      body += entry
    }
    for (key, result) in results {
      if let entry = result.encoded() { append(key, entry) }
    }
    for (key, range) in entries where used.contains(key) { append(key, bytes[range]) }
    for (key, range) in entries { append(key, bytes[range]) }
    var file = Self.mark
    let hash = SipHash.hash(body, key: secret)
    Self.append(hash.low, to: &file)
    Self.append(hash.high, to: &file)
    Self.write(file + body, to: path)
    Self.removeOldFiles(in: path.parent)
  }

  /// Removes all results in `folder`, and the key; returns how many files went.
  package static func clean(_ folder: FilePath) throws(FileError) -> Int {
    var count = 0
    for name in try resultFiles(in: folder) + [Self.keyName] {
      do throws(FileError) {
        try FileSystem.remove(folder.appending(name))
        count += 1
      } catch  where error.isMissing {}
    }
    return count
  }

  // MARK: The file

  private static func index(of bytes: [UInt8], _ secret: SipHash.Word128) -> [Key: Range<Int>] {
    let headerSize = mark.count + 16
    guard bytes.count >= headerSize, bytes.starts(with: mark) else { return [:] }
    let stated = SipHash.Word128(
      low: bytes.word(at: mark.count), high: bytes.word(at: mark.count + 8))
    guard SipHash.hash(Array(bytes[headerSize...]), key: secret) == stated else { return [:] }
    var entries: [Key: Range<Int>] = [:]
    var offset = headerSize
    while offset + 24 <= bytes.count {
      let key = Key(hash: .init(low: bytes.word(at: offset), high: bytes.word(at: offset + 8)))
      guard let count = Int(exactly: bytes.word(at: offset + 16)),
        count <= bytes.count - offset - 24
      else { return [:] }
      entries[key] = offset + 24..<offset + 24 + count
      offset += 24 + count
    }
    return entries
  }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * shift))) }
  }

  private static func write(_ bytes: [UInt8], to path: FilePath) {
    let writer = AtomicWriter(durability: .none, isPrivate: true)
    if (try? writer.stage(bytes, at: path)) != nil { _ = writer.commit() }
  }

  // MARK: The folder

  private static let keyName: FilePath = "key"

  /// The folder's secret, made when it is first needed.
  private static func secret(in folder: FilePath) -> SipHash.Word128? {
    let path = folder.appending(keyName)
    if let key = secret(at: path) { return key }
    var random = SystemRandomNumberGenerator()
    var bytes: [UInt8] = []
    append(random.next(), to: &bytes)
    append(random.next(), to: &bytes)
    guard (try? FileSystem.createFolder(folder)) != nil else { return nil }
    write(bytes, to: path)
    // Another run may have been faster: what stands there now counts.
    return secret(at: path)
  }

  private static func secret(at path: FilePath) -> SipHash.Word128? {
    guard let bytes = try? FileSystem.read(path, limit: 64), bytes.count == 16 else { return nil }
    return SipHash.Word128(low: bytes.word(at: 0), high: bytes.word(at: 8))
  }

  private static func resultFiles(in folder: FilePath) throws(FileError) -> [FilePath] {
    try FileSystem.entries(of: folder).map(\.name).filter { $0.fileExtension == "results" }
  }

  /// Keeps the cache files that were written last.
  private static func removeOldFiles(in folder: FilePath) {
    guard let names = try? resultFiles(in: folder), names.count > fileLimit else { return }
    let dated = names.compactMap { name -> (FilePath, Int64)? in
      let path = folder.appending(name)
      return (try? FileSystem.status(of: path)).map { (path, $0.modificationTime) }
    }
    for (path, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(fileLimit) {
      try? FileSystem.remove(path)
    }
  }

  private static func hexadecimal(_ hash: SipHash.Word128) -> String {
    [hash.high, hash.low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
