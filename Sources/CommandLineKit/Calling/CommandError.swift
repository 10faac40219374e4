/// Why a command cannot do what it was asked.
///
/// A command throws it; the program writes `NAME: error: SENTENCE` to standard error, or `PLACE: error:
/// SENTENCE [ID]` where the error has a place, the hint on a line of its own, and ends with the exit code.
public struct CommandError: Error, Sendable, Hashable {
  /// One sentence for a person.
  public let message: String
  /// What to do about it, or nil.
  public let hint: String?
  /// How the call ends.
  public let exitCode: ExitCode
  /// Where in a file the error is, as `PATH:LINE:COLUMN`, or nil.
  public let place: String?
  /// The name of this kind of error, such as `unexpected-end`, or nil.
  public let id: String?

  /// Creates an error.
  public init(
    _ message: String, hint: String? = nil, exitCode: ExitCode, place: String? = nil, id: String? = nil
  ) {
    self.message = message
    self.hint = hint
    self.exitCode = exitCode
    self.place = place
    self.id = id
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
