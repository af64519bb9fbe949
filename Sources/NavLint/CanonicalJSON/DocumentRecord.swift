import NavSchema
import SourceText

/// One document as a line of newline-delimited JSON, itself in canonical form.
package enum DocumentRecord {
  /// Appends `{"digest":…,"document":…,"path":…,"value":…}` and a line feed.
  ///
  /// `value` is JSON in one line, `digest` that of the canonical text, `path` as it is shown.
  package static func append(
    _ value: [UInt8], digest: String, path: String, document number: Int,
    to bytes: inout [UInt8]
  ) {
    bytes += "{\"digest\":\"\(digest)\",\"document\":\(number),\"path\":".utf8
    bytes.appendJSONString(path)
    bytes += ",\"value\":".utf8
    bytes += value
    bytes += "}\n".utf8
  }
}
