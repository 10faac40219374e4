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

  /// Adds what the policy of an input is read otherwise than it looks.
  mutating func warnings(of input: TransportInput) {
    guard !input.policy.warnings.isEmpty else { return }
    let places = input.places(input.policy.warnings.map { $0.place })
    line()
    line("Read otherwise than it looks:")
    for warning in input.policy.warnings {
      line("\(warning.message)\(places.text(warning.place))", indent: 2)
    }
  }
}

extension TransportInput {
  /// What the policy is read otherwise than it looks, as JSON.
  var warningNodes: AnswerNode {
    let places = places(policy.warnings.map { $0.place })
    return .list(
      policy.warnings.map { .object([("text", .text($0.message)), ("place", places.node($0.place))]) })
  }
}
