import NavLint
import Platform
import SourceText

/// One side of a comparison: a file or a folder, on disk or in a revision.
struct DiffOperand {
  /// A document's file.
  struct File {
    /// The name to show.
    let name: String
    /// Where its settings are looked for.
    let path: FilePath
    let bytes: [UInt8]
  }

  /// By the path below the folder that was named; a single file has the empty path.
  let files: [FilePath: File]
  let isFolder: Bool
}

/// Reads the operands of `navlint diff`.
struct DiffReader {
  let arguments: ParsedArguments
  let console: Console
  private let patterns = FolderPatterns()

  init(arguments: ParsedArguments, console: Console) {
    self.arguments = arguments
    self.console = console
  }

  /// Reads a file or folder, or `REVISION:PATH` or a bare revision where nothing on disk is called so.
  func read(_ name: FilePath) throws(CommandFailure) -> DiffOperand {
    if name == "-" {
      let bytes = try reading("standard input") { () throws(FileError) in
        try FileSystem.readStandardInput()
      }
      return single(DiffOperand.File(name: "<stdin>", path: "<stdin>", bytes: bytes))
    }
    do throws(FileError) {
      let isFolder = try FileSystem.status(of: name).kind == .folder
      return isFolder ? try readFolder(name) : try readFile(name)
    } catch {
      if error.isMissing {
        if name.bytes.contains(UInt8(ascii: ":")) { return try readRevision(name) }
        return try readWholeRevision(name)
      }
      throw .failed("cannot read `\(error.path.displayText)`: \(error.message)")
    }
  }

  private func single(_ file: DiffOperand.File) -> DiffOperand {
    DiffOperand(files: ["": file], isFolder: false)
  }

  private func readFile(_ path: FilePath) throws(FileError) -> DiffOperand {
    single(
      DiffOperand.File(
        name: path.tidied.displayText, path: path, bytes: try FileSystem.read(path)))
  }

  private func readFolder(_ folder: FilePath) throws(FileError) -> DiffOperand {
    var options = FileDiscovery.Options(workingFolder: try FileSystem.workingFolder())
    options.allowsEmptyFolders = true
    let found = FileDiscovery.discover([folder], options) { _ in patterns }
    var files: [FilePath: DiffOperand.File] = [:]
    for input in found.inputs {
      guard let inner = input.path.relative(to: folder) else { continue }
      files[inner] = DiffOperand.File(
        name: input.path.displayText, path: input.path, bytes: try FileSystem.read(input.path))
    }
    return DiffOperand(files: files, isFolder: true)
  }

  private func readRevision(_ name: FilePath) throws(CommandFailure) -> DiffOperand {
    let colon = name.bytes.firstIndex(of: UInt8(ascii: ":")) ?? name.bytes.endIndex
    let path = FilePath(bytes: name.bytes[(colon + 1)...])
    do throws(GitSnapshot.Failure) {
      switch try GitSnapshot.read(name, isWanted: patterns.includes(name:)) {
      case .file(let bytes):
        return single(DiffOperand.File(name: name.displayText, path: path, bytes: bytes))
      case .folder(let files):
        return folder(of: name, path, files)
      }
    } catch {
      switch error {
      case .unavailable(let error): throw .failed("cannot run git: \(error.message)")
      case .refused(let sentence):
        throw .failed("`\(name.displayText)` is no file, and git cannot read it: \(sentence)")
      }
    }
  }

  /// This folder as it was in the revision `name`.
  private func readWholeRevision(_ name: FilePath) throws(CommandFailure) -> DiffOperand {
    let folder = FilePath(bytes: name.bytes + Array(":./".utf8))
    do throws(GitSnapshot.Failure) {
      if case .folder(let files) = try GitSnapshot.read(folder, isWanted: patterns.includes(name:))
      {
        return self.folder(of: folder, "", files)
      }
    } catch {
      if case .refused(let sentence) = error {
        throw .failed(
          "`\(name.displayText)` is no file or folder, and git cannot read such a revision: \(sentence)"
        )
      }
    }
    throw .failed("there is no file or folder `\(name.displayText)`")
  }

  private func folder(
    of name: FilePath, _ path: FilePath, _ files: [GitSnapshot.File]
  ) -> DiffOperand {
    let isWhole = [":", ":./"].contains { name.displayText.hasSuffix($0) }
    let folder = isWhole ? name.displayText : name.tidied.displayText + "/"
    let pairs = files.map { file in
      (
        file.path,
        DiffOperand.File(
          name: folder + file.path.displayText,
          path: path.isEmpty ? file.path : path.appending(file.path), bytes: file.bytes)
      )
    }
    return DiffOperand(files: Dictionary(uniqueKeysWithValues: pairs), isFolder: true)
  }

  private func reading(
    _ name: String, _ body: () throws(FileError) -> [UInt8]
  ) throws(CommandFailure) -> [UInt8] {
    do throws(FileError) { return try body() } catch {
      throw .failed("cannot read \(name): \(error.message)")
    }
  }
}
