internal import CommandLineKit

extension Command {
  /// `infoplist completions`: writes a shell's completions.
  static var completions: Command {
    Command(
      "completions", "Write completions for a shell.",
      discussion: """
        Put the script where the shell looks for completions, for example

          infoplist completions bash > ~/.local/share/bash-completion/completions/infoplist
          infoplist completions zsh > "${fpath[1]}/_infoplist"
          infoplist completions fish > ~/.config/fish/completions/infoplist.fish
        """,
      arguments: [
        Argument(.choice(of: Shell.self, placeholder: "SHELL"), help: "The shell to complete for.")
      ],
      options: [.outputFile]
    ) { arguments, console throws(CommandError) in
      guard let shell: Shell = arguments.choice("SHELL") else { return .usage }
      try Output.write(Array(arguments.program.completionScript(for: shell).utf8), arguments, console)
      return .success
    }
  }
}
