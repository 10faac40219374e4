import SourceText

internal import KeyCatalog

/// Whether models have what `UIRequiredDeviceCapabilities` may ask for.
enum CapabilityRule {
  /// An answer.
  enum Answer: Hashable {
    case yes, no
    /// Only some variants of the model have it, as those for cellular networks.
    case someVariants
    /// Nothing is known about it.
    case unknown
  }

  /// Whether a model has a capability.
  static func answer(_ capability: String, _ model: DeviceModel) -> Answer {
    switch model.family {
    case .iPhone, .iPad: answerOnPhone(capability, model)
    case .appleVision: answerOnVision(capability)
    case .appleTV: .unknown
    }
  }

  private static func answerOnPhone(_ capability: String, _ model: DeviceModel) -> Answer {
    let isPhone = model.family == .iPhone
    switch capability {
    case "accelerometer", "armv7", "arm64", "auto-focus-camera", "bluetooth-le",
      "embedded-web-browser-engine",
      "web-browser-engine", "front-facing-camera", "gamekit", "gyroscope", "location-services",
      "magnetometer",
      "metal", "microphone", "opengles-1", "opengles-2", "opengles-3", "peer-peer", "still-camera",
      "video-camera",
      "wifi":
      return .yes
    case "arkit": return answer(model.hasChip(atLeastA: 9))
    case "armv6", "watch-companion": return .no
    case "arm64e", "iphone-ipad-minimum-performance-a12": return answer(model.hasChip(atLeastA: 12))
    case "camera-flash": return answer(model.hasFlash)
    case "driverkit", "ipad-minimum-performance-m1": return answer(!isPhone && model.generationOfM != nil)
    case "gps": return isPhone ? .yes : .someVariants
    case "healthkit", "sms", "telephony": return answer(isPhone)
    case "nfc": return answer(isPhone && model.hasChip(atLeastA: 10))
    case "iphone-performance-gaming-tier": return answer(model.hasChip(atLeastA: 17))
    default: return .unknown
    }
  }

  private static func answerOnVision(_ capability: String) -> Answer {
    guard let known = DeviceCapability.named(capability)?.visionOS else { return .unknown }
    if known.isSameText(as: "yes") { return .yes }
    // What only some apps have depends on the app, not on the model.
    return known.isSameText(as: "no") ? .no : .someVariants
  }

  private static func answer(_ isYes: Bool) -> Answer { isYes ? .yes : .no }
}
