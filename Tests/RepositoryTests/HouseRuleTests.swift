import TestSupport
import Testing

/// Rules of this code that no compiler knows.
@Suite(.enabled(if: TrackedFile.all != nil, "git knows which files are ours"))
struct HouseRuleTests {
  private let files = TrackedFile.all ?? []

  @Test func onlyTheReaderAndThePlatformTouchMemory() {
    let mayBeUnsafe = ["Sources/YAMLTree/EventReader.swift", "Sources/Platform/"]
    let others = files.filter { file in
      file.isShipped && !mayBeUnsafe.contains { file.path.hasPrefix($0) }
    }
    // The keyword of strict memory safety, not the word in prose or in `--unsafe-fixes`.
    let keyword = /^(?!\s*\/\/)(?:.*[^\w.`"-])?(?:unsafe [\w(\[&]|@(?:un)?safe\b)/
    #expect(others.flatMap { $0.lines(with: keyword) } == [])
  }

  @Test func nothingEscapesTheCompilersChecks() {
    let escapes = /^(?!\s*\/\/).*(?:@unchecked|nonisolated\(unsafe\)|\btry!|\bas!)/
    #expect(files.filter(\.isShipped).flatMap { $0.lines(with: escapes) } == [])
  }

  @Test func theToolStartsWithoutFoundation() {
    let mayUseFoundation = ["NavConfiguration/", "NavLintDev/", "navlint-dev/"]
    let others = files.filter { file in
      file.isShipped && !mayUseFoundation.contains { file.path.hasPrefix("Sources/" + $0) }
    }
    let imports = /^\s*(?:\w+ )?import (?:Foundation|Dispatch)/
    #expect(others.flatMap { $0.lines(with: imports) } == [])
  }

  @Test func testsSpeakSwiftTesting() {
    let imports = /^import XCTest/
    #expect(files.filter(\.isSwift).flatMap { $0.lines(with: imports) } == [])
  }

  @Test func filesAreShort() {
    let long = files.filter { $0.isSwift && $0.lines.count > 301 }
    #expect(long.map { "\($0.path): \($0.lines.count - 1) lines" } == [])
  }

  /// `make help` lists the targets that have a comment.
  @Test func everyTargetSaysWhatItIsFor() throws {
    let lines = try #require(files.first { $0.path == "Makefile" }).lines
    let targets = try #require(lines.first { $0.hasPrefix(".PHONY: ") }).split(separator: " ")
    let explained = lines.compactMap { $0.firstMatch(of: /^([a-z]+):.*## [A-Z].*[.?]$/)?.1 }
    #expect(Set(explained) == Set(targets.dropFirst()))
  }

  @Test func nothingIsLeftForLater() {
    let marks = /\b(?:TO[D]O|FIX[M]E|XX[X])\b/
    #expect(files.flatMap { $0.lines(with: marks) } == [])
  }

  @Test func nothingNamesAMachine() {
    let paths = /(?:^|[^A-Za-z0-9.~}])\/(?:work|root|farm)\/[A-Za-z]/
    #expect(files.flatMap { $0.lines(with: paths) } == [])
  }

  @Test func nothingNamesAPackageRegistry() {
    let hosts = /\b(?:pypi|pythonhosted|npmjs|crates|rubygems|debian|golang)\.(?:org|io|com)\b/
    #expect(files.flatMap { $0.lines(with: hosts) } == [])
  }
}
