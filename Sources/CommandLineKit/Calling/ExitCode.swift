/// How a call ends, as the shell sees it.
public enum ExitCode: Int32, Sendable {
  /// It worked; nothing was found; the answer is "yes".
  case success = 0
  /// Something was found; the answer is "no".
  case findings = 1
  /// The words of the call, or a file that configures it, are wrong.
  case usage = 2
  /// An input is missing, cannot be read, or is not what the command needs.
  case unreadable = 3
}
