public import Foundation

extension NavConfiguration {
  /// Reads the canonical JSON that `navlint convert` wrote.
  ///
  /// - Parameter json: one document.
  /// - Throws: `DecodingError` for JSON that is no canonical document.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(NavConfiguration.self, from: json)
  }
}
