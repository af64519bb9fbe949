import NavLint
import SourceText
import Testing

/// Fixes of nodes that aliases or merges read elsewhere, and of documents that cannot be read.
@Suite struct SharedFixTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let before: String
    var allowsUnsafe = false
    /// Nil where nothing may change.
    var after: String?
    var heldBack: [String] = []

    var testDescription: String { before }
  }

  private static let head = "map3D: {mode: hybrid, "

  private static let cases = [
    // The name is "yes".
    Case(
      before: "navigation: {enabled: &t yes}\nname: *t\n",
      heldBack: ["1:23 replace by `true`, which changes more than it names"]),
    Case(
      before: "name: &t yes\nnavigation: {enabled: *t}\n",
      after: "name: &t \"yes\"\nnavigation: {enabled: *t}\n"),
    Case(
      before: "navigation: {lightingMode: &a .normal}\nname: *a\n",
      heldBack: ["1:28 replace by `normal`, which changes more than it names"]),
    // A text is what is written, in quotes or not.
    Case(
      before: "name: &n \"5\"\nnavigation: {mapView: {minZoom: *n}}\n",
      after: "name: &n 5\nnavigation: {mapView: {minZoom: *n}}\n"),
    Case(
      before: "name: &c \"1A73E8\"\n"
        + "navigation: {ui: {navigationHeaderPrimaryBackgroundColor: *c}}\n",
      heldBack: ["2:59 replace by `#1A73E8`, which changes more than it names"]),
    // Every use means the same.
    Case(
      before: "navigation: {ui: {compassButton: &t yes, indoorPicker: *t}}\n",
      after: "navigation: {ui: {compassButton: &t true, indoorPicker: *t}}\n"),
    Case(
      before: "x-a: &t yes\nnavigation: {enabled: *t}\n",
      after: "x-a: &t true\nnavigation: {enabled: *t}\n"),
    Case(
      before: head + "markers: [&m {position: {latitude: 1, longitude: 2}, colisionPriority: 1.5},"
        + " {<<: *m, id: a}]}\n",
      after: head + "markers: [&m {position: {latitude: 1, longitude: 2}, collisionPriority: 1.5},"
        + " {<<: *m, id: a}]}\n"),
    // The first marker needs its altitude.
    Case(
      before: head + "markers3D: [&m {position: {latitude: 1, longitude: 2, altitude: 3},"
        + " altitudeMode: absolute}, {<<: *m, altitudeMode: clampToGround}]}\n",
      allowsUnsafe: true),
    // The second one needs it.
    Case(
      before: head + "markers3D: [&m {position: {latitude: 1, longitude: 2, altitude: 3}},"
        + " {<<: *m, altitudeMode: absolute}]}\n",
      allowsUnsafe: true,
      heldBack: ["1:77 remove `altitude`, which changes more than it names"]),
    // Nobody needs it.
    Case(
      before: head + "markers3D: [&m {position: {latitude: 1, longitude: 2, altitude: 3}},"
        + " {<<: *m, id: a}, *m]}\n",
      allowsUnsafe: true,
      after: head + "markers3D: [&m {position: {latitude: 1, longitude: 2}},"
        + " {<<: *m, id: a}, *m]}\n"),
    Case(
      before: head + "markers: [{position: &p {latitude: 1, longitude: 2, altitude: 3}},"
        + " {position: *p}]}\n",
      allowsUnsafe: true,
      after: head + "markers: [{position: &p {latitude: 1, longitude: 2}}, {position: *p}]}\n"),
    Case(
      before: head + "camera: {center: &p {latitude: 91, longitude: 1}},"
        + " markers: [{position: *p}, {position: *p}]}\n",
      allowsUnsafe: true,
      after: head + "camera: {center: &p {latitude: 1, longitude: 91}},"
        + " markers: [{position: *p}, {position: *p}]}\n"),
    // A document that cannot be read.
    Case(
      before: "navigation: {lightingMode: .normal, foo: [\n",
      heldBack: ["1:28 replace by `normal`, which leaves the YAML broken"]),
    Case(
      before: "map3D: {mode: hybird}\n---\nmap3D: {mode: hybird, markers: [\n",
      after: "map3D: {mode: hybrid}\n---\nmap3D: {mode: hybird, markers: [\n",
      heldBack: ["3:15 replace by `hybrid`, which leaves the YAML broken"]),
    Case(
      before: "map3D:\n  mode: hybird\n\tmarkers: []\nnavigation: [\n",
      allowsUnsafe: true,
      heldBack: [
        "2:9 replace by `hybrid`, which leaves the YAML broken",
        "3:1 replace by spaces, which leaves the YAML broken",
      ]),
  ]

  @Test(arguments: cases)
  func fixesReachNothingElse(_ fix: Case) {
    let source = SourceFile(path: "a.nav.yaml", bytes: Array(fix.before.utf8))
    let result = FixApplier(Linter(), allowsUnsafe: fix.allowsUnsafe).apply(to: source)
    #expect(String(decoding: result.source.text, as: UTF8.self) == fix.after ?? fix.before)
    let lines = LineIndex(result.source)
    let heldBack = result.withheld.map { fix in
      let place = lines.location(of: fix.range.start)
      return "\(place.line):\(place.column) \(fix.title), which \(fix.obstacle.rawValue)"
    }
    #expect(heldBack == fix.heldBack)
  }
}
