import SourceText

internal import PropertyLists

/// Whether an app can talk to an accessory (R231).
public struct AccessoryProtocols: Sendable {
  /// The protocols the app speaks, in any order.
  public let protocols: Reading<[String]>

  /// Reads the key.
  public init(_ context: BehaviorContext) {
    protocols = context.texts("UISupportedExternalAccessoryProtocols")
  }

  /// The protocols that the app and an accessory have in common.
  public func common(with accessory: [String]) -> [String] { protocols.value.filter { accessory.holds($0) } }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let own = AccessoryProtocols(context)
    let accessory = context.state.accessoryProtocols
    let common = own.common(with: accessory)
    var sentence =
      own.protocols.value.isEmpty
      ? "The app can talk to no accessories."
      : "The app can talk to accessories that speak \(own.protocols.value.enumeration)."
    if !accessory.isEmpty {
      sentence =
        common.isEmpty
        ? "The app cannot talk to the accessory."
        : "The app can talk to the accessory, by \(common.enumeration)."
    }
    return [
      BehaviorEffect(
        .devices, "UISupportedExternalAccessoryProtocols", ["R231"], own.protocols,
        .texts(accessory.isEmpty ? own.protocols.value : common), sentence)
    ]
  }
}
