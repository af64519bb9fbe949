import NavSchema
import YAMLTree

extension Setting {
  /// The verb between a setting and its effective value: "is", or "is by default".
  var verb: String { isWritten ? "is" : "is by default" }

  /// The effective number, as the document writes it where it does; nil if unknown.
  var numberWords: String? {
    guard let value, value.kind == .number else { return number.map(NumberText.canonical) }
    return configuration.text(of: value)
  }

  /// The setting as another place of a finding, if it is written.
  func related(_ message: String) -> [(spot: Spot, message: String)] {
    isWritten ? [(.value(self), message)] : []
  }

  /// A written text, without a copy; nil for other values and for a default.
  var writtenText: ArraySlice<UInt8>? {
    guard let value, value.kind == .text else { return nil }
    return configuration.stream.value(of: configuration.stream.resolved(value.node))
  }
}
