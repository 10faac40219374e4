/// The words of a call, sorted by what they mean.
///
/// Options are asked for by their long names, arguments by the placeholders the help shows. Asking for a name
/// that the command does not declare stops the program: that is a mistake in the command.
public struct ParsedArguments: Sendable {
  struct Entry: Sendable {
    let name: String
    var values: [String]
    var isGiven: Bool
  }

  /// The program that was called.
  public let program: Program
  /// The words that name the command, such as `["transport", "evaluate"]`.
  public let commandPath: [String]
  private let entries: [Entry]

  init(program: Program, commandPath: [String], entries: [Entry]) {
    self.program = program
    self.commandPath = commandPath
    self.entries = entries
  }

  /// Whether an option or argument was given in the call.
  public func has(_ name: String) -> Bool {
    entry(name).isGiven
  }

  /// The value of an option or argument; for an option that is not given its default, for a repeated one the
  /// last.
  public func value(_ name: String) -> String? {
    entry(name).values.last
  }

  /// The value of an argument that the command requires, or of an option that has a default.
  public func required(_ name: String) -> String {
    guard let value = value(name) else { preconditionFailure("\(name) is not always there") }
    return value
  }

  /// All values of an option or argument, in the order of the call.
  public func values(_ name: String) -> [String] {
    entry(name).values
  }

  /// All values of an option or argument, each one split at its commas, without empty parts.
  public func list(_ name: String) -> [String] {
    values(name).flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// The value of an option or argument that is declared as a whole number.
  public func integer(_ name: String) -> Int? {
    value(name).flatMap { Int($0) }
  }

  /// The value of an option or argument that is declared as a choice of an enumeration's cases.
  public func choice<Value>(
    _ name: String, as type: Value.Type = Value.self
  ) -> Value? where Value: RawRepresentable, Value.RawValue == String {
    value(name).map { word in
      guard let value = Value(rawValue: word) else {
        preconditionFailure("\(name) accepts \(word), which is not a case of \(type)")
      }
      return value
    }
  }

  private func entry(_ name: String) -> Entry {
    guard let entry = entries.last(where: { $0.name == name }) else {
      preconditionFailure("the command \(commandPath.joined(separator: " ")) does not declare \(name)")
    }
    return entry
  }
}
