extension NavConfiguration {
  /// A colour of known components, or a name of SwiftUI's that depends on the appearance.
  public enum Color: Hashable, Sendable {
    /// Components from 0 to 255.
    case components(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
    /// A name of SwiftUI's `Color`: `blue`, `primary`.
    case named(String)
  }
}

extension NavConfiguration.Color: Codable {
  /// Reads `#RRGGBB`, `#RRGGBBAA` or a name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard text.hasPrefix("#") else {
      self = .named(text)
      return
    }
    let digits = text.dropFirst()
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "`\(text)` is no colour")
    }
    let packed = digits.count == 6 ? number << 8 | 0xFF : number
    self = .components(
      red: UInt8(packed >> 24), green: UInt8(packed >> 16 & 0xFF), blue: UInt8(packed >> 8 & 0xFF),
      alpha: UInt8(packed & 0xFF))
  }

  /// Writes the canonical spelling.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .named(let name): try container.encode(name)
    case .components(let red, let green, let blue, let alpha):
      let components = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
      try container.encode("#" + components.map(Self.hexadecimal).joined())
    }
  }

  private static func hexadecimal(_ component: UInt8) -> String {
    let digits = String(component, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
