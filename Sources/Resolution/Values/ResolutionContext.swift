public import Bundles

/// Where and for whom a value is looked up.
public struct ResolutionContext: Sendable, Hashable {
  /// The system that runs.
  public let system: RuntimeSystem
  /// The device it runs on.
  public let device: Device
  /// The person's languages, the dearest first.
  public let languages: [String]

  /// Creates a context.
  public init(system: RuntimeSystem, device: Device, languages: [String]) {
    self.system = system
    self.device = device
    self.languages = languages
  }
}
