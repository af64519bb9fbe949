import SourceText

/// What came of converting one input.
package struct ConvertedFile: Sendable {
  package var report: FileReport
  package var conversion: Conversion
}

extension BatchInput {
  /// Reads, checks and converts the file.
  package func convert(by converter: Converter) -> ConvertedFile {
    reading { source in
      let result = linter.lint(source)
      let conversion = converter.convert(result, limits: linter.options.limits)
      let diagnostics = result.diagnostics + conversion.diagnostics
      // The linter looks for secrets only where it has found something itself.
      let isOnlyNow = result.diagnostics.isEmpty && !diagnostics.isEmpty
      return ConvertedFile(
        report: report(
          source, diagnostics,
          secrets: isOnlyNow ? SecretKeys.values(in: result.stream) : result.secrets,
          suppressedCount: result.suppressedCount),
        conversion: conversion)
    } failed: {
      ConvertedFile(report: $0, conversion: Conversion())
    }
  }
}
