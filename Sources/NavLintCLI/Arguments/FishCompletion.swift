/// The completion script of fish.
struct FishCompletion {
  let words: CompletionWords

  var script: String {
    """
    # fish completion of navlint

    function __navlint_command --description 'Whether the command is one of the arguments'
      set -l words (commandline -opc)
      test (count $words) -gt 1; and contains -- $words[2] $argv
    end

    function __navlint_no_command
      test (count (commandline -opc)) -eq 1
    end

    # The last of several words with commas between.
    function __navlint_list
      set -l before (commandline -ct | string replace -rf '^(--[a-z-]+=)?(.*,)?[^,]*$' '$2')
      for word in $argv
        echo $before$word
      end
    end

    complete -c navlint -f
    \(commandLines)
    \(optionLines)
    \(operandLines)

    """
  }

  private var commandLines: String {
    let lines = Command.allCases.map { command in
      let summary = quoted(command.declaration.summary.withoutFullStop)
      return "complete -c navlint -n __navlint_no_command -a \(command.rawValue) -d \(summary)"
    }
    let help = "complete -c navlint -n __navlint_no_command -s h -l help -d 'Show the help'"
    let version =
      "complete -c navlint -n __navlint_no_command -s V -l version -d 'Show the version'"
    return (lines + [help, version]).joined(separator: "\n")
  }

  private var optionLines: String {
    let lines = Command.allCases.flatMap { command in
      command.declaration.options.map { option in
        var parts = [condition(command), "-l \(option.name)"]
        if let short = option.short { parts.append("-s \(short)") }
        if let value = option.value { parts.append(value.completion.fish(words)) }
        parts.append("-d \(quoted(option.help.withoutFullStop))")
        return parts.joined(separator: " ")
      }
    }
    return lines.joined(separator: "\n")
  }

  private var operandLines: String {
    let lines = Command.allCases.compactMap { command -> String? in
      switch command.declaration.operands.first?.completion {
      case .files?: "\(condition(command)) -F"
      case .oneOf(let names)?:
        "\(condition(command)) -a \(quoted(names.joined(separator: " ")))"
      case .things?:
        "\(condition(command)) -F -a \(quoted(words.things.joined(separator: " ")))"
      case nil: nil
      }
    }
    return lines.joined(separator: "\n")
  }

  private func condition(_ command: Command) -> String {
    "complete -c navlint -n '__navlint_command \(command.rawValue)'"
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}

extension ValueDeclaration.Completion {
  fileprivate func fish(_ words: CompletionWords) -> String {
    switch self {
    case .file: "-r -F"
    case .folder: "-x -a '(__fish_complete_directories)'"
    case .oneOf(let names): "-x -a '\(names.joined(separator: " "))'"
    case .listOf(.rules): "-x -a '(__navlint_list \(words.rules.joined(separator: " ")))'"
    case .nothing: "-x"
    }
  }
}
