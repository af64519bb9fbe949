package import Platform

/// A list of paths in a file, as `--files-from` reads it.
package enum FileList {
  /// The paths in `bytes`, one a line, or with `isNullSeparated` with NUL between.
  ///
  /// Empty entries do not count. A path `-` is a file of that name.
  package static func paths(in bytes: [UInt8], isNullSeparated: Bool) -> [FilePath] {
    let separator = isNullSeparated ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: separator).compactMap { entry in
      var entry = entry
      if !isNullSeparated, entry.last == UInt8(ascii: "\r") { entry.removeLast() }
      if entry.isEmpty { return nil }
      return entry == [UInt8(ascii: "-")] ? "./-" : FilePath(bytes: entry)
    }
  }
}
