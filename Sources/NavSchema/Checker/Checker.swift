import Platform
package import SourceText
package import YAMLTree

/// Which SDK releases a document is read against where it does not say, or against its word.
package struct ProfileChoice: Sendable {
  /// Fills the document's silence.
  package var fallback: SDKProfile
  /// Overrides the document's Navigation SDK release.
  package var assumedNavigation: Version?
  /// Overrides the document's Maps 3D SDK release.
  package var assumedMaps3D: Version?

  package init(
    fallback: SDKProfile = SDKProfile(), assumedNavigation: Version? = nil,
    assumedMaps3D: Version? = nil
  ) {
    self.fallback = fallback
    self.assumedNavigation = assumedNavigation
    self.assumedMaps3D = assumedMaps3D
  }
}

/// Walks one document's tree and the schema together: nodes in, typed values and diagnostics out.
package struct Checker {
  let stream: YAMLStream
  let documentNumber: Int
  let document: YAMLDocument
  let rootKind: MappingKind
  /// The node behind the document's last one.
  let documentEnd: NodeID

  var values: [Value] = []
  var slots: [ValueID] = []
  var entries: [ValueID] = []
  var diagnostics: [Diagnostic] = []
  /// The outermost alias that is being read through, where its anchor is not read by itself.
  var aliasInUse: NodeID?
  /// Sections and lists at anchored nodes, by how they were read.
  var readAtAnchor: [AnchorUse: ValueID] = [:]
  /// The first slots of sections with settings whose home is another section.
  var scattered: Set<Int> = []
  /// What was reported, so that a finding behind several aliases is reported once.
  var reported: Set<ReportedFinding> = []
  /// Whether a node may be read more than once; looked for only where something is reported.
  private(set) lazy var hasAliases =
    document.root.map { root in
      stream.nodes[root.index..<documentEnd.index].contains { $0.isAlias }
    } ?? false
  /// The findings in merged mappings, by their index, which count only where a merge is in effect.
  var mergedFindings: [Int: MergedFinding] = [:]
  /// How many merged mappings are being read, one for the other.
  var mergeDepth = 0
  /// Whether a merged mapping holds sections, which may be overridden wherever it is merged.
  var hasMergedSections = false
  /// The keys with null in sections that may be merged.
  var nullSlots: [ValueID: SlotSet] = [:]
  /// What misspelt keys are meant for, by the first slot of their section.
  var slotsMeant: [UInt64: SlotSet] = [:]
  /// The findings whose field has another default in another release, which is known only at the
  /// end, and these defaults.
  var openDefaults: [(finding: Int, defaults: Default)] = []

  private init(stream: YAMLStream, documentNumber: Int, root: MappingKind, at node: NodeID?) {
    self.stream = stream
    rootKind = root
    self.documentNumber = documentNumber
    var document = stream.documents[documentNumber]
    if let node { document.root = node }
    self.document = document
    documentEnd = document.root.map { stream[$0].next } ?? NodeID(0)
    let nodeCount = document.root.map { documentEnd.index - $0.index } ?? 0
    // Keys have no value, but which nodes are keys is not counted: room costs nothing.
    values.reserveLarge(nodeCount + 2)
    slots.reserveLarge(nodeCount)
    append(.invalid, node: NodeID(0), parent: .none, position: 0)
  }

  /// Reads document `number` of `stream`, or the node in it at `node`, as a mapping of kind `root`.
  package static func check(
    _ stream: YAMLStream, document number: Int, at node: NodeID? = nil,
    as root: MappingKind = .document, profile choice: ProfileChoice = ProfileChoice()
  ) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
    var checker = Checker(stream: stream, documentNumber: number, root: root, at: node)
    let rootID = checker.readRoot()
    checker.gatherScatteredSettings()
    let profile = checker.profile(root: rootID, choice)
    for (finding, defaults) in checker.openDefaults {
      checker.diagnostics[finding].expected?.defaultValue =
        defaults.literal(for: profile)?.description
    }
    checker.leaveOutOverridden(root: rootID)
    let configuration = Configuration(
      stream: stream, number: number, profile: profile, documentEnd: checker.documentEnd,
      isComplete: checker.document.isComplete, values: checker.values, slots: checker.slots,
      entries: checker.entries, slotsMeant: checker.slotsMeant, rootID: rootID)
    return (configuration, checker.diagnostics)
  }

  private mutating func readRoot() -> ValueID {
    guard let root = document.root else { return .none }
    if isNull(root) {
      if document.isComplete { reportEmptyDocument(root) }
      return .none
    }
    return read(root, as: .mapping(rootKind), parent: .none, position: 0)
  }

  /// The effective releases: assumed, else written, else the fallback.
  private func profile(root: ValueID, _ choice: ProfileChoice) -> SDKProfile {
    let hasProfile = rootKind == .document && root != .none
    let sdk =
      hasProfile ? written("sdk", in: values[root.index]) : (value: nil, isMisspelt: false)
    func entry(_ name: String) -> (value: Value?, isMisspelt: Bool) {
      guard let section = sdk.value, section.kind == .section else { return sdk }
      return written(name, in: section)
    }
    func release(_ value: Value?) -> Version? {
      guard let value, value.kind == .version else { return nil }
      return Version(utf8: stream.value(of: stream.resolved(value.node)))
    }
    let navigation = entry("navigation")
    var profile = SDKProfile(
      navigation: choice.assumedNavigation ?? release(navigation.value)
        ?? choice.fallback.navigation,
      maps3D: choice.assumedMaps3D ?? release(entry("maps3D").value) ?? choice.fallback.maps3D)
    let isWrong =
      navigation.value?.kind == .invalid || navigation.isMisspelt || sdk.isMisspelt
    profile.isNavigationKnown = choice.assumedNavigation != nil || !isWrong
    return profile
  }

  /// What a section says under `name`, and whether a misspelt key of it is meant for that.
  private func written(_ name: String, in section: Value) -> (value: Value?, isMisspelt: Bool) {
    guard section.kind == .section, let slot = section.mappingKind.schema.slot(named: name) else {
      return (nil, false)
    }
    let id = slots[Int(section.payload) + slot]
    let isMisspelt = slotsMeant[section.payload]?.contains(slot) == true
    return (id == .none ? nil : values[id.index], isMisspelt)
  }

  /// Adds a value and returns its id.
  @discardableResult
  mutating func append(
    _ kind: Value.Kind, node: NodeID, parent: ValueID, position: Int, payload: UInt64 = 0,
    mappingKind: MappingKind = .document
  ) -> ValueID {
    let id = ValueID(UInt32(values.count))
    values.append(
      Value(
        kind: kind, mappingKind: mappingKind, isMergeSource: false, use: .written,
        node: node, parent: parent, position: UInt32(position), payload: payload))
    return id
  }

  /// Reads the node as `type`; none if it is null where null equals absence.
  mutating func read(
    _ id: NodeID, as type: ValueType, parent: ValueID, position: Int
  ) -> ValueID {
    let place = Place(node: id, parent: parent, position: position)
    let node = stream.node(id)
    guard node.isAlias else { return readContent(place, as: type) }
    guard !node.isUnknown else {
      return append(.invalid, node: id, parent: parent, position: position)
    }
    return readAlias(place, as: type)
  }

  /// Reads a node that is no alias.
  mutating func readContent(_ place: Place, as type: ValueType) -> ValueID {
    switch type {
    case .mapping(let kind): return readMapping(place, kind)
    case .list(let list): return readList(place, list)
    case .table(let words): return readTable(place, words)
    case .wordOrMapping(let words, let kind):
      if stream[place.content].kind == .mapping { return readMapping(place, kind) }
      return readScalar(place, as: .enumeration(words), declared: type)
    case .either(let scalar, let collection):
      if stream[place.content].kind != .scalar { return readContent(place, as: collection) }
      return readScalar(place, as: scalar, declared: type)
    case .any:
      if isNull(place.content) { return readNull(place, as: type) }
      return append(
        .any, node: place.written, parent: place.parent, position: place.position)
    default: return readScalar(place, as: type, declared: type)
    }
  }
}

/// Where a value stands: its node, and its position in the section or list that holds it.
struct Place {
  /// The node with the content.
  var content: NodeID
  /// The node as it is written there: an alias, or the content itself.
  let written: NodeID
  let parent: ValueID
  let position: Int

  init(node: NodeID, parent: ValueID, position: Int) {
    content = node
    written = node
    self.parent = parent
    self.position = position
  }
}

/// An anchored node, read in one way.
struct AnchorUse: Hashable {
  let node: NodeID
  let mappingKind: MappingKind
  /// 0 for a mapping, 1 for a list of mappings, 2 for a list of such lists.
  let listDepth: Int
  let isMergeSource: Bool
}

/// What makes two findings the same, however the place is reached.
struct ReportedFinding: Hashable {
  let rule: RuleID
  let range: SourceRange
  let slot: Int
  /// What two fields may say of one node differently; nil where the document has no alias.
  let judgement: Judgement?
  /// The section or list that is being read inside of a merged mapping; none elsewhere.
  var holder = ValueID.none

  /// What is said of a node where it is used.
  struct Judgement: Hashable {
    let severity: Severity
    let facts: [String]
    /// The message without the name that the node has there.
    let words: Substring
  }
}
