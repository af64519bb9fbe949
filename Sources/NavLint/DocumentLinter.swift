import NavSchema
@_exported public import SourceText

/// Checks navlint documents and writes their canonical JSON, from bytes to values.
///
/// It reads no file, no settings and no environment, and prints nothing; it may be used from
/// several threads at once.
///
/// ```swift
/// let linter = DocumentLinter()
/// for diagnostic in linter.diagnostics(in: bytes) {
///   print(diagnostic.severity, diagnostic.message)
/// }
/// ```
public struct DocumentLinter: Sendable {
  private let linter: Linter

  /// Creates a linter with Google's policy.
  ///
  /// - Parameters:
  ///   - navigationSDK: the Navigation SDK's release where a document names none, as `10.10`; a
  ///     text that is no release counts as 10.
  ///   - usesSchema: false for the rules of YAML alone, on any YAML.
  public init(navigationSDK: String = "10", usesSchema: Bool = true) {
    var options = LintOptions()
    options.usesSchema = usesSchema
    options.profile.fallback.navigation = Version(navigationSDK) ?? Version(10)
    linter = Linter(options)
  }

  /// What is wrong with the documents of a file, sorted by document and place.
  ///
  /// Ranges are offsets in the text of `SourceFile(path:bytes:)`, for which `LineIndex` gives
  /// lines and columns.
  ///
  /// - Parameter bytes: the file: UTF-8, or UTF-16 with a byte-order mark.
  /// - Returns: the diagnostics; none for a file without a fault.
  public func diagnostics(in bytes: [UInt8]) -> [Diagnostic] {
    linter.lint(SourceFile(path: "", bytes: bytes)).diagnostics
  }

  /// The canonical JSON (RFC 8785) of each document of a file.
  ///
  /// A document that configures nothing is left out.
  ///
  /// - Parameter bytes: the file: UTF-8, or UTF-16 with a byte-order mark.
  /// - Returns: one text for each document, in order.
  /// - Throws: `ConversionFailure` if any document has an error.
  public func canonicalJSON(of bytes: [UInt8]) throws(ConversionFailure) -> [[UInt8]] {
    let result = linter.lint(SourceFile(path: "", bytes: bytes))
    let conversion = Converter().convert(result, limits: linter.options.limits)
    let errors = (result.diagnostics + conversion.diagnostics).filter { $0.severity == .error }
    guard errors.isEmpty else { throw ConversionFailure(errors: errors) }
    return conversion.documents.map(\.bytes)
  }
}

/// Why documents have no canonical form.
public struct ConversionFailure: Error, Hashable, Sendable {
  /// What is wrong with them; at least one.
  public let errors: [Diagnostic]
}
