internal import CLibYAML
internal import Platform

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The sole owner of a `yaml_parser_t`: turns its events into values with byte offsets.
///
/// libyaml counts code points from where it began to read. The conversion is an addition while
/// all text is ASCII; otherwise a cursor walks along with the events.
@safe struct EventReader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  private let input: UnsafeMutablePointer<ParserInput>
  private let text: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  private var cursor: CodePointCursor
  /// Whether the current event has something to free; collections have not, unless
  /// with an anchor or a tag.
  private var holdsMemory = false

  /// Reads `range` of `text`, which is UTF-8 without control characters, within `body`.
  static func read<Result>(
    _ text: [UInt8], range: Range<Int>, isASCII: Bool,
    _ body: (inout EventReader) -> Result
  ) -> Result {
    unsafe text.withUnsafeBufferPointer { buffer in
      var reader = unsafe EventReader(buffer, range: range, isASCII: isASCII)
      return body(&reader)
    }
  }

  private init(_ text: UnsafeBufferPointer<UInt8>, range: Range<Int>, isASCII: Bool) {
    unsafe self.text = text
    self.isASCII = isASCII
    cursor = CodePointCursor(range)
    unsafe parser = .allocate(capacity: 1)
    unsafe event = .allocate(capacity: 1)
    unsafe event.initialize(to: yaml_event_t())
    unsafe input = .allocate(capacity: 1)
    unsafe input.initialize(to: ParserInput(parser, text[range], isASCII: isASCII))
    guard unsafe yaml_parser_initialize(parser) == 1 else { fatalError("out of memory") }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input(parser, { unsafe ParserInput.read($0, $1, $2, $3) }, input)
  }

  deinit {
    if holdsMemory { unsafe yaml_event_delete(event) }
    unsafe yaml_parser_delete(parser)
    unsafe event.deallocate()
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// Frees the event before and reads the next.
  @inline(__always)
  mutating func next() -> Event {
    if holdsMemory { unsafe yaml_event_delete(event) }
    guard unsafe yaml_parser_parse(parser, event) == 1 else {
      holdsMemory = false
      return Event(kind: .failure)
    }
    holdsMemory = true
    switch unsafe event.pointee.type {
    case YAML_SCALAR_EVENT: return scalar()
    case YAML_MAPPING_START_EVENT: return mappingStart()
    case YAML_SEQUENCE_START_EVENT: return sequenceStart()
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      holdsMemory = false
      return located(.collectionEnd)
    case YAML_ALIAS_EVENT: return located(.alias)
    case YAML_DOCUMENT_START_EVENT: return located(.documentStart)
    case YAML_DOCUMENT_END_EVENT: return Event(kind: .documentEnd)
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return Event(kind: .streamEnd)
    default: return Event(kind: .other)
    }
  }

  /// Whether the current scalar is spelt as it reads if it is as long: in one line, without escapes.
  var isSpeltByItsLength: Bool {
    unsafe event.pointee.start_mark.line == event.pointee.end_mark.line
      && event.pointee.data.scalar.style != YAML_DOUBLE_QUOTED_SCALAR_STYLE
  }

  /// Whether the current scalar's value is spelt exactly so at `offset` of the text.
  func valueEqualsText(at offset: Int) -> Bool {
    let scalar = unsafe event.pointee.data.scalar
    guard let start = unsafe text.baseAddress else { return unsafe scalar.length == 0 }
    return unsafe memcmp(scalar.value, start + offset, scalar.length) == 0
  }

  /// Appends the current scalar's value to `bytes`.
  func appendValue(to bytes: inout [UInt8]) {
    let scalar = unsafe event.pointee.data.scalar
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: scalar.value, count: scalar.length))
  }

  /// The error that ended the events.
  mutating func failure() -> ParserFailure {
    let state = unsafe parser.pointee
    return unsafe ParserFailure(
      problem: state.problem.map { unsafe String(cString: $0) } ?? "out of memory",
      offset: offset(of: state.problem_mark),
      context: state.context.map { unsafe String(cString: $0) } ?? "",
      contextOffset: offset(of: state.context == nil ? state.problem_mark : state.context_mark))
  }
}

// The values of events.
extension EventReader {
  private mutating func located(_ kind: Event.Kind) -> Event {
    Event(kind: kind, start: startOffset(), end: endOffset())
  }

  private mutating func scalar() -> Event {
    let scalar = unsafe event.pointee.data.scalar
    return unsafe Event(
      kind: .scalar, style: style(scalar.style), tag: tag(scalar.tag),
      hasAnchor: scalar.anchor != nil, start: startOffset(), end: endOffset(),
      valueCount: scalar.length)
  }

  private mutating func sequenceStart() -> Event {
    let sequence = unsafe event.pointee.data.sequence_start
    holdsMemory = unsafe sequence.anchor != nil || sequence.tag != nil
    return unsafe Event(
      kind: .sequenceStart,
      style: sequence.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block,
      tag: tag(sequence.tag), hasAnchor: sequence.anchor != nil,
      start: startOffset(), end: endOffset())
  }

  private mutating func mappingStart() -> Event {
    let mapping = unsafe event.pointee.data.mapping_start
    holdsMemory = unsafe mapping.anchor != nil || mapping.tag != nil
    return unsafe Event(
      kind: .mappingStart, style: mapping.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block,
      tag: tag(mapping.tag), hasAnchor: mapping.anchor != nil,
      start: startOffset(), end: endOffset())
  }

