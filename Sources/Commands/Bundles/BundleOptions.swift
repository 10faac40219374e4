internal import Bundles
internal import CommandLineKit

/// Options that commands about bundles have in common.
extension Option {
  static var runtimePlatform: Option {
    .option(
      "--platform",
      value: .choice(
        [
          Choice("macos"), Choice("iphoneos"), Choice("tvos"), Choice("watchos"), Choice("xros"),
          Choice("linux"), Choice("macOS"), Choice("iOS"), Choice("tvOS"), Choice("watchOS"),
          Choice("visionOS"),
        ], placeholder: "PLATFORM"),
      help: "The system that reads the bundle; by default the one it is for.")
  }

  static var device: Option {
    .option(
      "--device", value: .choice(Device.allCases.map { Choice($0.name) }, placeholder: "DEVICE"),
      help: "The device it runs on.")
  }

  static var languages: Option {
    .option(
      "--languages", value: .text("LANGUAGES"), default: "en",
      help: "The person's languages with commas, the dearest first, such as fr-CA,en.")
  }
}

extension ParsedArguments {
  /// The system of `--platform`; nil to find it out.
  var runtimeSystem: RuntimeSystem? {
    switch value("--platform") {
    case "macos", "macOS": .macOS
    case "iphoneos", "iOS": .iOS
    case "tvos", "tvOS": .tvOS
    case "watchos", "watchOS": .watchOS
    case "xros", "visionOS": .visionOS
    case "linux": .linux
    default: nil
    }
  }

  /// The device of `--device`.
  var device: Device? { value("--device").flatMap { Device(name: $0) } }

  /// The languages of `--languages`.
  var languages: [String] { list("--languages") }
}

extension Device {
  /// The device on which a system runs first of all.
  init(for system: RuntimeSystem) {
    self =
      switch system {
      case .macOS, .linux: .mac
      case .iOS: .iPhone
      case .tvOS: .appleTV
      case .watchOS: .appleWatch
      case .visionOS: .appleVision
      }
  }
}
