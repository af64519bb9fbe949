import NavLint
import SourceText

extension Sample {
  static let city = report(
    "city.nav.yaml",
    """
    map3D:
      markers:
        - id: tower
          altitudeMode: clampToGrund
        - id: tower
          zIndex: 3

    """, suppressed: 2
  ) { source in
    let value = source.range("clampToGrund")
    return [
      Diagnostic(
        rule: "unknown-value", category: .schema, severity: .error,
        message: "`altitudeMode` cannot be `clampToGrund`; did you mean `clampToGround`?",
        label: "one of absolute, clampToGround, relativeToGround, relativeToMesh",
        range: value, pointer: "/map3D/markers/0/altitudeMode",
        fixes: [
          FixIt(
            title: "replace by `clampToGround`", edits: [Edit(range: value, text: "clampToGround")])
        ],
        expected: Expected(
          type: "altitude mode",
          values: ["absolute", "clampToGround", "relativeToGround", "relativeToMesh"],
          defaultValue: "clampToGround"),
        field: "map3D.markers.altitudeMode", facts: ["X-3D-01"],
        references: ["https://maps.example/altitude-mode"]),
      Diagnostic(
        rule: "duplicate-id", category: .semantics, severity: .warning,
        message: "`tower` names two markers", help: "give each marker an id of its own",
        range: source.range("tower", 2), pointer: "/map3D/markers/1/id",
        related: [
          RelatedLocation(message: "the first one", range: source.range("tower"))
        ]),
      Diagnostic(
        rule: "z-index", category: .semantics, severity: .note,
        message: "`zIndex` is the default already", label: "can go", range: source.range("zIndex"),
        pointer: "/map3D/markers/1/zIndex",
        fixes: [
          FixIt(
            title: "remove `zIndex`", applicability: .unsafe,
            edits: [Edit(range: source.range("\n      zIndex: 3"), text: "")])
        ], expected: Expected(type: "number", minimum: 0, maximum: 90.5, defaultValue: "3")),
    ]
  }

  static let clean = FileReport(path: "clean.nav.yaml")

  /// Behind a byte-order mark, with CR LF, and about whole collections.
  static let crlf = report(
    "crlf.nav.yaml", "\u{FEFF}navigation: \r\n  ui:  \r\n    - a\r\n    - b\r\n"
  ) { source in
    [
      Diagnostic(
        rule: "wrong-type", category: .schema, severity: .error,
        message: "`ui` must be a mapping", range: source.range("- a\r\n    - b"),
        pointer: "/navigation/ui"),
      Diagnostic(
        rule: "missing-key", category: .schema, severity: .warning,
        message: "`mapView` is missing", range: source.range("navigation"),
        pointer: "/navigation",
        fixes: [
          FixIt(
            title: "add both keys",
            edits: [
              Edit(range: SourceRange(start: 3, end: 3), text: "version: 1\r\n"),
              Edit(range: source.range("- b"), text: "b"),
            ])
        ]),
      Diagnostic(
        rule: "wrong-type", category: .schema, severity: .error,
        message: "the document ends too early",
        range: SourceRange(start: source.text.count, end: source.text.count), document: 1),
    ]
  }

  /// Wide, combining and tabbed text before the mark.
  static let wide = report(
    "orte/東京 🗼.nav.yaml", "名前: 東京タワー\t# 'e\u{301}'\nicon: \"👩\u{200D}🚀\" \tsize: 大\n"
  ) { source in
    [
      Diagnostic(
        rule: "unknown-value", category: .schema, severity: .error, message: "`東京タワー` is no name",
        label: "a name", range: source.range("東京タワー")),
      Diagnostic(
        rule: "unknown-value", category: .schema, severity: .note,
        message: "`e\u{301}` is decomposed",
        range: source.range("e\u{301}")),
      Diagnostic(
        rule: "unknown-value", category: .schema, severity: .warning, message: "`大` is no number",
        range: source.range("大")),
    ]
  }

