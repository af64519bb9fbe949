import YAMLTree

extension Configuration {
  /// Calls `body` with all sections that stand by themselves, each once, in the order of the text.
  ///
  /// Left out are sections read only to be merged, those in them that are overridden wherever that
  /// is done, and, unless `atEveryUse`, the further uses of an anchored one.
  package func visitOwnSections(atEveryUse: Bool = false, _ body: (Section) -> Void) {
    for index in values.indices {
      let value = values[index]
      guard case .section = value.kind, !value.isMergeSource else { continue }
      if case .shared = value.use, !atEveryUse { continue }
      body(Section(configuration: self, id: ValueID(UInt32(index))))
    }
  }

  /// The JSON Pointer to a value along its first use, by canonical names.
  package func pointer(to id: ValueID) -> String {
    let value = values[id.index]
    guard value.parent != .none else { return "" }
    let holder = values[value.parent.index]
    let token =
      holder.kind == .section
      ? pointerToken(holder.mappingKind.schema.fields[Int(value.position)].name)
      : "\(value.position)"
    return pointer(to: value.parent) + "/" + token
  }

  /// The dotted field path of a value, list positions left out; nil for the root.
  package func fieldPath(to id: ValueID) -> String? {
    let value = values[id.index]
    guard value.parent != .none else { return nil }
    let outer = fieldPath(to: value.parent)
    let holder = values[value.parent.index]
    guard holder.kind == .section else { return outer }
    let name = holder.mappingKind.schema.fields[Int(value.position)].name
    return outer.map { "\($0).\(name)" } ?? name
  }
}

/// A name as a part of a JSON Pointer.
package func pointerToken(_ name: String) -> String {
  guard name.utf8.contains(where: { $0 == 0x7E || $0 == 0x2F }) else { return name }
  return String(
    name.flatMap { character -> String in
      switch character {
      case "~": "~0"
      case "/": "~1"
      default: String(character)
      }
    })
}

extension Section {
  /// The JSON Pointer to the section.
  package var pointer: String { configuration.pointer(to: id) }
}

extension Setting {
  /// The dotted path of the field.
  package var fieldPath: String {
    configuration.fieldPath(to: owner.id).map { "\($0).\(field.name)" } ?? field.name
  }
}
