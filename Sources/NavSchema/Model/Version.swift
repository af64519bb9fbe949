/// A release of an SDK: numbers compared one by one, so 10.10 is later than 10.2.
package struct Version: Hashable, Sendable {
  package let major: Int
  /// Nil in a bare major, which stands for all its releases.
  package let minor: Int?
  package let patch: Int?

  package init(_ major: Int, _ minor: Int? = nil, _ patch: Int? = nil) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `10`, `10.10` or `10.10.1`; nil for anything else.
  package init?(_ text: some StringProtocol) { self.init(utf8: text.utf8) }

  /// Reads the bytes of such a text.
  package init?(utf8 text: some Sequence<UInt8>) {
    var before: (major: Int, minor: Int?)?
    var number = 0
    var digits = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where digits < 6:
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
      case UInt8(ascii: ".") where digits > 0 && before?.minor == nil:
        before = before.map { ($0.major, number) } ?? (number, nil)
        (number, digits) = (0, 0)
      default: return nil
      }
    }
    guard digits > 0 else { return nil }
    guard let before else {
      self.init(number)
      return
    }
    self.init(before.major, before.minor ?? number, before.minor == nil ? nil : number)
  }

  /// Whether a version-bound statement holds.
  package enum Answer: Sendable {
    case yes
    case no
    /// For some releases of a bare major only.
    case depends
  }

  /// Whether this is `bound` or later.
  package func isAtLeast(_ bound: Version) -> Answer {
    if major != bound.major { return major > bound.major ? .yes : .no }
    let boundMinor = bound.minor ?? 0
    let boundPatch = bound.patch ?? 0
    guard let minor else { return boundMinor == 0 && boundPatch == 0 ? .yes : .depends }
    if minor != boundMinor { return minor > boundMinor ? .yes : .no }
    guard let patch else { return boundPatch == 0 ? .yes : .depends }
    return patch >= boundPatch ? .yes : .no
  }
}

extension Version: CustomStringConvertible {
  package var description: String {
    var text = "\(major)"
    if let minor { text += ".\(minor)" }
    if let patch { text += ".\(patch)" }
    return text
  }
}

/// The SDK releases whose documentation a document is read against.
package struct SDKProfile: Hashable, Sendable {
  package var navigation: Version
  package var maps3D: Version
  /// False where the document's own release of the Navigation SDK is wrong in itself: `navigation`
  /// then gives the defaults, and what came with a release is not judged.
  package var isNavigationKnown = true

  package init(navigation: Version = Version(10), maps3D: Version = Version(1, 0)) {
    self.navigation = navigation
    self.maps3D = maps3D
  }

  /// The majors that are documented here.
  package static let knownNavigationMajors = [10, 11]
  package static let knownMaps3DMajors = [1]
}
