import NavLint
import Platform
import SourceText

/// What came of one output file.
struct FolderOutput: Sendable {
  enum Outcome: Sendable {
    /// Staged, or as it should be.
    case good
    case fault(OutputFolder.Fault)
    case failed(FileError)
    /// Its document has an error.
    case unknown
  }

  /// Relative to the output folder.
  let path: FilePath
  let outcome: Outcome
}

/// The part of an output folder that worker threads see: they stage or compare each file.
struct OutputStage: Sendable {
  let root: FilePath
  let plan: OutputPlan
  /// Nil where files are compared only.
  let writer: AtomicWriter?

  /// Stages or compares the outputs of one input.
  func handle(_ file: ConvertedFile, of input: BatchInput) -> [FolderOutput] {
    let conversion = file.conversion
    let stem = plan.stem(of: input.path)
    func output(_ number: Int) -> FilePath {
      OutputPlan.output(stem, document: number, of: max(1, conversion.documentCount))
    }
    let faulty = file.report.status == .checked ? conversion.faulty : [0]
    return faulty.map { FolderOutput(path: output($0), outcome: .unknown) }
      + conversion.documents.map { document in
        let path = output(document.number)
        return FolderOutput(path: path, outcome: outcome(of: document.bytes, at: path))
      }
  }

  private func outcome(of bytes: [UInt8], at path: FilePath) -> FolderOutput.Outcome {
    do throws(FileError) {
      if let writer {
        _ = try writer.stage(bytes, at: path, below: root)
        return .good
      }
      let fault = try OutputFolder.fault(at: root.appending(path), expecting: bytes)
      return fault.map { .fault($0) } ?? .good
    } catch {
      return .failed(error)
    }
  }
}

/// A folder with a JSON file for each document.
struct FolderProduct {
  let stage: OutputStage
  private var claims: OutputClaims
  private let operands: [FilePath]
  private let console: Console
  private var conflicts: [String] = []
  private var faults: [(path: FilePath, fault: OutputFolder.Fault)] = []
  private var hasFailure = false

  init(
    _ root: FilePath, _ arguments: ParsedArguments, _ console: Console, _ inputs: BatchInputs,
    named: [FilePath]
  ) throws(CommandFailure) {
    self.console = console
    operands = named
    let workingFolder: FilePath
    do throws(FileError) { workingFolder = try FileSystem.workingFolder() } catch {
      throw .file(error)
    }
    for input in inputs where input.origin == .standardInput && arguments[.stdinName] == nil {
      throw .failed(
        "standard input has no place in `\(root.displayText)`; name it by `--stdin-filename`")
    }
    let plan = OutputPlan(operands: operands, workingFolder: workingFolder)
    stage = OutputStage(
      root: root, plan: plan,
      writer: arguments[.check]
        ? nil : AtomicWriter(durability: arguments[.fsync] ? .eachFile : .batch))
    claims = OutputClaims(plan, below: root, in: workingFolder, inputs)
    try claims.check(inputs)
  }

  /// Takes in what came of one input's outputs.
  mutating func add(_ outputs: [FolderOutput], of input: BatchInput) {
    for output in outputs {
      let path = stage.root.appending(output.path)
      if let sentence = claims.add(output.path, for: input) { conflicts.append(sentence) }
      switch output.outcome {
      case .good, .unknown: break
      case .fault(let fault): faults.append((path, fault))
      case .failed(let error):
        console.fail(error, writing: path)
        hasFailure = true
      }
    }
  }

  /// Gives the files their names, or says which are not as they should be; throws where standard
  /// output fails.
  func finish() throws(FileError) -> ExitStatus {
    guard conflicts.isEmpty else {
      stage.writer?.discard()
      for conflict in conflicts { console.fail(conflict) }
      return .failure
    }
    guard let writer = stage.writer else { return try compare() }
    let failures = writer.commit()
    for failure in failures { console.fail(failure, writing: failure.path) }
    return hasFailure || !failures.isEmpty ? .failure : .success
  }

  private func compare() throws(FileError) -> ExitStatus {
    var faults = faults
    do throws(FileError) {
      for path in try orphans() { faults.append((path, .orphaned)) }
    } catch {
      console.fail("cannot read `\(error.path.displayText)`: \(error.message)")
      return .failure
    }
    if faults.contains(where: { $0.fault == .orphaned }) {
      console.note("no document is behind what is orphaned: delete it")
    }
    if faults.contains(where: { $0.fault != .orphaned }) { console.noteHowToWrite() }
    var status = hasFailure ? ExitStatus.failure : .success
    for (path, fault) in faults.sorted(by: { $0.path < $1.path }) {
      status = status.combined(with: try console.show(fault, path))
    }
    return status
  }

  /// What lies in the output folder where inputs of the folders named would have their outputs.
  private func orphans() throws(FileError) -> Set<FilePath> {
    var orphans: Set<FilePath> = []
    for operand in operands {
      guard let status = try? FileSystem.status(of: operand), status.kind == .folder else {
        continue
      }
      let place = claims.plan.place(of: operand)
      let output = try? FileSystem.status(of: stage.root.appending(place))
      // Outputs beside their inputs cannot be told from other JSON.
      if output?.identity == status.identity { continue }
      for path in try OutputFolder.orphans(in: place, below: stage.root, of: claims.plan) {
        orphans.insert(stage.root.appending(path))
      }
    }
    return orphans
  }
}
