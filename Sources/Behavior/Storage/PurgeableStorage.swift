internal import KeyCatalog
internal import PropertyLists

/// Whether an app's data may be thrown away after log-out, as on a Shared iPad (R143).
public struct PurgeableStorage: Sendable {
  /// Whether it may.
  public let isPurgeable: Reading<Bool>
  /// Whether the system does it: from iOS 9.3 on.
  public let isAvailable: Bool

  /// Reads the key.
  public init(_ context: BehaviorContext) {
    isPurgeable = context.flag("NSSupportsPurgeableLocalStorage")
    isAvailable = context.isPhone && context.isAtLeast(SystemVersion(9, 3))
  }

  /// Whether local data may be gone once the person has logged out.
  public var mayPurge: Bool { isAvailable && isPurgeable.value }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let storage = PurgeableStorage(context)
    return [
      BehaviorEffect(
        .storage, "NSSupportsPurgeableLocalStorage", ["R143"], storage.isPurgeable,
        .boolean(storage.mayPurge),
        standard: .boolean(false),
        storage.mayPurge
          ? "Local data may be purged after log-out; the system restores what is in iCloud, the app everything else."
          : "Local data stays when the person logs out.")
    ]
  }
}
