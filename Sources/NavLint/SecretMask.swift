import NavSchema
import SourceText
import YAMLTree

/// Takes secrets out of what diagnostics say.
struct SecretMask {
  private let stream: YAMLStream
  /// In order.
  private let secrets: [SourceRange]
  private let lines: LineIndex

  init?(_ secrets: [SourceRange], in stream: YAMLStream) {
    if secrets.isEmpty { return nil }
    self.stream = stream
    self.secrets = secrets
    lines = LineIndex(stream.source)
  }

  /// Replaces in all words of `diagnostic` what stands in a secret of the lines that it is about.
  func apply(to diagnostic: inout Diagnostic) {
    diagnostic.pointer = GoogleAPIKey.masked(in: diagnostic.pointer)
    let words = ([diagnostic.range] + diagnostic.related.map(\.range)).flatMap(words(near:))
    guard !words.isEmpty else { return }
    let isAboutSecret = !secrets.overlapping(diagnostic.range).isEmpty
    func masked(_ text: String) -> String {
      let text = words.reduce(text, Self.masking)
      return isAboutSecret ? Self.maskingNumbers(text) : text
    }
    diagnostic.message = masked(diagnostic.message)
    diagnostic.help = diagnostic.help.map(masked)
    diagnostic.label = diagnostic.label.map(masked)
    diagnostic.related = diagnostic.related.map {
      RelatedLocation(message: masked($0.message), range: $0.range)
    }
    diagnostic.fixes = diagnostic.fixes.map {
      FixIt(title: masked($0.title), applicability: $0.applicability, edits: $0.edits)
    }
  }

  private static func masking(_ text: String, _ word: String) -> String {
    let masked = text.replacing("`\(word)`", with: "`…`")
    // A short one may be a part of any word.
    return word.utf8.count < 6 ? masked : masked.replacing(word, with: "…")
  }

  /// Masks what a secret is as a number.
  private static func maskingNumbers(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { index, part in
        index % 2 == 1 && part.first?.isNumber ?? false ? "…" : String(part)
      }
      .joined(separator: "`")
  }

  /// What messages may quote of the secrets on the lines of `range`, the longest first.
  private func words(near range: SourceRange) -> [String] {
    let line = lines.range(ofLine: lines.lineNumber(of: range.start))
    // Few of the line's others, should it hold thousands.
    let here = secrets.partitioningIndex { $0.end > range.start }
    return secrets[max(0, here - Self.reach)...].prefix(2 * Self.reach)
      .filter { $0.end > line.start && $0.start < max(line.end, range.end) }
      .flatMap(words(of:))
  }

  /// How many secrets before a place, and from it on, are looked at.
  private static let reach = 16

  /// A secret as it is written, without quotes, as it is read, and cut off as messages cut it.
  private func words(of secret: SourceRange) -> [String] {
    let written = stream.source[secret]
    let index = stream.nodes.partitioningIndex { $0.start >= secret.start }
    let read = stream.nodes[index...].prefix { $0.start == secret.start }
      .indices.filter { stream.nodes[$0].kind == .scalar }
      .map { stream.text(of: NodeID(UInt32($0))) }
    // Tags, anchors and aliases are words with a sign before them.
    let bare = ([written[...]] + written.split(separator: " ")).map { word in
      String(word.drop { "#\"'*&!".contains($0) })
    }
    let words = [written] + bare + bare.map { String($0.dropLast()) } + read
    return (words.map(Checker.excerpt) + words.map(Checker.keyExcerpt) + words)
      .filter { !$0.isEmpty }
  }
}
