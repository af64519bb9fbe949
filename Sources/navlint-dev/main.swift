import NavLintDev

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

exit(Chores.run(Array(CommandLine.arguments.dropFirst())))
