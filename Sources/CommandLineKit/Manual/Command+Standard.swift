extension Command {
  /// The command `completions`: writes the script that teaches a shell the program's words.
  public static let completions = Command(
    "completions", "Write the script that completes this program's words in a shell.",
    discussion: """
      Bash: put the script where bash-completion looks, or load it in ~/.bashrc.

      Zsh: put it into a folder of $fpath, under the program's name with an underscore in front.

      fish: put it into ~/.config/fish/completions, under the program's name with .fish behind it.
      """,
    arguments: [Argument(.choice(of: Shell.self, placeholder: "SHELL"), help: "The shell.")]
  ) { arguments, console in
    guard let shell = arguments.choice("SHELL", as: Shell.self) else { return .usage }
    console.write(arguments.program.completionScript(for: shell))
    return .success
  }

  /// The command `manual`: writes a page for `man`.
  public static let manual = Command(
    "manual", "Write the manual page of this program or of one of its commands.",
    arguments: [
      Argument(.text("COMMAND"), .any, help: "The words that name the command; the program without any.")
    ]
  ) { arguments, console throws(CommandError) in
    let path = arguments.values("COMMAND")
    guard let page = arguments.program.manualPage(for: path) else {
      throw .usage(
        "There is no command '\(visible(path.joined(separator: " ")))'.",
        hint: "Run '\(arguments.program.name) --help' for the list of commands.")
    }
    console.write(page.text)
    return .success
  }
}
