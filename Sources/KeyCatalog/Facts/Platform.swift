/// A platform on which a key may mean something.
public enum Platform: UInt8, Sendable, Hashable, CaseIterable {
  /// iPhone and iPod touch, and iPad where it is not listed by itself.
  case iOS
  /// iPad.
  case iPadOS
  /// iPad programs rebuilt for the Mac.
  case macCatalyst
  /// Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Vision.
  case visionOS
  /// Apple Watch.
  case watchOS

  /// The name as Apple spells it, with `macCatalyst` in one word.
  public var name: String { word.description }

  /// The name, as a literal.
  var word: StaticString {
    switch self {
    case .iOS: "iOS"
    case .iPadOS: "iPadOS"
    case .macCatalyst: "macCatalyst"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    case .visionOS: "visionOS"
    case .watchOS: "watchOS"
    }
  }

  /// Creates a platform from its name, whatever its case, or nil if there is none.
  public init?(name: String) {
    let word = name.asciiLowercased
    guard let platform = Self.allCases.first(where: { $0.name.asciiLowercased.isSameText(as: word) }) else {
      return nil
    }
    self = platform
  }

  /// The platform whose entry stands for this one where a key does not list it: iOS for iPadOS.
  public var stand: Platform? { self == .iPadOS ? .iOS : nil }
}
