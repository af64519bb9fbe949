import SourceText

/// A document with one mistake made in it.
struct Mutant {
  /// The kinds of mistakes that people make.
  enum Operator: String, CaseIterable {
    case keyDropped = "key dropped"
    case keyDoubled = "key doubled"
    case keyMisspelt = "key misspelt"
    case keyInWrongCase = "key in wrong case"
    case keyMovedUp = "key moved to the mapping above"
    case keyMovedToRoot = "key moved to the root"
    case colonDropped = "colon dropped"
    case valueOfWrongType = "value of wrong type"
    case valueQuoted = "value quoted"
    case valueNull = "value null"
    case valueBeyondLimit = "value beyond its limit"
    case fractionForInteger = "fraction for an integer"
    case wordMisspelt = "word misspelt"
    case wordInWrongCase = "word in wrong case"
    case colorCutShort = "colour cut short"
    case bothQuotesDropped = "both quotes dropped"
    case closingQuoteDropped = "closing quote dropped"
    case closingBracketDropped = "closing bracket dropped"
    case indentationRaised = "indentation raised by one"
    case indentationLowered = "indentation lowered by one"
    case commentMoved = "comment moved to a line of its own"
  }

  let `operator`: Operator
  let text: [UInt8]
  /// The lines of `text`, from 1, where the mistake may be reported.
  let lines: ClosedRange<Int>
  /// Where the mistake is made: a dotted field path.
  let path: String
  /// Why the mistake may be none: what the documents allow here.
  let license: String?
}

/// What became of a mutant.
enum MutantVerdict: Hashable {
  case killed
  case killedOnWrongLine
  /// No mistake by the documents: why.
  case legal(String)
  case survived
}
