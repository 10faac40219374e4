internal import Bundles
internal import CommandLineKit
internal import PropertyLists
internal import SourceText
internal import TransportSecurity

/// The policy of a bundle, or of an Info.plist alone, that was named in a call.
struct TransportInput {
  /// The path as it was given.
  let path: String
  let policy: TransportPolicy
  /// The family of systems the bundle is for.
  let platform: TransportSystem.Platform
  /// The oldest system the bundle runs on, nil if it does not say.
  let oldest: TransportSystem?
  /// Says that the family of systems is assumed; nil if the bundle or the call tells it.
  let assumption: String?

  private let file: InfoPlistFile

  /// Opens what the argument `PATH` names.
  static func open(_ arguments: ParsedArguments) throws(CommandError) -> TransportInput {
    try open(arguments.required("PATH"), arguments)
  }

  /// Opens a bundle, or an Info.plist.
  static func open(_ path: String, _ arguments: ParsedArguments) throws(CommandError) -> TransportInput {
    let options = Input.options(arguments)
    let input = try BundleInput.open(path, options)
    let inspection = input.inspection(for: nil, options)
    guard let file = inspection.infoPlist, let root = file.root else {
      throw .noInfoPlist(in: input.path, inspection)
    }
    let isAssumed = inspection.isSystemAssumed
    // The versions of iOS are what everybody means who writes about these settings; `check` has the same default.
    let platform = isAssumed ? .iOS : TransportSystem.Platform(inspection.system)
    let isNamed = arguments.value("--os").flatMap { TransportSystem($0, platform: nil) } != nil
    // Old names of the keys aside, a bundle for the Mac has the one and any other bundle the other.
    let key = platform == .macOS ? "LSMinimumSystemVersion" : "MinimumOSVersion"
    return TransportInput(
      path: input.path, policy: TransportPolicy(dictionary: root), platform: platform,
      oldest: inspection.string(key).flatMap { TransportSystem($0, platform: platform) },
      assumption: isAssumed && !isNamed
        ? "Nothing tells the platform, so it is taken to be \(platform.name)." : nil,
      file: file)
  }

  /// The places of the file, of which the lines and columns are found in one pass.
  func places(_ places: [TransportPlace?]) -> Places {
    let offsets = places.flatMap { place in
      place.map { [$0.range.lowerBound, $0.range.upperBound] } ?? []
    }
    return Places(in: file.document, path: file.path, of: offsets)
  }
}

extension TransportSystem.Platform {
  /// The family that a bundle's system belongs to.
  init(_ system: RuntimeSystem) {
    self =
      switch system {
      case .macOS, .linux: .macOS
      case .iOS: .iOS
      case .tvOS: .tvOS
      case .watchOS: .watchOS
      case .visionOS: .visionOS
      }
  }
}

extension Places {
  /// A place for JSON; nothing for none.
  func node(_ place: TransportPlace?) -> AnswerNode {
    place.map { node(of: $0.keyPath, $0.range) } ?? .none
  }

  /// A place as text, such as ` (Info.plist:7:3)`; empty for none.
  func text(_ place: TransportPlace?) -> String {
    place.map { " (\(text(of: $0.range.lowerBound)))" } ?? ""
  }
}
