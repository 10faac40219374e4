internal import KeyCatalog
internal import PropertyLists

/// Whether windows are drawn by the video card (R216).
public struct QuartzGL: Sendable {
  /// What decides.
  public enum Outcome: String, Sendable, Hashable {
    /// It is on.
    case on
    /// It is off, whatever the app does.
    case off
    /// The app decides, with setPreferredBackingLocation.
    case app
  }

  /// The value of the key.
  public let isWanted: Reading<Bool>
  /// Whether the system has it: from Mac OS X 10.5 on.
  public let isAvailable: Bool

  /// The least memory, in megabytes.
  public static let leastMemory = 1024

  /// Reads the key.
  public init(_ context: BehaviorContext) {
    isWanted = context.flag("QuartzGLEnable")
    isAvailable = context.isMac && context.isAtLeast(SystemVersion(10, 5))
  }

  /// What happens on a computer.
  ///
  /// - Parameter memory: Its memory, in megabytes of 1,048,576 bytes.
  public func outcome(memory: Int, videoCards: Int) -> Outcome {
    guard isAvailable, videoCards <= 1 else { return .off }
    switch isWanted.original {
    case nil, .array, .dictionary, .data, .date: return .app
    default: break
    }
    return isWanted.value && memory >= Self.leastMemory ? .on : .off
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let quartz = QuartzGL(context)
    let state = context.state
    let outcome = quartz.outcome(memory: state.memory, videoCards: state.videoCards)
    let reason: String
    switch outcome {
    case .on: reason = "Quartz GL is on."
    case .app: reason = "The app decides about Quartz GL, with setPreferredBackingLocation."
    case .off where !quartz.isAvailable: reason = "There is no Quartz GL before Mac OS X 10.5."
    case .off where state.videoCards > 1: reason = "Quartz GL is off, as there is more than one video card."
    case .off where quartz.isWanted.value: reason = "Quartz GL is off, as there is less than 1 GB of memory."
    case .off: reason = "Quartz GL is off, even if the app sets a preferred backing location."
    }
    return [
      BehaviorEffect(
        .graphics, "QuartzGLEnable", ["R216"], quartz.isWanted, .string(outcome.rawValue), reason)
    ]
  }
}
