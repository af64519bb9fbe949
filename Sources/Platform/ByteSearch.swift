#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Passes over whole texts: many bytes at a time, as no loop over an array does.
extension [UInt8] {
  /// The offset of the first `byte` from `start` on.
  package func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    precondition(start >= 0)
    guard start < count else { return nil }
    return unsafe withUnsafeBytes { text -> Int? in
      guard let base = text.baseAddress,
        let found = unsafe memchr(base + start, Int32(byte), text.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  /// The offset of the first byte from `start` on that is no ASCII, or the end.
  package func endOfASCII(from start: Int) -> Int {
    precondition(start >= 0)
    return unsafe withUnsafeBytes { text in
      var offset = start
      while offset + 8 <= text.count,
        unsafe text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          & 0x8080_8080_8080_8080 == 0
      {
        offset += 8
      }
      while offset < text.count, unsafe text[offset] < 0x80 { offset += 1 }
      return offset
    }
  }
}
