package import Platform

/// Files of a repository as a revision has them, read through the git command.
package enum GitSnapshot {
  /// A file by its path below the folder that was asked for.
  package struct File: Equatable, Sendable {
    package let path: FilePath
    package let bytes: [UInt8]

    package init(path: FilePath, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  package enum Content: Equatable, Sendable {
    case file([UInt8])
    /// Sorted by path; links and submodules are left out.
    case folder([File])
  }

  /// Why git did not answer.
  package enum Failure: Error, Equatable {
    /// The git command cannot be run.
    case unavailable(FileError)
    /// What git itself says, as a sentence without a full stop.
    case refused(String)
  }

  /// Reads `REVISION:PATH`, of a folder those files whose paths `isWanted`.
  ///
  /// As for git itself, PATH begins at the repository's folder, and at `folder` where it begins with
  /// `./`. Without `folder`, that is the working folder.
  package static func read(
    _ name: FilePath, in folder: FilePath? = nil, isWanted: (FilePath) -> Bool
  ) throws(Failure) -> Content {
    // Git itself takes `.` for a name here.
    let isDot = name.bytes.suffix(2).elementsEqual(":.".utf8)
    return try GitCommand(folder: folder).read(
      isDot ? FilePath(bytes: name.bytes + "/".utf8) : name, isWanted: isWanted)
  }
}

/// The git command in one folder.
private struct GitCommand {
  typealias Failure = GitSnapshot.Failure

  /// Nil for the working folder.
  let folder: FilePath?

  func read(
    _ name: FilePath, isWanted: (FilePath) -> Bool
  ) throws(Failure) -> GitSnapshot.Content {
    // Otherwise git would take it for an option.
    guard name.bytes.first != UInt8(ascii: "-") else {
      throw .refused("a revision does not begin with `-`")
    }
    let kind = try run(["cat-file", "-t", name])
    if kind.starts(with: "blob".utf8) { return .file(try run(["cat-file", "blob", name])) }
    let listing = try run(["ls-tree", "-r", "-z", "--full-tree", name])
    return .folder(try files(in: listing, isWanted: isWanted))
  }

  /// Reads the blobs of a listing by one process.
  private func files(
    in listing: [UInt8], isWanted: (FilePath) -> Bool
  ) throws(Failure) -> [GitSnapshot.File] {
    var paths: [FilePath] = []
    var request: [UInt8] = []
    for line in listing.split(separator: 0) {
      // `100644 blob ID<tab>PATH`; 120000 is a link.
      guard line.starts(with: "100".utf8), let tab = line.firstIndex(of: 0x09) else { continue }
      let path = FilePath(bytes: line[(tab + 1)...])
      guard isWanted(path), let blank = line[..<tab].lastIndex(of: 0x20) else { continue }
      paths.append(path)
      request += line[(blank + 1)..<tab]
      request.append(0x0A)
    }
    if paths.isEmpty { return [] }
    var answer = try run(["cat-file", "--batch"], input: request)[...]
    var files: [GitSnapshot.File] = []
    for path in paths {
      // `ID blob SIZE<newline>BYTES<newline>`.
      guard let end = answer.firstIndex(of: 0x0A),
        let size = Int(
          String(decoding: answer[..<end].split(separator: 0x20).last ?? [], as: UTF8.self)),
        answer.endIndex - end > size + 1
      else { throw .refused("git did not hand over `\(path.displayText)`") }
      let start = end + 1
      files.append(GitSnapshot.File(path: path, bytes: Array(answer[start..<start + size])))
      answer = answer[(start + size + 1)...]
    }
    return files
  }

  private func run(
    _ arguments: [FilePath], input: [UInt8] = []
  ) throws(Failure) -> [UInt8] {
    let output: ChildProcess.Output
    let place: [FilePath] = folder.map { ["-C", $0] } ?? []
    do throws(FileError) {
      output = try ChildProcess.run("git", place + arguments, input: input)
    } catch {
      throw .unavailable(error)
    }
    guard output.ending == .exited(status: 0) else {
      let lines = output.standardError.split(separator: 0x0A)
      var text = String(decoding: lines.first ?? Array("git failed".utf8)[...], as: UTF8.self)
      if text.hasSuffix(".") { text.removeLast() }
      throw .refused(text.hasPrefix("fatal: ") ? String(text.dropFirst(7)) : text)
    }
    return output.standardOutput
  }
}
