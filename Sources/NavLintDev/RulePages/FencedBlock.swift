/// A fenced block of a Markdown page, and the heading above it.
package struct FencedBlock {
  /// What stands behind the opening fence: `yaml`, `expect`.
  package let language: String
  /// Without its `#` signs.
  let heading: String
  /// The index of the first line between the fences.
  package let firstLine: Int
  package let lines: [String]

  /// The index of the closing fence.
  package var endLine: Int { firstLine + lines.count }

  /// All fenced blocks of a page, in order.
  package static func all(in page: [String]) -> [FencedBlock] {
    var blocks: [FencedBlock] = []
    var heading = ""
    var open: (language: String, firstLine: Int)?
    for (index, line) in page.enumerated() {
      if let block = open {
        guard line == fence else { continue }
        blocks.append(
          FencedBlock(
            language: block.language, heading: heading, firstLine: block.firstLine,
            lines: Array(page[block.firstLine..<index])))
        open = nil
      } else if line.hasPrefix(fence) {
        open = (String(line.dropFirst(fence.count)), index + 1)
      } else if line.hasPrefix("#") {
        heading = String(line.drop { $0 == "#" }.drop { $0 == " " })
      }
    }
    return blocks
  }

  private static let fence = "```"
}

extension String {
  /// The lines between line feeds; a carriage return stays where it is.
  package var linesOfText: [String] {
    utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
