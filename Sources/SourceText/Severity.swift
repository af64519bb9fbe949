/// How bad a diagnostic is.
public enum Severity: String, Comparable, CaseIterable, CustomStringConvertible, Sendable {
  /// Worth knowing; nothing is wrong.
  case note
  /// The SDK does something else than the document says.
  case warning
  /// The document is wrong: the SDK fails, or the value cannot be what was meant.
  case error

  /// Orders notes before warnings before errors.
  public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

  /// The word for it in reports.
  public var description: String { rawValue }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
