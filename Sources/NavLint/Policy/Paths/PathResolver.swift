import NavSchema
import SourceText

/// A way from the root of a document to a field or to entries of a list, by slots.
struct FieldChain: Sendable {
  var steps: [PathStep] = []
  /// What the stars of each name of the pattern stand for; empty for other elements.
  var captures: [[[UInt8]]] = []
  /// The type of what the way leads to.
  var type = ValueType.mapping(.document)
  /// Whether absence of what it leads to is documented to mean some value.
  var hasDefault = false
  /// Whether the SDK's type is optional, so that being there is a change.
  var isOptional = false
}

/// One step of a way.
enum PathStep: Hashable, Sendable {
  /// Into the field in this slot.
  case slot(Int)
  /// Into the entries of a list that pass all filters.
  case entries([EntryFilter])
}

/// Chooses entries by the text of one of their fields.
struct EntryFilter: Hashable, Sendable {
  let slot: Int
  let glob: StarPattern
}

/// Finds the fields that a pattern can match.
struct PathResolver {
  let elements: [PathPattern.Element]
  private var chains: [FieldChain] = []
  private var visited: Set<Visit> = []
  /// The element where the pattern ended that went furthest, and the way up to it.
  private(set) var furthest: (element: Int, chain: FieldChain)

  /// Where a `**` has led already.
  private struct Visit: Hashable {
    let element: Int
    let steps: [PathStep]
  }

  private init(_ elements: [PathPattern.Element], from start: FieldChain) {
    self.elements = elements
    furthest = (0, start)
  }

  /// The ways that continue `start` along `elements`; the fault says why there are none.
  static func resolve(
    _ elements: [PathPattern.Element], from start: FieldChain = FieldChain()
  ) throws(PathPattern.Fault) -> [FieldChain] {
    var resolver = PathResolver(elements, from: start)
    resolver.extend(start, at: 0)
    guard !resolver.chains.isEmpty else { throw resolver.fault }
    return resolver.chains
  }

  private mutating func extend(_ chain: FieldChain, at index: Int) {
    if index > furthest.element { furthest = (index, chain) }
    guard index < elements.count else {
      chains.append(chain)
      return
    }
    switch elements[index] {
    case .name(let glob): extendByName(chain, glob, at: index)
    case .entries(let filters): extendByEntries(chain, filters, at: index)
    case .anyDepth: extendByAnyDepth(chain, at: index)
    }
  }

  private mutating func extendByName(_ chain: FieldChain, _ glob: StarPattern, at index: Int) {
    guard let schema = chain.type.fieldsHere else { return }
    if glob.isLiteral {
      guard let slot = schema.slot(named: glob.text) else { return }
      extend(chain.entering(slot, of: schema, captures: []), at: index + 1)
      return
    }
    for (slot, field) in schema.fields.enumerated() {
      guard let captures = glob.captures(in: field.name.utf8) else { continue }
      extend(chain.entering(slot, of: schema, captures: captures), at: index + 1)
    }
  }

  private mutating func extendByEntries(
    _ chain: FieldChain, _ filters: [PathPattern.Filter], at index: Int
  ) {
    guard let list = chain.type.list else { return }
    var compiled: [EntryFilter] = []
    for filter in filters {
      guard let slot = list.element.fieldsHere?.slot(named: filter.key) else { return }
      compiled.append(EntryFilter(slot: slot, glob: filter.glob))
    }
    extend(chain.entering(.entries(compiled), of: list), at: index + 1)
  }

  private mutating func extendByAnyDepth(_ chain: FieldChain, at index: Int) {
    guard visited.insert(Visit(element: index, steps: chain.steps)).inserted else { return }
    if index + 1 < elements.count { extend(chain, at: index + 1) }
    if let list = chain.type.list {
      extendByAnyDepth(chain.entering(.entries([]), of: list), at: index)
    }
    guard let schema = chain.type.fieldsHere else { return }
    for slot in schema.fields.indices {
      let inner = chain.entering(slot, of: schema, captures: [])
      if index + 1 == elements.count { extend(inner, at: index + 1) }
      extendByAnyDepth(inner, at: index)
    }
  }
}

extension FieldChain {
  func entering(_ slot: Int, of schema: MappingSchema, captures: [[UInt8]]) -> FieldChain {
    FieldChain(
      steps: steps + [.slot(slot)], captures: self.captures + [captures],
      type: schema.fields[slot].type, hasDefault: !schema.fields[slot].defaults.entries.isEmpty,
      isOptional: schema.fields[slot].isNullable)
  }

  func entering(_ step: PathStep, of list: ListType) -> FieldChain {
    FieldChain(steps: steps + [step], captures: captures + [[]], type: list.element)
  }

  /// Whether `disallow: change` can be about it: a section or list as such has no default.
  var isChangeable: Bool {
    switch type {
    case .mapping, .list: hasDefault || isOptional
    default: true
    }
  }

  /// The dotted path, list positions left out; `the document` for the root.
  var path: String {
    var names: [String] = []
    var type = ValueType.mapping(.document)
    for step in steps {
      switch step {
      case .slot(let slot):
        guard let schema = type.fieldsHere else { continue }
        names.append(schema.fields[slot].name)
        type = schema.fields[slot].type
      case .entries: type = type.list?.element ?? type
      }
    }
    return names.isEmpty ? "the document" : names.joined(separator: ".")
  }

  /// The chain of the first `count` steps.
  func prefix(_ count: Int) -> FieldChain {
    var chain = FieldChain()
    for (step, captures) in zip(steps, captures).prefix(count) {
      switch step {
      case .slot(let slot):
        guard let schema = chain.type.fieldsHere else { return chain }
        chain = chain.entering(slot, of: schema, captures: captures)
      case .entries:
        guard let list = chain.type.list else { return chain }
        chain = chain.entering(step, of: list)
      }
    }
    return chain
  }
}

extension ValueType {
  /// The fields of the mapping that this is or may be, lists left aside.
  var fieldsHere: MappingSchema? {
    switch self {
    case .mapping(let kind), .wordOrMapping(_, let kind): kind.schema
    case .either(_, let collection): collection.fieldsHere
    default: nil
    }
  }
}