  private func style(_ style: yaml_scalar_style_t) -> Node.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private func tag(_ spelling: UnsafeMutablePointer<yaml_char_t>?) -> Node.Tag {
    guard let spelling = unsafe spelling else { return .none }
    return Node.Tag(uri: unsafe String(cString: spelling))
  }
}

// Marks to byte offsets.
extension EventReader {
  private mutating func startOffset() -> Int { offset(of: unsafe event.pointee.start_mark) }

  private mutating func endOffset() -> Int { offset(of: unsafe event.pointee.end_mark) }

  @inline(__always)
  private mutating func offset(of mark: yaml_mark_t) -> Int {
    if isASCII { return cursor.base + Int(mark.index) }
    return unsafe cursor.offset(ofCodePoint: Int(mark.index), in: text)
  }
}

/// A place in UTF-8 text known both in code points and in bytes, and the ASCII that follows it.
@safe private struct CodePointCursor {
  /// Where code points are counted from.
  let base: Int
  /// Where the text ends.
  private let end: Int
  private var codePoint = 0
  private var offset: Int
  /// Up to here all is ASCII from `offset` on, so that any code point is found by an addition.
  private var runEnd: Int
  /// How far a run is looked for at once: going back and forth between two runs stays cheap.
  private static let longestRun = 4096

  init(_ range: Range<Int>) {
    base = range.lowerBound
    end = range.upperBound
    offset = base
    runEnd = base
  }

  /// The offset of the code point with this number; amortised, takes an addition.
  @unsafe @inline(__always)
  mutating func offset(ofCodePoint target: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let distance = target &- codePoint
    if distance >= 0, distance <= runEnd &- offset { return offset &+ distance }
    return unsafe move(toCodePoint: target, in: text)
  }

  @unsafe @inline(never)
  private mutating func move(
    toCodePoint target: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Int {
    while codePoint > target {
      offset -= 1
      while offset > base, unsafe text[offset] & 0xC0 == 0x80 { offset -= 1 }
      codePoint -= 1
      runEnd = offset
    }
    while target - codePoint > runEnd - offset {
      codePoint += runEnd - offset
      offset = runEnd
      guard offset < end else { return end }
      runEnd = unsafe text.endOfASCII(from: offset, to: min(end, offset + Self.longestRun))
      guard runEnd == offset else { continue }
      offset += 1
      while offset < end, unsafe text[offset] & 0xC0 == 0x80 { offset += 1 }
      codePoint += 1
      runEnd = offset
    }
    return offset + target - codePoint
  }
}

/// What libyaml has not been given of its input.
///
/// libyaml decodes and checks its input character by character, which takes a seventh of its time,
/// and `TextScan` has found no fault in it. So all but the last character of each piece goes
/// straight to where the decoded text belongs, which `yaml.h` shows.
///
/// The first pieces are small: a parser that stops at once, as behind each of many errors, has
/// then not copied 48 KiB in vain.
@unsafe private struct ParserInput {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var rest: Slice<UnsafeBufferPointer<UInt8>>
  private let isASCII: Bool
  private var pieceSize = 512

  init(
    _ parser: UnsafeMutablePointer<yaml_parser_t>, _ text: Slice<UnsafeBufferPointer<UInt8>>,
    isASCII: Bool
  ) {
    unsafe self.parser = parser
    unsafe rest = text
    unsafe self.isASCII = isASCII
  }

  /// libyaml's `yaml_read_handler_t`.
  static func read(
    _ state: UnsafeMutableRawPointer?, _ buffer: UnsafeMutablePointer<UInt8>?, _ size: Int,
    _ count: UnsafeMutablePointer<Int>?
  ) -> Int32 {
    guard let input = unsafe state?.assumingMemoryBound(to: ParserInput.self),
      let buffer = unsafe buffer, let count = unsafe count
    else { return 0 }
    unsafe input.pointee.moveDecoded()
    // What is left for libyaml to decode: nothing at the end of the text, which it must notice.
    let character = unsafe input.pointee.takeFirst()
    _ = unsafe UnsafeMutableBufferPointer(start: buffer, count: size).update(
      fromContentsOf: character)
    unsafe count.pointee = character.count
    return 1
  }

  /// Appends text to what libyaml has decoded, as far as there is room; one character stays.
  private mutating func moveDecoded() {
    guard let target = unsafe parser.pointee.buffer.last,
      let end = unsafe parser.pointee.buffer.end
    else { return }
    // Room for the character that stays, and for the NUL behind the text.
    let room = unsafe end - target - 8
    var count = unsafe min(rest.count - 1, room, pieceSize)
    while count > 0, unsafe rest[rest.startIndex + count].isContinuation { count -= 1 }
    guard count > 0 else { return }
    let piece = unsafe UnsafeBufferPointer(rebasing: rest.prefix(count))
    guard let start = piece.baseAddress else { return }
    unsafe memcpy(target, start, count)
    unsafe parser.pointee.buffer.last = target + count
    unsafe parser.pointee.unread += isASCII ? count : piece.characterCount
    unsafe rest = rest.dropFirst(count)
    unsafe pieceSize = min(2 * pieceSize, 1 << 16)
  }

  private mutating func takeFirst() -> Slice<UnsafeBufferPointer<UInt8>> {
    var count = unsafe min(1, rest.count)
    while unsafe count < rest.count, unsafe rest[rest.startIndex + count].isContinuation {
      count += 1
    }
    defer { unsafe rest = rest.dropFirst(count) }
    return unsafe rest.prefix(count)
  }
}

extension UInt8 {
  /// Whether it is a byte of a character of UTF-8 behind the first.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}
