#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The environment's variables, handed down as a value: only the start of the program asks the
/// process for them.
package struct Environment: Sendable {
  private let lookup: @Sendable (String) -> String?

  /// The process's own variables, each read when it is asked for.
  package static let process = Environment { name in
    guard let value = unsafe getenv(name) else { return nil }
    return FilePath.displayText(of: unsafe FilePath(cString: value).bytes)
  }

  /// Fixed `variables`, for tests.
  package init(_ variables: [String: String]) {
    lookup = { name in variables[name] }
  }

  private init(lookup: @escaping @Sendable (String) -> String?) { self.lookup = lookup }

  /// The value of variable `name`, nil where it is not set.
  package subscript(name: String) -> String? { lookup(name) }

  /// The value of variable `name`, nil where it is not set or empty.
  package func nonEmpty(_ name: String) -> String? {
    guard let value = lookup(name), !value.isEmpty else { return nil }
    return value
  }
}
