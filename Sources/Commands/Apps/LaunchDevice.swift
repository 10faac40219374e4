internal import Bundles
internal import KeyCatalog
internal import LaunchServices
internal import Resolution

/// The devices on which an app is to be launched: all models of a kind that run the system.
struct LaunchDevice {
  /// The number in `UIDeviceFamily`, nil for any.
  let family: Int?
  private let isIPod: Bool
  private let system: HostSystem

  init(_ word: String?, on system: HostSystem) {
    self.system = system
    isIPod = word == "ipod"
    switch word {
    case "iphone", "ipod": family = 1
    case "ipad": family = 2
    case "appletv": family = 3
    case "applewatch": family = 4
    case "vision": family = 7
    default: family = nil
    }
  }

  /// What no iPod touch has.
  private static let missingOnIPod = ["gps", "magnetometer", "nfc", "sms", "telephony"]

  /// Why no device of the kind has all that `UIRequiredDeviceCapabilities` asks for (R225, R226); nil if one has, or if no
  /// model of the kind is known.
  func objection(to bundle: BundleInspection) -> String? {
    guard let platform, let version = SystemVersion(system.version.description) else { return nil }
    let resolver = ValueResolver(
      bundle, in: ResolutionContext(system: system.system, device: Device(for: system.system), languages: []))
    let requirements = DeviceRequirements(platform: platform, architectures: nil) {
      resolver.resolve($0, usesDefaults: false).value
    }
    if isIPod {
      for capability in requirements.capabilities
      where capability.isRequired && Self.missingOnIPod.contains(capability.name) {
        return "UIRequiredDeviceCapabilities: The app demands \(capability.name), which no iPod touch has."
      }
    }
    let models = DeviceModel.all.filter { model in
      model.family.platform == platform && (family == nil || model.family.number == family)
        && model.firstSystem <= version && (model.lastSystem.map { version.major <= $0.major } ?? true)
    }
    var first: String?
    for model in models where !isIPod {
      let exclusions = DeviceVerdict(requirements, on: model, running: version).exclusions
      guard let reason = exclusions.first(where: { $0.key == "UIRequiredDeviceCapabilities" })?.reason else {
        return nil
      }
      if first == nil { first = "\(model.name): \(reason)" }
    }
    return first.map { "UIRequiredDeviceCapabilities keeps the app from every such device; \($0)" }
  }

  private var platform: Platform? {
    switch system.system {
    case .iOS: .iOS
    case .tvOS: .tvOS
    case .visionOS: .visionOS
    case .macOS, .watchOS, .linux: nil
    }
  }
}
