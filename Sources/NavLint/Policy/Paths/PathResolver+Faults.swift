import NavSchema
import SourceText

extension PathResolver {
  /// Why nothing matches, told where the pattern went furthest.
  var fault: PathPattern.Fault {
    let (index, chain) = furthest ?? (0, FieldChain())
    if elements[..<index].contains(.anyDepth), case .name(let glob) = elements[index] {
      let place = chain.steps.isEmpty ? chain.path : "`\(chain.path)`"
      return PathPattern.Fault(reason: "nothing below \(place) is called `\(glob.text)`")
    }
    return PathPattern.Fault(reason: Self.reason(elements[index], chain))
  }

  private static func reason(_ element: PathPattern.Element, _ chain: FieldChain) -> String {
    let place = chain.steps.isEmpty ? chain.path : "`\(chain.path)`"
    switch element {
    case .name(let glob):
      guard let schema = chain.type.fieldsHere else {
        if chain.type.list != nil {
          return "\(place) is a list; write `[*]` behind it for its entries"
        }
        return "\(place) is \(chain.type.phrase) and has no fields"
      }
      guard glob.isLiteral else { return "no field of \(place) matches `\(glob.text)`" }
      return "\(place) has no field `\(glob.text)`" + suggestion(for: glob.text, in: schema)
    case .entries(let filters):
      guard let list = chain.type.list else {
        return "\(place) is \(chain.type.phrase) and has no entries"
      }
      guard let schema = list.element.fieldsHere else {
        return "an entry of \(place) is \(list.element.phrase) and has no fields to choose by"
      }
      let unknown = filters.first { schema.slot(named: $0.key) == nil }?.key ?? ""
      return "an entry of \(place) has no field `\(unknown)`" + suggestion(for: unknown, in: schema)
    case .anyDepth: return "\(place) has nothing below it"
    }
  }

  private static func suggestion(for name: String, in schema: MappingSchema) -> String {
    if let near = NearestName.find(name, among: schema.fields.map(\.name)) {
      return "; did you mean `\(near)`?"
    }
    let homes = FieldIndex.all.filter { $0.field.name == name }.map(\.path)
    return homes.isEmpty ? "" : "; it is \(homes.prefix(3).quotedList("or"))"
  }
}
