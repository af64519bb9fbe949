import CPlatform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs another program without a shell: its arguments reach it as they are.
package enum ChildProcess {
  package enum Ending: Hashable, Sendable {
    case exited(status: Int32)
    case killed(signal: Int32)
  }

  /// What a program left behind.
  package struct Output: Hashable, Sendable {
    package let ending: Ending
    package let standardOutput: [UInt8]
    package let standardError: [UInt8]
  }

  /// Runs `program`, looked up in PATH, to its end.
  ///
  /// It reads `input` and then the end of its standard input, and inherits the environment. Throws
  /// where the program cannot be started.
  package static func run(
    _ program: FilePath, _ arguments: [FilePath], input: [UInt8] = []
  ) throws(FileError) -> Output {
    var toChild = try Pipe(for: program)
    var output = try Pipe(for: program)
    var error = try Pipe(for: program)
    let process = try spawn(
      [program] + arguments,
      streams: [toChild.readEnd.number, output.writeEnd.number, error.writeEnd.number])
    try toChild.readEnd.close()
    try output.writeEnd.close()
    try error.writeEnd.close()
    let collected = exchange(
      input, through: &toChild.writeEnd,
      readingFrom: [output.readEnd.number, error.readEnd.number])
    return Output(
      ending: ending(of: process), standardOutput: collected[0], standardError: collected[1])
  }

  private struct Pipe: ~Copyable {
    var readEnd: FileDescriptor
    var writeEnd: FileDescriptor

    init(for program: FilePath) throws(FileError) {
      var ends: [Int32] = [-1, -1]
      guard unsafe pipe(&ends) == 0 else { throw FileError.last(program) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      readEnd = FileDescriptor(number: ends[0], path: program)
      writeEnd = FileDescriptor(number: ends[1], path: program)
    }
  }

  /// Starts the program `words` name, with `streams` as its standard input, output and error.
  private static func spawn(_ words: [FilePath], streams: [Int32]) throws(FileError) -> pid_t {
    let copies = unsafe words.map { word in unsafe word.withCString { unsafe strdup($0) } }
    defer { for index in words.indices { unsafe free(copies[index]) } }
    let arguments = unsafe copies + [nil]
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    for (target, stream) in streams.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, stream, Int32(target))
    }
    // An ignored SIGPIPE and blocked signals would be inherited.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var process: pid_t = 0
    let result = unsafe words[0].withCString { name in
      unsafe posix_spawnp(
        &process, name, &actions, &attributes, arguments, navlint_environment())
    }
    guard result == 0 else { throw FileError(path: words[0], reason: .system(result)) }
    return process
  }

  /// Writes `input` and reads both outputs in turn, whichever is ready, so that none blocks.
  private static func exchange(
    _ input: [UInt8], through writer: inout FileDescriptor, readingFrom outputs: [Int32]
  ) -> [[UInt8]] {
    _ = fcntl(writer.number, F_SETFL, O_NONBLOCK)
    var open = outputs
    var collected = outputs.map { _ in [UInt8]() }
    var rest = input[...]
    while open.contains(where: { $0 >= 0 }) {
      if rest.isEmpty, writer.number >= 0 { try? writer.close() }
      // A negative number is skipped.
      var entries = [pollfd(fd: writer.number, events: Int16(POLLOUT), revents: 0)]
      entries += open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard unsafe poll(&entries, nfds_t(entries.count), -1) > 0 else { continue }
      if entries[0].revents != 0 { rest = writeSome(of: rest, to: writer) }
      for index in open.indices where entries[index + 1].revents != 0 {
        let chunk = try? FileSystem.readChunk(open[index], path: writer.path, count: 65_536)
        if let chunk, !chunk.isEmpty { collected[index] += chunk } else { open[index] = -1 }
      }
    }
    return collected
  }

  /// What is still to be written; nothing where the program reads no more.
  private static func writeSome(
    of bytes: ArraySlice<UInt8>, to writer: borrowing FileDescriptor
  ) -> ArraySlice<UInt8> {
    let number = writer.number
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(number, buffer.baseAddress, buffer.count)
    }
    if count >= 0 { return bytes.dropFirst(count) }
    return errno == EAGAIN || errno == EINTR ? bytes : []
  }

  private static func ending(of process: pid_t) -> Ending {
    var status: Int32 = 0
    _ = retryingInterrupted { unsafe waitpid(process, &status, 0) }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status: status >> 8 & 0xFF) : .killed(signal: signal)
  }
}
