/// How large an input may be; no honest document meets a default.
package struct YAMLLimits: Hashable, Sendable {
  /// 1 GiB: what 32-bit offsets leave room for beside the values that are no part of the text.
  static let greatestFileSize = 1 << 30

  /// The greatest number of bytes of a file; never above 1 GiB.
  package var fileSize = 256 << 20

  /// The greatest number of collections inside each other.
  package var depth = 500

  /// The greatest number of keys, values, entries and collections of a stream.
  package var nodes = 50_000_000

  /// The greatest number of nodes of a document once its aliases are replaced by their targets.
  package var expandedNodes = 10_000_000

  /// The greatest number of bytes of all scalars of a document, its aliases replaced.
  package var expandedBytes = 1 << 30

  /// The greatest number of `%YAML` and `%TAG` lines of a document.
  package var directives = 100

  package init() {}
}
