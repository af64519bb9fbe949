import NavLint
import NavSchema
import Platform

extension Generators {
  /// Which fields each rule asks for, read from the rules' own sources, for `navlint explain`.
  static let ruleReads = Generator(folder: nil) { root in
    let helpers = try RuleSource.helpers(in: root)
    var rulesByField: [String: Set<String>] = [:]
    for rule in RuleRegistry.semantics {
      let source = try RuleSource(of: rule, in: root, helpers)
      for field in source.fields {
        rulesByField[field, default: []].insert("\(rule.description.id)")
      }
    }
    let lines = rulesByField.sorted { $0.key < $1.key }.map { field, rules in
      let ids = rules.sorted().map(\.inDoubleQuotes).joined(separator: ", ")
      return "    RuleReads(\(field.inDoubleQuotes), [\(ids)]),"
    }
    return [
      GeneratedFile(
        path: "Sources/NavLint/Explain/RuleReads.swift",
        text: """
          // Written by `\(Generators.command)` from the rules' sources: edit these instead.
          // swift-format-ignore-file
          import SourceText

          /// The rules that ask for a field.
          struct RuleReads {
            /// The kind of mapping and the field's name.
            let field: String
            let rules: [RuleID]

            private init(_ field: String, _ rules: [RuleID]) {
              self.field = field
              self.rules = rules
            }

            static let all: [RuleReads] = [
          \(lines.joined(separator: "\n"))
            ]
          }

          """)
    ]
  }
}

/// The names in a rule's source that are names of fields.
private struct RuleSource {
  /// `mapView.minZoom`: the kind of mapping, and the field in it.
  let fields: Set<String>

  /// What a name that extends sections reads, by that name: `isForCarPlay` reads `target`.
  typealias Helpers = [String: Set<String>]

  init(of rule: any Rule.Type, in root: FilePath, _ helpers: Helpers) throws {
    let folders = ["Semantics", "Schema"].map { "Sources/NavLint/Rules/\($0)/\(rule).swift" }
    let bytes = try folders.lazy.compactMap { try? FileSystem.read(root.appending(FilePath($0))) }
      .first.orThrow("there is no source of the rule \(rule)")
    let text = String(decoding: bytes, as: UTF8.self)
    let code = text[(text.firstRange(of: "static let kinds")?.lowerBound ?? text.startIndex)...]
    var names = Set(Self.names(in: code))
    for name in names { names.formUnion(helpers[name] ?? []) }
    var kinds = Set(rule.kinds)
    if !names.isDisjoint(with: ["root", "target"]) { kinds.insert(.document) }
    if names.contains("parent") { kinds.formUnion(Self.holders(of: rule.kinds)) }
    fields = Self.fields(named: names, in: kinds, asOwn: Self.ownNames(in: code))
  }

  /// Fields called so in `kinds` and in what the named ones hold; in anything below, where they are
  /// in none of these.
  private static func fields(
    named names: Set<String>, in kinds: Set<MappingKind>, asOwn own: Set<String>
  ) -> Set<String> {
    var entered = kinds
    var next = Array(kinds)
    while let kind = next.popLast() {
      for field in kind.schema.fields where names.contains(field.name) {
        guard let child = field.type.mappingKind, entered.insert(child).inserted else { continue }
        next.append(child)
      }
    }
    let below = kinds.reduce(into: Set<MappingKind>()) { $0.formUnion(descendants(of: $1)) }
    var found: Set<String> = []
    for name in names {
      // Settings and values have members of these names.
      let isAmbiguous = accessors.contains(name)
      if isAmbiguous, !own.contains(name) { continue }
      let near = (isAmbiguous ? kinds : entered).filter { $0.schema.slot(named: name) != nil }
      let holders = near.isEmpty ? below.filter { $0.schema.slot(named: name) != nil } : near
      for kind in holders {
        found.insert("\(kind).\(kind.schema.field(named: name)?.name ?? name)")
      }
    }
    return found
  }

  private static let accessors: Set<String> = [
    "color", "document", "id", "kind", "kinds", "list", "name", "number", "position", "section",
    "source", "text", "type", "value",
  ]

  /// The names behind a point, and texts in quotes that are nothing but a name.
  private static func names(in code: Substring) -> [String] {
    code.matches(of: /\.([A-Za-z_]\w*)|"([A-Za-z_]\w*)"/).map { String($0.1 ?? $0.2 ?? "") }
  }

  /// The names that are asked of the rule's own section.
  private static func ownNames(in code: Substring) -> Set<String> {
    Set(
      code.matches(of: /section\.([A-Za-z_]\w*)|"([A-Za-z_]\w*)"/).map {
        String($0.1 ?? $0.2 ?? "")
      })
  }

  /// The computed properties of the rules' shared extensions.
  static func helpers(in root: FilePath) throws -> Helpers {
    var helpers: Helpers = [:]
    for path in ["Rules/Section+Navigation.swift", "Geography/Coordinate.swift"] {
      let bytes = try FileSystem.read(root.appending(FilePath("Sources/NavLint/\(path)")))
      let text = String(decoding: bytes, as: UTF8.self)
      for match in text.matches(of: /var (\w+)[^{\n]*\{([^}]*)\}/) {
        helpers[String(match.1), default: []].formUnion(names(in: match.2))
      }
    }
    return helpers
  }

  private static func descendants(of kind: MappingKind) -> Set<MappingKind> {
    var found: Set = [kind]
    var next = [kind]
    while let kind = next.popLast() {
      for child in kind.schema.fields.compactMap(\.type.mappingKind)
      where found.insert(child).inserted {
        next.append(child)
      }
    }
    return found
  }

  private static func holders(of kinds: [MappingKind]) -> [MappingKind] {
    descendants(of: .document).filter { kind in
      kind.schema.fields.contains { $0.type.mappingKind.map(kinds.contains) ?? false }
    }
  }
}

extension Optional {
  fileprivate func orThrow(_ message: String) throws -> Wrapped {
    guard let self else { throw ChoreError(message) }
    return self
  }
}
