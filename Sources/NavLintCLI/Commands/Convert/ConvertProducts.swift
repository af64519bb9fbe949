import NavLint
import NavReporters
import Platform
import SourceText

/// All that one run of `convert` makes or compares: JSON in a stream, in a folder, a digest lock.
struct ConvertProducts {
  let converter: Converter
  private(set) var folder: FolderProduct?
  private var text: TextProduct?
  private var lock: LockProduct?
  private let arguments: ParsedArguments
  private let console: Console

  init(
    _ arguments: ParsedArguments, _ console: Console, _ inputs: BatchInputs,
    named: [FilePath]
  ) throws(CommandFailure) {
    self.arguments = arguments
    self.console = console
    let layout = CanonicalLayout(
      isPretty: arguments[.pretty], omitsDefaults: arguments[.omitDefaults],
      endsWithNewline: arguments[.finalNewline] && !arguments[.ndjson])
    converter = Converter(
      layout: layout,
      makesDigests: arguments[.ndjson] || arguments[.digest] || arguments[.digestLock] != nil)
    if arguments[.check], arguments[.output] == nil, arguments[.outputFolder] == nil,
      arguments[.digestLock] == nil
    {
      throw .failed(
        "`--check` needs what to compare: `--output`, `--output-dir` or `--digest-lock`")
    }
    if let root = arguments[.outputFolder] {
      folder = try FolderProduct(root, arguments, console, inputs, named: named)
    }
    if let path = arguments[.digestLock] { lock = try LockProduct(path, arguments, console) }
    text = try TextProduct(arguments, console, inputs)
  }

  /// Where reports without a file go: what was asked for goes to standard output, unless JSON does.
  func reportStream(for requests: [ReportRequest]) -> StandardStream {
    requests.isEmpty || writesToStandardOutput ? .error : .output
  }

  /// Whether the documents' text is needed once it is in the folder.
  var keepsText: Bool { text != nil }

  /// Whether JSON goes to standard output.
  var writesToStandardOutput: Bool { text?.isOnStandardOutput == true }

  /// Takes in what came of one file, and of its outputs in the folder.
  mutating func add(
    _ file: ConvertedFile, _ outputs: [FolderOutput], of input: BatchInput
  ) throws(CommandFailure) {
    try text?.add(file)
    folder?.add(outputs, of: input)
    lock?.add(file)
  }

  /// Gives files their names, or says what is stale, and how the run ends; throws where standard
  /// output fails.
  mutating func finish() throws(FileError) -> ExitStatus {
    var status = try lock?.finish() ?? .success
    // What contradicts a lock is not written.
    if status == .success {
      status = try text?.finish() ?? .success
      status = status.combined(with: try folder?.finish() ?? .success)
    }
    return status == .findings && arguments[.exitZero] ? .success : status
  }
}

extension Console {
  /// Says on standard output what `--check` has found wrong.
  func show(_ fault: OutputFolder.Fault, _ path: FilePath) throws(FileError) -> ExitStatus {
    try output.write("\(fault.rawValue): \(path.tidied.displayText.visible)\n")
    return .findings
  }

  func noteHowToWrite() {
    note("the same command without `--check` writes what is stale or missing")
  }

  func fail(_ error: FileError, writing path: FilePath) {
    fail("cannot write `\(path.displayText)`: \(error.message)")
  }
}
