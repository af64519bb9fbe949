package import Platform
package import SourceText

/// What linting a text gave, as far as reports need it.
package struct CachedResult: Sendable, Equatable {
  package var diagnostics: [Diagnostic]
  package var secrets: [SourceRange]
  package var suppressedCount: Int
  /// The day it is true for; nil: any day.
  package var day: CivilDate?

  /// What is not worth keeping: to lint the file again takes no longer than to read this.
  static let byteLimit = 1 << 20

  /// The bytes of an entry; nil if they are too many.
  package func encoded() -> [UInt8]? {
    var encoder = ByteEncoder()
    encoder.write(suppressedCount)
    encoder.write(day?.description)
    encoder.write(secrets) { $0.write($1) }
    encoder.write(diagnostics) { $0.write($1) }
    return encoder.bytes.count <= Self.byteLimit ? encoder.bytes : nil
  }

  /// Reads an entry; nil if it is none.
  package init?(decoding bytes: [UInt8], _ range: Range<Int>) {
    var decoder = ByteDecoder(bytes, range)
    guard let suppressedCount = decoder.number(), let day = decoder.optional({ $0.text() }),
      let secrets = decoder.list({ $0.range() }),
      let diagnostics = decoder.list({ $0.diagnostic() }), decoder.isAtEnd
    else { return nil }
    self.suppressedCount = suppressedCount
    self.day = day.flatMap { CivilDate($0) }
    self.secrets = secrets
    self.diagnostics = diagnostics
    if day != nil, self.day == nil { return nil }
  }

  package init(
    diagnostics: [Diagnostic], secrets: [SourceRange], suppressedCount: Int, day: CivilDate?
  ) {
    self.diagnostics = diagnostics
    self.secrets = secrets
    self.suppressedCount = suppressedCount
    self.day = day
  }
}
