public import Bundles
public import KeyCatalog

/// Where and for whom a value is looked up.
public struct ResolutionContext: Sendable, Hashable {
  /// The system that runs.
  public let system: RuntimeSystem
  /// The device it runs on.
  public let device: Device
  /// The person's languages, the dearest first.
  public let languages: [String]
  /// The version of the system, nil for the newest.
  public let version: SystemVersion?

  /// The platform as the catalog names it.
  public var platform: Platform {
    switch system {
    case .macOS, .linux: .macOS
    case .iOS: device == .iPad ? .iPadOS : .iOS
    case .tvOS: .tvOS
    case .watchOS: .watchOS
    case .visionOS: .visionOS
    }
  }

  /// Creates a context.
  public init(
    system: RuntimeSystem, device: Device, languages: [String], version: SystemVersion? = nil
  ) {
    self.system = system
    self.device = device
    self.languages = languages
    self.version = version
  }
}
