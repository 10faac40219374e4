/// Why a command cannot do what it was asked.
///
/// A command throws it; the program writes `NAME: error: SENTENCE` to standard error, the hint on a line of
/// its own, and ends with the exit code.
public struct CommandError: Error, Sendable, Hashable {
  /// One sentence for a person.
  public let message: String
  /// What to do about it, or nil.
  public let hint: String?
  /// How the call ends.
  public let exitCode: ExitCode

  /// Creates an error.
  public init(_ message: String, hint: String? = nil, exitCode: ExitCode) {
    self.message = message
    self.hint = hint
    self.exitCode = exitCode
  }

  /// The words of the call, or of a file that configures it, are wrong.
  public static func usage(_ message: String, hint: String? = nil) -> CommandError {
    CommandError(message, hint: hint, exitCode: .usage)
  }

  /// An input is missing, cannot be read, or is not what the command needs.
  public static func unreadable(_ message: String, hint: String? = nil) -> CommandError {
    CommandError(message, hint: hint, exitCode: .unreadable)
  }
}
