/// A top-level key taken apart into its root and the platform and device it is meant for (R27).
///
/// `UISupportedInterfaceOrientations~ipad` is the root `UISupportedInterfaceOrientations` for the device
/// `ipad`. Only known words make a variant (R35): `com.acme.x-y` and `still-camera` are plain keys. Variants
/// exist at the top level of Info.plist and in InfoPlist.strings only (B15).
public struct KeyName: Sendable, Hashable {
  /// A word that names a platform after a hyphen.
  public enum PlatformWord: UInt8, Sendable, Hashable, CaseIterable {
    /// Systems of the iPhone family.
    case iphoneos
    /// macOS.
    case macos
    /// watchOS.
    case watchos
    /// tvOS.
    case tvos

    /// The word as it stands in a key.
    public var name: String {
      switch self {
      case .iphoneos: "iphoneos"
      case .macos: "macos"
      case .watchos: "watchos"
      case .tvos: "tvos"
      }
    }

    /// Whether the word had its meaning in an era (R29: `iphoneos` in 2010, `macos` as well in 2018).
    public func isKnown(in era: Era) -> Bool {
      switch self {
      case .iphoneos: true
      case .macos: era != .books2010
      case .watchos, .tvos: era == .today
      }
    }
  }

  /// A word that names a device after a tilde.
  public enum DeviceWord: UInt8, Sendable, Hashable, CaseIterable {
    /// iPhone only.
    case iphone
    /// iPod touch only.
    case ipod
    /// iPad only.
    case ipad
    /// Apple Watch.
    case applewatch
    /// Apple TV.
    case appletv

    /// The word as it stands in a key.
    public var name: String {
      switch self {
      case .iphone: "iphone"
      case .ipod: "ipod"
      case .ipad: "ipad"
      case .applewatch: "applewatch"
      case .appletv: "appletv"
      }
    }

    /// Whether the word had its meaning in an era (R28: iphone, ipod and ipad in the books).
    public func isKnown(in era: Era) -> Bool {
      switch self {
      case .iphone, .ipod, .ipad: true
      case .applewatch, .appletv: era == .today
      }
    }
  }

  /// The key as it stands in the document.
  public let text: String
  /// The key without its suffixes.
  public let root: String
  /// The platform named after a hyphen.
  public let platform: PlatformWord?
  /// The device named after a tilde.
  public let device: DeviceWord?

  /// Takes a key apart.
  ///
  /// The last tilde and the last hyphen before it count (B16); an empty root makes a plain key (B18).
  ///
  /// - Parameters:
  ///   - text: The key as it stands in the document.
  ///   - era: Whose words to know.
  public init(parsing text: String, era: Era = .today) {
    self.text = text
    let bytes = text.utf8
    var end = bytes.endIndex
    var device: DeviceWord?
    var platform: PlatformWord?
    if let tilde = bytes.lastIndex(of: UInt8(ascii: "~")) {
      let word = bytes[bytes.index(after: tilde)...]
      device = DeviceWord.allCases.first { $0.isKnown(in: era) && $0.name.utf8.elementsEqual(word) }
      if device != nil { end = tilde }
    }
    // The platform comes before the device: behind an unused tilde no hyphen counts.
    if device != nil || !bytes.contains(UInt8(ascii: "~")),
      let hyphen = bytes[..<end].lastIndex(of: UInt8(ascii: "-"))
    {
      let word = bytes[bytes.index(after: hyphen)..<end]
      platform = PlatformWord.allCases.first { $0.isKnown(in: era) && $0.name.utf8.elementsEqual(word) }
      if platform != nil { end = hyphen }
    }
    if end == bytes.startIndex {
      root = text
      self.device = nil
      self.platform = nil
    } else {
      root = end == bytes.endIndex ? text : String(text[..<end])
      self.device = device
      self.platform = platform
    }
  }

  /// Whether the key is meant for a particular platform or device.
  public var isVariant: Bool { platform != nil || device != nil }

  /// How specific the variant is: platform and device 3, device 2, platform 1, plain key 0 (R30, B20).
  public var rank: Int { (device == nil ? 0 : 2) + (platform == nil ? 0 : 1) }

  /// The text behind a tilde that is no known device word, such as `watch` in `UIAppFonts~watch` (R28).
  public var unknownDevice: String? {
    guard device == nil, let tilde = text.utf8.lastIndex(of: UInt8(ascii: "~")), tilde > text.startIndex
    else {
      return nil
    }
    let word = text[text.utf8.index(after: tilde)...]
    return word.isEmpty ? nil : String(word)
  }

  /// The text behind the last hyphen that is no known platform word, such as `linux` in `UIAppFonts-linux`.
  ///
  /// A hyphen is also an ordinary letter of a name, so this matters only where the text before it is the
  /// name of a key (R29, R35).
  public var unknownPlatform: String? {
    guard platform == nil, !root.utf8.contains(UInt8(ascii: "~")),
      let hyphen = root.utf8.lastIndex(of: UInt8(ascii: "-")), hyphen > root.startIndex
    else { return nil }
    let word = root[root.utf8.index(after: hyphen)...]
    return word.isEmpty ? nil : String(word)
  }
}
