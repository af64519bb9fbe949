/// A document that states a fact, or the way a fact was found.
package struct Source: Hashable, Sendable {
  /// How far a fact from here is to be trusted.
  package enum Authority: String, Sendable {
    /// A page or header of the SDK itself.
    case documented
    /// The source of one of Google's wrappers around the SDK.
    case wrapper
    /// The same product on another platform; never an error here.
    case twin
    /// Deduced; no text says it outright.
    case inferred
    /// navlint's own.
    case ours
  }

  /// The document's name in words.
  package let title: String
  package let authority: Authority
  /// Its address, if it has one.
  package let url: String?

  package init(_ title: String, _ authority: Authority = .documented, url: String? = nil) {
    self.title = title
    self.authority = authority
    self.url = url
  }
}
