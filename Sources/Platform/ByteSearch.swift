#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Many bytes at a time, as no loop over an array takes them.
extension [UInt8] {
  /// The offset of the first `byte` from `start` on, before `end` where one is given.
  package func firstOffset(of byte: UInt8, from start: Int, to end: Int? = nil) -> Int? {
    let end = end ?? count
    precondition(start >= 0 && end <= count)
    guard start < end else { return nil }
    return unsafe withUnsafeBytes { text -> Int? in
      guard let base = text.baseAddress,
        let found = unsafe memchr(base + start, Int32(byte), end - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  /// Whether the `count` bytes from `start` are those of `other` from `otherStart` on.
  package func holds(
    _ other: borrowing [UInt8], from otherStart: Int, count: Int, at start: Int
  ) -> Bool {
    precondition(start >= 0 && otherStart >= 0 && count >= 0)
    precondition(count <= self.count - start && count <= other.count - otherStart)
    return unsafe withUnsafeBytes { text in
      unsafe other.withUnsafeBytes { other in
        guard let base = text.baseAddress, let otherBase = other.baseAddress else {
          return count == 0
        }
        return unsafe memcmp(base + start, otherBase + otherStart, count) == 0
      }
    }
  }

  /// Appends the bytes of `other` in `range`, and counts no use of `other`, which threads may share.
  package mutating func append(_ range: Range<Int>, of other: borrowing [UInt8]) {
    precondition(range.lowerBound >= 0 && range.upperBound <= other.count)
    unsafe other.withUnsafeBufferPointer { bytes in
      unsafe append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  /// The eight bytes from `offset` on as a number, the lowest first.
  @inlinable
  package func word(at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset <= count - 8)
    return unsafe withUnsafeBytes { bytes in
      UInt64(
        littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }

  /// The offset of the first byte from `start` on that is no ASCII, or the end.
  package func endOfASCII(from start: Int) -> Int {
    unsafe withUnsafeBufferPointer { text in
      unsafe text.endOfASCII(from: start, to: text.count)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first byte from `start` on that is no ASCII, at most `end`.
  package func endOfASCII(from start: Int, to end: Int) -> Int {
    precondition(start >= 0 && end <= count)
    let bytes = UnsafeRawBufferPointer(self)
    var offset = start
    while offset + 8 <= end,
      unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        & 0x8080_8080_8080_8080 == 0
    {
      offset += 8
    }
    while offset < end, unsafe self[offset] < 0x80 { offset += 1 }
    return offset
  }

  /// How many characters of UTF-8 begin in it.
  package var characterCount: Int {
    let bytes = UnsafeRawBufferPointer(self)
    var continuations = 0
    var offset = 0
    while offset + 8 <= count {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // A one in each byte that begins with the bits 10; the product sums them in its highest.
      let ones = word &>> 7 & ~word &>> 6 & 0x0101_0101_0101_0101
      continuations &+= Int(truncatingIfNeeded: (ones &* 0x0101_0101_0101_0101) &>> 56)
      offset += 8
    }
    while offset < count {
      continuations &+= unsafe self[offset] & 0xC0 == 0x80 ? 1 : 0
      offset += 1
    }
    return count - continuations
  }
}
