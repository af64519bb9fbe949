package import NavSchema

/// Finds the rules that a document may break at all, by one look at each of its fields.
///
/// What a rule judges are fields of some kind of section. The screen knows for each of them which
/// values break none of its rules; so the cost of a policy grows with the fields that it is about
/// and hardly with the number of rules. It looks at all sections of a kind, wherever they stand: a
/// rule that is found here may turn out to be kept, one that is not found is kept.
struct PolicyScreen: Sendable {
  /// Sorted by kind.
  let watches: [FieldWatch]
  /// Where the watches of each kind begin, and where the last kind's end.
  private let starts: [Int]

  init(_ watches: [FieldWatch]) {
    var starts = [Int](repeating: 0, count: MappingKind.allCases.count + 1)
    // By index, as copies of watches are not for nothing.
    for index in watches.indices { starts[Int(watches[index].field.kind.rawValue) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    self.starts = starts
    self.watches = watches
  }

  /// The numbers of the rules, rising.
  func suspects(in configuration: Configuration) -> [Int] {
    // Made when it is needed, which in most documents is never.
    var isFound: [Bool] = []
    let values = configuration.values
    let slots = configuration.slots
    for index in values.indices {
      guard case .section = values[index].kind else { continue }
      let kind = Int(values[index].mappingKind.rawValue)
      let first = Int(values[index].payload)
      for watch in starts[kind]..<starts[kind + 1] {
        let written = slots[first + watches[watch].field.slot]
        let isClear =
          written == .none
          ? watches[watch].isAbsenceClear
          : watches[watch].isClear(values[written.index], in: configuration)
        if isClear { continue }
        if let needed = watches[watch].neededSlot, slots[first + needed] == .none { continue }
        if !watches[watch].isAbout(values[index], in: configuration) { continue }
        if isFound.isEmpty { isFound = Array(repeating: false, count: watches.count) }
        isFound[watch] = true
      }
    }
    return isFound.isEmpty ? [] : rules(isFound)
  }

  private func rules(_ isFound: [Bool]) -> [Int] {
    var rules: [Int] = []
    for watch in watches.indices where isFound[watch] { rules += watches[watch].rules }
    rules.sort()
    var last = -1
    return rules.filter { rule in
      defer { last = rule }
      return rule != last
    }
  }
}

/// A field of a kind of section.
package struct FieldPlace: Hashable, Sendable {
  package let kind: MappingKind
  package let slot: Int

  package init(_ kind: MappingKind, _ slot: Int) {
    self.kind = kind
    self.slot = slot
  }
}

/// One field, and what of it breaks no rule.
package struct FieldWatch: Hashable, Sendable {
  package let field: FieldPlace
  /// The field that the section, or the list with the section, stands in; nil for the root.
  package let holder: FieldPlace?
  /// Whether entries of the field's list are judged, not the field itself.
  package let judgesEntries: Bool
  package private(set) var isAbsenceClear: Bool
  package private(set) var values: ClearValues
  /// The slot of another field in the section, without which the rules leave it alone.
  package private(set) var neededSlot: Int?
  /// The numbers of the rules that judge it, rising.
  package private(set) var rules: [Int]

  package init(
    _ field: FieldPlace, in holder: FieldPlace?, judgesEntries: Bool, isAbsenceClear: Bool,
    _ values: ClearValues, needing neededSlot: Int? = nil, rules: [Int]
  ) {
    self.field = field
    self.holder = holder
    self.judgesEntries = judgesEntries
    self.isAbsenceClear = isAbsenceClear
    self.values = values
    self.neededSlot = neededSlot
    self.rules = rules
  }

  fileprivate func isClear(_ value: Value, in configuration: Configuration) -> Bool {
    if !judgesEntries { return values.contain(value) }
    guard value.kind == .list else { return true }
    return configuration.entries(of: value).allSatisfy { entry in
      values.contain(configuration.values[entry.index])
    }
  }

  /// Whether `section` stands where the field's section does; shared ones do at each of their uses.
  fileprivate func isAbout(_ section: Value, in configuration: Configuration) -> Bool {
    guard let holder else { return true }
    var value = section
    while value.parent != .none {
      let parent = configuration.values[value.parent.index]
      if parent.kind == .section {
        return parent.mappingKind == holder.kind && Int(value.position) == holder.slot
      }
      value = parent
    }
    return false
  }

  /// Adds what another rule says of the same field.
  private mutating func merge(_ other: FieldWatch) {
    isAbsenceClear = isAbsenceClear && other.isAbsenceClear
    values = values.intersection(other.values)
    if neededSlot != other.neededSlot { neededSlot = nil }
    rules += other.rules.filter { !rules.contains($0) }
  }

  /// The fields that `rules` judge, each once, sorted by kind and slot.
  static func watches(of rules: [(number: Int, rule: CompiledRule)]) -> [FieldWatch] {
    struct Place: Hashable {
      let field: FieldPlace
      let holder: FieldPlace?
      let judgesEntries: Bool
    }
    var watches: [Place: FieldWatch] = [:]
    for (number, rule) in rules {
      for watch in rule.watches(number) {
        let place = Place(
          field: watch.field, holder: watch.holder, judgesEntries: watch.judgesEntries)
        if watches[place]?.merge(watch) == nil { watches[place] = watch }
      }
    }
    return watches.values.sorted()
  }

  /// The watch with the rules numbered anew; nil if none is left.
  func renumbered(_ number: (Int) -> Int?) -> FieldWatch? {
    var watch = self
    watch.rules = rules.compactMap(number)
    return watch.rules.isEmpty ? nil : watch
  }
}

extension FieldWatch: Comparable {
  package static func < (lhs: FieldWatch, rhs: FieldWatch) -> Bool {
    lhs.order.lexicographicallyPrecedes(rhs.order)
  }

  private var order: [Int] {
    [
      Int(field.kind.rawValue), field.slot, judgesEntries ? 1 : 0,
      holder.map { Int($0.kind.rawValue) } ?? -1, holder?.slot ?? -1,
    ]
  }
}
