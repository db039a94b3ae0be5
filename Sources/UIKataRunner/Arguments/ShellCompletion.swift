/// Completion of `uikata`'s own command line, for one shell. Katas are asked for when the tab key
/// is pressed, so that they are those of the course at hand.
struct ShellCompletion {
  var shell: Shell

  init(_ shell: Shell) {
    self.shell = shell
  }

  /// To be sourced.
  var script: String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var commands: String { CommandName.allCases.map(\.rawValue).joined(separator: " ") }

  private var kataCommands: String {
    [CommandName.show, .answer, .check, .watch, .scratchpad, .replay, .forget, .report].map(
      \.rawValue
    )
    .joined(
      separator: "|")
  }

  private func options(of command: CommandName) -> String {
    let own = Option.allCases.filter(command.options.contains).map(\.rawValue)
    return (own + [Option.katas, .language, .help].map(\.rawValue)).joined(separator: " ")
  }

  private var bash: String {
    let cases = CommandName.allCases.map { "    \($0.rawValue)) words='\(options(of: $0))' ;;" }
    return """
      _uikata() {
        local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} words
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(commands)' -- "$word"))
          return
        fi
        case $command in
      \(cases.joined(separator: "\n"))
        esac
        case $command in
          \(kataCommands)) words="$words $(uikata list --ids 2>/dev/null)" ;;
          course) words="$words check record new" ;;
          completions) words="$words bash zsh fish" ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F _uikata uikata

      """
  }

  private var zsh: String {
    """
    autoload -U +X bashcompinit && bashcompinit
    \(bash)
    """
  }

  private var fish: String {
    let kataCommands = kataCommands.replacing("|", with: " ")
    var lines = [
      "complete -c uikata -n __fish_use_subcommand -f -a '\(commands)'",
      "complete -c uikata -n '__fish_seen_subcommand_from \(kataCommands)' -f "
        + "-a '(uikata list --ids 2>/dev/null)'",
      "complete -c uikata -n '__fish_seen_subcommand_from course' -f -a 'check record new'",
      "complete -c uikata -n '__fish_seen_subcommand_from completions' -f -a 'bash zsh fish'",
    ]
    for command in CommandName.allCases {
      for option in Option.allCases where command.options.contains(option) {
        let name = option.rawValue.dropFirst(2)
        let value = option.value == nil ? "" : " -r"
        lines.append(
          "complete -c uikata -n '__fish_seen_subcommand_from \(command.rawValue)' -l \(name)\(value)"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
