internal import PropertyLists

/// Whether a VPN for single apps can be tried without a server that manages the device (R152).
public struct VPNTesting: Sendable {
  /// Whether the key is there.
  public let isSetUp: Bool
  private let declared: Reading<PropertyListValue?>

  /// Reads the key.
  public init(_ context: BehaviorContext) {
    declared = context.container("NETestAppMapping", isArray: false)
    isSetUp = declared.value != nil
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let testing = VPNTesting(context)
    let warning =
      testing.isSetUp && context.state.isRelease
      ? ["The key is for development and has no place in a release."] : []
    return [
      BehaviorEffect(
        .network, "NETestAppMapping", ["R152"], testing.declared, .boolean(testing.isSetUp), remarks: warning,
        testing.isSetUp
          ? "The apps that are named use the VPN, without a server that manages the device."
          : "A VPN for single apps needs a server that manages the device.")
    ]
  }
}
