public import CommandLineKit

/// The property list editor of macOS, as far as its users can tell.
public enum PlistBuddy {
  /// Runs a call.
  ///
  /// - Parameters:
  ///   - words: The words of the call, without the program's own name.
  ///   - console: Where results and messages go, and commands come from if the call has none.
  /// - Returns: Success, or ``ExitCode/findings`` if the call is wrong or a command failed.
  public static func run(_ words: [String], _ console: Console) throws(CommandError) -> ExitCode {
    var run = PlistBuddyRun(console)
    return try run.run(words)
  }
}
