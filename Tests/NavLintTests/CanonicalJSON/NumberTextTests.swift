import Foundation
import NavSchema
import SourceText
import Testing

/// Numbers against the table that the authors of RFC 8785 publish.
@Suite struct NumberTextTests {
  /// The digest of the table's first lines, `bits,text` each.
  @Test(arguments: [
    (1_000, "be18b62b6f69cdab33a7e0dae0d9cfa869fda80ddc712221570f9f40a5878687"),
    (10_000, "b9f7a8e75ef22a835685a52ccba7f7d6bdc99e34b010992cbc5864cd12be6892"),
  ])
  func publishedTable(lineCount: Int, digest: String) {
    var lines: [UInt8] = []
    for number in NumberTable().prefix(lineCount) {
      lines += String(number.bitPattern, radix: 16).utf8
      lines.append(UInt8(ascii: ","))
      NumberText.append(number, to: &lines)
      lines.append(0x0A)
    }
    #expect(SHA256.hexadecimalDigest(of: lines) == digest)
  }

  @Test func everyTextReadsBackAsItsNumber() {
    for number in NumberTable().prefix(20_000) {
      #expect(Double(NumberText.canonical(number)) == number)
    }
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (90, "90"), (-122.3937, "-122.3937"), (0.1 + 0.2, "0.30000000000000004"),
    (1e15, "1000000000000000"), (1e20, "100000000000000000000"), (1e21, "1e+21"),
    (1.2345678901234568e20, "123456789012345680000"), (0.0001, "0.0001"),
    (0.000123, "0.000123"), (1e-6, "0.000001"), (1e-7, "1e-7"), (-1.5e-9, "-1.5e-9"),
    (1.7976931348623157e308, "1.7976931348623157e+308"), (.leastNonzeroMagnitude, "5e-324"),
    (999_999_999_999_999.9, "999999999999999.9"), (4.5e15 + 0.5, "4500000000000000.5"),
  ])
  func layout(number: Double, text: String) {
    #expect(NumberText.canonical(number) == text)
  }
}
