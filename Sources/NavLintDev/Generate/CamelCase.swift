extension StringProtocol {
  /// `AlertThresholdOrder` for `alert-threshold-order` and for "alert threshold order".
  package var upperCamelCased: String {
    split { $0 == "-" || $0 == " " }.map(\.capitalizedFirst).joined()
  }

  /// `alertThresholdOrder` for `alert-threshold-order` and for "alert threshold order".
  package var lowerCamelCased: String {
    let name = upperCamelCased
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The text with a capital first letter, the others as they are.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
