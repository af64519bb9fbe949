/// The identity of the published JSON Schemas.
///
/// The one place where the address stands. It names them and is not looked up; `.example` can
/// belong to nobody.
package enum SchemaAddress {
  /// The `$id` of the schema in `schemas/<name>`.
  package static func id(ofFile name: String) -> String {
    "https://navlint.example/schemas/1/\(name)"
  }
}
