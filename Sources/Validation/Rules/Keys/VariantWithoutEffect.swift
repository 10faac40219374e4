internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let contradiction = Aspect(
    "contradictory-variant", "No device of the one word runs the platform of the other.", Levels(.warning))
  fileprivate static let fixed = Aspect(
    "fixed-key", "The key is the same on all devices.", Levels(.warning))

  /// Finds keys for one platform or device that are never read (R27, R30, B21).
  static let variantWithoutEffect = Rule(
    id: "variant-without-effect",
    topic: .keys,
    summary: "A key for one platform or device is never read.",
    explanation: Explanation(
      finds: "Keys whose suffixes contradict each other, such as UIAppFonts-macos~ipad, and variants of "
        + "CFBundleExecutable and CFBundleIdentifier, which the system reads as they stand without a suffix.",
      matters: "The value is dropped on every device.",
      instead: "Remove one of the suffixes, or the key.",
      sources:
        "About Information Property List Files, Platform- and Device-Specific Keys (2018); the system's "
        + "own reader (B21)."),
    references: ["R27", "R30", "B21"],
    aspects: [contradiction, fixed],
    accepts: [
      Example(
        "<key>NSMainNibFile</key>\n<string>A</string>\n<key>NSMainNibFile-iphoneos~ipad</key>\n<string>B</string>"
      )
    ],
    rejects: [
      Example("⟦<key>NSMainNibFile-macos~ipad</key>⟧\n<string>Main</string>"),
      Example("⟦<key>CFBundleIdentifier-macos</key>⟧\n<string>com.example.mac</string>"),
    ],
    check: Check(
      keys: .variants,
      key: { run, visit in
        guard let variant = visit.variant, let entry = visit.entry else { return }
        if let platform = variant.platform, let device = variant.device, !device.runs(platform) {
          run.report(contradiction, visit.path, at: entry.keyNode.range) {
            FindingDetails(
              "\(entry.key.shown) is never read: ~\(device.name) is no device of -\(platform.name).",
              help: "Keep one of the two suffixes.", references: ["R27", "R30"])
          }
        } else if visit.facts?.role == .bundleIdentifier || variant.root.isSameText(as: "CFBundleExecutable")
        {
          run.report(fixed, visit.path, at: entry.keyNode.range) {
            FindingDetails(
              "\(entry.key.shown) is never read: \(variant.root) is the same on all devices.",
              help: "Build a bundle of its own for each platform.", references: ["B21"])
          }
        }
      }))
}

extension KeyName.DeviceWord {
  /// Whether the device runs a platform.
  fileprivate func runs(_ platform: KeyName.PlatformWord) -> Bool {
    switch self {
    case .iphone, .ipod, .ipad: platform == .iphoneos
    case .applewatch: platform == .watchos
    case .appletv: platform == .tvos
    }
  }
}
