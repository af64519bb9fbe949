import NavLint
import Platform

/// The result cache in one run: where it lies, what was used, what is new.
struct CacheRun {
  /// A run over fewer files is as fast without a cache.
  private static let leastFileCount = 16

  private let cache: BatchCache?
  private var used: Set<ResultCache.Key> = []
  private var new: [(key: ResultCache.Key, result: CachedResult)] = []

  init(_ cache: BatchCache?) { self.cache = cache }

  mutating func add(_ outcome: BatchInput.Outcome) {
    if let key = outcome.usedKey { used.insert(key) }
    if let result = outcome.newResult { new.append(result) }
  }

  func save() { cache?.results.save(new, used: used) }

  /// Opens the cache, where one is wanted and worth it.
  static func open(
    _ arguments: ParsedArguments, _ console: Console, _ plan: RunPlan, _ inputs: BatchInputs
  ) -> BatchCache? {
    guard !arguments[.noCache], inputs.count >= leastFileCount,
      let folder = folder(arguments, console.environment), let tool = toolFingerprint
    else { return nil }
    return BatchCache(folder: folder, tool: tool, linters: plan.linters)
  }

  /// Where the cache lies: as asked for, else in the user's folder for caches.
  static func folder(_ arguments: ParsedArguments, _ environment: Environment) -> FilePath? {
    if let folder = arguments[.cacheFolder] { return folder }
    if let caches = environment.nonEmpty("XDG_CACHE_HOME"), caches.hasPrefix("/") {
      return FilePath(caches).appending("navlint")
    }
    guard let home = environment.nonEmpty("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return FilePath(home).appending("Library/Caches/navlint")
    #else
      return FilePath(home).appending(".cache/navlint")
    #endif
  }

  /// The version and this very build: another build may find something else in the same text.
  private static var toolFingerprint: String? {
    guard let path = ProcessArguments.executable,
      let status = try? FileSystem.status(of: path)
    else { return nil }
    return "\(navlintVersion) \(status.identity) \(status.size) \(status.modificationTime)"
  }
}
