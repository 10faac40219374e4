/// A shell that completions are made for.
public enum Shell: String, Sendable, CaseIterable {
  /// GNU Bash, from version 3.2 on.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish
}

extension Program {
  /// The script that teaches a shell the words of this program.
  public func completionScript(for shell: Shell) -> String {
    let nodes = CompletionNode.all(in: self)
    return switch shell {
    case .bash: BashCompletions(program: self, nodes: nodes).script
    case .zsh: ZshCompletions(program: self, nodes: nodes).script
    case .fish: FishCompletions(program: self, nodes: nodes).script
    }
  }
}
