package import NavSchema
import SourceText

/// A place in a document that somebody asks about.
package struct ValuePlace {
  package enum Target {
    case root(Section)
    /// A field of a section that is there.
    case setting(Setting)
    /// An entry of a list.
    case entry(ValueID)
    /// A field below `absent`, which is not written.
    case beyond(FieldIndex.Entry, absent: Setting)
  }

  /// What is passed on the way from the root, the target itself included.
  enum Passage {
    case setting(Setting)
    case entry(ValueID, number: Int)
  }

  package fileprivate(set) var target: Target
  /// The JSON Pointer by canonical names.
  package fileprivate(set) var pointer = ""
  /// The way for people: `map3D.markers[0].position`; empty for the document itself.
  package fileprivate(set) var path = ""
  fileprivate(set) var passages: [Passage] = []

  fileprivate init(root: Section) { target = .root(root) }

  fileprivate mutating func enter(_ setting: Setting) {
    target = .setting(setting)
    passages.append(.setting(setting))
    extend(by: setting.field.name)
  }

  fileprivate mutating func enter(_ entry: ValueID, number: Int) {
    target = .entry(entry)
    passages.append(.entry(entry, number: number))
    pointer += "/\(number)"
    path += "[\(number)]"
  }

  fileprivate mutating func extend(by name: String) {
    pointer += "/" + pointerToken(name)
    path += path.isEmpty ? name : ".\(name)"
  }
}

/// Why a path leads to no place, as a sentence without a full stop.
package struct PathFault: Error, Equatable, Sendable {
  package let message: String

  package init(message: String) { self.message = message }
}

extension Configuration {
  /// The place that a JSON Pointer (`/map3D/markers/0`) or a dotted path (`map3D.markers[0]`)
  /// names, fields by any documented spelling, list entries by their number or `id`.
  package func place(at path: String) throws(PathFault) -> ValuePlace {
    guard let root else { throw PathFault(message: "the document configures nothing") }
    var place = ValuePlace(root: root)
    var tokens = ValuePath.tokens(of: path)[...]
    var section = root
    while let token = tokens.popFirst() {
      guard let slot = section.schema.slot(named: token) else {
        throw Self.unknown(token, in: section.schema)
      }
      let setting = section[slot: slot]
      place.enter(setting)
      if tokens.isEmpty { break }
      guard setting.isWritten else {
        try place.extend(beyond: setting, by: tokens)
        break
      }
      var id = setting.valueID
      while !tokens.isEmpty, values[id.index].kind == .list {
        let number = try number(tokens.removeFirst(), in: id, setting)
        id = entries(of: values[id.index])[entries(of: values[id.index]).startIndex + number]
        place.enter(id, number: number)
      }
      guard let next = tokens.first else { break }
      guard values[id.index].kind == .section else {
        throw PathFault(message: "`\(place.path)` is no mapping: it has no `\(next)`")
      }
      section = Section(configuration: self, id: id)
    }
    return place
  }

  fileprivate static func unknown(_ token: String, in schema: MappingSchema) -> PathFault {
    if schema.allowsExtensionKeys, token.hasPrefix("x-") {
      return PathFault(message: "`\(token)` is the document's own key, which nothing reads")
    }
    let nearest = NearestName.find(token, among: schema.fields.map(\.name))
    return PathFault(
      message: "\(schema.noun) has no key `\(token)`"
        + (nearest.map { "; did you mean `\($0)`?" } ?? ""))
  }

  /// The number of the entry that is named by its number or `id`.
  private func number(
    _ token: String, in list: ValueID, _ setting: Setting
  ) throws(PathFault) -> Int {
    let ids = entries(of: values[list.index])
    if let number = Int(token) {
      guard (0..<ids.count).contains(number) else {
        throw PathFault(
          message: "`\(setting.fieldPath)` has no entry \(number); it has \(ids.count), from 0 on")
      }
      return number
    }
    for (number, id) in ids.enumerated() where values[id.index].kind == .section {
      let section = Section(configuration: self, id: id)
      if section.schema.slot(named: "id") != nil, section["id"].text == token { return number }
    }
    throw PathFault(message: "`\(setting.fieldPath)` has no entry with the id `\(token)`")
  }
}

extension ValuePlace {
  /// Goes on below a setting that is not written.
  fileprivate mutating func extend(
    beyond absent: Setting, by tokens: ArraySlice<String>
  ) throws(PathFault) {
    var type = absent.field.type
    var fieldPath = absent.fieldPath
    for token in tokens {
      if let list = type.list, let number = Int(token) {
        type = list.element
        pointer += "/\(number)"
        path += "[\(number)]"
        continue
      }
      guard let schema = type.mappingKind?.schema else {
        throw PathFault(message: "`\(path)` is no mapping: it has no `\(token)`")
      }
      guard let field = schema.field(named: token) else {
        throw Configuration.unknown(token, in: schema)
      }
      extend(by: field.name)
      fieldPath += ".\(field.name)"
      type = field.type
      if let entry = FieldIndex.entry(at: fieldPath) { target = .beyond(entry, absent: absent) }
    }
  }
}

/// Paths to values as people and reports write them.
package enum ValuePath {
  /// The keys and numbers that lead from the root to the place.
  package static func tokens(of path: String) -> [String] {
    if path.hasPrefix("/") {
      return path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(unescaped)
    }
    return path.split { $0 == "." || $0 == "[" || $0 == "]" }.map(String.init)
  }

  /// A part of a JSON Pointer as a name (RFC 6901, section 4).
  private static func unescaped(_ token: Substring) -> String {
    var name = ""
    var rest = token
    while let character = rest.popFirst() {
      guard character == "~", let code = rest.popFirst() else {
        name.append(character)
        continue
      }
      name.append(code == "1" ? "/" : "~")
    }
    return name
  }
}
