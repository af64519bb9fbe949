import Foundation

/// Somebody else's check of a format, run where it is installed.
struct Validator {
  private let arguments: [String]

  private init(_ arguments: [String]) { self.arguments = arguments }

  /// Schemas of other projects, in a folder beside this repository.
  static let reference = URL(filePath: #filePath)
    .appending(path: "../../../../shared/reference").standardized

  static func hasReference(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: reference.appending(path: name).path)
  }

  /// Python, for small checks, if it is there.
  static let python: Validator? = {
    Validator(["python3", "-c", ""]).complaints("") == "" ? Validator(["python3"]) : nil
  }()

  /// Python's jsonschema, if it is there.
  static let jsonSchema: Validator? = {
    let script = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1], encoding="utf-8"))
      checker = jsonschema.FormatChecker()
      kind = jsonschema.validators.validator_for(schema)
      errors = kind(schema, format_checker=checker).iter_errors(json.load(sys.stdin.buffer))
      sys.exit("\\n".join(f"{list(e.absolute_path)}: {e.message}" for e in errors) or None)
      """
    let probe = Validator(["python3", "-c", "import jsonschema"])
    return probe.complaints("") == "" ? Validator(["python3", "-c", script]) : nil
  }()

  /// libxml2's xmllint, if it is there.
  static let xmllint: Validator? = {
    let probe = Validator(["xmllint", "--noout", "-"])
    return probe.complaints("<a/>") == "" ? probe : nil
  }()

  /// Perl's TAP parser, if it is there.
  static let tap: Validator? = {
    let script = """
      my $parser = TAP::Parser->new({tap => do { local $/; <STDIN> }});
      while (my $result = $parser->next) { print "unknown: ", $result->raw if $result->is_unknown }
      print "$_\\n" for $parser->parse_errors;
      """
    let probe = Validator(["perl", "-MTAP::Parser", "-e", "exit"])
    return probe.complaints("") == "" ? Validator(["perl", "-MTAP::Parser", "-e", script]) : nil
  }()

  /// The validator with further arguments.
  func with(_ arguments: String...) -> Validator { Validator(self.arguments + arguments) }

  /// What the validator says about `report`; empty if it is content, nil if it cannot be run.
  func complaints(_ report: String) -> String? {
    let process = Process()
    let input = Pipe()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    guard (try? process.run()) != nil else { return nil }
    try? input.fileHandleForWriting.write(contentsOf: Data(report.utf8))
    try? input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text : "status \(process.terminationStatus): \(text)"
  }
}
