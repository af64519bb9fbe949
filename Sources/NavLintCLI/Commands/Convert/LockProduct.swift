import NavLint
import Platform
import SourceText

/// A file of digests: made where there is none, otherwise what the documents must agree with.
struct LockProduct {
  private let path: FilePath
  private let console: Console
  private let isCheck: Bool
  private let durability: Durability
  private let locked: DigestLock?
  private var lock = DigestLock()
  private var hasFault = false
  /// The folders among the operands.
  private let folders: [FilePath]

  init(
    _ path: FilePath, _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandFailure) {
    self.path = path
    self.console = console
    isCheck = arguments[.check]
    durability = arguments[.fsync] ? .eachFile : .batch
    let operands = arguments.operands.isEmpty ? ["."] : arguments.operands
    folders = operands.filter { (try? FileSystem.status(of: $0))?.kind == .folder }
    locked = try Self.read(path)
  }

  private static func read(_ path: FilePath) throws(CommandFailure) -> DigestLock? {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileSystem.read(path) } catch {
      if error.isMissing { return nil }
      throw .failed("cannot read `\(path.displayText)`: \(error.message)")
    }
    do throws(DigestLock.Fault) { return try DigestLock(bytes) } catch {
      throw .failed(
        "line \(error.line) of `\(path.displayText)` is no digest and name;"
          + " remove the file to make it anew")
    }
  }

  /// Takes in the digests of one file's documents.
  mutating func add(_ file: ConvertedFile) {
    if !file.conversion.faulty.isEmpty || file.report.status != .checked { hasFault = true }
    for document in file.conversion.documents {
      let name = DigestLock.name(
        file.report.path, document: document.number, of: file.conversion.documentCount)
      lock.add(document.digest ?? "", name)
    }
  }

  /// Compares the digests with the lock, or makes it unless some document has none; throws where
  /// standard output fails.
  func finish() throws(FileError) -> ExitStatus {
    guard let locked else {
      guard isCheck else { return make() }
      console.noteHowToWrite()
      return try console.show(.missing, path)
    }
    let differences = lock.differences(from: locked).filter {
      $0.kind != .removed || isExpected($0.name)
    }
    for difference in differences {
      let name = difference.name.displayText.visible
      try console.output.write("\(difference.kind.rawValue): \(name)\n")
    }
    if differences.isEmpty { return .success }
    console.note("remove `\(path.displayText)` to lock what the documents say now")
    return .findings
  }

  /// Whether a name in the lock should be among the documents: one of the folders named holds it,
  /// and no fault hides it.
  private func isExpected(_ name: FilePath) -> Bool {
    !hasFault && folders.contains { name.relative(to: $0) != nil }
  }

  private func make() -> ExitStatus {
    guard !hasFault else { return .success }
    let writer = AtomicWriter(durability: durability)
    do throws(FileError) { _ = try writer.stage(lock.bytes, at: path) } catch {
      console.fail(error, writing: path)
      return .failure
    }
    let failures = writer.commit()
    for failure in failures { console.fail(failure, writing: path) }
    return failures.isEmpty ? .success : .failure
  }
}
