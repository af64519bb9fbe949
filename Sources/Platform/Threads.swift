#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads of the system, started without Dispatch to spare its start-up cost.
enum SystemThread {
  /// Starts `body`, whose end nobody waits for; false where the system has no thread to give.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return false }
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // The same everywhere: some systems give threads but 128 KB.
    unsafe pthread_attr_setstacksize(&attributes, 8 << 20)
    let argument = unsafe Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Darwin)
      var handle: pthread_t?
    #else
      var handle = pthread_t()
    #endif
    if unsafe pthread_create(&handle, &attributes, runThread, argument.toOpaque()) == 0 {
      return true
    }
    unsafe argument.release()
    return false
  }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

#if canImport(Darwin)
  private func runThread(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#else
  private func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument = unsafe argument else { return nil }
    unsafe Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#endif

/// A way to sleep until another thread says so, made of a pipe: a token is one byte in it.
///
/// `Mutex` has no condition to wait for, and a POSIX condition needs a fixed address that no
/// `Sendable` type can hold.
struct Tokens: ~Copyable, Sendable {
  private let readEnd: Int32
  private let writeEnd: Int32

  /// Nil where the process may open no more files.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Sleeps until there is a token, and takes it.
  func take() {
    var byte: UInt8 = 0
    _ = retryingInterrupted { unsafe read(readEnd, &byte, 1) }
  }

  /// Adds `count` tokens, at most a few hundred.
  func add(_ count: Int = 1) {
    if count == 0 { return }
    _ = retryingInterrupted { unsafe write(writeEnd, [UInt8](repeating: 0, count: count), count) }
  }
}
