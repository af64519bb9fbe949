import NavLint
import NavSchema
import Platform
import SourceText

extension Chores {
  static let fuzzSeeds = Chore(
    name: "fuzz-seeds", usage: "FOLDER",
    summary: "writes what fuzzing starts from: documents, and a dictionary of words"
  ) { arguments in
    guard let folder = arguments.first.map({ FilePath($0) }), arguments.count == 1 else {
      throw ChoreError("expected a folder")
    }
    let writer = AtomicWriter(durability: .none)
    for (number, document) in try FuzzSeeds.documents().enumerated() {
      let name = FilePath("documents/\(number).yaml")
      _ = try writer.stage(document, at: name, below: folder)
    }
    let dictionary = FuzzSeeds.words.map { "\"\(FuzzSeeds.escaped($0))\"\n" }.joined()
    _ = try writer.stage(Array(dictionary.utf8), at: "dictionary", below: folder)
    if let failure = writer.commit().first { throw failure }
    return 0
  }
}

/// What fuzzing starts from.
enum FuzzSeeds {
  /// The examples and the rule pages' documents.
  static func documents() throws -> [[UInt8]] {
    var documents = try RulePages.all().flatMap { page in page.cases.map(\.input) }
    for folder in ["examples", "examples/broken"] as [FilePath] {
      for entry in try FileSystem.entries(of: folder) where entry.name.fileExtension == "yaml" {
        documents.append(try FileSystem.read(folder.appending(entry.name)))
      }
    }
    return documents
  }

  /// Keys and words of the schema, names of rules, options, and YAML's own signs.
  static var words: [String] {
    var words: Set<String> = []
    for kind in MappingKind.allCases {
      for field in kind.schema.fields {
        words.formUnion([field.name] + field.otherSpellings)
        words.formUnion(Self.words(of: field.type))
      }
    }
    words.formUnion(RuleRegistry.descriptions.map(\.id.rawValue))
    return words.sorted() + signs
  }

  private static func words(of type: ValueType) -> [String] {
    switch type {
    case .enumeration(let set), .wordOrMapping(let set, _), .table(let set):
      set.cases.map(\.name) + set.explained.map(\.word)
    case .list(let list): words(of: list.element)
    case .either(let one, let other): words(of: one) + words(of: other)
    default: []
    }
  }

  private static let signs = [
    "---\n", "...\n", "%YAML 1.2\n", "%TAG ! tag:a,2000:\n", "\n  - ", "? ", ": ", "<<: ", "&a ",
    "*a", "!!str ", "!!int ", "!<a> ", "|+2\n", ">-\n", "# navlint: allow ",
    "# navlint: allow-file ", " until 2026-01-01", "\r\n", "\t", "\u{FEFF}", "\u{2028}", "\u{A0}",
    "\u{85}", "\\u2028", "\\ud83d\\ude00", "0x1A", "1e999", "-.inf", ".nan", "1_000", "0o17",
    "~", "null", "2026-01-01", "#1A73E8", "[*]", "**", "{1,3}", "[[:alpha:]]", "--", "-0",
  ]

  /// The word as libFuzzer's dictionaries write it.
  static func escaped(_ word: String) -> String {
    word.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(Unicode.Scalar(byte))
      case 0x20..<0x7F: String(Unicode.Scalar(byte))
      default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }.joined()
  }
}
