import NavSchema
import Platform

extension Generators {
  /// The Swift types that read canonical JSON in an app, one file for each mapping and word set.
  static let configurationTypes = Generator(folder: "Sources/NavConfiguration/Generated") { _ in
    let kinds = mappingKinds(below: .document)
    return kinds.map(ConfigurationTypes.mapping)
      + ConfigurationTypes.enumerations(in: kinds).map(ConfigurationTypes.words)
  }

  /// The kinds of mapping that a document may hold, in the order of their names.
  private static func mappingKinds(below root: MappingKind) -> [MappingKind] {
    var found: Set<MappingKind> = [root]
    var open = [root]
    while let kind = open.popLast() {
      for field in kind.schema.fields {
        guard let child = field.type.mappingKind, found.insert(child).inserted else { continue }
        open.append(child)
      }
    }
    return found.sorted { "\($0)" < "\($1)" }
  }
}

/// Writes the declared surface as `Codable` Swift types.
private enum ConfigurationTypes {
  private static let folder = "Sources/NavConfiguration/Generated/"
  private static let keywords: Set<String> = ["default", "in", "is", "as", "extension", "operator"]

  static func mapping(_ kind: MappingKind) -> GeneratedFile {
    let name = typeName(of: kind)
    let fields = kind.schema.fields.filter { $0.home == nil }
    let body = """
        /// \(kind.schema.summary)
        public struct \(name): Codable, Hashable, Sendable {
      \(fields.map { property($0, kind) }.joined(separator: "\n\n"))

      \(initializer(fields, kind))\(codingKeys(fields))
        }
      """
    let text = kind == .document ? unnested(body) : nested(body)
    return GeneratedFile(path: folder + name + ".swift", text: text)
  }

  static func words(_ words: Enumeration) -> GeneratedFile {
    let name = typeName(of: words)
    let cases = words.cases.map { word in
      "    /// \(word.summary)\n    case \(escaped(word.name))"
        + (swiftName(word.name) == word.name ? "" : " = \"\(word.name)\"")
    }
    let body = """
        /// The values of \(words.name.withArticle).
        public enum \(name): String, CaseIterable, Codable, Sendable {
      \(cases.joined(separator: "\n\n"))
        }
      """
    return GeneratedFile(path: folder + name + ".swift", text: nested(body))
  }

  static func enumerations(in kinds: [MappingKind]) -> [Enumeration] {
    var byName: [String: Enumeration] = [:]
    let kindNames = Set(kinds.map(typeName(of:)))
    for kind in kinds {
      for words in kind.schema.fields.flatMap({ enumerations(of: $0.type) }) {
        let name = typeName(of: words)
        let known = byName.updateValue(words, forKey: name)
        precondition(!kindNames.contains(name), "a mapping is called \(name), too")
        precondition(
          known == nil || known?.cases.map(\.name) == words.cases.map(\.name),
          "two sets of words are called \(name)")
      }
    }
    return byName.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func enumerations(of type: ValueType) -> [Enumeration] {
    switch type {
    case .enumeration(let words), .table(let words), .wordOrMapping(let words, _): [words]
    case .list(let list): enumerations(of: list.element)
    case .either(let one, let other): enumerations(of: one) + enumerations(of: other)
    case .boolean, .number, .text, .color, .version, .mapping, .any: []
    }
  }

  // MARK: Parts of a type

  private static func property(_ field: Field, _ kind: MappingKind) -> String {
    "    /// \(field.summary)\n    public var \(escaped(field.name)): \(type(of: field, kind))"
  }

  private static func initializer(_ fields: [Field], _ kind: MappingKind) -> String {
    let parameters = fields.map { field in
      let type = type(of: field, kind)
      return "      \(escaped(field.name)): \(type)\(type.hasSuffix("?") ? " = nil" : "")"
    }
    let assignments = fields.map { field in
      "      self.\(swiftName(field.name)) = \(escaped(field.name))"
    }
    return """
          /// Creates the value from its parts; what is not given is absent.
          public init(
      \(parameters.joined(separator: ",\n"))
          ) {
      \(assignments.joined(separator: "\n"))
          }
      """
  }

  /// Coding keys, where a key is no Swift name.
  private static func codingKeys(_ fields: [Field]) -> String {
    guard fields.contains(where: { swiftName($0.name) != $0.name }) else { return "" }
    let cases = fields.map { field in
      let isRenamed = swiftName(field.name) != field.name
      return "      case \(escaped(field.name))" + (isRenamed ? " = \"\(field.name)\"" : "")
    }
    return
      "\n\n    private enum CodingKeys: String, CodingKey {\n\(cases.joined(separator: "\n"))\n    }"
  }

  private static func type(of field: Field, _ kind: MappingKind) -> String {
    // These three are written always.
    let isWritten = kind == .document && ["version", "target", "sdk"].contains(field.name)
    if isWritten, field.name == "version" { return "Int" }
    let isOptional = field.requirement == nil && !isWritten
    return swiftType(field.type) + (isOptional ? "?" : "")
  }

  private static func swiftType(_ type: ValueType) -> String {
    switch type {
    case .boolean: "Bool"
    case .number(let number): number.isInteger ? "Int" : "Double"
    case .text, .version: "String"
    case .color: "Color"
    case .enumeration(let words): typeName(of: words)
    case .mapping(let kind): typeName(of: kind)
    case .list(let list): "[\(swiftType(list.element))]"
    case .wordOrMapping(let words, let kind):
      "WordOrMapping<\(typeName(of: words)), \(typeName(of: kind))>"
    case .table(let words): "[String: \(typeName(of: words))]"
    case .either, .any: preconditionFailure("documents have no such type")
    }
  }

  // MARK: Names

  private static func typeName(of kind: MappingKind) -> String {
    switch kind {
    case .document: "NavConfiguration"
    case .sdk: "SDK"
    default: "\(kind)".capitalizedFirst
    }
  }

  /// `altitude mode` is `AltitudeMode`.
  private static func typeName(of words: Enumeration) -> String {
    words.name.filter { $0 != "`" }.upperCamelCased
  }

  /// The name in lower camel case.
  private static func swiftName(_ name: String) -> String {
    let parts = name.split { $0 == "_" || $0 == "." || $0 == "-" }.map(String.init)
    let rest = parts.dropFirst().map(\.capitalizedFirst)
    return ([parts.first ?? name] + rest).joined()
  }

  private static func escaped(_ name: String) -> String {
    let swift = swiftName(name)
    return keywords.contains(swift) ? "`\(swift)`" : swift
  }

  // MARK: Files

  private static let mark =
    "// Written by `\(Generators.command)` from the declared surface.\n"
    + "// swift-format-ignore-file\n\n"

  private static func nested(_ body: String) -> String {
    mark + "extension NavConfiguration {\n\(body)\n}\n"
  }

  private static func unnested(_ body: String) -> String {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    return mark
      + lines.map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }
      .joined(separator: "\n") + "\n"
  }
}
