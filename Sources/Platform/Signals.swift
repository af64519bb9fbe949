import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How the process answers signals and how it ends in a hurry.
package enum Signals {
  /// Makes SIGINT, SIGTERM and SIGHUP end the process with 128 and their number, after its
  /// unfinished files are removed, and a closed pipe or a file beyond its limit an error of the
  /// write (`EPIPE`, `EFBIG`).
  ///
  /// A signal that was ignored at the start, as under `nohup`, stays ignored. One that was blocked,
  /// as in children of Dispatch's threads, is let through: somebody sends it to end the run.
  package static func install() {
    cleanerInput.store(-1, ordering: .relaxed)
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for number in endingSignals {
      let previous = signal(number, endBySignal)
      if isIgnore(previous) { signal(number, SIG_IGN) }
    }
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in endingSignals { unsafe sigaddset(&set, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    areInstalled.store(true, ordering: .relaxed)
  }

  private static let endingSignals = [SIGINT, SIGTERM, SIGHUP]

  /// Removes unfinished files and ends the process at once, nothing flushed.
  package static func endProcess(status: Int32) -> Never {
    UnfinishedFiles.removeAll(thenExit: status)
  }

  /// Starts the thread that removes unfinished files when a signal comes; once.
  ///
  /// A handler itself may neither lock nor allocate: it only passes the signal's number on.
  static let cleaner: Void = {
    guard areInstalled.load(ordering: .relaxed) else { return }
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let output = ends[0]
    let isStarted = SystemThread.start {
      var number: UInt8 = 0
      _ = retryingInterrupted { unsafe read(output, &number, 1) }
      UnfinishedFiles.removeAll(thenExit: 128 + Int32(number))
    }
    if isStarted { cleanerInput.store(ends[1], ordering: .relaxed) }
  }()

  private static func isIgnore(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

private let areInstalled = Atomic<Bool>(false)
/// Where the handler writes to; -1 while there is nothing to clean.
private let cleanerInput = Atomic<Int32>(-1)

private func endBySignal(_ number: Int32) {
  let descriptor = cleanerInput.load(ordering: .relaxed)
  guard descriptor >= 0 else { _exit(128 + number) }
  var byte = UInt8(truncatingIfNeeded: number)
  _ = unsafe write(descriptor, &byte, 1)
}
