/// One difference between two documents, by effective values.
package struct Change: Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// A section, a list entry or a document that was not there.
    case added
    case removed
    case changed
    /// A list entry at another place among its neighbours.
    case moved
  }

  /// What a change does to the app, the least first.
  package enum Effect: String, CaseIterable, Comparable, Sendable {
    /// Nothing that the user could see or meet: names, ids, an order without meaning.
    case cosmetic
    /// What the screen shows.
    case visible
    /// What the app does: guidance, routes, gestures, limits.
    case behavioural

    package static func < (lhs: Effect, rhs: Effect) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
      switch self {
      case .cosmetic: 0
      case .visible: 1
      case .behavioural: 2
      }
    }
  }

  /// One side of a change.
  package struct Side: Equatable, Sendable {
    /// The effective value in canonical JSON; nil where nothing is known, or what is written is
    /// wrong in itself.
    package var json: [UInt8]?
    /// Whether the document does not say so, but the documentation.
    package var isDefault = false
  }

  package let kind: Kind
  package let effect: Effect
  /// The JSON Pointer into the new document; into the old one for what is removed.
  package let pointer: String
  /// What has changed, in words: `compass button off → on`.
  package let words: String
  package let old: Side
  package let new: Side

  /// A change whose words and pointer show no API key, though an entry may be named by one.
  init(kind: Kind, effect: Effect, pointer: String, words: String, old: Side, new: Side) {
    self.kind = kind
    self.effect = effect
    self.pointer = GoogleAPIKey.masked(in: pointer)
    self.words = GoogleAPIKey.masked(in: words)
    self.old = old
    self.new = new
  }
}
