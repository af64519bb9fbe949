/// Checks JSON against the part of JSON Schema that the report's schema uses.
struct SchemaValidation {
  let root: JSONValue
  private(set) var failures: [String] = []

  init(_ schema: JSONValue) { root = schema }

  /// Notes whatever in `value`, found at `place`, breaks `schema`.
  mutating func check(_ value: JSONValue, _ schema: JSONValue, at place: String = "") {
    if let reference = schema["$ref"]?.string {
      let name = String(reference.dropFirst("#/definitions/".count))
      check(value, root["definitions"]?[name] ?? .null, at: place)
    }
    expect(schema["const"].map { $0 == value }, "\(place) is not the constant")
    expect(schema["enum"].map { $0.elements.contains(value) }, "\(place) is none of the enum")
    expect(schema["type"]?.string.map(value.isOfType), "\(place) has another type")
    if let number = value.number, let minimum = schema["minimum"]?.number {
      expect(number >= minimum, "\(place) is below the minimum")
    }
    for (index, element) in value.elements.enumerated() {
      if let items = schema["items"] { check(element, items, at: "\(place)/\(index)") }
    }
    if case .object(let members) = value { check(members, schema, at: place) }
    if let condition = schema["if"], let consequence = schema["then"] {
      var trial = SchemaValidation(root)
      trial.check(value, condition)
      if trial.failures.isEmpty { check(value, consequence, at: place) }
    }
  }

  private mutating func check(
    _ members: [String: JSONValue], _ schema: JSONValue, at place: String
  ) {
    for name in schema["required"]?.elements.compactMap(\.string) ?? [] {
      expect(members[name] != nil, "\(place) lacks \(name)")
    }
    for (name, value) in members {
      if let property = schema["properties"]?[name] {
        check(value, property, at: "\(place)/\(name)")
      } else {
        expect(schema["additionalProperties"] != .bool(false), "\(place) must not have \(name)")
      }
    }
  }

  private mutating func expect(_ holds: Bool?, _ failure: String) {
    if holds == false { failures.append(failure) }
  }
}

extension JSONValue {
  fileprivate func isOfType(_ name: String) -> Bool {
    switch self {
    case .null: name == "null"
    case .bool: name == "boolean"
    case .number(let number): name == "number" || name == "integer" && number == number.rounded()
    case .string: name == "string"
    case .array: name == "array"
    case .object: name == "object"
    }
  }
}
