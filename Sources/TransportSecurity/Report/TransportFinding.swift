/// What a report says about one setting of a policy.
public struct TransportFinding: Sendable {
  /// How much a setting opens.
  public enum Risk: Sendable, Hashable, CaseIterable {
    /// Nothing, or the setting protects.
    case none
    /// Connections within reach of the device, or a weakness that still keeps encryption.
    case low
    /// One domain, or one kind of load.
    case medium
    /// Every connection.
    case high

    /// The word for people and programs.
    public var name: String {
      switch self {
      case .none: "none"
      case .low: "low"
      case .medium: "medium"
      case .high: "high"
      }
    }
  }

  /// What becomes of a setting on the systems the program runs on.
  public enum State: Sendable, Hashable, CaseIterable {
    /// It changes what is allowed.
    case active
    /// It says what holds anyway.
    case `default`
    /// Other settings, or the systems, leave nothing for it to do.
    case dead

    /// The word for people and programs.
    public var name: String {
      switch self {
      case .active: "active"
      case .default: "default"
      case .dead: "dead"
      }
    }
  }

  /// The key, or the domain, in the spelling of the file.
  public let key: String
  /// The value as people write it; nil for a domain.
  public let value: String?
  /// Where it stands.
  public let place: TransportPlace
  /// What it does, in one sentence.
  public var effect: String
  /// The requests it opens, nil if it opens none.
  public var opens: String?
  /// How much it opens.
  public var risk = Risk.none
  /// What becomes of it.
  public var state = State.active
  /// Why nothing is left for it to do, or which systems alone it is for; nil if it always counts.
  public var remark: String?
  /// The kind of justification that App Review asks for; nil if it asks for none (R203, A28).
  public var justification: String?

  /// Whether App Review asks for a justification.
  public var triggersReview: Bool { justification != nil }

  /// Notes that the setting does nothing, so it opens nothing either; App Review asks about it all the same.
  mutating func die(_ why: String) {
    state = .dead
    remark = why
    opens = nil
    risk = .none
  }

  init<Value>(_ setting: TransportSetting<Value>, value: String, effect: String) {
    key = setting.key
    self.value = value
    place = setting.place
    self.effect = effect
  }

  init(domain: String, place: TransportPlace, effect: String) {
    key = domain
    value = nil
    self.place = place
    self.effect = effect
  }
}
