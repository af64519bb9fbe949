import SourceText
import Testing
import YAMLTree

/// Keys, merges, aliases and tags, which libyaml does not check.
@Suite struct YAMLRulesTests {
  @Test func keysAreComparedByValue() {
    let stream = compose(
      "a: 1\n\"a\": 2\n!!str a: 3\n? &k a\n: 4\n*k : 5\n\"\\x61\": 6\nA: 7\n' a': 8\nb: {a: 1}\n")
    let message = "key `a` is already set in this mapping (1:1-1:2 set here first)"
    #expect(
      stream.findings == [
        "2:1-2:4 error[duplicate-key] /a: \(message)",
        "3:1-3:8 error[duplicate-key] /a: \(message)",
        "4:3-4:7 error[duplicate-key] /a: \(message)",
        "6:1-6:3 error[duplicate-key] /a: \(message)",
        "7:1-7:7 error[duplicate-key] /a: \(message)",
      ])
  }

  @Test(arguments: [
    "1: a\n0x1: b\n1.0: c\n", "null: a\n~: b\n", "true: a\nTrue: b\n", "'<<': a\n\"<<\\n\": b\n",
    "a: {b: 1}\nb: {b: 1}\n", "<<: {a: 1}\na: 2\n", "ab: 1\nba: 2\naa: 3\nbb: 4\n",
  ])
  func keysWithDifferentTextsDiffer(_ text: String) { #expect(compose(text).findings == []) }

  @Test func largeMappingsAreChecked() {
    let keys = (0..<100).map { "key\($0 % 97): \($0)" }.joined(separator: "\n")
    #expect(
      compose(keys).findings == [
        "98:1-98:5 error[duplicate-key] /key0: key `key0` is already set in this mapping"
          + " (1:1-1:5 set here first)",
        "99:1-99:5 error[duplicate-key] /key1: key `key1` is already set in this mapping"
          + " (2:1-2:5 set here first)",
        "100:1-100:5 error[duplicate-key] /key2: key `key2` is already set in this mapping"
          + " (3:1-3:5 set here first)",
      ])
  }

  @Test func emptyKeysAreOneName() {
    #expect(
      compose("? \n: 1\n\"\": 2\n").findings == [
        "3:1-3:3 error[duplicate-key] /: the empty key is already set in this mapping"
          + " (1:2-1:2 set here first)"
      ])
  }

  @Test func collectionsAreNoKeys() {
    let stream = compose(
      "x: &s\n  - 1\n? [a,\n   b]\n: 1\n*s : 2\n? {c: d}\n: 3\n? e: f\n: [{g: h, i}: 4]\n")
    #expect(
      stream.findings == [
        "3:3-3:6 error[invalid-key]: a sequence cannot be a key",
        "6:1-6:3 error[invalid-key]: a sequence cannot be a key"
          + " (1:4-1:6 the sequence begins here)",
        "7:3-7:9 error[invalid-key]: a mapping cannot be a key",
        "9:3-9:7 error[invalid-key]: a mapping cannot be a key",
        "10:4-10:13 error[invalid-key]: a mapping cannot be a key",
      ])
  }

  @Test func mergesTakeMappings() {
    let stream = compose(
      """
      a: &a {x: 1}
      b: &b [*a, {y: 2}]
      c: {<<: *a}
      d: {<<: *b}
      e: {<<: [*a, *a]}
      f: {<<: 12}
      g: {<<: }
      h: {<<: [*a, [x], ~]}
      i: {<<: &t [text]}
      j: {<<: *t}
      k: {"<<": 12, !!str <<: 13}
      l: {!!merge <<: 14}
      """)
    #expect(
      stream.findings == [
        "6:9-6:11 error[invalid-merge] /f: `<<` takes a mapping or a sequence of mappings, not `12`",
        "7:8-7:8 error[invalid-merge] /g: `<<` takes a mapping or a sequence of mappings, not nothing",
        "8:14-8:17 error[invalid-merge] /h:"
          + " `<<` takes a mapping or a sequence of mappings, not a sequence",
        "8:19-8:20 error[invalid-merge] /h: `<<` takes a mapping or a sequence of mappings, not `~`",
        "9:13-9:17 error[invalid-merge] /i: `<<` takes a mapping or a sequence of mappings, not `text`",
        "10:9-10:11 error[invalid-merge] /j:"
          + " `<<` takes a mapping or a sequence of mappings, not `text` (9:13-9:17 it stands here)",
        "11:15-11:23 error[duplicate-key] /k/<<: key `<<` is already set in this mapping"
          + " (11:5-11:9 set here first)",
        "12:17-12:19 error[invalid-merge] /l:"
          + " `<<` takes a mapping or a sequence of mappings, not `14`",
      ])
  }

  @Test func aSecondMergeIsAWarning() {
    #expect(
      compose("- &a {x: 1}\n- {<<: *a, <<: *a, <<: {y: 2}}\n").findings == [
        "2:12-2:14 warning[invalid-merge] /1: a second `<<` in one mapping:"
          + " readers differ on which counts (2:4-2:6 the first `<<`)",
        "2:20-2:22 warning[invalid-merge] /1: a second `<<` in one mapping:"
          + " readers differ on which counts (2:4-2:6 the first `<<`)",
      ])
  }

  @Test func effectiveEntriesFollowThePrecedence() {
    let stream = compose(
      """
      - &a {x: a, y: a, z: a, <<: {w: deep, x: deep}}
      - &b {y: b, v: b}
      - {<<: [*b, *a], z: own, <<: {u: late, v: late}, x: own}
      """)
    let mapping = stream.nodes.indices.last {
      stream.nodes[$0].kind == .mapping && stream.nodes[$0].next.index == stream.nodes.count
    }
    let entries = stream.effectiveEntries(of: NodeID(UInt32(mapping ?? 0)))
    #expect(
      entries.map { "\(stream.text(of: $0.key)): \(stream.text(of: $0.value))" } == [
        "z: own", "x: own", "y: b", "v: b", "w: deep", "u: late",
      ])
    #expect(stream.hasMergeKey(NodeID(UInt32(mapping ?? 0))))
    #expect(!stream.hasMergeKey(entries[2].mapping))
  }

  /// Each level names the one before twice: looked at once each, not 2^60 times.
  @Test func sharedSourcesAreMergedOnce() {
    var text = "- &a0 {k0: 0}\n"
    for level in 1...60 {
      text += "- &a\(level) {<<: [*a\(level - 1), *a\(level - 1)], k\(level): 0}\n"
    }
    let stream = compose(text)
    let last = stream.nodes.indices.last { stream.nodes[$0].kind == .mapping }
    #expect(stream.effectiveEntries(of: NodeID(UInt32(last ?? 0))).count == 61)
  }

  @Test func aliasesNeedAnAnchorAbove() {
    #expect(
      compose("a: *x\nb: &x 1\nc: *x\nd: &x 2\ne: *x\n---\nf: *x\n").findings == [
        "1:4-1:6 error[undefined-alias] /a: alias `*x` has no anchor `&x` above it",
        "7:4-7:6 error[undefined-alias] #1 /f: alias `*x` has no anchor `&x` above it",
      ])
    let stream = compose("b: &x 1\nc: *x\nd: &x 2\ne: *x\n")
    #expect([4, 8].map { stream.text(of: stream.resolved(NodeID($0))) } == ["1", "2"])
  }

  @Test func aliasesInsideTheirAnchorAreCycles() {
    let stream = compose("a: &a\n  b: [*a]\n  <<: *a\n  &a c: *a\n")
    let message =
      "alias `*a` stands inside the node that its anchor names (1:4-1:6 the anchor is set here)"
    #expect(
      stream.findings == [
        "2:7-2:9 error[alias-cycle] /a/b/0: \(message)",
        "3:7-3:9 error[alias-cycle] /a: \(message)",
      ])
    #expect(stream.nodes.map(\.isUnknown).filter { $0 }.count == 2)
  }

  @Test func tagsFitTheirNodes() {
    let stream = compose(
      """
      - !!int 12
      - !!int abc
      - !!float 1
      - !!bool yes
      - !!null ~
      - !!seq [1]
      - !!map [1]
      - !!str {a: 1}
      - !!seq
      - &a !!timestamp 2026-03-01
      - !own {a: 1}
      - !<tag:yaml.org,2002:str> x
      - ! x
      - !!merge <<
      - !!merge x: 1
      """)
    #expect(
      stream.findings == [
        "2:3-2:8 error[unknown-tag] /1: tag `!!int` does not fit `abc`",
        "4:3-4:9 error[unknown-tag] /3: tag `!!bool` does not fit `yes`",
        "7:3-7:8 error[unknown-tag] /6: tag `!!map` does not fit a sequence",
        "8:3-8:8 error[unknown-tag] /7: tag `!!str` does not fit a mapping",
        "9:3-9:8 error[unknown-tag] /8: tag `!!seq` does not fit a scalar",
        "10:3-10:17 error[unknown-tag] /9: tag `!!timestamp` is none of YAML 1.2's core schema",
        "11:3-11:7 error[unknown-tag] /10: tag `!own` is none of YAML 1.2's core schema",
        "14:3-14:10 error[unknown-tag] /13: tag `!!merge` belongs to the key `<<` alone",
        "15:3-15:10 error[unknown-tag] /14/x: tag `!!merge` belongs to the key `<<` alone",
      ])
    #expect(stream.diagnostics.allSatisfy { $0.fixes.map(\.applicability) == [.unsafe] })
    let edit = stream.diagnostics[5].fixes.first?.edits.first
    #expect(edit.map { stream.source[$0.range] } == "!!timestamp ")
  }

  @Test func rulesAreDescribedInOrder() {
    let ids = YAMLRules.descriptions.map(\.id)
    #expect(ids == ids.sorted())
    #expect(
      ids.map(\.rawValue) == [
        "alias-cycle", "ambiguous-scalar", "duplicate-key", "invalid-character",
        "invalid-encoding", "invalid-key", "invalid-merge", "resource-limit",
        "swallowed-comment", "syntax-error", "undefined-alias", "unknown-tag",
      ])
  }
}
