/// The completion script of zsh, for a folder of `$fpath` or to be sourced.
struct ZshCompletion {
  let words: CompletionWords

  var script: String {
    """
    #compdef navlint
    # zsh completion of navlint

    _navlint() {
      local curcontext=$curcontext state line
      typeset -A opt_args
      _arguments -C \\
        '(-h --help)'{-h,--help}'[Show the help]' \\
        '(-V --version)'{-V,--version}'[Show the version]' \\
        '1:command:->command' \\
        '*::argument:->argument'
      case $state in
        command)
          local -a commands
          commands=(
    \(commandRows)
          )
          _describe command commands
          ;;
        argument)
          case $words[1] in
    \(commandCases)
          esac
          ;;
      esac
    }

    # Sourced, it has to be registered; from $fpath, to be run.
    if [[ $funcstack[1] == _navlint ]]; then
      _navlint "$@"
    else
      compdef _navlint navlint
    fi

    """
  }

  private var commandRows: String {
    let rows = Command.allCases.map { command in
      let summary = command.declaration.summary.withoutFullStop
      return "        " + "\(command.rawValue):\(summary)".shellQuoted
    }
    return rows.joined(separator: "\n")
  }

  private var commandCases: String {
    let cases = Command.allCases.map { command in
      let declaration = command.declaration
      let specifications =
        declaration.options.map(specification) + declaration.operands.map(specification)
      let lines = specifications.map { "            \($0)" }.joined(separator: " \\\n")
      return "        \(command.rawValue))\n          _arguments -s -S \\\n\(lines)\n          ;;"
    }
    return cases.joined(separator: "\n")
  }

  /// As in `'(-c --config)'{-c,--config=}'[Use this]:FILE:_files'`.
  private func specification(for option: OptionDeclaration) -> String {
    let help = "[" + escaped(option.help.withoutFullStop) + "]"
    let argument = option.value.map { ":\(escaped($0.placeholder)):\(action($0.completion))" }
    let text = (help + (argument ?? "")).shellQuoted
    let equals = option.value == nil ? "" : "="
    guard let short = option.short else {
      let star = option.isRepeatable ? "*" : ""
      return "'\(star)--\(option.name)\(equals)'\(text)"
    }
    let both = "{-\(short),--\(option.name)\(equals)}\(text)"
    return option.isRepeatable ? "\\*\(both)" : "'(-\(short) --\(option.name))'\(both)"
  }

  private func specification(for operand: CommandDeclaration.Operand) -> String {
    let number = operand.isRepeatable ? "*" : operand.isRequired ? "" : ":"
    let action =
      switch operand.completion {
      case .files: "_files"
      case .oneOf(let names): "(\(names.joined(separator: " ")))"
      case .things:
        #"{_alternative "things:thing:(\#(things))" "files:file:_files"}"#
      }
    return "\(number):\(escaped(operand.placeholder)):\(action)".shellQuoted
  }

  private var things: String { words.things.joined(separator: " ") }

  private func action(_ completion: ValueDeclaration.Completion) -> String {
    switch completion {
    case .file: "_files"
    case .folder: "_files -/"
    case .oneOf(let names): "(\(names.joined(separator: " ")))"
    case .listOf(.rules): "_values -s , rule \(words.rules.joined(separator: " "))"
    case .nothing: " "
    }
  }

  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
      .replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
