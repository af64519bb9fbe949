/// What a shell's completion script knows beside the declarations.
package struct CompletionWords: Sendable {
  /// Rule ids, categories and fact ids, for `--select` and its like.
  package var rules: [String]
  /// What `explain` explains: rule ids, field paths and fact ids.
  package var things: [String]

  package init(rules: [String], things: [String]) {
    self.rules = rules
    self.things = things
  }
}

/// Completion scripts, written from the declarations.
package enum CompletionScript {
  /// The script for `shell`.
  package static func text(for shell: Shell, words: CompletionWords) -> String {
    switch shell {
    case .bash: BashCompletion(words: words).script
    case .zsh: ZshCompletion(words: words).script
    case .fish: FishCompletion(words: words).script
    }
  }
}

extension String {
  /// The text in single quotes, as bash and zsh read it.
  var shellQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }

  /// The text with `target` replaced wherever it stands.
  func replacing(_ target: Character, with replacement: String) -> String {
    map { $0 == target ? replacement : String($0) }.joined()
  }

  /// The sentence without its full stop, for lists.
  var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
