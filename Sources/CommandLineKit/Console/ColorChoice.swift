/// When to color, as `--color` says it.
public enum ColorChoice: String, Sendable, CaseIterable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  /// Always.
  case always
  /// Never.
  case never

  /// Whether to color a stream.
  ///
  /// `auto` asks, in this order: `NO_COLOR` (set to anything: no), `FORCE_COLOR` (set to anything but 0: yes),
  /// `TERM` (`dumb`: no), and whether the stream is a terminal.
  public func colors(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if let word = environment("NO_COLOR"), !word.isEmpty { return false }
      if let word = environment("FORCE_COLOR"), !word.isEmpty, word != "0" { return true }
      return isTerminal && environment("TERM") != "dumb"
    }
  }
}
