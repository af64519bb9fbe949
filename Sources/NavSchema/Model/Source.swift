/// A document that states a fact, or the way a fact was found.
///
/// Every field has one, and most runs show none: title and address are put together when they are
/// asked for.
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

  /// Where a document lies: a page of a site, or an address of its own.
  enum Address: Hashable {
    case navigation(String)
    case navigationReference(String)
    case maps3D(String)
    /// `Structs/Marker3D/Style`, whose title is its name.
    case maps3DReference(String)
    case web(String)
  }

  package let authority: Authority
  private let name: String?
  private let address: Address?

  init(_ name: String?, _ authority: Authority = .documented, at address: Address? = nil) {
    self.name = name
    self.authority = authority
    self.address = address
  }

  /// The document's name in words.
  package var title: String {
    if let name { return name }
    guard case .maps3DReference(let page)? = address else { return url ?? "" }
    let name = page.split(separator: "/").dropFirst().joined(separator: ".")
    return "Maps 3D SDK reference: \(name)"
  }

  /// Its address, if it has one.
  package var url: String? {
    switch address {
    case .navigation(let page): Self.navigationSite + page
    case .navigationReference(let page): Self.navigationSite + "reference/objc/" + page
    case .maps3D(let page): Self.maps3DSite + page
    case .maps3DReference(let page): Self.maps3DSite + "reference/" + page
    case .web(let address): address
    case nil: nil
    }
  }

  private static let navigationSite =
    "https://developers.google.com/maps/documentation/navigation/ios-sdk/"
  private static let maps3DSite =
    "https://developers.google.com/maps/documentation/maps-3d/ios-sdk/"
}
