#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Measures time that passes, whatever is done to the system's date.
package struct Stopwatch: Sendable {
  private let start = Self.now()

  package init() {}

  /// Milliseconds since the stopwatch was made.
  package var milliseconds: Int { Int((Self.now() - start) / 1_000_000) }

  private static func now() -> UInt64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
