import SourceText

/// A kind of device, as far as keys and resource files tell them apart.
public enum Device: Sendable, Hashable, CaseIterable {
  case iPhone, iPod, iPad, mac, appleTV, appleWatch, appleVision

  /// The word for it in calls of the program.
  public var name: String {
    switch self {
    case .iPhone: "iphone"
    case .iPod: "ipod"
    case .iPad: "ipad"
    case .mac: "mac"
    case .appleTV: "appletv"
    case .appleWatch: "applewatch"
    case .appleVision: "vision"
    }
  }

  /// Creates a device from its word, nil if there is none.
  public init?(name: String) {
    guard let device = Self.allCases.first(where: { $0.name.isSameText(as: name) }) else { return nil }
    self = device
  }

  /// The system that runs on it.
  public var system: RuntimeSystem {
    switch self {
    case .iPhone, .iPod, .iPad: .iOS
    case .mac: .macOS
    case .appleTV: .tvOS
    case .appleWatch: .watchOS
    case .appleVision: .visionOS
    }
  }

  /// The word after a tilde in a key (B17), nil where there is none.
  public var keyWord: String? {
    switch self {
    case .iPhone: "iphone"
    case .iPod: "ipod"
    case .iPad: "ipad"
    case .appleTV: "appletv"
    case .appleWatch: "applewatch"
    case .mac, .appleVision: nil
    }
  }

  /// The word after a tilde in the name of a resource file; an iPod touch uses that of the iPhone (B22).
  public var resourceWord: String? { self == .iPod ? "iphone" : keyWord }
}
