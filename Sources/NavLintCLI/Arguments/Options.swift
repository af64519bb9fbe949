import NavSchema
import Platform
import SourceText

package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never
}

/// How `navlint diff` is written.
package enum DiffFormat: String, CaseIterable, Sendable {
  case text
  case json
  case markdown
}

/// How an answer to a question is written.
package enum AnswerFormat: String, CaseIterable, Sendable {
  case text
  case json
}

// What to do

extension Option where Value == Bool {
  static let fix = flag(
    "fix", in: .action, isEveryday: true, "Mend in place what has one safe answer.")
  static let unsafeFixes = flag(
    "unsafe-fixes", in: .action, "Mend also what deserves a second look.")
  static let diff = flag(
    "diff", in: .action, isEveryday: true, "Show what --fix would change; change nothing.")
  static let noSchema = flag(
    "no-schema", in: .action, "Take any YAML: no rules but those of YAML itself.")
  static let records = flag(
    "records", in: .action, "Read a JSON record a line, write a report for each.")
  static let test = flag(
    "test", in: .action, isEveryday: true, "Run the examples in policy files.")
  static let show = flag(
    "show", in: .action, isEveryday: true, "Show the policy rules in force, and stop.")
  static let exitCode = flag(
    "exit-code", in: .action, isEveryday: true, "Exit 1 where there is a difference.")
}

extension Option where Value == String? {
  static let base = single(
    "base", .text("BASE"), in: .action, isEveryday: true,
    "Only what is new since a revision or file.")
}

// Output

extension Option where Value == Bool {
  static let ndjson = flag(
    "ndjson", in: .output, isEveryday: true, "Write one line of JSON for each document.")
  static let check = flag(
    "check", in: .output, isEveryday: true, "Write nothing; exit 1 where a file is stale.")
  static let pretty = flag("pretty", in: .output, "Indent the JSON; not for digests.")
  static let omitDefaults = flag(
    "omit-defaults", in: .output, "Leave out what equals a documented default.")
  static let finalNewline = flag(
    "final-newline", in: .output, "End the JSON with a line break.")
  static let digest = flag(
    "digest", in: .output, "Print SHA-256 and name instead of the JSON.")
  static let fsync = flag(
    "fsync", in: .output, "Sync each file by itself, not all at once.")
  static let schemaOfPolicy = flag(
    "policy", in: .output, isEveryday: true, "The schema of policy files.")
  static let schemaOfReport = flag(
    "report", in: .output, isEveryday: true, "The schema of the JSON report.")
  static let schemaOfConfiguration = flag(
    "config", in: .output, isEveryday: true, "The schema of .navlint.yaml.")
  static let starterConfiguration = flag(
    "config", in: .output, isEveryday: true, "A commented .navlint.yaml.")
  static let starterPolicy = flag(
    "policy", in: .output, isEveryday: true, "A commented policy file.")
}

extension Option where Value == FilePath? {
  static let output = single(
    "output", short: "o", aliases: ["out", "output-file"], .file, in: .output, isEveryday: true,
    "Write to FILE.")
  static let outputFolder = single(
    "output-dir", aliases: ["output-folder", "output-directory", "out-dir"], .folder,
    in: .output, isEveryday: true, "Write a JSON file for each input below FOLDER.")
  static let digestLock = single(
    "digest-lock", .file, in: .output, "Compare digests with FILE, or make it.")
}

// What counts

extension Option where Value == [String] {
  static let select = list(
    "select", aliases: ["rules"], "RULE,...", of: .rules,
    in: .selection, isEveryday: true, "Run only these rules, categories or facts.")
  static let extendSelect = list(
    "extend-select", aliases: ["enable"], "RULE", of: .rules,
    in: .selection, "Add rules to those that are selected.")
  static let ignore = list(
    "ignore", aliases: ["extend-ignore", "disable"], "RULE,...", of: .rules,
    in: .selection, isEveryday: true, "Leave these rules, categories or facts out.")
}

extension Option where Value == Severity? {
  static let failOn = single(
    "fail-on", aliases: ["fail-severity", "fail-level"], .choice("LEVEL"), in: .selection,
    isEveryday: true, "Exit 1 from here on: error, warning or note.")
}

