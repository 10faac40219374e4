internal import Bundles
internal import CommandLineKit
internal import KeyCatalog
internal import SourceText

/// A system as calls name it: `iOS 17.2`, or its version alone.
struct NamedSystem {
  /// The system, nil if only a version is given.
  let system: RuntimeSystem?
  /// The version.
  let version: SystemVersion

  /// Reads a name and a version, nil for other texts.
  init?(_ text: String) {
    let words = text.utf8.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard let last = words.last, let version = SystemVersion(last) else { return nil }
    self.version = version
    switch words.dropLast().joined().asciiLowercased {
    case "": system = nil
    case "macos", "osx", "macosx": system = .macOS
    case "ios", "ipados", "iphoneos": system = .iOS
    case "tvos": system = .tvOS
    case "watchos": system = .watchOS
    case "visionos", "xros": system = .visionOS
    default: return nil
    }
  }
}

extension Option {
  /// The option for the version of a system.
  static func systemVersion(help: String) -> Option {
    .option("--os", value: .text("VERSION"), help: help)
  }
}

extension ParsedArguments {
  /// The system of `--os`, nil without it.
  var namedSystem: NamedSystem? {
    get throws(CommandError) {
      guard let text = value("--os") else { return nil }
      guard let system = NamedSystem(text) else {
        throw .usage(
          "\(SafeText.visible(text)) is no version of a system.",
          hint: "Write it as 16.0, or as \"iOS 16.0\".")
      }
      return system
    }
  }
}
