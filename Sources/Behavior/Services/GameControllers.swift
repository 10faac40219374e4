internal import Bundles
internal import PropertyLists
internal import SourceText

/// Which game controllers an app is for, and how many it sees (R149, R150).
public struct GameControllers: Sendable {
  /// The profiles the store has names for.
  public static let knownProfiles = ["Gamepad", "ExtendedGamepad", "MicroGamepad", "DirectionalGamepad"]

  /// The names of the profiles, in the order of the file.
  public let profiles: [String]
  /// Whether each remote is a controller of its own.
  public let seesEachRemote: Reading<Bool>

  private let declared: Reading<PropertyListValue?>
  private let remarks: [String]

  /// Reads the keys.
  public init(_ context: BehaviorContext) {
    declared = context.container("GCSupportedGameControllers", isArray: true)
    seesEachRemote = context.flag("GCSupportsMultipleMicroGamepads")
    var profiles: [String] = []
    var remarks: [String] = []
    if case .array(let items)? = declared.value {
      for (index, item) in items.enumerated() {
        guard case .dictionary(let profile) = item, case .string(let name)? = profile["ProfileName"] else {
          remarks.append("Item \(index) has no ProfileName, so it counts for nothing.")
          continue
        }
        profiles.append(name)
        if !Self.knownProfiles.holds(name) { remarks.append("\(name) is no profile that is known.") }
      }
    }
    self.profiles = profiles
    self.remarks = remarks
  }

  /// How many controllers the app sees for some remotes.
  public func controllerCount(remotes: Int) -> Int { seesEachRemote.value ? remotes : min(remotes, 1) }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let controllers = GameControllers(context)
    var effects = [
      BehaviorEffect(
        .games, "GCSupportedGameControllers", ["R149"], controllers.declared, .texts(controllers.profiles),
        remarks: controllers.remarks,
        controllers.profiles.isEmpty
          ? "The store says nothing about controllers; the system does not read the key."
          : "The store says that the app supports \(controllers.profiles.enumeration); the system does not read the key."
      )
    ]
    guard context.system == .tvOS else { return effects }
    let remotes = context.state.remotes
    let count = controllers.controllerCount(remotes: remotes)
    effects.append(
      BehaviorEffect(
        .games, "GCSupportsMultipleMicroGamepads", ["R150"], controllers.seesEachRemote, .number(count),
        standard: .boolean(false),
        controllers.seesEachRemote.value
          ? "Each remote is a controller of its own: the app sees \(count)."
          : "All remotes feed one controller: the app sees \(count) for \(remotes)."))
    return effects
  }
}
