import Platform
import Testing

struct FilePathTests {
  @Test(arguments: [
    ("a", "a"), ("./a//b", "a/b"), ("a/../b", "b"), ("a/./b/", "a/b"), ("../a", "../a"),
    ("a/../../b", "../b"), ("/..", "/"), ("/a/..", "/"), (".", "."), ("", "."), ("//", "/"),
    ("a/..", "."), ("..", ".."), ("../..", "../.."), ("C:\\a", "C:\\a"),
  ])
  func normalized(path: String, expected: FilePath) {
    #expect(FilePath(path).normalized == expected)
  }

  @Test(arguments: [
    ("./a", "a"), ("./a//b/", "a/b"), ("a/../b", "a/../b"), (".", "."), ("/a/./b", "/a/b"),
  ])
  func tidied(path: String, expected: FilePath) {
    #expect(FilePath(path).tidied == expected)
  }

  @Test(arguments: [
    ("a", ".", "a"), ("a/b", "a", "b"), ("/a", "/", "a"), ("/", "/", ""), ("a//b/", "a", "b"),
    ("/a//b", "/a", "b"), ("", ".", ""),
  ])
  func parentAndName(path: String, parent: FilePath, name: FilePath) {
    #expect(FilePath(path).parent == parent)
    #expect(FilePath(path).name == name)
  }

  @Test(
    arguments: [
      ("a.nav.yaml", "yaml"), ("a", nil), (".hidden", nil), ("a.", ""), ("b.c/a", nil), ("..", nil),
    ] as [(String, FilePath?)])
  func fileExtension(path: String, expected: FilePath?) {
    #expect(FilePath(path).fileExtension == expected)
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), (".", "b", "b"), ("", "b", "b"), ("a", "/b", "/b"),
    ("a", "", "a"), ("/", "b", "/b"),
  ])
  func appending(folder: String, path: FilePath, expected: FilePath) {
    #expect(FilePath(folder).appending(path) == expected)
  }

  @Test(
    arguments: [
      ("/a/b/c", "/a", "b/c"), ("/a", "/a", "."), ("/ab", "/a", nil), ("a/b", "./a/", "b"),
      ("/a", "a", nil), ("../a", ".", nil), ("a", ".", "a"), ("/a/../b", "/a", nil),
    ] as [(String, FilePath, FilePath?)])
  func relative(path: String, folder: FilePath, expected: FilePath?) {
    #expect(FilePath(path).relative(to: folder) == expected)
  }

  @Test func bytesThatAreNotUTF8AreShownAsHex() {
    let name = FilePath(bytes: [0x61, 0xFF, 0xC3, 0xA9, 0xE2, 0x82, 0x0A, 0x05, 0xC3])
    #expect(name.displayText == "a\\xffé\\xe2\\x82\n\u{5}\\xc3")
  }

  @Test func bytesOrder() {
    let sorted = ["b", "a/b", "a.b", "Z", "å", "10", "9"].map { FilePath($0) }.sorted()
    #expect(sorted.map(\.displayText) == ["10", "9", "Z", "a.b", "a/b", "b", "å"])
  }
}
