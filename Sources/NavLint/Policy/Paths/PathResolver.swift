import NavSchema
import SourceText

/// A way from the root of a document to a field or to entries of a list, by slots.
struct FieldChain: Sendable {
  var steps: [PathStep] = []
  /// What the stars of a name stand for, by the number of its step.
  var captures: [(step: Int, texts: [[UInt8]])] = []
  /// The type of what the way leads to.
  var type = ValueType.mapping(.document)
  /// What absence of what it leads to is documented to mean.
  var defaults = Default.undocumented
  /// Whether the SDK's type is optional, so that being there is a change.
  var isOptional = false
  /// The last field on the way, and the one before it.
  var field: FieldPlace?
  var holder: FieldPlace?
  /// How many lists the way leads into behind that field.
  var listDepth = 0
}

/// One step of a way.
enum PathStep: Hashable, Sendable {
  /// Into the field in this slot.
  case slot(Int)
  /// Into the entries of a list that pass all filters.
  case entries([EntryFilter])

  /// −1 for the entries of a list.
  var slot: Int {
    if case .slot(let slot) = self { slot } else { -1 }
  }

  /// What entries must pass.
  var filters: [EntryFilter] {
    if case .entries(let filters) = self { filters } else { [] }
  }
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
  /// The element where the pattern ended that went furthest, and the way up to it; noted only
  /// where a fault is to be told.
  private(set) var furthest: (element: Int, chain: FieldChain)?

  /// Where a `**` has led already.
  private struct Visit: Hashable {
    let element: Int
    let steps: [PathStep]
  }

  private init(_ elements: [PathPattern.Element]) { self.elements = elements }

  /// The ways that continue `start` along `elements`; the fault says why there are none.
  static func resolve(
    _ elements: [PathPattern.Element], from start: FieldChain = FieldChain()
  ) throws(PathPattern.Fault) -> [FieldChain] {
    var resolver = PathResolver(elements)
    resolver.extend(start, at: 0)
    if !resolver.chains.isEmpty { return resolver.chains }
    resolver.furthest = (0, start)
    resolver.visited = []
    resolver.extend(start, at: 0)
    throw resolver.fault
  }

  private mutating func extend(_ start: FieldChain, at first: Int) {
    var chain = start
    chain.steps.reserveCapacity(elements.count + start.steps.count)
    for index in first..<elements.count {
      if let furthest, index > furthest.element { self.furthest = (index, chain) }
      switch elements[index] {
      case .name(let pattern) where pattern.isLiteral:
        guard chain.enter(named: pattern.pieces[0]) else { return }
      case .name(let pattern): return extendByName(chain, pattern, at: index)
      case .entries(let filters): guard chain.enterEntries(filters) else { return }
      case .anyDepth: return extendByAnyDepth(chain, at: index)
      }
    }
    chains.append(chain)
  }

  private mutating func extendByName(
    _ chain: FieldChain, _ pattern: StarPattern, at index: Int
  ) {
    guard let schema = chain.type.fieldsHere else { return }
    for (slot, field) in schema.fields.enumerated() {
      guard let captures = pattern.captures(in: field.name.utf8) else { continue }
      var inner = chain
      inner.captures.append((chain.steps.count, captures))
      inner.enter(slot, of: schema)
      extend(inner, at: index + 1)
    }
  }

  private mutating func extendByAnyDepth(_ chain: FieldChain, at index: Int) {
    guard visited.insert(Visit(element: index, steps: chain.steps)).inserted else { return }
    if index + 1 < elements.count { extend(chain, at: index + 1) }
    if chain.type.list != nil {
      var inner = chain
      if inner.enterEntries([]) { extendByAnyDepth(inner, at: index) }
    }
    guard let schema = chain.type.fieldsHere else { return }
    for slot in schema.fields.indices {
      var inner = chain
      inner.enter(slot, of: schema)
      if index + 1 == elements.count { extend(inner, at: index + 1) }
      extendByAnyDepth(inner, at: index)
    }
  }
}

extension FieldChain {
  mutating func enter(_ slot: Int, of schema: MappingSchema) {
    steps.append(.slot(slot))
    type = schema.fields[slot].type
    defaults = schema.fields[slot].defaults
    isOptional = schema.fields[slot].isNullable
    holder = field
    field = FieldPlace(schema.kind, slot)
    listDepth = 0
  }

  /// Enters the field of that name; false if there is none.
  mutating func enter(named name: [UInt8]) -> Bool {
    guard let schema = type.fieldsHere,
      let slot = schema.slot(in: name, start: 0, count: name.count)
    else { return false }
    enter(slot, of: schema)
    return true
  }

  /// Enters the entries of a list; false if there are none such.
  mutating func enterEntries(_ filters: [PathPattern.Filter]) -> Bool {
    guard let list = type.list else { return false }
    var compiled: [EntryFilter] = []
    for filter in filters {
      guard let slot = list.element.fieldsHere?.slot(named: filter.key) else { return false }
      compiled.append(EntryFilter(slot: slot, glob: filter.glob))
    }
    steps.append(.entries(compiled))
    type = list.element
    defaults = .undocumented
    isOptional = false
    listDepth += 1
    return true
  }

  /// Whether `disallow: change` can be about it: a section or list as such has no default.
  var isChangeable: Bool {
    switch type {
    case .mapping, .list: !defaults.entries.isEmpty || isOptional
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
    if count == steps.count { return self }
    var chain = FieldChain()
    for step in steps.prefix(count) {
      if step.slot >= 0, let schema = chain.type.fieldsHere {
        chain.enter(step.slot, of: schema)
      } else {
        chain.steps.append(step)
        chain.type = chain.type.list?.element ?? chain.type
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
