import NavLint
import NavSchema
import SourceText
import YAMLTree

extension Explanation {
  /// Where a value of a document comes from.
  static func value(
    _ provenance: Provenance, of configuration: Configuration
  ) -> Explanation {
    let source = configuration.stream.source
    let lines = LineIndex(source)
    let title = provenance.path.isEmpty ? "the document" : provenance.path
    var explanation = Explanation(title, provenance.sentence) { json in
      provenance.writeMembers(to: &json, configuration, lines)
    }
    explanation.add("value", provenance.shownValue)
    for step in provenance.steps {
      let place = lines.location(of: step.range.start)
      explanation.add(
        "place", "\(source.path):\(place.line):\(place.column)  \(step.message)")
    }
    explanation.add("pointer", provenance.pointer.isEmpty ? nil : provenance.pointer)
    explanation.add("default", provenance.field?.defaultWords)
    explanation.add("release", configuration.releaseWords)
    if let field = provenance.field {
      explanation.add("meaning", field.summary)
      explanation.add("source", [field.source.title] + (field.source.url.map { [$0] } ?? []))
    }
    explanation.add("rules", provenance.rules.map(\.rawValue).joined(separator: ", "))
    for diagnostic in provenance.diagnostics {
      let place = lines.location(of: diagnostic.range.start)
      explanation.add(
        "finding",
        "\(source.path):\(place.line):\(place.column): \(diagnostic.severity):"
          + " \(diagnostic.message) [\(diagnostic.rule)]")
    }
    return explanation
  }
}

extension Provenance {
  /// Where the value comes from, as a sentence.
  fileprivate var sentence: String {
    switch origin {
    case .written: "written in the document"
    case .invalid: "written in the document, and wrong in itself"
    case .documentedDefault: "the documented default: the document does not say"
    case .profile: "the SDK release that counts for the document"
    case .unknown(let reason): "unknown: \(reason)"
    }
  }

  fileprivate var shownValue: String? {
    if isSecret { return "not shown, since it looks like a secret" }
    return canonical.map { String(decoding: $0, as: UTF8.self) }
  }

  private var originName: String {
    switch origin {
    case .written: "written"
    case .invalid: "invalid"
    case .documentedDefault: "default"
    case .profile: "profile"
    case .unknown: "unknown"
    }
  }

  fileprivate func writeMembers(
    to json: inout JSONWriter, _ configuration: Configuration, _ lines: LineIndex
  ) {
    let source = configuration.stream.source
    json.member("path", source.path)
    json.member("document", configuration.number)
    json.member("pointer", pointer)
    json.member("field", path)
    json.member("origin", originName)
    if case .unknown(let reason) = origin { json.member("reason", reason) }
    if isSecret {
      json.member("masked", true)
    } else if let canonical {
      json.name("value")
      json.verbatim(String(decoding: canonical, as: UTF8.self))
      json.member("canonical", String(decoding: canonical, as: UTF8.self))
    }
    json.member("places") { json in
      json.array(steps) { json, step in
        json.object { json in
          json.member("message", step.message)
          json.range(step.range, lines, source)
        }
      }
    }
    json.member("profile") { configuration.profile.write(to: &$0) }
    if let field {
      json.member("declaration") { json in json.object { field.writeMembers(to: &$0) } }
    }
    json.member("rules", rules.map(\.rawValue))
    json.member("findings") { json in
      json.array(diagnostics) { json, diagnostic in
        json.object { json in
          json.member("rule", diagnostic.rule.rawValue)
          json.member("severity", diagnostic.severity.rawValue)
          json.member("message", diagnostic.message)
          json.range(diagnostic.range, lines, source)
        }
      }
    }
  }
}

extension SDKProfile {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("navigation", "\(navigation)")
      json.member("maps3D", "\(maps3D)")
    }
  }
}

extension Configuration {
  /// The SDK releases that count, those assumed that the document does not name.
  fileprivate var releaseWords: String {
    let sdk = root?.sdk.section
    func words(_ name: String, _ release: Version, _ setting: Setting?) -> String {
      "\(name) SDK \(release)" + (setting?.text == nil ? " (assumed)" : "")
    }
    return words("Navigation", profile.navigation, sdk?.navigation) + ", "
      + words("Maps 3D", profile.maps3D, sdk?.maps3D)
  }
}

extension JSONWriter {
  fileprivate mutating func range(
    _ range: SourceRange, _ lines: LineIndex, _ source: SourceFile
  ) {
    func write(_ name: String, _ offset: Int, _ json: inout JSONWriter) {
      let place = lines.location(of: offset)
      json.member(name) { json in
        json.object { json in
          json.member("line", place.line)
          json.member("column", place.column)
          json.member("offset", source.fileOffset(of: offset))
        }
      }
    }
    member("range") { json in
      json.object { json in
        write("start", range.start, &json)
        write("end", range.end, &json)
      }
    }
  }
}
