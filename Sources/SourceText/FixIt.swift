/// A replacement of one range of the source by a text.
public struct Edit: Hashable, Sendable {
  /// What is replaced; empty for an insertion.
  public let range: SourceRange

  /// What stands there afterwards.
  public let text: String

  /// Creates the edit that puts `text` in place of `range`.
  public init(range: SourceRange, text: String) {
    self.range = range
    self.text = text
  }
}

/// Whether a fix-it may be applied without a look.
public enum Applicability: String, Sendable {
  /// The only repair there is; keeps or states the evident meaning.
  case safe
  /// May change what the document means; applied on request alone.
  case unsafe
}

/// A proposed repair.
public struct FixIt: Hashable, Sendable {
  /// What the edits do, as an imperative: "replace by `clampToGround`".
  public let title: String

  /// Whether it may be applied without a look.
  public let applicability: Applicability

  /// The edits, without overlap, in order.
  public let edits: [Edit]

  /// Creates a fix-it; safe when nothing else is said.
  public init(title: String, applicability: Applicability = .safe, edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }
}
