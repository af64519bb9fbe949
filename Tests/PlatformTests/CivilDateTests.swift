import Foundation
import Platform
import Testing

struct CivilDateTests {
  @Test(arguments: ["2026-02-28", "2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31"])
  func readsAndWrites(text: String) {
    #expect(CivilDate(text)?.description == text)
  }

  @Test(arguments: [
    "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-01", "26-01-01",
    "2026-01-01 ", "2026/01/01", "", "２０２６-01-01",
  ])
  func refuses(text: String) {
    #expect(CivilDate(text) == nil)
  }

  @Test func secondsSince1970AgreeWithFoundation() throws {
    // Foundation's Gregorian calendar is Julian before 1582.
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var seconds = -12_219_292_800
    while seconds <= 253_402_300_799 {
      let date = Date(timeIntervalSince1970: Double(seconds))
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let expected = CivilDate(
        year: try #require(parts.year), month: try #require(parts.month),
        day: try #require(parts.day))
      #expect(CivilDate(secondsSince1970: seconds) == expected)
      seconds += 86_400 * 97 + 40_001
    }
    #expect(CivilDate(secondsSince1970: -62_167_219_200)?.description == "0000-01-01")
    #expect(CivilDate(secondsSince1970: -62_162_121_601)?.description == "0000-02-28")
    #expect(CivilDate(secondsSince1970: -62_162_121_600)?.description == "0000-02-29")
    #expect(CivilDate(secondsSince1970: 253_402_300_800) == nil)
    #expect(CivilDate(secondsSince1970: 1_785_542_399)?.description == "2026-07-31")
  }

  @Test func orders() throws {
    let days = ["2026-01-31", "2026-02-01", "2027-01-01"].compactMap { CivilDate($0) }
    #expect(days.count == 3)
    #expect(days.shuffled().sorted() == days)
  }

  @Test func todayIsAfterThisWasWritten() throws {
    let written = try #require(CivilDate("2025-01-01"))
    #expect(CivilDate.today > written)
  }
}
