import Platform
import TestSupport
import Testing

/// `navlint diff` as users run it.
@Suite struct DiffTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("navigation: {ui: {compassButton: false}}\n", to: "old/a.nav.yaml")
    try folder.write("navigation: {ui: {compassButton: true}}\n", to: "new/a.nav.yaml")
    try folder.write("name: b\n", to: "old/b.nav.yaml")
    try folder.write("name: 'b'\n", to: "new/b.nav.yaml")
    try folder.write("name: c\n", to: "old/c.nav.yaml")
    try folder.write("name: c\n", to: "new/c.nav.yaml")
    try folder.write("name: gone\n", to: "old/d.nav.yaml")
    try folder.write("name: broken\n", to: "old/broken/e.nav.yaml")
  }

  private func diff(_ arguments: FilePath...) throws -> CommandRun {
    try CommandRun.navlint(["diff"] + arguments, in: folder.path)
  }

  @Test func oneFile() throws {
    let run = try diff("old/a.nav.yaml", "new/a.nav.yaml")
    #expect(
      run.output == """
        new/a.nav.yaml
          visible      compass button off → on
        1 visible change

        """)
    #expect(run.errorOutput == "")
    #expect(run.status == 0)
    #expect(try diff("--exit-code", "old/a.nav.yaml", "new/a.nav.yaml").status == 1)
  }

  @Test func noEffectIsNoDifference() throws {
    let run = try diff("--exit-code", "old/b.nav.yaml", "new/b.nav.yaml")
    #expect(run.output == "new/b.nav.yaml: no effect: same canonical form\n")
    #expect(run.status == 0)
    let same = try diff("--exit-code", "old/c.nav.yaml", "new/c.nav.yaml")
    #expect(same.output == "no difference\n")
    #expect(same.status == 0)
  }

  @Test func folders() throws {
    let run = try diff("old", "new")
    #expect(
      run.output == """
        new/a.nav.yaml
          visible      compass button off → on
        new/b.nav.yaml: no effect: same canonical form
        old/broken/e.nav.yaml
          behavioural  document broken removed
        old/d.nav.yaml
          behavioural  document gone removed
        2 behavioural changes, 1 visible

        """)
    #expect(run.status == 0)
  }

  @Test func markdownForAPullRequest() throws {
    let run = try diff("-f", "markdown", "old/a.nav.yaml", "new/a.nav.yaml")
    #expect(
      run.output == """
        **1 visible change**

        ### `new/a.nav.yaml`

        | effect | change | policy |
        |---|---|---|
        | visible | compass button off → on |  |

        """)
  }

  @Test func jsonForPrograms() throws {
    let run = try diff("-f", "json", "old/a.nav.yaml", "new/a.nav.yaml")
    #expect(
      run.output == """
        {
          "version": 1,
          "files": [
            {
              "old": "old/a.nav.yaml",
              "new": "new/a.nav.yaml",
              "status": "changed",
              "changes": [
                {
                  "document": 0,
                  "pointer": "/navigation/ui/compassButton",
                  "kind": "changed",
                  "class": "visible",
                  "words": "compass button off → on",
                  "from": false,
                  "to": true,
                  "fromDefault": false,
                  "toDefault": false,
                  "policy": []
                }
              ]
            }
          ],
          "summary": {
            "unaffected": 0,
            "cosmetic": 0,
            "visible": 1,
            "behavioural": 0,
            "policy": 0
          }
        }

        """)
  }

  /// A breach stands below the change that brings it in, wherever it is itself.
  @Test func whatThePolicySaysOfAChange() throws {
    let attribution = "navigation: {attribution: {textColor: '#5E5E5E', backgroundColor: "
    try folder.write(attribution + "white}}\n", to: "before/a.nav.yaml")
    try folder.write(
      attribution + "'#666666'}, mapView: {mapType: none}, enabled: true}\n",
      to: "after/a.nav.yaml")
    try folder.write("navigation: {overlays: [{trigger: automatic}]}\n", to: "after/b.nav.yaml")
    let run = try diff("before", "after")
    #expect(
      run.output == """
        after/a.nav.yaml
          behavioural  navigation not set → on
            note: nothing is said of the terms; Google's policy asks for the Navigation SDK's terms\
         and notices at first use [undeclared-terms]
          visible      map view added
          visible      map type not set → none
            error: `navigation.mapView.mapType` is `none`: navigation on a map without roads may\
         conflict with Google's policy [no-base-map]
          visible      attribution background color #FFFFFF → #666666
            error: `navigation.attribution.textColor` is `#5E5E5E`, whose contrast with the\
         background `#666666` is 1.12:1; Google's policy asks for at least 4.5:1\
         [attribution-contrast]
        after/b.nav.yaml
          behavioural  document added
            error: `navigation.overlays[0].trigger` is `automatic`: an overlay that comes up without\
         an explicit action of the driver may conflict with Google's policy [unprompted-overlay]
        2 behavioural changes, 3 visible, 3 against the policy

        """)
  }

  @Test func aBrokenFileIsAFinding() throws {
    try folder.write("name: [\n", to: "new/broken/e.nav.yaml")
    let run = try diff("old/broken", "new/broken")
    #expect(run.output == "new/broken/e.nav.yaml: cannot be compared: the YAML is broken\n")
    #expect(run.errorOutput.hasPrefix("error[syntax-error]: "))
    #expect(run.status == 1)
  }

  /// As `policy --base` does, whatever place an old finding moves to.
  @Test(arguments: [
    (
      "{id: a, trigger: automatic}", "{id: b, trigger: automatic}, {id: a, trigger: automatic}",
      ["visible      overlay b added", "error: `navigation.overlays[id=b].trigger` is `automatic`"]
    ),
    (
      "{trigger: automatic}", "{role: text}, {trigger: automatic}", ["visible      overlay 1 added"]
    ),
    (
      "{id: a, dismissible: false, covers: [header]}",
      "{id: a, dismissible: false, covers: [footer, header]}",
      [
        "visible      overlay a: covers header → footer, header",
        "warning: `navigation.overlays[id=a].covers[0]` is `footer`",
      ]
    ),
  ])
  func aChangeIsNotBlamedForWhatWasThere(
    _ old: String, _ new: String, _ expected: [String]
  ) throws {
    try folder.write("navigation: {overlays: [\(old)]}\n", to: "before/a.nav.yaml")
    try folder.write("navigation: {overlays: [\(new)]}\n", to: "after/a.nav.yaml")
    let lines = try diff("before/a.nav.yaml", "after/a.nav.yaml").output.split(separator: "\n")
    let found = lines.dropFirst().dropLast().map { line in
      line.drop { $0 == " " }.split(separator: ": an overlay")[0]
    }
    #expect(found.map(String.init) == expected)
  }

  @Test func twoOfAKindAreWanted() throws {
    let run = try diff("old", "new/a.nav.yaml")
    #expect(
      run.errorOutput
        == "navlint: error: `old` is a folder and `new/a.nav.yaml` a file; name two of a kind\n")
    #expect(run.status == 2)
  }

  @Test(.enabled(if: CommandRun.has("git"), "needs git"))
  func whatIsNeitherFileNorRevisionIsSaid() throws {
    let missing = try diff("old", "none")
    #expect(
      missing.errorOutput.hasPrefix(
        "navlint: error: `none` is no file or folder, and git cannot read such a revision: "))
    #expect(missing.status == 2)
  }

  @Test(.enabled(if: CommandRun.has("git"), "needs git"))
  func revisions() throws {
    let run = try CommandRun.shell(
      """
      git init -q . && git add -A
      git -c user.name=n -c user.email=e@example.com commit -qm one
      cp new/a.nav.yaml old/a.nav.yaml
      navlint diff HEAD:old old
      navlint diff HEAD:old/a.nav.yaml old/a.nav.yaml
      cd old && navlint diff HEAD:./a.nav.yaml a.nav.yaml
      navlint diff HEAD:. .
      navlint diff HEAD:none a.nav.yaml; echo $?
      """, in: folder.path)
    let change = "  visible      compass button off → on\n1 visible change\n"
    #expect(
      run.output
        == ["old/a.nav.yaml", "old/a.nav.yaml", "a.nav.yaml", "a.nav.yaml"]
        .map { "\($0)\n\(change)" }.joined() + "2\n")
    #expect(
      run.errorOutput.hasPrefix("navlint: error: `HEAD:none` is no file, and git cannot read"))
  }
}
