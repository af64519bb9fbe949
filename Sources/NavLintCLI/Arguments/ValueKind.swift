import NavLint
package import NavReporters
package import NavSchema
package import Platform

/// How the text behind an option becomes a value.
struct ValueKind<Value: Sendable>: Sendable {
  let placeholder: String
  let completion: ValueDeclaration.Completion
  let parse: @Sendable (FilePath) throws(ValueFault) -> Value

  var declaration: ValueDeclaration {
    ValueDeclaration(placeholder: placeholder, completion: completion) {
      [parse] text throws(ValueFault) in _ = try parse(text)
    }
  }
}

extension ValueKind where Value == FilePath {
  static var file: ValueKind { path("FILE", .file) }

  static var folder: ValueKind { path("FOLDER", .folder) }

  static func path(
    _ placeholder: String, _ completion: ValueDeclaration.Completion
  ) -> ValueKind {
    ValueKind(placeholder: placeholder, completion: completion) { text throws(ValueFault) in
      guard !text.isEmpty else { throw .malformed(expected: "a path") }
      return text
    }
  }
}

extension ValueKind where Value == String {
  static func text(_ placeholder: String) -> ValueKind {
    ValueKind(placeholder: placeholder, completion: .nothing) { text throws(ValueFault) in
      guard !text.isEmpty else { throw .malformed(expected: "a text") }
      return text.displayText
    }
  }
}

extension ValueKind where Value == [String] {
  static func words(
    _ placeholder: String, of vocabulary: ValueDeclaration.Vocabulary
  ) -> ValueKind {
    ValueKind(placeholder: placeholder, completion: .listOf(vocabulary)) {
      text throws(ValueFault) in
      let words = text.displayText.split(separator: ",").map(String.init)
      guard !words.isEmpty else { throw .malformed(expected: "names with commas between") }
      return words
    }
  }
}

extension ValueKind
where Value: RawRepresentable<String> & CaseIterable {
  /// One of the cases' raw values.
  static func choice(_ placeholder: String) -> ValueKind {
    let known = Value.allCases.map(\.rawValue)
    return ValueKind(placeholder: placeholder, completion: .oneOf(known)) {
      text throws(ValueFault) in
      let word = text.displayText
      guard let value = Value(rawValue: word) else { throw .unlisted(word, known: known) }
      return value
    }
  }
}

extension ValueKind where Value == Int {
  static func number(_ placeholder: String, in range: ClosedRange<Int>) -> ValueKind {
    ValueKind(placeholder: placeholder, completion: .nothing) { text throws(ValueFault) in
      guard let number = Int(text.displayText), range.contains(number) else {
        throw .malformed(
          expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }
}

extension ValueKind where Value == CivilDate {
  static var date: ValueKind {
    ValueKind(placeholder: "DATE", completion: .nothing) { text throws(ValueFault) in
      guard let date = CivilDate(text.displayText) else {
        throw .malformed(expected: "a day such as 2026-01-31")
      }
      return date
    }
  }
}

/// An SDK and a release of it.
package struct SDKRequest: Hashable, Sendable {
  package enum Name: String, CaseIterable, Sendable {
    case navigation
    case maps3D
  }

  package let name: Name
  package let version: Version
}

extension ValueKind where Value == SDKRequest {
  /// `navigation=11.3`, or a bare release of the Navigation SDK.
  static var sdk: ValueKind {
    let known = SDKRequest.Name.allCases.map { "\($0.rawValue)=" }
    return ValueKind(placeholder: "[SDK=]RELEASE", completion: .oneOf(known)) {
      text throws(ValueFault) in
      let parts = text.displayText.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let release = Version(String(parts[parts.count - 1])) else {
        throw .malformed(expected: "an SDK and a release such as navigation=11.3")
      }
      var name = SDKRequest.Name.navigation
      if parts.count > 1 {
        guard let named = SDKRequest.Name(rawValue: String(parts[0])) else {
          throw .unlisted(String(parts[0]), known: known)
        }
        name = named
      }
      guard name.knownMajors.contains(release.major) else {
        let majors = name.knownMajors.map { "\($0)" }.joined(separator: " or ")
        throw .malformed(expected: "a release whose documentation is known here: \(majors)")
      }
      return SDKRequest(name: name, version: release)
    }
  }
}

extension SDKRequest.Name {
  fileprivate var knownMajors: [Int] {
    switch self {
    case .navigation: SDKProfile.knownNavigationMajors
    case .maps3D: SDKProfile.knownMaps3DMajors
    }
  }
}

extension Settings.WrittenProfile {
  /// The releases that the command line names; the last of several counts.
  init(_ requests: [SDKRequest]) {
    self.init(
      navigation: requests.last { $0.name == .navigation }?.version,
      maps3D: requests.last { $0.name == .maps3D }?.version)
  }
}

/// A report that was asked for: its format, and the file it goes to.
package struct ReportRequest: Hashable, Sendable {
  package let format: ReportFormat
  /// Nil for standard output.
  package let file: FilePath?

  package init(format: ReportFormat, file: FilePath?) {
    self.format = format
    self.file = file
  }
}

extension ValueKind where Value == ReportRequest {
  static var report: ValueKind {
    let known = ReportFormat.allCases.map(\.rawValue)
    return ValueKind(placeholder: "NAME[=FILE]", completion: .oneOf(known)) {
      text throws(ValueFault) in
      let parts = text.bytes.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let name = FilePath.displayText(of: Array(parts[0]))
      guard let format = ReportFormat(rawValue: name) else { throw .unlisted(name, known: known) }
      guard parts.count > 1 else { return ReportRequest(format: format, file: nil) }
      guard !parts[1].isEmpty else { throw .malformed(expected: "a file behind `=`") }
      let file = FilePath(bytes: parts[1])
      return ReportRequest(format: format, file: file == "-" ? nil : file)
    }
  }
}
