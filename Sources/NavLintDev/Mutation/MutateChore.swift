import Platform

extension Chores {
  static let mutate = Chore(
    name: "mutate", usage: "[--list] [FILE…]",
    summary: "makes every single mistake in the examples and rule pages, and counts those found"
  ) { arguments in
    let files = arguments.filter { $0 != "--list" }
    let documents =
      try files.isEmpty ? MutationRun.allDocuments() : files.map(MutationRun.document(at:))
    var run = MutationRun()
    for document in documents { run.add(document) }
    run.printTable()
    if arguments.contains("--list") { for line in run.survivorLines { print(line) } }
    return 0
  }
}
