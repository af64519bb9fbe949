import NavReporters
import NavSchema
import Platform
import SourceText
import Testing

@testable import NavLintCLI

/// The command line as typed, words split at spaces.
private func parse(_ line: String) throws(ArgumentError) -> Invocation {
  try ArgumentParser.parse(line.split(separator: " ").map { FilePath(String($0)) })
}

private func arguments(_ line: String) throws -> ParsedArguments {
  guard case .run(let arguments) = try parse(line) else {
    throw ArgumentError.other("no command to run")
  }
  return arguments
}

private func message(_ words: [FilePath]) -> String? {
  do throws(ArgumentError) {
    _ = try ArgumentParser.parse(words)
    return nil
  } catch {
    return error.message
  }
}

struct ArgumentParserTests {
  @Test func readsAllForms() throws {
    let parsed = try arguments(
      "check -qj2 --format json=out.json -f=text --select=a,b --select c --fail-on warning -0 a - b"
    )
    #expect(parsed.command == .check)
    #expect(parsed.operands == ["a", "-", "b"])
    #expect(parsed[.quiet])
    #expect(parsed[.nullSeparated])
    #expect(!parsed[.fix])
    #expect(parsed[.jobs] == 2)
    #expect(parsed[.select] == ["a", "b", "c"])
    #expect(parsed[.ignore] == [])
    #expect(parsed[.failOn] == .warning)
    #expect(parsed[.color] == nil)
    #expect(
      parsed[.reports] == [
        ReportRequest(format: .json, file: "out.json"), ReportRequest(format: .text, file: nil),
      ])
  }

  @Test func twoDashesEndTheOptions() throws {
    let parsed = try arguments("check --fix -- --fix -q --help --")
    #expect(parsed[.fix])
    #expect(!parsed[.quiet])
    #expect(parsed.operands == ["--fix", "-q", "--help", "--"])
  }

  @Test func aDashIsAValueAndAnOperand() throws {
    let parsed = try arguments("check --files-from - -")
    #expect(parsed[.filesFrom] == "-")
    #expect(parsed.operands == ["-"])
  }

  @Test func ofOneOptionGivenTwiceTheLastCounts() throws {
    #expect(try arguments("check --jobs 1 --jobs 3")[.jobs] == 3)
  }

  @Test func sdkReleases() throws {
    let parsed = try arguments("check --sdk 10.10 --sdk maps3D=1.0 --assume-sdk=navigation=11")
    #expect(parsed[.sdk].map(\.name) == [.navigation, .maps3D])
    #expect(parsed[.sdk].map(\.version) == [Version(10, 10), Version(1, 0)])
    #expect(parsed[.assumedSDK].map(\.name) == [.navigation])
    #expect(parsed[.assumedSDK].map(\.version) == [Version(11)])
  }

  @Test func namesNeedNotBeUTF8() throws {
    let odd = FilePath(bytes: [0xFF, 0x2E])
    guard
      case .run(let parsed) = try ArgumentParser.parse([
        "check", odd, FilePath(bytes: "--config=".utf8 + [0xFE]),
      ])
    else {
      Issue.record("no command to run")
      return
    }
    #expect(parsed.operands == [odd])
    #expect(parsed[.configuration] == FilePath(bytes: [0xFE]))
  }

  @Test(arguments: [
    ("check --isolated", "no-config"), ("check --zero", "null"), ("check --colour never", "color"),
    ("convert --out x", "output"), ("check --output-format json", "format"),
  ])
  func hiddenSpellings(line: String, name: String) throws {
    let parsed = try arguments(line)
    let option = parsed.command.declaration.option(spelt: "--\(name)")
    let spelling = line.split(separator: " ")[1]
    #expect(parsed.command.declaration.option(spelt: String(spelling))?.name == option?.name)
    #expect(!HelpText.text(for: parsed.command, isFull: true).contains("\(spelling) "))
  }

  @Test(
    arguments: [
      ("--help", nil, true), ("-h", nil, false), ("help", nil, true), ("help check", .check, true),
      ("check --help", .check, true), ("convert -h", .convert, false),
      ("check --nonsense a --help", .check, true), ("help help", .help, true),
    ] as [(String, Command?, Bool)])
  func help(line: String, command: Command?, isFull: Bool) throws {
    guard case .help(let topic, let isFullHelp) = try parse(line) else {
      Issue.record("no help")
      return
    }
    #expect(topic == command)
    #expect(isFullHelp == isFull)
  }

  @Test(arguments: ["--version", "-V", "check --version", "diff -V"])
  func version(line: String) throws {
    guard case .version = try parse(line) else {
      Issue.record("no version")
      return
    }
  }

  @Test(arguments: [
    ("chek", "there is no command `chek`; did you mean `check`?"),
    ("lint a.nav.yaml", "there is no command `lint`; did you mean `check`?"),
    ("fix a.nav.yaml", "there is no command `fix`; did you mean `check --fix`?"),
    ("validat", "there is no command `validat`; did you mean `check`?"),
    ("version", "there is no command `version`; did you mean `--version`?"),
    ("int", "there is no command `int`; did you mean `init`?"),
    (
      "frobnicate",
      """
      there is no command `frobnicate`; the commands are check, policy, convert, diff, explain, \
      rules, schema, init, clean, completions, man, help
      """
    ),
    (
      "app/a.nav.yaml",
      """
      a command is missing before `app/a.nav.yaml`; did you mean `navlint check app/a.nav.yaml`?
      """
    ),
    ("--color never", "`--color` goes behind the command: `navlint check --color`"),
    ("--hepl", "there is no option `--hepl`; did you mean `--help`?"),
    ("check --formt json", "`check` has no option `--formt`; did you mean `--format`?"),
    ("check --formt=json", "`check` has no option `--formt`; did you mean `--format`?"),
    ("check --output-file x", "`check` has no option `--output-file`; write `--format NAME=FILE`"),
    ("check --output-dir x", "`check` has no option `--output-dir`; it belongs to `convert`"),
    ("check --zzz", "`check` has no option `--zzz`"),
    ("check -x", "`check` has no option `-x`"),
    ("check --format jsn", "`--format` cannot be `jsn`; did you mean `json`?"),
    ("check -f jsn=x", "`-f` cannot be `jsn`; did you mean `json`?"),
    ("check -f json=", "`-f` cannot be `json=`; it takes a file behind `=`"),
    ("check --fail-on x", "`--fail-on` cannot be `x`; it is one of note, warning, error"),
    ("check --color nevr", "`--color` cannot be `nevr`; did you mean `never`?"),
    ("check --jobs many", "`--jobs` cannot be `many`; it takes a whole number from 0 to 1024"),
    ("check --jobs=", "`--jobs` cannot be empty; it takes a whole number from 0 to 1024"),
    (
      "check --today 2026-02-30",
      "`--today` cannot be `2026-02-30`; it takes a day such as 2026-01-31"
    ),
    (
      "check --sdk new",
      "`--sdk` cannot be `new`; it takes an SDK and a release such as navigation=11.3"
    ),
    (
      "check --sdk navigation=12",
      "`--sdk` cannot be `navigation=12`; it takes a release whose documentation is known here: 10"
        + " or 11"
    ),
    (
      "check --assume-sdk maps3D=2",
      "`--assume-sdk` cannot be `maps3D=2`; it takes a release whose documentation is known here: 1"
    ),
    ("check --sdk navigaton=11", "`--sdk` cannot be `navigaton`; did you mean `navigation=`?"),
    ("check --config", "`--config` needs a value: FILE"),
    ("check --config --fix", "`--config` needs a value: FILE"),
    ("check --fix=yes", "`--fix` takes no value"),
    ("check -c a --no-config", "`--config` and `--no-config` exclude each other"),
    ("schema --report --policy", "`--policy` and `--report` exclude each other"),
    ("diff a", "`navlint diff` needs NEW, as in `navlint diff HEAD .`"),
    ("explain", "`navlint explain` needs THING, as in `navlint explain unknown-value`"),
    ("diff a b c", "`navlint diff` does not take `c`; use: navlint diff [OPTION...] OLD NEW"),
    ("rules x", "`navlint rules` does not take `x`; use: navlint rules [OPTION...]"),
    ("completions fisch", "`SHELL` cannot be `fisch`; did you mean `fish`?"),
    ("help chek", "there is no command `chek`; did you mean `check`?"),
  ])
  func mistakes(line: String, expected: String) {
    #expect(message(line.split(separator: " ").map { FilePath(String($0)) }) == expected)
  }

  @Test func nothingAtAll() {
    #expect(
      message([]) == """
        a command is missing: one of check, policy, convert, diff, explain, rules, schema, init, \
        clean, completions, man, help
        """)
  }

  @Test func anEmptyOperandIsKept() throws {
    guard case .run(let parsed) = try ArgumentParser.parse(["check", ""]) else {
      Issue.record("no command to run")
      return
    }
    #expect(parsed.operands == [""])
  }
}