  /// Text that tries to be a command, an element, a link or a control sequence.
  static let hostile = report(
    "::error file=a,b::<b> & \"q\" 100%0A|`@team#1\u{1B}]0;x\u{7}\n.nav.yaml",
    "a: \u{1B}[31m<script>alert(1)</script>\u{202E}##[error]x]]>|`*_{\"\u{FFFE}\n"
  ) { source in
    let range = source.range("<script>alert(1)</script>")
    return [
      Diagnostic(
        rule: "unknown-value", category: .schema, severity: .error,
        message:
          "`\u{1B}[31m</code><script>alert(1)</script>` and \n::error::100% @team "
          + "[link](https://evil.example) {0} ``| \u{202E}${{ x }} ]]> are no value; `",
        help: "::set-output name=a::b\r\n##[error]no", label: "--><mark>\u{9B}",
        range: range, pointer: "/a~1\u{7}<b>\"",
        related: [RelatedLocation(message: "<i>\n::x", range: source.range("]]>"))],
        fixes: [
          FixIt(
            title: "replace by `</pre><img src=x onerror=alert(2)>`",
            edits: [Edit(range: range, text: "\u{0}\u{1B}\"</x>\n")])
        ],
        expected: Expected(type: "<t>", values: ["\u{7}"], defaultValue: "<d>"),
        field: "a<f>", facts: ["\"><f>"], policy: "<p> & `q`",
        references: ["javascript:alert(1)", "https://maps.example/?a=1&b=\"2\""])
    ]
  }

  /// All on one line, as machines write it.
  static let longLine = report(
    "minified.nav.json",
    "{\"a\":[" + (0..<90).map { "\"\($0)\"" }.joined(separator: ",") + "],\"zoom\":\"far\"}"
  ) { source in
    [
      Diagnostic(
        rule: "wrong-type", category: .schema, severity: .error, message: "`45` is no marker",
        range: source.range("\"45\""), pointer: "/a/45"),
      Diagnostic(
        rule: "wrong-type", category: .schema, severity: .error, message: "`zoom` must be a number",
        range: source.range("\"far\""), pointer: "/zoom"),
    ]
  }

  static let utf16 = report(
    "utf16.nav.yaml",
    [0xFE, 0xFF] + "ä: 🗼\nzoom: far\n".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  ) { source in
    [
      Diagnostic(
        rule: "wrong-type", category: .schema, severity: .error,
        message: "`zoom` must be a number", range: source.range("far"), pointer: "/zoom")
    ]
  }

  static let secret = report(
    "secret.nav.yaml", "apiKey: AIzaSyD-very-secret # not here\n",
    secrets: ["AIzaSyD-very-secret"]
  ) { source in
    [
      Diagnostic(
        rule: "literal-secret", category: .semantics, severity: .error,
        message: "`apiKey` holds a secret", label: "take it from the build",
        range: source.range("AIzaSyD-very-secret"), pointer: "/apiKey")
    ]
  }

  static let rawBytes: FileReport = {
    var file = report("caf\\xE9/a b.nav.yaml", "zoom: far\n") { source in
      [
        Diagnostic(
          rule: "wrong-type", category: .schema, severity: .error,
          message: "`zoom` must be a number", range: source.range("far"), pointer: "/zoom"),
        Diagnostic(
          rule: "wrong-type", category: .schema, severity: .error,
          message: "`zoom` must be a number", range: source.range("far"), pointer: "/zoom"),
      ]
    }
    file.pathBytes = Array("caf".utf8) + [0xE9] + Array("/a b.nav.yaml".utf8)
    return file
  }()

  static let backslash = report("C:\\maps\\a.nav.yaml", [0x61, 0x3A, 0x20, 0xE9, 0x7A, 0x0A]) {
    source in
    [
      Diagnostic(
        rule: "invalid-encoding", category: .yaml, severity: .error,
        message: "the byte 0xE9 is no UTF-8", range: SourceRange(start: 3, end: 4))
    ]
  }

  static let locked = FileReport(
    path: "locked.nav.yaml", status: .unreadable(reason: "permission denied"))

  static let pipe = FileReport(path: "pipe.nav.yaml", status: .skipped)

  static let standardInput = report("<stdin>", "a: 1\n---\nb: 2\n") { source in
    [
      Diagnostic(
        rule: "keep-speedometer", category: .policy, severity: .warning,
        message: "drivers must see the speed limit", range: source.range("b"), document: 1,
        policy: "fleet", references: ["https://fleet.example/rules"])
    ]
  }
}
