import SourceText

internal import Bundles
public import KeyCatalog
internal import PropertyLists
internal import Resolution

/// Everything that the keys of a bundle make a system do, by topic.
public struct BehaviorReport: Sendable {
  /// The effects: those of a topic together, in the order of the topics.
  public let effects: [BehaviorEffect]

  /// Works out every effect.
  ///
  /// Beside the decisions of this module, every other key in the file is said to do what the catalog knows about it,
  /// and so are the defaults of keys that are absent.
  ///
  /// - Parameter asked: Keys that are asked about; for most, what they would do shows only then if they are absent.
  /// - Complexity: O(*n* × *m*) for *n* keys of the file and *m* known ones.
  public init(_ context: BehaviorContext, asked: [String] = [], catalog: Catalog = .standard) {
    let decided =
      Self.decisions(for: context) + PermissionRequest.effects(in: context, catalog, asked: asked)
    let others = Self.others(context, catalog, except: decided.map { $0.key })
    let all = decided + others
    effects = BehaviorTopic.allCases.flatMap { topic in all.filter { $0.topic == topic } }
  }

  /// The decisions that mean something on a system; about keys that are there, wherever they mean something.
  private static func decisions(for context: BehaviorContext) -> [BehaviorEffect] {
    switch context.system {
    case .macOS, .linux:
      return MainFile.effects(in: context) + PrincipalClass.effects(in: context)
        + DockTile.effects(in: context) + JavaRuntime.effects(in: context)
        + ChildProcesses.effects(in: context) + Scriptability.effects(in: context)
        + SuddenTermination.effects(in: context) + AutomaticTermination.effects(in: context)
        + Quarantine.effects(in: context) + shared(context) + NotificationStyle.effects(in: context)
        + Installation.effects(in: context) + Fonts.effects(in: context)
        + MappedResources.effects(in: context) + QuartzGL.effects(in: context)
        + InformationWindow.effects(in: context)
    case .iOS:
      return MainFile.effects(in: context) + PurgeableStorage.effects(in: context)
        + FileSharing.effects(in: context) + shared(context) + GameCenter.effects(in: context)
        + Fonts.effects(in: context) + ViewDrawing.effects(in: context) + Suspension.effects(in: context)
        + BackgroundModes.effects(in: context) + StartOrientation.effects(in: context)
        + LaunchImage.effects(in: context) + IconGloss.effects(in: context) + StatusBar.effects(in: context)
        + DeviceDemands.effects(in: context) + AccessoryProtocols.effects(in: context)
        + WiFiConnection.effects(in: context)
    case .tvOS, .watchOS, .visionOS:
      return Fonts.effects(in: context) + (context.isTV ? GameControllers.effects(in: context) : [])
        + BackgroundModes.effects(in: context) + DeviceDemands.effects(in: context)
    }
  }

  /// What iOS and macOS have in common.
  private static func shared(_ context: BehaviorContext) -> [BehaviorEffect] {
    CloudContainers.effects(in: context) + UserActivities.effects(in: context)
      + GameControllers.effects(in: context)
      + VPNTesting.effects(in: context)
  }

  // MARK: Other keys

  /// What the catalog says about the keys nothing was decided about.
  private static func others(
    _ context: BehaviorContext, _ catalog: Catalog, except decided: [String]
  ) -> [BehaviorEffect] {
    var effects: [BehaviorEffect] = []
    let present = context.resolver.keys
    for key in present where !decided.holds(key) {
      let record = catalog.topLevelKey(key).place?.record
      effects.append(
        BehaviorEffect(.other, key, [], context.raw(key), nil, sentence(key, record, context)))
    }
    for place in catalog.root(of: .infoPlist).children {
      guard let record = place.record, !record.isThirdParty, record.defaultValue() != nil,
        record.status() == .current, record.availability(on: context.platform) != nil,
        !decided.holds(record.key), !present.holds(record.key), !record.key.hasBeginning("<")
      else { continue }
      effects.append(
        BehaviorEffect(
          .other, record.key, [], context.raw(record.key), nil,
          standard: context.resolver.resolve(record.key).value, record.effect()))
    }
    return effects
  }

  private static func sentence(_ key: String, _ record: KeyRecord?, _ context: BehaviorContext) -> String {
    guard let record else {
      return "Nothing: the system does not know the key, and leaves it to the app (R36)."
    }
    let effect = record.effect()
    guard record.hasPlatforms(), record.availability(on: context.platform) == nil else { return effect }
    return "Nothing on \(context.platform.name), as far as is known. Elsewhere: \(effect)"
  }
}
