import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The names of unfinished output files: each tells which process made it, so that what a killed
/// run left behind can be told from what another one is writing.
enum TemporaryName {
  private static let prefix = ".navlint-"
  private static let suffix = ".tmp"

  /// A name that nothing has yet: `.navlint-HOST-PROCESS-NUMBER.tmp`.
  static func make() -> FilePath {
    let number = String(counter.add(1, ordering: .relaxed).newValue, radix: 36)
    return FilePath(prefixHere + number + suffix)
  }

  private static let prefixHere = "\(prefix)\(host)-\(getpid())-"

  /// Starts anywhere: an earlier process of the same number may have left files.
  private static let counter = Atomic<UInt64>(.random(in: 0...(.max / 2)))

  /// Whether `name` was made by a process of this host that is no more.
  ///
  /// One by this process is the caller's to judge: `isOwn` says whether it is still in use.
  static func isStray(_ name: FilePath, isOwn: (FilePath) -> Bool) -> Bool {
    let text = name.displayText
    guard text.hasPrefix(prefix), text.hasSuffix(suffix) else { return false }
    let parts = text.dropFirst(prefix.count).dropLast(suffix.count).split(separator: "-")
    guard parts.count == 3, parts[0] == host, let process = pid_t(parts[1]), process > 0 else {
      return false
    }
    if process == getpid() { return !isOwn(name) }
    return kill(process, 0) == -1 && errno == ESRCH
  }

  /// Where process numbers mean what they mean here: the machine's name, and on Linux the
  /// container.
  private static let host: String = {
    var name = [CChar](repeating: 0, count: 256)
    _ = unsafe gethostname(&name, name.count - 1)
    var hash = (try? FileSystem.status(of: "/proc/self/ns/pid"))?.identity.inode ?? 0
    // FNV-1a.
    for byte in name { hash = (hash ^ UInt64(UInt8(bitPattern: byte))) &* 0x0000_0100_0000_01B3 }
    return String(hash, radix: 36)
  }()
}