extension Option where Value == Bool {
  static let exitZero = flag("exit-zero", in: .selection, "Exit 0 whatever is found.")
}

extension Option where Value == FilePath? {
  static let baseline = single(
    "baseline", .file, in: .selection, "Keep silent about what FILE knows.")
  static let writeBaseline = single(
    "write-baseline", .file, in: .selection, "Write what is found to FILE as known.")
}

// Which files

extension Option where Value == [String] {
  static let exclude = repeated(
    "exclude", aliases: ["extend-exclude"], .text("GLOB"), in: .files,
    "Leave these paths out, even when they are named.")
}

extension Option where Value == Bool {
  static let noExclude = flag(
    "no-exclude", aliases: ["no-force-exclude"], in: .files, "Let no exclude count.")
  static let allowEmpty = flag(
    "allow-empty", in: .files, "Accept a folder without any document.")
  static let nullSeparated = flag(
    "null", short: "0", aliases: ["null-data", "zero"], in: .files,
    "Paths in lists end with NUL, not a line break.")
  static let listFiles = flag(
    "list-files", in: .files, "List the files that would be read, and stop.")
}

extension Option where Value == FilePath? {
  static let filesFrom = single(
    "files-from", .file, in: .files, "Read more paths from FILE, - for standard input.")
  static let stdinName = single(
    "stdin-filename", aliases: ["stdin-filepath", "assume-filename"],
    .path("NAME", .file), in: .files, "The name of standard input in reports.")
}

// Settings

extension Option where Value == FilePath? {
  static let configuration = single(
    "config", short: "c", .file, in: .settings, isEveryday: true,
    "Use this configuration for all files.")
}

extension Option where Value == [FilePath] {
  static let policies = repeated(
    "policy", .file, in: .settings, isEveryday: true, "Apply this policy too.")
}

extension Option where Value == Bool {
  static let noConfiguration = flag(
    "no-config", aliases: ["isolated"], in: .settings, "Read no configuration.")
  static let showSettings = flag(
    "show-settings", in: .settings, "Show what holds for a file, and stop.")
}

extension Option where Value == [SDKRequest] {
  static let sdk = repeated(
    "sdk", .sdk, in: .settings, "An SDK release where a document names none.")
  static let assumedSDK = repeated(
    "assume-sdk", .sdk, in: .settings, "An SDK release whatever a document says.")
}

extension Option where Value == CivilDate? {
  static let today = single(
    "today", .date, in: .settings, "Take DATE as today, for what expires.")
}

// Report

extension Option where Value == [ReportRequest] {
  static let reports = repeated(
    "format", short: "f", aliases: ["output-format", "reporter"], .report, in: .report,
    isEveryday: true, "Report as NAME; again for several reports.")
}

extension Option where Value == DiffFormat? {
  static let diffFormat = single(
    "format", short: "f", .choice("NAME"), in: .report, isEveryday: true,
    "Write text, json or markdown.")
}

extension Option where Value == AnswerFormat? {
  static let answerFormat = single(
    "format", short: "f", .choice("NAME"), in: .report, isEveryday: true, "Write text or json.")
}

extension Option where Value == Bool {
  static let notes = flag("notes", in: .report, "Show notes, not only how many there are.")
  static let statistics = flag("statistics", in: .report, "Count the findings by rule.")
  static let quiet = flag(
    "quiet", short: "q", aliases: ["silent"], in: .report, "Print nothing but the report.")
}

extension Option where Value == ColorChoice? {
  static let color = single(
    "color", aliases: ["colour"], .choice("WHEN"), in: .report, "Colour: auto, always or never.")
}

// Running

extension Option where Value == Int? {
  static let jobs = single(
    "jobs", short: "j", .number("N", in: 0...1024), in: .running,
    "Threads to use; 0 for one on each core.")
}

extension Option where Value == Bool {
  static let noCache = flag("no-cache", in: .running, "Neither use nor fill the result cache.")
}

extension Option where Value == FilePath? {
  static let cacheFolder = single(
    "cache-dir", .folder, in: .running, "Where the result cache lies.")
}

extension Option where Value == Bool {
  static let help = flag(
    "help", short: "h", in: .running, isEveryday: true, "Show all options; -h the most used.")
  static let version = flag("version", short: "V", in: .running, "Show the version.")
}
