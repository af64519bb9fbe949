/// Why a settings or policy file cannot extend another.
enum ExtendsFault: CustomStringConvertible {
  /// How many files may extend each other in a row.
  static let limit = 50

  case circle
  case tooLong

  var description: String {
    switch self {
    case .circle: "leads back to this file"
    case .tooLong: "leads over more than \(Self.limit) files"
    }
  }
}
