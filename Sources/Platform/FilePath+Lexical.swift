// What can be said about a path from its bytes alone, without asking the system.

private let slash = UInt8(ascii: "/")
private let dot = UInt8(ascii: ".")

extension FilePath {
  package var isAbsolute: Bool { bytes.first == slash }

  package var isEmpty: Bool { bytes.isEmpty }

  /// Whether the path, normalised, leads out of the folder that it starts from.
  package var isOutside: Bool {
    isAbsolute
      || bytes.count >= 2 && bytes[0] == dot && bytes[1] == dot
        && (bytes.count == 2 || bytes[2] == slash)
  }

  /// The names between the slashes, `.` left out and `..` kept.
  package var components: [ArraySlice<UInt8>] {
    bytes.split(separator: slash).filter { $0 != [dot] }
  }

  /// The last component, empty for `/` and the empty path.
  package var name: FilePath {
    guard let end = bytes.lastIndex(where: { $0 != slash }) else { return FilePath(bytes: []) }
    let start = bytes[...end].lastIndex(of: slash).map { $0 + 1 } ?? 0
    return FilePath(bytes: bytes[start...end])
  }

  /// What stands before the last component: `.` for a bare name, `/` for what lies in the root.
  package var parent: FilePath {
    guard let end = bytes.lastIndex(where: { $0 != slash }) else {
      return isAbsolute ? "/" : "."
    }
    guard let separator = bytes[...end].lastIndex(of: slash) else { return "." }
    guard let parentEnd = bytes[...separator].lastIndex(where: { $0 != slash }) else { return "/" }
    return FilePath(bytes: bytes[...parentEnd])
  }

  /// The bytes after the name's last dot; nil where there is none or nothing stands before it.
  package var fileExtension: FilePath? {
    let name = self.name.bytes
    guard let last = name.lastIndex(of: dot), last > 0, name != [dot, dot] else { return nil }
    return FilePath(bytes: name[(last + 1)...])
  }

  /// `path` as seen from this folder; an absolute path stays itself.
  package func appending(_ path: FilePath) -> FilePath {
    if path.isAbsolute || isEmpty || bytes == [dot] { return path }
    if path.isEmpty || path.bytes == [dot] { return self }
    var joined: [UInt8] = []
    joined.reserveCapacity(bytes.count + 1 + path.bytes.count)
    joined += bytes
    if joined.last != slash { joined.append(slash) }
    joined += path.bytes
    return FilePath(bytes: joined)
  }

  /// The same path without `.`, doubled or closing slashes, and `name/..`; the shortest is `.`.
  ///
  /// Where `name` is a symbolic link, `name/..` may be another folder for the system: open files
  /// by the path as written, and compare by this one.
  package var normalized: FilePath {
    if isNormal { return self }
    let up = [dot, dot]
    var kept: [ArraySlice<UInt8>] = []
    for component in components {
      if Array(component) != up {
        kept.append(component)
      } else if let last = kept.last, Array(last) != up {
        kept.removeLast()
      } else if !isAbsolute {
        kept.append(component)
      }
    }
    return FilePath(components: kept, isAbsolute: isAbsolute)
  }

  /// The path as written, without a leading `./`, doubled and closing slashes: how it is shown.
  package var tidied: FilePath {
    isNormal ? self : FilePath(components: components, isAbsolute: isAbsolute)
  }

  /// Whether no component is empty, `.` or `..`, as in nearly all paths: nothing is to be done.
  private var isNormal: Bool {
    var length = 0
    var dots = 0
    for byte in isAbsolute ? bytes[1...] : bytes[...] {
      if byte == slash {
        if length == dots, length < 3 { return false }
        length = 0
        dots = 0
      } else {
        length += 1
        if byte == dot { dots += 1 }
      }
    }
    return length != dots || length > 2
  }

  /// This path as seen from `folder`, or nil where it lies elsewhere; both read lexically.
  package func relative(to folder: FilePath) -> FilePath? {
    let own = normalized
    let base = folder.normalized
    guard own.isAbsolute == base.isAbsolute else { return nil }
    let names = own.components
    let baseNames = base.components
    guard names.starts(with: baseNames) else { return nil }
    let rest = names.dropFirst(baseNames.count)
    guard rest.first.map(Array.init) != [dot, dot] else { return nil }
    return FilePath(components: Array(rest), isAbsolute: false)
  }

  private init(components: [ArraySlice<UInt8>], isAbsolute: Bool) {
    let joined = Array(components.joined(separator: [slash]))
    if isAbsolute {
      self.init(bytes: [slash] + joined)
    } else {
      self.init(bytes: joined.isEmpty ? [dot] : joined)
    }
  }
}
