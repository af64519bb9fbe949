import Foundation
import NavLint
import Platform
import Testing

@Suite struct OutputFolderTests {
  private let root: FilePath

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "navlint-output-\(UUID().uuidString)")
    root = FilePath(url.path)
    for path in ["a/b.json", "a/c.json", "a/.hidden.json", "a/d/e.json", "a/f.txt", "g.json"] {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("{}".utf8).write(to: file)
    }
    try FileManager.default.createSymbolicLink(
      atPath: url.path + "/link.json", withDestinationPath: "g.json")
  }

  private func remove() { try? FileManager.default.removeItem(atPath: root.displayText) }

  @Test func faults() throws {
    defer { remove() }
    func fault(_ name: FilePath, _ text: String) throws -> OutputFolder.Fault? {
      try OutputFolder.fault(at: root.appending(name), expecting: Array(text.utf8))
    }
    #expect(try fault("g.json", "{}") == nil)
    #expect(try fault("g.json", "[]") == .stale)
    #expect(try fault("h.json", "[]") == .missing)
    #expect(try fault("g.json/x.json", "[]") == .missing)
    #expect(try fault("link.json", "{}") == .stale)
    #expect(try fault("a", "{}") == .stale)
  }

  @Test func orphans() throws {
    defer { remove() }
    var plan = OutputPlan(operands: ["."], workingFolder: nil)
    try plan.claim("a/b.json", for: "a/b.nav.yaml")
    #expect(try OutputFolder.orphans(in: "a", below: root, of: plan) == ["a/c.json", "a/d/e.json"])
    #expect(
      try OutputFolder.orphans(in: ".", below: root, of: plan)
        == ["a/c.json", "a/d/e.json", "g.json"])
    #expect(try OutputFolder.orphans(in: "none", below: root, of: plan) == [])
  }
}
