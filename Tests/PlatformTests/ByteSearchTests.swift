import Platform
import Testing

@Suite struct ByteSearchTests {
  @Test(
    "Characters are counted by their first bytes",
    arguments: [
      "", "a", "é", "1234567", "12345678", "abcdéfgh", "äöüßäöüß", "日本語の地図です", "🚗🚕🚙🚌",
      "Größe: 12 m²; Straße nach Würzburg, 日本 🚗",
    ])
  func counts(_ text: String) {
    let bytes = Array(text.utf8)
    let count = unsafe bytes.withUnsafeBufferPointer { unsafe $0.characterCount }
    #expect(count == text.unicodeScalars.count)
  }

  @Test("A part of other bytes is appended")
  func appends() {
    let other = Array("a-b-c".utf8)
    var bytes = Array("x".utf8)
    bytes.append(2..<4, of: other)
    bytes.append(5..<5, of: other)
    #expect(bytes == Array("xb-".utf8))
  }

  @Test("A byte is looked for between two offsets, without the last")
  func findsBetween() {
    let bytes = Array("a-b-c".utf8)
    #expect(bytes.firstOffset(of: UInt8(ascii: "-"), from: 2) == 3)
    #expect(bytes.firstOffset(of: UInt8(ascii: "-"), from: 2, to: 3) == nil)
    #expect(bytes.firstOffset(of: UInt8(ascii: "-"), from: 0, to: 2) == 1)
    #expect(bytes.firstOffset(of: UInt8(ascii: "c"), from: 5) == nil)
  }
}
