import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is fed with made-up bytes: a way into the program, and what must hold whatever comes in.
struct FuzzTarget: Sendable {
  let name: String
  /// Ends the process where something that must hold does not.
  let run: @Sendable ([UInt8]) -> Void

  static let all: [FuzzTarget] = [
    parse, check, convert, fix, policy, settings, arguments, records, texts,
  ]

  /// The one that NAVLINT_FUZZ_TARGET names.
  static let chosen: FuzzTarget = {
    let name = unsafe getenv("NAVLINT_FUZZ_TARGET").map { unsafe String(cString: $0) } ?? "parse"
    guard let target = all.first(where: { $0.name == name }) else {
      fatalError("no target `\(name)`; there are \(all.map(\.name).joined(separator: ", "))")
    }
    return target
  }()
}

/// What libFuzzer calls for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let cost = Cost()
  FuzzTarget.chosen.run(bytes)
  cost.expect(withinMeansOf: count)
  return 0
}

/// Ends the process with `message` unless `condition` holds.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  guard !condition else { return }
  fatalError("does not hold: \(message())")
}

/// The time and memory that one input takes.
private struct Cost {
  /// How much slower the sanitizers make everything, at most.
  private static let slowness = 10

  private let start = clock()
  private let memory = peakMemory()

  /// A second for each 100 KB, and fifty times the input beside what sanitizers hold back.
  ///
  /// Processor time, so that other work of the machine does not count.
  func expect(withinMeansOf size: Int) {
    let seconds = Int((clock() - start) / clock_t(CLOCKS_PER_SEC))
    let allowed = Self.slowness * (1 + size / 100_000)
    fuzz.expect(seconds <= allowed, "\(size) bytes take \(allowed) s; they took \(seconds) s")
    let growth = peakMemory() - memory
    fuzz.expect(
      growth <= 64 << 20 + 50 * size, "\(size) bytes made the process grow by \(growth) bytes")
  }
}

/// The greatest size of the process so far, in bytes.
private func peakMemory() -> Int {
  var usage = rusage()
  // RUSAGE_SELF, which each C library gives another type.
  _ = unsafe getrusage(0, &usage)
  #if os(Linux)
    return usage.ru_maxrss << 10
  #else
    return usage.ru_maxrss
  #endif
}
