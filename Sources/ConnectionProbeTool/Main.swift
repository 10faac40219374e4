internal import CommandLineKit
internal import ConnectionProbe
internal import ConnectionReports
internal import FileSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

@main
enum Main {
  static func main() {
    let errors = BufferedOutput(.error)
    let console = Console(
      output: ConsoleStream(isTerminal: StandardStream.output.isTerminal) { bytes in
        // Each line is for somebody who waits for it.
        do throws(FileError) { try StandardStream.output.write(bytes) } catch {
          // Nobody reads any more: whatever is left to do would be in vain.
          exit(ExitCode.unreadable.rawValue)
        }
      },
      errors: ConsoleStream(
        isTerminal: StandardStream.error.isTerminal, columns: StandardStream.error.columns
      ) {
        errors.write($0)
      },
      readInput: { () throws(CommandError) in [] }, environment: { ProcessEnvironment[$0] },
      seconds: { ProcessClock.seconds })
    // A look-up of a host name may still be running on a thread; it ends with the process.
    exit(ProbeProgram.program.run(Array(ProcessEnvironment.arguments.dropFirst()), console).rawValue)
  }
}
