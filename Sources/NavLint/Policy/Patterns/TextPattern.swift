/// A POSIX extended regular expression over the characters of a text.
///
/// It matches anywhere in a text unless it has `^` and `$`. All ways to match are followed at
/// once, so that a match takes at most the product of pattern and text: the matchers of C
/// libraries differ from system to system, and some short patterns cost them minutes and
/// gigabytes.
package struct TextPattern: Sendable {
  /// Why a text is no pattern.
  package enum Fault: Error, Equatable {
    /// What is wrong, in words.
    case malformed(String)
    case tooLong(limit: Int)
    /// `\1`, `\d` and their like, which POSIX leaves undefined here.
    case undefinedEscape(String)
    /// There are too many parts once repetitions are written out.
    case tooManyRepetitions(limit: Int)
  }

  /// The greatest number of bytes of a pattern.
  package static let lengthLimit = 512

  /// The greatest number of steps that a pattern comes to.
  package static let stepLimit = 4000

  /// Texts are matched up to here, in characters.
  package static let textLimit = 4096

  /// One step of the machine that a pattern becomes; distances are from the step itself.
  enum Step: Sendable {
    case character(Unicode.Scalar)
    case anyCharacter
    case oneOf(ScalarSet)
    case start
    case end
    case jump(Int)
    /// Goes both ways.
    case split(Int, Int)
  }

  private let steps: [Step]

  /// Compiles `text`.
  package init(_ text: String) throws(Fault) {
    guard text.utf8.count <= Self.lengthLimit else { throw .tooLong(limit: Self.lengthLimit) }
    steps = try PatternReader.steps(of: text)
  }

  /// Whether some part of `text`, which is UTF-8, matches.
  package func matches(_ text: some Collection<UInt8>) -> Bool {
    // No character takes more than four bytes.
    let text = String(decoding: text.prefix(4 * Self.textLimit), as: UTF8.self)
    var run = PatternRun(steps)
    var characters = text.unicodeScalars.prefix(Self.textLimit).makeIterator()
    var next = characters.next()
    while !run.arrive(isAtEnd: next == nil) {
      guard let character = next else { return false }
      run.read(character)
      next = characters.next()
    }
    return true
  }
}

/// The places in a pattern that a text has led to so far.
private struct PatternRun {
  private let steps: [TextPattern.Step]
  /// Behind the steps that read the last character.
  private var reached: [Int] = []
  /// The steps that may read the next one.
  private var waiting: [Int] = []
  /// For each step the number of the character before which it was last taken.
  private var taken: [Int]
  private var position = 0

  init(_ steps: [TextPattern.Step]) {
    self.steps = steps
    taken = Array(repeating: -1, count: steps.count)
  }

  /// Takes all steps that read nothing; true where they lead behind the last one.
  mutating func arrive(isAtEnd: Bool) -> Bool {
    waiting.removeAll(keepingCapacity: true)
    // A match may begin before every character.
    var open = reached + [0]
    while let place = open.popLast() {
      guard place < steps.count else { return true }
      if taken[place] == position { continue }
      taken[place] = position
      switch steps[place] {
      case .start: if position == 0 { open.append(place + 1) }
      case .end: if isAtEnd { open.append(place + 1) }
      case .jump(let distance): open.append(place + distance)
      case .split(let one, let other): open += [place + one, place + other]
      case .character, .anyCharacter, .oneOf: waiting.append(place)
      }
    }
    return false
  }

  mutating func read(_ character: Unicode.Scalar) {
    position += 1
    reached.removeAll(keepingCapacity: true)
    for place in waiting {
      let isRead =
        switch steps[place] {
        case .character(let own): own == character
        case .oneOf(let set): set.contains(character)
        default: true
        }
      if isRead { reached.append(place + 1) }
    }
  }
}
