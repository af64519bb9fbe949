import Testing
import YAMLTree

/// What is kept, and what is found, after a syntax error.
@Suite struct RecoveryTests {
  @Test func theNextDocumentIsComposed() {
    let stream = compose("a: [b\n---\nc: 1\n--- }\n---\nd")
    #expect(
      stream.tree == """
        document 0 incomplete
         mapping block «a: [b»
          scalar plain «a»
          sequence flow «[b»
           scalar plain «b»
        document 1
         mapping block «c: 1»
          scalar plain «c»
          scalar plain «1»
        document 2 incomplete
        document 3
         scalar plain «d»
        """)
  }
}
