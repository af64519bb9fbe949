internal import NavLint
internal import SourceText

/// Writes the SARIF results of one file.
struct SARIFResultWriter {
  private let places: Places
  private let lineHashes: LineHashes?
  private var fingerprints: Fingerprints

  init(_ file: FileReport) {
    places = Places(file)
    // GitHub reads the files as UTF-8, so its hashes of other encodings are of no use.
    lineHashes = places.source.encoding == .utf8 ? LineHashes(places.source.text) : nil
    fingerprints = Fingerprints(path: file.path)
  }

  mutating func write(_ diagnostic: Diagnostic, ruleIndex: Int, to json: inout JSONWriter) {
    let fingerprint = fingerprints.next(diagnostic)
    let text = [diagnostic.message, diagnostic.help].compactMap(\.self).joined(separator: "\n")
    json.object { json in
      json.member("ruleId", diagnostic.rule.rawValue)
      json.member("ruleIndex", ruleIndex)
      json.member("level", diagnostic.severity.rawValue)
      json.member("message") { Self.writeMessage(text, to: &$0) }
      json.member("locations") { $0.array { writeLocation(of: diagnostic, to: &$0) } }
      writeRelated(diagnostic.related, to: &json)
      json.member("partialFingerprints") { json in
        json.object { json in
          let line = places.location(of: diagnostic.range.start).line
          json.member("primaryLocationLineHash", lineHashes?[line])
          json.member("navlint/v1", fingerprint)
        }
      }
      writeFixes(diagnostic.fixes, to: &json)
      guard !diagnostic.facts.isEmpty || diagnostic.policy != nil else { return }
      json.member("properties") { json in
        json.object { json in
          json.member("facts", diagnostic.facts)
          json.member("policy", diagnostic.policy)
        }
      }
    }
  }

  /// Writes `text` so that no part of it is an embedded link (SARIF 2.1.0, section 3.11.6).
  static func writeMessage(_ text: String, to json: inout JSONWriter) {
    let isLinked = zip(text.utf8, text.utf8.dropFirst()).contains {
      $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: "(")
    }
    json.object { $0.member("text", isLinked ? withEscapedBrackets(text) : text) }
  }

  private static func withEscapedBrackets(_ text: String) -> String {
    text.reduce(into: "") { plain, character in
      if "[]\\".contains(character) { plain.append("\\") }
      plain.append(character)
    }
  }

  /// Writes the member that says which file, and where in it.
  static func writePlace(
    _ uri: String, to json: inout JSONWriter, region: ((inout JSONWriter) -> Void)? = nil
  ) {
    json.member("physicalLocation") { json in
      json.object { json in
        writeArtifact(uri, to: &json)
        if let region { json.member("region", region) }
      }
    }
  }

  private static func writeArtifact(_ uri: String, to json: inout JSONWriter) {
    json.member("artifactLocation") { json in
      json.object { $0.member("uri", uri) }
    }
  }

  private func writeLocation(of diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.object { json in
      // Only the first line: GitHub shows an alert where all its lines have changed.
      Self.writePlace(places.uri, to: &json) { json in
        writeRegion(places.firstLine(of: diagnostic.range), to: &json)
      }
      guard !diagnostic.pointer.isEmpty else { return }
      json.member("logicalLocations") { json in
        json.array { $0.object { $0.member("fullyQualifiedName", diagnostic.pointer) } }
      }
    }
  }

  private func writeRegion(_ range: SourceRange, to json: inout JSONWriter) {
    let start = places.location(of: range.start)
    let end = places.location(of: range.end)
    json.object { json in
      json.member("startLine", start.line)
      json.member("startColumn", start.column)
      json.member("endLine", end.line)
      json.member("endColumn", end.column)
    }
  }

  private func writeRelated(_ related: [RelatedLocation], to json: inout JSONWriter) {
    guard !related.isEmpty else { return }
    json.name("relatedLocations")
    json.array(related.enumerated()) { json, place in
      json.object { json in
        json.member("id", place.offset + 1)
        Self.writePlace(places.uri, to: &json) { json in
          writeRegion(places.firstLine(of: place.element.range), to: &json)
        }
        json.member("message") { Self.writeMessage(place.element.message, to: &$0) }
      }
    }
  }

  private func writeFixes(_ fixes: [FixIt], to json: inout JSONWriter) {
    guard !fixes.isEmpty else { return }
    json.name("fixes")
    json.array(fixes) { json, fix in
      json.object { json in
        json.member("description") { Self.writeMessage(fix.title, to: &$0) }
        json.member("artifactChanges") { json in
          json.array { $0.object { writeChange(fix.edits, to: &$0) } }
        }
      }
    }
  }

  private func writeChange(_ edits: [Edit], to json: inout JSONWriter) {
    Self.writeArtifact(places.uri, to: &json)
    json.name("replacements")
    json.array(edits) { json, edit in
      json.object { json in
        json.member("deletedRegion") { writeRegion(edit.range, to: &$0) }
        guard !edit.text.isEmpty else { return }
        json.member("insertedContent") { $0.object { $0.member("text", edit.text) } }
      }
    }
  }
}
