#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The words that the process was started with.
package enum ProcessArguments {
  /// All words behind the program's own name, byte for byte: `CommandLine.arguments` repairs what
  /// is not UTF-8 and so loses the names of files.
  package static var words: [FilePath] {
    var words: [FilePath] = []
    var index = 1
    while index < Int(CommandLine.argc), let word = unsafe CommandLine.unsafeArgv[index] {
      words.append(unsafe FilePath(cString: word))
      index += 1
    }
    return words
  }

  /// The program's own file; nil where the system does not tell.
  package static var executable: FilePath? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      unsafe _NSGetExecutablePath(nil, &size)
      var bytes = [CChar](repeating: 0, count: Int(size))
      guard unsafe _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
      return unsafe FilePath(cString: bytes)
    #else
      return "/proc/self/exe"
    #endif
  }
}
