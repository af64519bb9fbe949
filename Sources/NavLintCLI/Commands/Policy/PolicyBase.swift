import NavLint
import Platform

/// Reads what `--base` names: a file, a folder, or a revision of the repository.
struct PolicyBase {
  let name: FilePath
  /// What is checked, as it was named; folders among them give the paths below the base.
  let operands: [FilePath]

  /// The base's text for each of `inputs` that it has.
  func files(for inputs: BatchInputs) throws(CommandFailure) -> BaseFiles {
    let names = inputs.compactMap { input in
      switch input.origin {
      case .file(let path): (input.name, path)
      case .standardInput: (input.name, input.path)
      case .unreadable: nil
      }
    }
    switch try kind {
    case .folder: return try folder(names)
    case nil: return try revision(names)
    default:
      guard names.count == 1, let input = names.first else {
        throw .failed(
          "the base `\(name.displayText)` is a file, but \(names.count) files are checked; name one"
        )
      }
      return BaseFiles(textByName: try read(name).map { [input.0: $0] } ?? [:])
    }
  }

  /// What the name leads to on disk; nil if nothing is called so.
  private var kind: FileKind? {
    get throws(CommandFailure) {
      do throws(FileError) { return try FileSystem.status(of: name).kind } catch {
        if error.isMissing { return nil }
        throw .failed("cannot read the base `\(name.displayText)`: \(error.message)")
      }
    }
  }

  /// The text of a file; nil if it is not there.
  private func read(_ path: FilePath) throws(CommandFailure) -> [UInt8]? {
    do throws(FileError) { return try FileSystem.read(path) } catch {
      if error.isMissing { return nil }
      throw .failed("cannot read the base `\(path.displayText)`: \(error.message)")
    }
  }

  private func folder(_ inputs: [(name: String, path: FilePath)]) throws(CommandFailure)
    -> BaseFiles
  {
    var texts: [String: [UInt8]] = [:]
    for input in inputs {
      texts[input.name] = try read(name.appending(pathBelowOperand(input.path)))
    }
    return BaseFiles(textByName: texts)
  }

  /// The path of a file below the folder that was named, or its own name where it was named.
  private func pathBelowOperand(_ path: FilePath) -> FilePath {
    // The name of standard input is a path from this folder on.
    let folders = operands.isEmpty ? ["."] : operands.map { $0 == "-" ? "." : $0 }
    let inner = folders.lazy.compactMap { path.relative(to: $0) }.first { !$0.isEmpty && $0 != "." }
    return inner ?? path.name
  }

  private func revision(
    _ inputs: [(name: String, path: FilePath)]
  ) throws(CommandFailure) -> BaseFiles {
    let wanted = Set(inputs.map { $0.path.tidied })
    var texts: [FilePath: [UInt8]] = [:]
    if case .folder(let files)? = try snapshot("./", isWanted: wanted.contains) {
      for file in files { texts[file.path] = file.bytes }
    }
    var textByName: [String: [UInt8]] = [:]
    for (name, path) in inputs {
      if path.components.first?.elementsEqual("..".utf8) == true {
        if case .file(let bytes)? = try snapshot("./\(path.displayText)", isWanted: { _ in true }) {
          textByName[name] = bytes
        }
      } else {
        textByName[name] = texts[path.tidied]
      }
    }
    return BaseFiles(textByName: textByName)
  }

  /// What the revision has at a path from the working folder on; nil if it has nothing there.
  private func snapshot(
    _ path: String, isWanted: (FilePath) -> Bool
  ) throws(CommandFailure) -> GitSnapshot.Content? {
    func read(_ path: String) throws(GitSnapshot.Failure) -> GitSnapshot.Content {
      try GitSnapshot.read(FilePath(bytes: name.bytes + Array(":\(path)".utf8)), isWanted: isWanted)
    }
    do throws(GitSnapshot.Failure) { return try read(path) } catch {
      switch error {
      case .unavailable(let error): throw .failed("cannot run git: \(error.message)")
      case .refused: break
      }
    }
    // The revision is there, but has no such path.
    do throws(GitSnapshot.Failure) { _ = try read("") } catch {
      guard case .refused(let sentence) = error else { return nil }
      throw .failed(
        "the base `\(name.displayText)` is no file or folder, and git knows no such revision:"
          + " \(sentence)")
    }
    return nil
  }
}
