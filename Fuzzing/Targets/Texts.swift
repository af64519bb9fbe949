import NavLint
import NavLintCLI
import NavSchema
import Platform
import SourceText

extension FuzzTarget {
  /// A command line, its words in lines, is understood or refused with a sentence.
  static let arguments = FuzzTarget(name: "arguments") { bytes in
    let words = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { FilePath(bytes: $0) }
    do throws(ArgumentError) {
      switch try ArgumentParser.parse(words) {
      case .run(let arguments): _ = arguments.operands.map(\.displayText)
      case .help(let command, let isFull):
        let text = command.map { HelpText.text(for: $0, isFull: isFull) } ?? HelpText.overview
        expect(!text.isEmpty, "there is help")
      case .version: break
      }
    } catch {
      expect(!error.message.isEmpty, "a refusal has a reason")
    }
  }

  /// The small readers: of patterns, lists, locks, baselines, days, releases and cached results.
  static let texts = FuzzTarget(name: "texts") { bytes in
    let lines = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let first = lines[0]
    let rest = lines.count > 1 ? lines[1] : []
    let text = String(decoding: first, as: UTF8.self)
    for ignoresCase in [false, true] {
      _ = Glob(line: first, ignoringCase: ignoresCase)?.matches(rest)
    }
    if let pattern = try? TextPattern(text) { _ = pattern.matches(rest) }
    if let day = CivilDate(text) { expect(CivilDate(day.description) == day, "\(day) is a day") }
    if let version = Version(text) {
      expect(Version(version.description) == version, "\(version) is a release")
    }
    if let paths = Optional(FileList.paths(in: bytes, isNullSeparated: first.count % 2 == 0)) {
      _ = paths.map { $0.normalized.displayText }
    }
    expectRereading(bytes)
  }

  private static func expectRereading(_ bytes: [UInt8]) {
    if String(validating: bytes, as: UTF8.self) != nil, let lock = try? DigestLock(bytes) {
      expect((try? DigestLock(lock.bytes)) == lock, "a lock is read as it was written")
    }
    if let result = CachedResult(decoding: bytes, bytes.indices) {
      _ = result.encoded()
    }
    let source = SourceFile(path: "baseline.json", bytes: bytes)
    let (baseline, diagnostics) = Baseline.read(source)
    expectPlaces(of: diagnostics, in: source)
    guard let json = baseline?.json else { return }
    let again = Baseline.read(SourceFile(path: "baseline.json", bytes: json))
    expect(again.diagnostics.isEmpty, "a baseline is read as it was written")
    expect(again.baseline?.json == json, "a baseline keeps its findings")
  }
}
