import Foundation
import TestSupport
import Testing

/// One entry of an `expect.json` beside the repository: a fault that people have met.
struct SharedCase: Decodable, Sendable {
  enum Verdict: String, Decodable {
    case ok
    case error
    case warningOrError = "warning-or-error"
    case noteOrWorse = "note-or-worse"
    case noCrash = "no-crash"
  }

  /// A place, and the rules and the file that belong to it.
  struct Place: Decodable, Sendable {
    let line: Int
    let column: Int?
    let path: String?
    let rules: [String]?
    /// Places that are as good.
    let or: [Place]?
  }

  /// A text, or the pieces in which it arrives.
  struct Pieces: Decodable, Sendable {
    let pieces: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        pieces = [text]
      } else {
        pieces = try container.decode([String].self)
      }
    }
  }

  let file: String?
  let setup: String?
  let mode: String
  let args: [String]?
  let verdict: Verdict
  let at: [Place]?
  let related: [Place]?
  let rules: [String]?
  let facts: [String]?
  let severity: String?
  let absentFacts: [String]?
  let json: String?
  let has: [String]?
  let hasNot: [String]?
  let errHas: [String]?
  let hints: [String]?
  let exit: [Int]?
  let files: [String: String]?
  let fileCount: Int?
  let stdin: Pieces?
  let stdinFrom: String?
  let stdout: String?
  let env: [String: String]?
  let envs: [[String: String]]?
  let `repeat`: Int?
  let why: String
}

/// A case and the folder that it is in.
struct LocatedCase: CustomTestStringConvertible, Sendable {
  let folder: URL
  let number: Int
  let content: SharedCase

  var testDescription: String {
    "\(folder.lastPathComponent) \(number): \(content.mode) \(content.file ?? "folder")"
      + " \((content.args ?? []).joined(separator: " ")) (\(content.why))"
  }

  /// All cases, in order; none where there is no such folder.
  static let all: [LocatedCase] = {
    guard let root = Repository.shared?.appending(path: "cases"),
      let names = try? FileManager.default.contentsOfDirectory(atPath: root.path)
    else { return [] }
    return names.sorted().flatMap { cases(in: root.appending(path: $0)) }
  }()

  private static func cases(in folder: URL) -> [LocatedCase] {
    struct Expectations: Decodable { let cases: [SharedCase] }
    guard let data = try? Data(contentsOf: folder.appending(path: "expect.json")) else { return [] }
    do {
      let decoded = try JSONDecoder().decode(Expectations.self, from: data)
      return decoded.cases.enumerated().map {
        LocatedCase(folder: folder, number: $0.offset + 1, content: $0.element)
      }
    } catch {
      preconditionFailure("\(folder.lastPathComponent): \(error)")
    }
  }
}
