internal import SourceText
internal import YAMLTree

extension ValueType {
  /// What a value of the type may be.
  func jsonSchema(isNullable: Bool) -> JSONTree {
    switch self {
    case .boolean: plain("boolean", isNullable)
    case .number(let number): number.jsonSchema(isNullable: isNullable)
    case .text(let text): text.jsonSchema(isNullable: isNullable)
    case .color(let color): color.jsonSchema(isNullable: isNullable)
    case .version: choice(Self.versionForms, isNullable)
    case .enumeration(let words): words.jsonSchema(isNullable: isNullable)
    case .mapping(let kind):
      isNullable ? choice([kind.reference], true) : ["allOf": [kind.reference]]
    case .list(let list):
      plain("array", isNullable).adding(["items": list.element.jsonSchema(isNullable: false)])
    case .table(let words):
      plain("object", isNullable)
        .adding(["additionalProperties": words.jsonSchema(isNullable: false)])
    case .wordOrMapping(let words, let kind):
      choice([words.jsonSchema(isNullable: false), kind.reference], isNullable)
    case .either(let scalar, let collection):
      choice([scalar, collection].map { $0.jsonSchema(isNullable: false) }, isNullable)
    case .any: isNullable ? [:] : ["not": ["type": "null"]]
    }
  }

  /// Text, or the number that a reader made of it.
  private static let versionForms: [JSONTree] = [
    ["type": "string", "pattern": #"^[0-9]{1,6}(\.[0-9]{1,6}){0,2}$"#],
    ["type": "number", "minimum": 0.0, "exclusiveMaximum": 1_000_000.0],
  ]

  /// An example of YAML as JSON.
  func exampleTree(_ example: String) -> JSONTree {
    switch self {
    case .number: Double(example).map(JSONTree.number) ?? .string(example)
    case .boolean: .boolean(example == "true")
    default: .string(example)
    }
  }
}

private func plain(_ type: String, _ isNullable: Bool) -> JSONTree {
  ["type": isNullable ? .strings([type, "null"]) : .string(type)]
}

private func choice(_ forms: [JSONTree], _ isNullable: Bool) -> JSONTree {
  ["anyOf": .array(isNullable ? forms + [["type": "null"]] : forms)]
}

extension NumberType {
  fileprivate func jsonSchema(isNullable: Bool) -> JSONTree {
    let type = isInteger ? "integer" : "number"
    let errors = limits.filter { $0.severity == .error && $0.category == .schema }
    let bounds: JSONTree =
      switch errors.count {
      case 0: [:]
      case 1 where errors[0].exception == nil: errors[0].bounds
      default: ["allOf": .array(errors.map(\.boundsOrException))]
      }
    guard acceptsPercentage else { return plain(type, isNullable).adding(bounds) }
    return choice([plain(type, false).adding(bounds), percentage(errors)], isNullable)
  }

  /// `5%` as text; without a sign where nothing below 0 is allowed.
  private func percentage(_ errors: [NumberLimit]) -> JSONTree {
    let sign = errors.contains { ($0.minimum?.value ?? -1) >= 0 } ? "[+]?" : "[-+]?"
    return [
      "type": "string",
      "pattern": .string("^" + sign + #"(\.[0-9]+|[0-9]+(\.[0-9]*)?) *%$"#),
    ]
  }
}

extension NumberLimit {
  fileprivate var bounds: JSONTree {
    var members: [(name: String, value: JSONTree)] = []
    if let minimum {
      members.append(
        (minimum.isExclusive ? "exclusiveMinimum" : "minimum", .number(minimum.value)))
    }
    if let maximum {
      members.append(
        (maximum.isExclusive ? "exclusiveMaximum" : "maximum", .number(maximum.value)))
    }
    return .object(members)
  }

  fileprivate var boundsOrException: JSONTree {
    guard let exception else { return bounds }
    return ["anyOf": [bounds, ["const": .number(exception)]]]
  }
}

extension TextType {
  fileprivate func jsonSchema(isNullable: Bool) -> JSONTree {
    switch format {
    case .url:
      // No number and no Boolean is an address.
      plain("string", isNullable)
        .adding(["pattern": #"^[A-Za-z][A-Za-z0-9+.-]*:[^\u0000-\u0020\u007f]+$"#])
    case .any:
      textOrReading(isNullable).adding(allowsEmpty ? [:] : ["pattern": #"[^\t-\r ]"#])
    }
  }
}

/// Text, or the number or Boolean that a reader made of it.
private func textOrReading(_ isNullable: Bool) -> JSONTree {
  let types = ["string", "number", "boolean"]
  return ["type": .strings(isNullable ? types + ["null"] : types)]
}

extension ColorType {
  fileprivate func jsonSchema(isNullable: Bool) -> JSONTree {
    choice(
      [
        ["type": "string", "pattern": "^(#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?|0x[0-9A-Fa-f]{6})$"],
        ["enum": .strings(ColorName.names(of: self))],
        // 0xRRGGBB is an integer to other readers.
        ["type": "integer", "minimum": 0.0, "maximum": 16_777_215.0],
      ], isNullable)
  }
}

extension Enumeration {
  fileprivate func jsonSchema(isNullable: Bool) -> JSONTree {
    let names = cases.map { JSONTree.string($0.name) }
    let summaries = cases.map(\.summary)
    return [
      "enum": .array(names + otherReadings + (isNullable ? [.null] : [])),
      "enumDescriptions": .strings(summaries),
    ]
  }

  /// The Booleans that readers of YAML 1.1 make of words such as `off`.
  private var otherReadings: [JSONTree] {
    let readings = cases.compactMap { word -> Bool? in
      let name = Array(word.name.utf8)
      guard case .boolean(let value)? = YAML11Reading(of: name, start: 0, count: name.count) else {
        return nil
      }
      return value
    }
    return Set(readings).sorted { !$0 && $1 }.map(JSONTree.boolean)
  }
}
