import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files under temporary names that must not outlive the run.
enum UnfinishedFiles {
  /// Some of the files, so that threads seldom wait for each other.
  private final class Part: Sendable {
    let paths = Mutex<Set<FilePath>>([])
  }

  private static let parts = (0..<8).map { _ in Part() }

  private static func part(of path: FilePath) -> Part { parts[path.hashValue & 7] }

  /// Whether there may be any.
  private static let isUsed = Atomic<Bool>(false)

  /// Lets `create` make the file `path` and remembers it if that succeeds.
  ///
  /// Creation stands under the lock, so that a file is never there without being known.
  static func add(
    _ path: FilePath, create: () throws(FileError) -> Int32
  ) throws(FileError) -> Int32 {
    isUsed.store(true, ordering: .sequentiallyConsistent)
    _ = Signals.cleaner
    return try part(of: path).paths.withLock { paths throws(FileError) in
      let number = try create()
      paths.insert(path)
      return number
    }
  }

  /// Whether this run is still writing the file `path`, or keeps it to be published.
  static func contains(_ path: FilePath) -> Bool {
    part(of: path).paths.withLock { $0.contains(path) }
  }

  /// Lets `finish` give the file its place or remove it, and then forgets it.
  ///
  /// Nothing waits for `finish`: to remove a file that has its place already does nothing.
  static func end<Result>(_ path: FilePath, finish: () -> Result) -> Result {
    let result = finish()
    part(of: path).paths.withLock { _ = $0.remove(path) }
    return result
  }

  /// Removes all; no file is made any more, because the locks are never given back.
  static func removeAll(thenExit status: Int32) -> Never {
    if !isUsed.load(ordering: .sequentiallyConsistent) { _exit(status) }
    return removeAll(of: parts[...], thenExit: status)
  }

  private static func removeAll(of parts: ArraySlice<Part>, thenExit status: Int32) -> Never {
    guard let first = parts.first else { _exit(status) }
    return first.paths.withLock { paths in
      for path in paths {
        unsafe path.withCString { name in _ = unsafe unlink(name) }
      }
      return removeAll(of: parts.dropFirst(), thenExit: status)
    }
  }
}
