package import Platform

/// The result cache of one run, with a scope for each of its linters.
package struct BatchCache: Sendable {
  package let results: ResultCache
  private let scopes: [ResultCache.Scope]

  /// Opens the cache in `folder`; nil if there can be none.
  ///
  /// - Parameters:
  ///   - folder: where the cache lies.
  ///   - tool: what tells this build of the tool from others.
  ///   - linters: the run's linters, by number.
  package init?(folder: FilePath, tool: String, linters: [Linter]) {
    guard let results = ResultCache(folder: folder, fingerprint: tool) else { return nil }
    self.results = results
    scopes = linters.map { results.scope($0.options.fingerprint) }
  }

  func key(of text: [UInt8], linter: Int) -> ResultCache.Key {
    results.key(of: text, in: scopes[linter])
  }
}
