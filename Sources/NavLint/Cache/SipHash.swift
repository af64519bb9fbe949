import Platform

/// SipHash-1-3 with 128 bits of output: a hash under a secret key, for which nobody who lacks the
/// key can make two texts of one hash.
///
/// Source: Aumasson and Bernstein, "SipHash: a fast short-input PRF"; the 128-bit variant of the
/// reference implementation.
struct SipHash {
  /// A key or a hash.
  struct Word128: Hashable, Sendable {
    let low: UInt64
    let high: UInt64
  }

  private var v0: UInt64
  private var v1: UInt64
  private var v2: UInt64
  private var v3: UInt64

  /// The hash of `bytes` under `key`.
  static func hash(_ bytes: [UInt8], key: Word128) -> Word128 {
    var state = SipHash(key)
    var offset = 0
    let wholeEnd = bytes.count & ~7
    while offset < wholeEnd {
      state.compress(bytes.word(at: offset))
      offset += 8
    }
    var last = UInt64(bytes.count & 0xFF) << 56
    for index in wholeEnd..<bytes.count {
      last |= UInt64(bytes[index]) << UInt64(8 * (index - wholeEnd))
    }
    state.compress(last)
    return state.finish()
  }

  private init(_ key: Word128) {
    v0 = 0x736F_6D65_7073_6575 ^ key.low
    v1 = 0x646F_7261_6E64_6F6D ^ key.high ^ 0xEE
    v2 = 0x6C79_6765_6E65_7261 ^ key.low
    v3 = 0x7465_6462_7974_6573 ^ key.high
  }

  private mutating func compress(_ word: UInt64) {
    v3 ^= word
    round()
    v0 ^= word
  }

  private mutating func finish() -> Word128 {
    v2 ^= 0xEE
    for _ in 0..<3 { round() }
    let low = v0 ^ v1 ^ v2 ^ v3
    v1 ^= 0xDD
    for _ in 0..<3 { round() }
    return Word128(low: low, high: v0 ^ v1 ^ v2 ^ v3)
  }

  @inline(__always)
  private mutating func round() {
    v0 &+= v1
    v1 = v1 << 13 | v1 >> 51
    v1 ^= v0
    v0 = v0 << 32 | v0 >> 32
    v2 &+= v3
    v3 = v3 << 16 | v3 >> 48
    v3 ^= v2
    v0 &+= v3
    v3 = v3 << 21 | v3 >> 43
    v3 ^= v0
    v2 &+= v1
    v1 = v1 << 17 | v1 >> 47
    v1 ^= v2
    v2 = v2 << 32 | v2 >> 32
  }
}
