extension Unicode.Scalar {
  /// The terminal cells that the scalar takes: 0 for combining marks, 2 for wide ones, else 1.
  var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // Vowels and finals that join the Hangul letter before them.
    if 0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value { return 0 }
    return isWide ? 2 : 1
  }

  /// Whether East Asian Width (UAX #11) is W or F; emoji by default are, regional letters not.
  private var isWide: Bool {
    if value < 0x1100 { return false }
    if properties.isEmojiPresentation { return !(0x1F1E6...0x1F1FF).contains(value) }
    return Self.wideRanges.contains { $0.contains(value) }
  }

  /// Blocks of wide scalars, without those that emoji presentation covers.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}

extension String {
  /// The terminal cells that the text takes.
  var displayWidth: Int { unicodeScalars.reduce(0) { $0 + $1.displayWidth } }
}
