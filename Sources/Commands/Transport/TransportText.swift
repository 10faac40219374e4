internal import TransportSecurity

/// Lines of text about a policy, safe for a terminal.
struct TransportText {
  private(set) var bytes: [UInt8] = []

  /// Adds a line.
  mutating func line(_ text: String = "", indent: Int = 0) {
    if !text.isEmpty {
      bytes += Array(repeating: UInt8(ascii: " "), count: indent)
      SafeText.append(text, to: &bytes, .onOneLine)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds what in the policy of an input should be otherwise, going by a system that reads it.
  mutating func warnings(of input: TransportInput, on system: TransportSystem) {
    let warnings = input.policy.warnings(on: system)
    guard !warnings.isEmpty else { return }
    let places = input.places(warnings.map { $0.place })
    line()
    line("Warnings:")
    for warning in warnings {
      line("\(warning.message)\(places.text(warning.place))", indent: 2)
    }
  }
}

extension TransportInput {
  /// What in the policy should be otherwise, going by a system that reads it, as JSON.
  func warningNodes(on system: TransportSystem) -> AnswerNode {
    let warnings = policy.warnings(on: system)
    let places = places(warnings.map { $0.place })
    return .list(
      warnings.map { .object([("text", .text($0.message)), ("place", places.node($0.place))]) })
  }
}
