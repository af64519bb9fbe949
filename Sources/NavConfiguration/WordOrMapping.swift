extension NavConfiguration {
  /// A value that is a word or, where more is to be said, a mapping.
  public enum WordOrMapping<Word, Mapping>: Hashable, Codable, Sendable
  where
    Word: Hashable & Codable & Sendable, Mapping: Hashable & Codable & Sendable
  {
    /// One of the documented words.
    case word(Word)
    /// What stands in place of a word.
    case mapping(Mapping)

    /// Reads the word, else the mapping.
    public init(from decoder: any Decoder) throws {
      if let word = try? Word(from: decoder) {
        self = .word(word)
      } else {
        self = .mapping(try Mapping(from: decoder))
      }
    }

    /// Writes the word or the mapping.
    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .word(let word): try word.encode(to: encoder)
      case .mapping(let mapping): try mapping.encode(to: encoder)
      }
    }
  }
}
