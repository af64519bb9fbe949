/// The ways in which a document can be written anew without a change of its meaning.
enum Rewriting: String, CaseIterable, Hashable {
  case alias
  case anchoredScalar
  case blankLine
  case blockCollection
  case booleanCase
  case byteOrderMark
  case carriageReturn
  case colorCase
  case colorName
  case comment
  case documentMarkers
  case doubleQuotes
  case escape
  case explicitDefault
  case explicitNull
  case explicitProfile
  case exponent
  case flowCollection
  case hexadecimalColor
  case hexadecimalNumber
  case indentation
  case json
  case keyOrder
  case literalBlock
  case mergeKey
  case mergeOverride
  case opaqueAlpha
  case otherHome
  case otherSpelling
  case percentage
  case plusSign
  case quotedKey
  case repeatedSetEntry
  case setOrder
  case singleQuotes
  case tag
  case trailingZero
}

/// A source of chance that gives the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}

/// A part of a document before it is laid out.
indirect enum Piece {
  /// A scalar as it is spelt, on one line.
  case scalar(String)
  /// The text of a literal block, or the scalar that it is in a flow collection.
  case literal(String, otherwise: String)
  case sequence([Piece])
  case mapping([PieceMember])
  case anchored(String, Piece)
}

/// A key as it is spelt, and its value.
struct PieceMember {
  var key: String
  var value: Piece
}
