/// The completion script of bash, from version 3.2 on.
struct BashCompletion {
  let words: CompletionWords

  var script: String {
    """
    # bash completion of navlint

    _navlint() {
      local cur prev command
      COMPREPLY=()
      cur=${COMP_WORDS[COMP_CWORD]}
      prev=${COMP_WORDS[COMP_CWORD-1]}
      command=${COMP_WORDS[1]}
      # bash takes `--name=value` for three words.
      if [[ $cur == "=" ]]; then
        cur=
      elif [[ $prev == "=" ]]; then
        prev=${COMP_WORDS[COMP_CWORD-2]}
      fi
      if [[ $COMP_CWORD -eq 1 ]]; then
        COMPREPLY=($(compgen -W "\(commandNames) --help --version" -- "$cur"))
        return
      fi
      case "$command $prev" in
    \(valueCases)
      esac
      if [[ $cur == -* ]]; then
        case $command in
    \(optionCases)
        esac
        return
      fi
      case $command in
    \(operandCases)
      esac
    }

    # Puts the words that begin with $cur into COMPREPLY.
    _navlint_words() {
      COMPREPLY=($(compgen -W "$1" -- "$cur"))
    }

    # The same for the last of several words with commas between.
    _navlint_list() {
      local before=
      if [[ $cur == *,* ]]; then before=${cur%,*},; fi
      COMPREPLY=($(compgen -P "$before" -W "$1" -- "${cur##*,}"))
      compopt -o nospace 2>/dev/null
    }

    _navlint_folders() {
      local IFS=$'\\n'
      COMPREPLY=($(compgen -d -- "$cur"))
      compopt -o filenames 2>/dev/null
    }

    complete -o default -F _navlint navlint

    """
  }

  private var commandNames: String {
    Command.allCases.map(\.rawValue).joined(separator: " ")
  }

  /// Values of options; without words bash offers files.
  private var valueCases: String {
    let cases = Command.allCases.flatMap { command in
      command.declaration.options.compactMap { option -> String? in
        guard let value = option.value else { return nil }
        let patterns = option.spellings.map { "\"\(command.rawValue) \($0)\"" }
        return "    \(patterns.joined(separator: "|"))) \(action(for: value.completion)); return ;;"
      }
    }
    return cases.joined(separator: "\n")
  }

  private func action(for completion: ValueDeclaration.Completion) -> String {
    switch completion {
    case .oneOf(let names): "_navlint_words \"\(names.joined(separator: " "))\""
    case .listOf(.rules): "_navlint_list \"\(words.rules.joined(separator: " "))\""
    case .folder: "_navlint_folders"
    case .file, .nothing: ":"
    }
  }

  private var optionCases: String {
    let cases = Command.allCases.map { command in
      let spellings = command.declaration.options.flatMap(\.spellings).joined(separator: " ")
      return "      \(command.rawValue)) _navlint_words \"\(spellings)\" ;;"
    }
    return cases.joined(separator: "\n")
  }

  private var operandCases: String {
    let cases = Command.allCases.compactMap { command -> String? in
      switch command.declaration.operands.first?.completion {
      case .oneOf(let names)?:
        "    \(command.rawValue)) _navlint_words \"\(names.joined(separator: " "))\" ;;"
      case .things?:
        "    \(command.rawValue)) _navlint_words \"\(words.things.joined(separator: " "))\" ;;"
      case .files?, nil: nil
      }
    }
    return cases.joined(separator: "\n")
  }
}
