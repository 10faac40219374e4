internal import CommandLineKit
internal import FileSystem
internal import SourceText

extension InfoPlistProgram {
  /// Runs the program on the words, streams and environment of this process.
  ///
  /// - Returns: The exit status.
  public static func runProcess() -> Int32 {
    ProcessSignals.reportFileSizeLimit()
    let output = BufferedOutput(.output)
    let errors = BufferedOutput(.error)
    let console = Console(
      output: stream(.output, output), errors: stream(.error, errors),
      readInput: { () throws(CommandError) in
        do throws(FileError) { return try FileSystem.readStandardInput().array } catch {
          throw .unreadable(error.message)
        }
      },
      readLine: { () throws(CommandError) in
        do throws(FileError) {
          try output.flush()
          return try FileSystem.readLineOfStandardInput()
        } catch {
          throw .unreadable(error.message)
        }
      }, environment: { ProcessEnvironment[$0] }, seconds: { ProcessClock.seconds })
    var words = ProcessEnvironment.arguments
    let name = words.isEmpty ? nil : words.removeFirst()
    let code = program.run(words, startedAs: name, console)
    do {
      try output.flush()
      try errors.flush()
    } catch {
      if error.code == .brokenPipe { ProcessSignals.endByBrokenPipe() }
      program.report(.unreadable(error.message), on: console)
      return ExitCode.unreadable.rawValue
    }
    return code.rawValue
  }

  private static func stream(_ stream: StandardStream, _ buffer: BufferedOutput) -> ConsoleStream {
    ConsoleStream(isTerminal: stream.isTerminal, columns: stream.columns) { bytes in
      buffer.write(bytes)
      // Nobody reads any more: whatever is left to do would be in vain.
      if buffer.isBroken { ProcessSignals.endByBrokenPipe() }
    }
  }
}
