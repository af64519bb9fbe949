import NavLint
import Platform

/// JSON or digests in one text: on standard output or in a file.
struct TextProduct {
  private enum Content {
    /// The text of one document.
    case oneDocument
    /// A line for each document.
    case lines
    /// A line of JSON for each document, with its path and digest.
    case records
    /// A digest and a name for each document.
    case digests

    init(_ arguments: ParsedArguments) {
      if arguments[.ndjson] {
        self = .records
      } else if arguments[.digest] {
        self = .digests
      } else {
        self = arguments[.noSchema] ? .lines : .oneDocument
      }
    }
  }

  private let content: Content
  private let console: Console
  /// Nil for standard output.
  private let path: FilePath?
  private let isCheck: Bool
  private let durability: Durability
  /// What waits for the end: the one document, or all that goes to a file.
  private var waiting: [UInt8] = []
  private var documentCount = 0
  private var hasFault = false

  /// Nil if the run makes no text.
  init?(
    _ arguments: ParsedArguments, _ console: Console, _ inputs: BatchInputs
  ) throws(CommandFailure) {
    self.console = console
    path = arguments[.output] == "-" ? nil : arguments[.output]
    isCheck = arguments[.check]
    durability = arguments[.fsync] ? .eachFile : .batch
    content = Content(arguments)
    let isListing = arguments[.ndjson] || arguments[.digest]
    let isElsewhere = arguments[.outputFolder] != nil || arguments[.digestLock] != nil
    if path == nil, isCheck || isElsewhere && !isListing { return nil }
    if content == .oneDocument, inputs.count > 1 { throw Self.several(inputs.count, "files") }
  }

  /// Whether the text goes to standard output.
  var isOnStandardOutput: Bool { path == nil }

  private static func several(_ count: Int, _ noun: String) -> CommandFailure {
    .failed(
      "\(count) \(noun) are not one JSON text; write `--ndjson` for a line each or"
        + " `--output-dir FOLDER` for a file each")
  }

  /// Takes in the documents of one file.
  mutating func add(_ file: ConvertedFile) throws(CommandFailure) {
    // What configures nothing has no JSON, and leaves room for a document that does.
    let count = file.conversion.documents.count + file.conversion.faulty.count
    if content == .oneDocument, count > 1 { throw Self.several(count, "documents") }
    if !file.conversion.faulty.isEmpty || file.report.status != .checked { hasFault = true }
    for document in file.conversion.documents {
      append(document, of: file)
      documentCount += 1
    }
    if path == nil, content != .oneDocument {
      do throws(FileError) { try print() } catch { throw .file(error) }
    }
  }

  private mutating func append(_ document: CanonicalDocument, of file: ConvertedFile) {
    switch content {
    case .oneDocument: waiting += document.bytes
    case .lines:
      // RFC 8785's text ends with the value, so a line break stands between two alone.
      if documentCount > 0, document.bytes.last != 0x0A { waiting.append(0x0A) }
      waiting += document.bytes
    case .records:
      DocumentRecord.append(
        document.bytes, digest: document.digest ?? "", path: file.report.path,
        document: document.number, to: &waiting)
    case .digests:
      let name = DigestLock.name(
        file.report.path, document: document.number, of: file.conversion.documentCount)
      waiting += DigestLock.line(document.digest ?? "", name).utf8
    }
  }

  private mutating func print() throws(FileError) {
    try console.output.write(waiting)
    waiting.removeAll(keepingCapacity: true)
  }

  /// Writes or compares what is left; throws where standard output fails.
  mutating func finish() throws(FileError) -> ExitStatus {
    guard let path else {
      try print()
      return .success
    }
    // Nothing but faults leaves the file as it is.
    if documentCount == 0, hasFault || content == .oneDocument { return .success }
    var fault: OutputFolder.Fault?
    do throws(FileError) {
      fault = try OutputFolder.fault(at: path, expecting: waiting)
      if fault != nil, !isCheck { try write(to: path) }
    } catch {
      console.fail(error, writing: path)
      return .failure
    }
    guard isCheck, let fault else { return .success }
    console.noteHowToWrite()
    return try console.show(fault, path)
  }

  private func write(to path: FilePath) throws(FileError) {
    let file = try OutputFile(path)
    try file.sink.write(waiting)
    try file.finish(durability)
  }
}
