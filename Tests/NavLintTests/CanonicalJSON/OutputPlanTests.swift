import NavLint
import Platform
import Testing

@Suite struct OutputPlanTests {
  private func stem(_ input: FilePath, operands: [FilePath] = ["."]) -> FilePath {
    OutputPlan(operands: operands, workingFolder: "/home/x").stem(of: input)
  }

  @Test(
    arguments: [
      ("b.nav.yaml", "b"), ("a/b.nav.yml", "a/b"), ("a/b.NAV.JSON", "a/b"), ("./a//b.yaml", "a/b"),
      ("b.yml", "b"), ("b.json", "b"), ("b.txt", "b.txt"), (".nav.yaml", ".nav"),
      ("/home/x/a/b.nav.yaml", "a/b"), ("a/../b.nav.yaml", "b"),
    ] as [(FilePath, FilePath)])
  func outputsMirrorTheInputs(input: FilePath, expected: FilePath) {
    #expect(stem(input) == expected)
  }

  @Test(
    arguments: [
      ("../app/a/b.nav.yaml", "../app", "app/a/b"), ("../b.nav.yaml", "../b.nav.yaml", "b"),
      ("../a/b.nav.yaml", "..", "a/b"), ("/data/in/a/b.nav.yaml", "/data/in/", "in/a/b"),
      ("/data/in/b.nav.yaml", "/data/in/b.nav.yaml", "b"), ("/data/b.nav.yaml", "other", "b"),
    ] as [(FilePath, FilePath, FilePath)])
  func whatLiesElsewhereIsSeenFromItsOperand(
    input: FilePath, operand: FilePath, expected: FilePath
  ) {
    #expect(stem(input, operands: [operand]) == expected)
  }

  @Test func severalDocumentsAreNumbered() {
    #expect(OutputPlan.output("a/b", document: 0, of: 1) == "a/b.json")
    #expect(OutputPlan.output("a/b", document: 1, of: 2) == "a/b.1.json")
  }

  @Test func twoInputsForOneOutputAreAConflict() throws {
    var plan = OutputPlan(operands: ["."], workingFolder: nil)
    try plan.claim("a/b.json", for: "a/b.nav.yaml")
    try plan.claim("a/b.json", for: "a/b.nav.yaml")
    #expect(plan.isClaimed("a/b.json"))
    #expect(
      throws: OutputPlan.Conflict(output: "a/b.json", inputs: ["a/b.nav.yaml", "a/b.nav.json"])
    ) {
      try plan.claim("a/b.json", for: "a/b.nav.json")
    }
  }
}
