public import CommandLineKit

/// The property list utility of macOS, as far as its users can tell.
public enum Plutil {
  /// Runs a call.
  ///
  /// - Parameters:
  ///   - words: The words of the call, without the program's own name.
  ///   - console: Where results and messages go, and standard input comes from.
  /// - Returns: Success if every file went well, else ``ExitCode/findings``.
  public static func run(_ words: [String], _ console: Console) -> ExitCode {
    do throws(PlutilError) {
      let run = PlutilRun(try PlutilCall(words), console)
      return run.all() ? .success : .findings
    } catch {
      console.errors.writeLine(error.message)
      return .findings
    }
  }
}
