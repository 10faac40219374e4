internal import Bundles
internal import CommandLineKit
internal import PropertyLists
internal import Reporters
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
      throw .unreadableInfoPlist(of: input.path, inspection)
    }
    let platform = TransportSystem.Platform(inspection.system)
    // Old names of the keys aside, a bundle for the Mac has the one and any other bundle the other.
    let key = platform == .macOS ? "LSMinimumSystemVersion" : "MinimumOSVersion"
    return TransportInput(
      path: input.path, policy: TransportPolicy(dictionary: root), platform: platform,
      oldest: inspection.string(key).flatMap { TransportSystem($0, platform: platform) }, file: file)
  }

  /// The places of the file, of which the lines and columns are found in one pass.
  func places(_ places: [TransportPlace?]) -> TransportPlaces { TransportPlaces(file, places) }
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

/// Places in the file of a policy as answers show them.
struct TransportPlaces {
  private let path: String
  /// The lines and columns; a binary file has none.
  private let positions: PositionIndex?

  init(_ file: InfoPlistFile, _ places: [TransportPlace?]) {
    path = file.path
    let offsets = places.flatMap { place in
      place.map { [$0.range.lowerBound, $0.range.upperBound] } ?? []
    }
    positions =
      file.document.format == .binary ? nil : PositionIndex(file.document.source, offsets: offsets)
  }

  /// A place as JSON; nothing for none.
  func node(_ place: TransportPlace?) -> AnswerNode {
    guard let place else { return .none }
    return .object([
      ("path", .text(path)),
      (
        "keyPath",
        .list(
          place.keyPath.map { step in
            switch step {
            case .key(let key): .text(key)
            case .index(let index): .number(index)
            }
          })
      ),
      (
        "range",
        .object([("start", node(place.range.lowerBound)), ("end", node(place.range.upperBound))])
      ),
    ])
  }

  private func node(_ offset: Int) -> AnswerNode {
    let position = positions?[offset]
    return .object([
      ("offset", .number(offset)), ("line", position.map { .number($0.line) } ?? .none),
      ("column", position.map { .number($0.column) } ?? .none),
    ])
  }

  /// A place as text, such as ` (Info.plist:7:3)`; empty for none.
  func text(_ place: TransportPlace?) -> String {
    guard let place else { return "" }
    guard let position = positions?[place.range.lowerBound] else {
      return " (\(path):offset \(place.range.lowerBound))"
    }
    return " (\(path):\(position.line):\(position.column))"
  }
}
