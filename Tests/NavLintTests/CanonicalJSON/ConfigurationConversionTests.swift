import NavLint
import NavSchema
import SourceText
import Testing
import YAMLTree

/// `convert`: documents as typed values after defaults.
@Suite struct ConfigurationConversionTests {
  private func convert(
    _ text: String, _ layout: CanonicalLayout = .init(), profile: ProfileChoice = .init()
  ) -> Conversion {
    var options = LintOptions()
    options.profile = profile
    let source = SourceFile(path: "x.nav.yaml", bytes: Array(text.utf8))
    return Converter(layout: layout).convert(Linter(options).lint(source))
  }

  private func json(
    _ text: String, _ layout: CanonicalLayout = .init(), profile: ProfileChoice = .init()
  ) -> String {
    let documents = convert(text, layout, profile: profile).documents
    return documents.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
  }

  private let head = #""sdk":{"maps3D":"1.0","navigation":"10"},"target":"phone","version":1}"#

  @Test func whatIsAlwaysWritten() {
    #expect(json("{}") == "{" + head)
  }

  @Test func absentSectionsStayAbsentAndPresentOnesGetTheirDefaults() {
    #expect(json("navigation: {}") == #"{"navigation":{},"# + head)
    #expect(!json("map3D: {mode: hybrid}").contains("markers"))
    #expect(
      json("map3D: {mode: hybrid, markers: [{position: {latitude: 1, longitude: 2.50}}]}")
        .contains(
          #""markers":[{"altitudeMode":"clampToGround","collisionBehavior":"required","#
            + #""position":{"latitude":1,"longitude":2.5}}],"#))
  }

  @Test func theEffectiveProfileDecidesAndIsWritten() {
    var profile = ProfileChoice()
    profile.fallback = SDKProfile(navigation: Version(11), maps3D: Version(1))
    #expect(
      json("navigation: {ui: {}}").contains(#""compassButton":false,"#))
    #expect(
      json("navigation: {ui: {}}", profile: profile).contains(#""compassButton":true,"#))
    #expect(
      json("sdk: {navigation: 10.10}", profile: profile)
        == #"{"sdk":{"maps3D":"1","navigation":"10.10"},"target":"phone","version":1}"#)
  }

  @Test func oneMeaningHasOneText() {
    let spellings = [
      """
      # a comment
      name: off
      navigation:
        ui:
          isNavigationHeaderEnabled: False
          navigationHeaderPrimaryBackgroundColor: "#1a73e8ff"
      legal: ~
      """,
      """
      {"version": 1, "target": "phone", "name": "off", "sdk": {"navigation": 10}, "navigation": {"ui":
        {"navigationHeaderEnabled": false, "compassButton": false,
         "navigationHeaderPrimaryBackgroundColor": 0x1A73E8}}}
      """,
      """
      x-shared: &ui
        navigationHeaderEnabled: false
        navigationHeaderPrimaryBackgroundColor: '#1A73E8'
      name: "o\\x66f"\r
      navigation: {ui: {<<: *ui}}
      """,
    ]
    let texts = spellings.map { json($0) }
    #expect(texts[1] == texts[0])
    #expect(texts[2] == texts[0])
    #expect(texts[0].hasPrefix(#"{"name":"off","navigation":{"ui":{"#))
    #expect(texts[0].hasSuffix("}}," + head))
    #expect(texts[0].contains(#""compassButton":false,"#))
    #expect(texts[0].contains(#""navigationHeaderEnabled":false,"#))
    #expect(texts[0].contains(##""navigationHeaderPrimaryBackgroundColor":"#1A73E8","##))
  }

  @Test(arguments: [
    "{<<: [{COLOR: ~}, {COLOR: black}]}", "{<<: {<<: [{COLOR: ~}, {COLOR: black}]}}",
    "{<<: [*none, {COLOR: black}]}", "{<<: {<<: {COLOR: black}, COLOR: ~}}",
  ])
  func nullIsMergedAsOtherValuesAre(_ ui: String) {
    let name = "navigationHeaderPrimaryBackgroundColor"
    func text(_ ui: String) -> String {
      json("x-none: &none {COLOR: }\nnavigation: {ui: \(ui)}".replacing("COLOR", with: name))
    }
    #expect(text(ui) == text("{}"))
  }

  @Test func namesAndTransparencyOfColours() {
    func color(_ text: String) -> String {
      json("navigation: {ui: {navigationHeaderPrimaryBackgroundColor: \(text)}}")
    }
    #expect(color("blue").contains(##"PrimaryBackgroundColor":"#0000FF","##))
    #expect(color("'#01020304'").contains(##"PrimaryBackgroundColor":"#01020304","##))
    #expect(color("clear").contains(##"PrimaryBackgroundColor":"#00000000","##))
  }

  @Test func defaultsCanBeLeftOut() {
    let text =
      "target: phone\nnavigation: {ui: {compassButton: false, navigationHeaderEnabled: false}}"
    #expect(
      json(text, CanonicalLayout(omitsDefaults: true))
        == #"{"navigation":{"ui":{"navigationHeaderEnabled":false}},"# + head)
  }

  @Test func aDocumentWithAnErrorGivesNothingAndTheOthersDo() {
    let conversion = convert("navigation: {ui: {compasButton: true}}\n---\nname: b\n---\n---\n{}\n")
    #expect(conversion.documents.map(\.number) == [1, 3])
    #expect(conversion.documentCount == 4)
    #expect(conversion.faulty == [0])
  }

  @Test func theFormConvertsToItself() {
    let text =
      "navigation: {ui: {}}\nmap3D: {mode: hybrid, markers: []}\nname: \"\\e\\u2028\\\"\\\\/\""
    let once = json(text)
    #expect(json(once) == once)
    #expect(json(json(text, CanonicalLayout(isPretty: true, endsWithNewline: true))) == once)
    #expect(json(json(text, CanonicalLayout(omitsDefaults: true))) == once)
  }

  @Test func aliasesThatGrowPastTheLimitAreAnError() {
    var options = LintOptions()
    options.limits.expandedBytes = 2_000
    let aliases = Array(repeating: "*u", count: 40).joined(separator: ", ")
    let text =
      "map3D: {mode: hybrid, markers: [&u {position: {latitude: 1, longitude: 2}}, \(aliases)]}"
    let source = SourceFile(path: "x.nav.yaml", bytes: Array(text.utf8))
    let conversion = Converter().convert(Linter(options).lint(source), limits: options.limits)
    #expect(conversion.documents.isEmpty)
    #expect(conversion.faulty == [0])
    #expect(conversion.diagnostics.map(\.rule) == ["resource-limit"])
    let message = conversion.diagnostics.first?.message ?? ""
    #expect(message.hasPrefix("with each alias replaced by its target the document has 2"))
    #expect(message.hasSuffix(" bytes and more, more than the limit of 2000"))
  }
}
