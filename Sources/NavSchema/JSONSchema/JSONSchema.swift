internal import SourceText

/// The declared surface as a JSON Schema (draft-07), for editors and other validators.
///
/// It and the checker agree: what it rejects is an error, and what the checker rejects in category
/// `schema` it rejects too, save what no schema can say (digits that a double loses, releases,
/// renamed keys). Other readers resolve plain scalars their own way, so where text is expected it
/// also admits what a plain text may have become. Warnings are no limits.
package enum JSONSchema {
  /// The schema of the files whose root is `root`, with a final line break.
  package static func text(of root: MappingKind) -> String {
    let definitions = root.heldKinds.map { (name: "\($0)", value: $0.schema.definition) }
    let head: JSONTree = [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "$id": .string(SchemaAddress.id(ofFile: fileName(of: root))),
      "title": .string("navlint \(root.schema.noun)"),
    ]
    let tree = head.adding(root.schema.shape(isNullable: true))
      .adding(["definitions": .object(definitions)])
    var json = JSONWriter(layout: .indented)
    json.value(tree)
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  /// The name of the file that holds it.
  package static func fileName(of root: MappingKind) -> String {
    root == .document ? "navlint.schema.json" : "\(root).schema.json"
  }
}

extension MappingKind {
  /// All kinds that a mapping of this kind can hold at any depth, each once, outer ones first.
  fileprivate var heldKinds: [MappingKind] {
    var kinds: [MappingKind] = []
    var next = [self]
    while !next.isEmpty {
      let held = next.removeFirst().schema.fields.compactMap(\.type.mappingKind)
      for kind in held where !kinds.contains(kind) {
        kinds.append(kind)
        next.append(kind)
      }
    }
    return kinds
  }

  /// A reference to the kind's definition.
  var reference: JSONTree { ["$ref": .string("#/definitions/\(self)")] }
}

extension MappingSchema {
  fileprivate var definition: JSONTree {
    let head: JSONTree = ["title": .string(noun.withoutBackticks)]
    return head.adding(shape(isNullable: false))
  }

  /// What a mapping must look like, without its title.
  fileprivate func shape(isNullable: Bool) -> JSONTree {
    var shape: JSONTree = [
      "description": .string(summary.withoutBackticks),
      "markdownDescription": .string(summary),
      // An empty stream is no configuration, which is no fault.
      "type": isNullable ? ["object", "null"] : "object",
      "additionalProperties": false,
      "properties": .object(fields.flatMap(properties)),
    ]
    if allowsExtensionKeys { shape = shape.adding(["patternProperties": ["^x-": true]]) }
    return shape.adding(requirements)
  }

  /// A field's property, and one for each other spelling.
  private func properties(of field: Field) -> [(name: String, value: JSONTree)] {
    [(field.name, field.property)]
      + field.otherSpellings.map { spelling in
        let value: JSONTree = [
          "description": .string("Another spelling of \(field.name)."),
          "doNotSuggest": true,
          "allOf": [["$ref": .string(pointer(to: field))]],
        ]
        return (spelling, value)
      }
  }

  private func pointer(to field: Field) -> String {
    (kind == .document || kind == .settings ? "#" : "#/definitions/\(kind)")
      + "/properties/\(field.name)"
  }

  /// The keys that must be there, and those that must not be there together.
  private var requirements: JSONTree {
    let required = fields.filter { $0.requirement != nil }
    let simple = required.filter(\.otherSpellings.isEmpty).map(\.name)
    let spelt = required.filter { !$0.otherSpellings.isEmpty }.map(presence)
    let clauses = spelt + exclusions(exclusiveKeys) + fields.flatMap(exclusions)
    var members: [(name: String, value: JSONTree)] = []
    if !simple.isEmpty { members.append(("required", .strings(simple))) }
    if !clauses.isEmpty { members.append(("allOf", .array(clauses))) }
    return .object(members)
  }

  /// The key is there, in any of its spellings.
  private func presence(of field: Field) -> JSONTree {
    let spellings = [field.name] + field.otherSpellings
    guard spellings.count > 1 else { return ["required": .strings(spellings)] }
    return ["anyOf": .array(spellings.map { ["required": [.string($0)]] })]
  }

  /// No two of the keys are there.
  private func exclusions(_ names: [String]) -> [JSONTree] {
    let fields = names.compactMap(field(named:))
    return fields.indices.flatMap { index in
      fields[..<index].map { ["not": ["allOf": [presence(of: $0), presence(of: fields[index])]]] }
    }
  }

  /// No setting with another home is both there and here.
  private func exclusions(_ holder: Field) -> [JSONTree] {
    guard let schema = holder.type.mappingKind?.schema else { return [] }
    return schema.scatteredSlots.compactMap { slot -> JSONTree? in
      let scattered = schema.fields[slot]
      guard let home = scattered.home.flatMap(field(named:)), let other = home.type.mappingKind,
        let field = other.schema.field(named: scattered.name)
      else { return nil }
      let both: [(name: String, value: JSONTree)] = [
        (holder.name, schema.presence(of: scattered)),
        (home.name, other.schema.presence(of: field)),
      ]
      return [
        "not": ["required": .strings([holder.name, home.name]), "properties": .object(both)]
      ]
    }
  }
}

extension Field {
  /// What is said of the field, and what its value may be.
  fileprivate var property: JSONTree {
    var property: JSONTree = [
      "description": .string(plainWords), "markdownDescription": .string(markdownWords),
    ]
    if defaults.condition == nil, let literal = defaults.literal(for: SDKProfile()) {
      property = property.adding(["default": JSONTree(literal)])
    }
    if let example {
      property = property.adding(["examples": [type.exampleTree(example)]])
    }
    return property.adding(type.jsonSchema(isNullable: isNullable))
  }
}

extension String {
  var withoutBackticks: String { String(filter { $0 != "`" }) }
}
