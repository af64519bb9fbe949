extension Command {
  /// What there is to say about the command.
  package var declaration: CommandDeclaration {
    switch self {
    case .check: Self.checkDeclaration
    case .policy: Self.policyDeclaration
    case .convert: Self.convertDeclaration
    case .diff: Self.diffDeclaration
    case .explain: Self.explainDeclaration
    case .rules: Self.rulesDeclaration
    case .schema: Self.schemaDeclaration
    case .initialize: Self.initializeDeclaration
    case .clean: Self.cleanDeclaration
    case .completions: Self.completionsDeclaration
    case .man: Self.manDeclaration
    case .help: Self.helpDeclaration
    }
  }

  private static let paths = CommandDeclaration.Operand("PATH", .files, isRepeatable: true)

  private static let pathDetails =
    "PATH is a file, a folder, or - for standard input; without one it is this folder."

  /// Options of every command that reads documents.
  private static let documentOptions: [OptionDeclaration] = [
    Option.select.declaration, Option.extendSelect.declaration, Option.ignore.declaration,
    Option.failOn.declaration, Option.exitZero.declaration, Option.baseline.declaration,
    Option.writeBaseline.declaration,
    Option.exclude.declaration, Option.noExclude.declaration, Option.allowEmpty.declaration,
    Option.filesFrom.declaration, Option.nullSeparated.declaration,
    Option.stdinName.declaration, Option.listFiles.declaration,
    Option.configuration.declaration, Option.noConfiguration.declaration,
    Option.policies.declaration, Option.sdk.declaration, Option.today.declaration,
    Option.showSettings.declaration, Option.reports.declaration,
    Option.notes.declaration, Option.statistics.declaration, Option.quiet.declaration,
    Option.color.declaration, Option.jobs.declaration, Option.noCache.declaration,
    Option.cacheFolder.declaration,
  ]

  /// Options of commands that answer questions about documents.
  private static let questionOptions: [OptionDeclaration] = [
    Option.configuration.declaration, Option.noConfiguration.declaration,
    Option.policies.declaration, Option.sdk.declaration, Option.assumedSDK.declaration,
    Option.color.declaration,
  ]

  private static let oneConfiguration = ["config", "no-config"]

  /// A difference stands alone, and so does a list.
  private static let reportConflicts = [
    ["diff", "format"], ["diff", "write-baseline"], ["list-files", "show-settings"],
  ]

  private static let checkDeclaration = CommandDeclaration(
    "Check documents against the SDKs' documents and the policy.",
    details: pathDetails, operands: [paths],
    options: [
      Option.fix.declaration, Option.unsafeFixes.declaration, Option.diff.declaration,
      Option.noSchema.declaration, Option.records.declaration, Option.assumedSDK.declaration,
    ] + documentOptions,
    conflicts: [oneConfiguration] + reportConflicts
      + [
        "fix", "unsafe-fixes", "diff", "format", "baseline", "write-baseline", "list-files",
        "show-settings",
      ].map { ["records", $0] },
    examples: [
      .init("navlint check", "this folder and all below"),
      .init("navlint check --fix app/", "mend what has one answer"),
      .init("navlint check -f text -f sarif=out.sarif", "two reports at once"),
      .init("git ls-files -z | navlint check -0 --files-from -", "a list of files"),
    ])

  private static let policyDeclaration = CommandDeclaration(
    "Check documents against the policy on the user interface alone.",
    details: pathDetails, operands: [paths],
    options: [
      Option.base.declaration, Option.test.declaration, Option.show.declaration,
      Option.fix.declaration, Option.unsafeFixes.declaration, Option.diff.declaration,
      Option.assumedSDK.declaration,
    ] + documentOptions,
    conflicts: [
      oneConfiguration, ["test", "show", "base", "fix"], ["base", "unsafe-fixes"],
      ["base", "diff"], ["test", "format"], ["show", "format"],
    ] + reportConflicts,
    examples: [
      .init("navlint policy --base origin/main", "only what this branch brings in"),
      .init("navlint policy --policy fleet.yaml app/", "an organisation's rules too"),
      .init("navlint policy --test fleet.yaml", "does the policy do what it promises?"),
    ])

  private static let convertDeclaration = CommandDeclaration(
    "Write documents as canonical JSON.",
    details: pathDetails, operands: [paths],
    options: [
      Option.output.declaration, Option.outputFolder.declaration, Option.ndjson.declaration,
      Option.check.declaration, Option.pretty.declaration, Option.omitDefaults.declaration,
      Option.finalNewline.declaration, Option.digest.declaration,
      Option.digestLock.declaration, Option.fsync.declaration, Option.noSchema.declaration,
    ] + documentOptions,
    conflicts: [oneConfiguration, ["output", "output-dir"], ["ndjson", "pretty"]],
    examples: [
      .init("navlint convert city.nav.yaml", "to standard output"),
      .init("navlint convert --output-dir build app/", "as build/app/NAME.json"),
      .init("navlint convert --check --output-dir build app/", "is what is there up to date?"),
    ])

  private static let diffDeclaration = CommandDeclaration(
    "Say what a change means for the screen.",
    details: "OLD and NEW are files, folders, or REVISION[:PATH] of a git repository.",
    operands: [
      .init("OLD", .files, isRequired: true), .init("NEW", .files, isRequired: true),
    ],
    options: [Option.diffFormat.declaration, Option.exitCode.declaration] + questionOptions,
    conflicts: [oneConfiguration],
    examples: [
      .init("navlint diff HEAD .", "what is not committed yet"),
      .init("navlint diff -f markdown old.nav.yaml new.nav.yaml", "for a pull request"),
    ])

  private static let explainDeclaration = CommandDeclaration(
    "Explain a rule, a field, a fact, or where a value comes from.",
    details: "THING is a rule, a category, a field path, a fact id, FILE:POINTER or FILE:LINE.",
    operands: [.init("THING", .things, isRequired: true)],
    options: [Option.answerFormat.declaration] + questionOptions,
    conflicts: [oneConfiguration],
    examples: [
      .init("navlint explain unknown-value", "a rule"),
      .init("navlint explain navigation.ui.compassButton", "a field"),
      .init("navlint explain city.nav.yaml:/map3D/markers/0", "a value of a document"),
    ])

  private static let rulesDeclaration = CommandDeclaration(
    "List every rule with its severities and the facts it rests on.",
    options: [
      Option.select.declaration, Option.ignore.declaration, Option.answerFormat.declaration,
    ] + questionOptions,
    conflicts: [oneConfiguration],
    examples: [
      .init("navlint rules", "all"), .init("navlint rules --select policy -f json", "for tools"),
    ])

  private static let schemaDeclaration = CommandDeclaration(
    "Print the JSON Schema of documents, for editors and other tools.",
    options: [
      Option.schemaOfPolicy.declaration, Option.schemaOfReport.declaration,
      Option.schemaOfConfiguration.declaration, Option.output.declaration,
    ],
    conflicts: [["policy", "report", "config"]],
    examples: [.init("navlint schema -o nav.schema.json", "the schema of documents")])

  private static let initializeDeclaration = CommandDeclaration(
    "Start a document, a configuration or a policy, with comments.",
    details: "FILE is what to make; - writes to standard output.",
    operands: [.init("FILE", .files)],
    options: [Option.starterConfiguration.declaration, Option.starterPolicy.declaration],
    conflicts: [["config", "policy"]],
    examples: [
      .init("navlint init", "a document"), .init("navlint init --config", "a .navlint.yaml"),
    ])

  private static let cleanDeclaration = CommandDeclaration(
    "Empty the result cache.", options: [Option.cacheFolder.declaration])

  private static let completionsDeclaration = CommandDeclaration(
    "Print the completion script of a shell.",
    operands: [.init("SHELL", .oneOf(Shell.allCases.map(\.rawValue)), isRequired: true)],
    examples: [
      .init("source <(navlint completions bash)", "for this session"),
      .init("navlint completions zsh > ~/.zfunc/_navlint", "in a folder of $fpath"),
      .init("navlint completions fish | source", "in config.fish"),
    ])

  private static let manDeclaration = CommandDeclaration(
    "Print the manual page.", examples: [.init("navlint man | man -l -", "read it")])

  private static let helpDeclaration = CommandDeclaration(
    "Show the help of a command.",
    operands: [.init("COMMAND", .oneOf(Command.allCases.map(\.rawValue)))])
}

/// The shells that completions are written for.
package enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}
