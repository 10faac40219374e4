public import CommandLineKit

/// The part of macOS's nscurl that diagnoses App Transport Security (R206).
public enum Nscurl {
  /// Runs a call.
  ///
  /// - Parameters:
  ///   - words: The words of the call, without the program's own name.
  ///   - console: Where results and messages go.
  /// - Returns: Success once the tests have been made, whatever they found.
  /// - Throws: `CommandError` about the words, or if no test can be made.
  public static func run(_ words: [String], _ console: Console) throws(CommandError) -> ExitCode {
    let words = try NscurlWords(words)
    guard !words.wantsHelp else {
      console.write(help)
      return .success
    }
    guard words.diagnoses else {
      throw .usage("Only --ats-diagnostics is offered here.", hint: usage)
    }
    guard let url = words.url else { throw .usage("A URL is missing.", hint: usage) }
    let call = try DiagnosticCall(
      url: url, certificateFile: words.certificateFile, connect: words.connect,
      timeout: words.timeout ?? DiagnosticCall.standardTimeout)
    let text = DiagnosticText(for: call, isVerbose: words.isVerbose)
    // Before the tests, as it tells what is being done while they last.
    console.write(text.introduction)
    console.write(text.text(of: try call.results(console)))
    return .success
  }

  static let usage = "The call is: nscurl --ats-diagnostics [--verbose] URL"

  private static let help = """
    usage: nscurl --ats-diagnostics [--verbose] URL

      --ats-diagnostics    load the URL under sixteen App Transport Security policies
      --verbose            show the policies and the errors
      --ca-file FILE       certificates to trust besides the system's, in PEM
      --connect HOST:PORT  where the host of the URL is to be found
      --timeout SECONDS    how long each test may take (10)

    The three last options are not of the original. Nothing else that it does is offered.

    """
}
