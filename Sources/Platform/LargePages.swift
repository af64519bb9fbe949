#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory of several megabytes: faulting it in by pages of 4 KiB takes longer than filling it.
@usableFromInline
enum LargePages {
  /// Asks the system for large pages at `memory`, which has not been touched; where there are
  /// none, nothing happens.
  @usableFromInline
  static func advise(_ memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard memory.count >= 4 << 20, let start = memory.baseAddress else { return }
      let page = unsafe start.alignedUp(toMultipleOf: 4096)
      _ = unsafe madvise(page, memory.count - (page - start), MADV_HUGEPAGE)
    #endif
  }
}

extension Array {
  /// Reserves room for `count` elements of an empty array, in large pages where there are any.
  ///
  /// Inlined, since the type of an array that is known is made in fewer steps.
  @inlinable
  package mutating func reserveLarge(_ count: Int) {
    reserveCapacity(count)
    let size = capacity * MemoryLayout<Element>.stride
    unsafe withUnsafeMutableBytes { bytes in
      unsafe LargePages.advise(
        UnsafeMutableRawBufferPointer(start: bytes.baseAddress, count: size))
    }
  }
}
