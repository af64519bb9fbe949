/// A colour of known components, 8 bits each.
package struct Color: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8
  package let alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour 0xRRGGBB, opaque.
  package init(rgb: UInt32) { self.init(packed: rgb << 8 | 0xFF) }

  /// The colour 0xRRGGBBAA.
  package init(packed: UInt32) {
    self.init(
      red: UInt8(packed >> 24), green: UInt8(packed >> 16 & 0xFF), blue: UInt8(packed >> 8 & 0xFF),
      alpha: UInt8(packed & 0xFF))
  }

  /// The components as 0xRRGGBBAA.
  package var packed: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  /// Reads `#RRGGBB`, `#RRGGBBAA` or `0xRRGGBB`, digits in either letter case.
  package init?(_ bytes: ArraySlice<UInt8>) {
    var digits = bytes
    if digits.first == UInt8(ascii: "#") {
      digits = digits.dropFirst()
      guard digits.count == 6 || digits.count == 8 else { return nil }
    } else if digits.starts(with: [UInt8(ascii: "0"), UInt8(ascii: "x")]) {
      digits = digits.dropFirst(2)
      guard digits.count == 6 else { return nil }
    } else {
      return nil
    }
    var number: UInt32 = 0
    for byte in digits {
      guard let digit = Self.hexDigit(byte) else { return nil }
      number = number << 4 | digit
    }
    self.init(packed: digits.count == 6 ? number << 8 | 0xFF : number)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 48
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 55
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 87
    default: nil
    }
  }
}

extension Color: CustomStringConvertible {
  /// The canonical spelling: `#RRGGBB`, with the alpha behind it where it is not opaque.
  package var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the canonical spelling.
  package func append(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "#"))
    let isOpaque = alpha == 255
    let digits = isOpaque ? packed >> 8 : packed
    for place in (0..<UInt32(isOpaque ? 6 : 8)).reversed() {
      let digit = UInt8(digits >> (4 * place) & 0xF)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
  }
}

extension Color {
  /// The contrast ratio of WCAG 2.1, 1 to 21; nil where transparency leaves it open.
  package func contrast(to other: Color) -> Double? {
    guard alpha == 255, other.alpha == 255 else { return nil }
    let brighter = max(luminance, other.luminance)
    let darker = min(luminance, other.luminance)
    return (brighter + 0.05) / (darker + 0.05)
  }

  /// The colour that is seen where this one lies over `ground`; nil where that lets something
  /// through itself.
  package func laid(over ground: Color) -> Color? {
    guard alpha < 255 else { return self }
    guard ground.alpha == 255 else { return nil }
    func mixed(_ own: UInt8, _ other: UInt8) -> UInt32 {
      let share = Double(alpha) / 255
      return UInt32((Double(own) * share + Double(other) * (1 - share)).rounded())
    }
    return Color(
      rgb: mixed(red, ground.red) << 16 | mixed(green, ground.green) << 8
        | mixed(blue, ground.blue))
  }

  /// The relative luminance of WCAG 2.1.
  private var luminance: Double {
    0.2126 * Self.linearComponents[Int(red)] + 0.7152 * Self.linearComponents[Int(green)]
      + 0.0722 * Self.linearComponents[Int(blue)]
  }
}

/// Colour names that the SDKs' platforms define.
package enum ColorName {
  /// UIColor's fixed colours.
  package static let uiColors: [(name: String, color: Color)] = [
    ("black", Color(rgb: 0x000000)), ("blue", Color(rgb: 0x0000FF)),
    ("brown", Color(rgb: 0x996633)), ("clear", Color(packed: 0x0000_0000)),
    ("cyan", Color(rgb: 0x00FFFF)), ("darkGray", Color(rgb: 0x555555)),
    ("gray", Color(rgb: 0x808080)), ("green", Color(rgb: 0x00FF00)),
    ("lightGray", Color(rgb: 0xAAAAAA)), ("magenta", Color(rgb: 0xFF00FF)),
    ("orange", Color(rgb: 0xFF8000)), ("purple", Color(rgb: 0x800080)),
    ("red", Color(rgb: 0xFF0000)), ("white", Color(rgb: 0xFFFFFF)),
    ("yellow", Color(rgb: 0xFFFF00)),
  ]

  /// SwiftUI's colours; all but black, white and clear vary with system and appearance.
  package static let swiftUIColors = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  /// The names that a field of `type` documents.
  package static func names(of type: ColorType) -> [String] {
    switch type {
    case .uiColor: uiColors.map(\.name)
    case .swiftUIColor: swiftUIColors
    }
  }

  /// The components behind `name`, where they are the same everywhere.
  package static func fixedColor(named name: String, type: ColorType) -> Color? {
    switch type {
    case .uiColor: uiColors.first { $0.name == name }?.color
    case .swiftUIColor:
      ["black", "white", "clear"].contains(name)
        ? uiColors.first { $0.name == name }?.color : nil
    }
  }
}
