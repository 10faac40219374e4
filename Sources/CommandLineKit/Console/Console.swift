/// The world as a command sees it: two streams to write, one to read, and the environment.
public struct Console: Sendable {
  /// Where answers go.
  public var output: ConsoleStream
  /// Where everything about the run goes.
  public var errors: ConsoleStream
  /// Reads standard input to its end.
  public var readInput: @Sendable () throws(CommandError) -> [UInt8]
  /// Reads the next line of standard input, without its line feed; nil at the end.
  ///
  /// What has been written is seen before it waits.
  public var readLine: @Sendable () throws(CommandError) -> [UInt8]?
  /// Looks up an environment variable.
  public var environment: @Sendable (_ name: String) -> String?
  /// Seconds since some moment that stays the same while the program runs.
  public var seconds: @Sendable () -> Double
  /// The name that begins an error line; the program sets it.
  public internal(set) var programName = ""

  /// Creates a console.
  public init(
    output: ConsoleStream, errors: ConsoleStream,
    readInput: @escaping @Sendable () throws(CommandError) -> [UInt8],
    readLine: @escaping @Sendable () throws(CommandError) -> [UInt8]? = { nil },
    environment: @escaping @Sendable (_ name: String) -> String?,
    seconds: @escaping @Sendable () -> Double = { 0 }
  ) {
    self.output = output
    self.errors = errors
    self.readInput = readInput
    self.readLine = readLine
    self.environment = environment
    self.seconds = seconds
  }

  /// Writes an answer as it is.
  public func write(_ text: String) {
    output.write(text)
  }

  /// Writes a line of an answer.
  public func writeLine(_ text: String = "") {
    output.writeLine(text)
  }

  /// Reports an error: `NAME: error: SENTENCE`, or `PLACE: error: SENTENCE [ID]` where it has a place, and the
  /// hint on a line of its own.
  public func report(_ error: CommandError) {
    let message = error.message + (error.id.map { " [\($0)]" } ?? "")
    if let place = error.place {
      errors.writeLine(
        StyledText("\(place): ", .bold) + StyledText("error:", [.bold, .red]) + StyledText(" \(message)"))
      if let hint = error.hint { errors.writeLine(StyledText("  hint:", .blue) + StyledText(" \(hint)")) }
    } else {
      report("error", .red, message)
      if let hint = error.hint { report("hint", .blue, hint) }
    }
  }

  /// Reports something that does not stop the work: `NAME: warning: SENTENCE`.
  public func warn(_ message: String) {
    report("warning", .yellow, message)
  }

  /// Reports something worth knowing: `NAME: note: SENTENCE`.
  public func note(_ message: String) {
    report("note", .blue, message)
  }

  /// Decides about color for both streams.
  mutating func applyColor(_ choice: ColorChoice) {
    output.isColored = choice.colors(isTerminal: output.isTerminal, environment: environment)
    errors.isColored = choice.colors(isTerminal: errors.isTerminal, environment: environment)
  }

  private func report(_ label: String, _ color: Style, _ message: String) {
    errors.writeLine(
      StyledText("\(programName): ") + StyledText("\(label):", [.bold, color]) + StyledText(" \(message)"))
  }
}
