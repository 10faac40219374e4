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
    let decisions =
      Self.decisions(for: context, catalog) + PermissionRequest.effects(in: context, catalog, asked: asked)
    // What an era does not know is looked at like any other key.
    let known = decisions.filter {
      catalog.topLevelKey($0.key).place?.record?.isKnown(in: context.era) ?? true
    }
    let all =
      known + OtherKeys.effects(in: context, catalog, except: known.map { $0.key }, asked: asked)
    effects = BehaviorTopic.allCases.flatMap { topic in all.filter { $0.topic == topic } }
  }

  /// The decisions that mean something on a system.
  private static func decisions(for context: BehaviorContext, _ catalog: Catalog) -> [BehaviorEffect] {
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
    case .iOS: return phone(context)
    case .tvOS, .watchOS, .visionOS:
      return phone(context).filter { effect in
        guard let record = catalog.topLevelKey(effect.key).place?.record else { return false }
        return record.availability(on: context.platform) != nil
      }
    }
  }

  /// What iOS decides, and as far as its keys mean something there, its relatives.
  private static func phone(_ context: BehaviorContext) -> [BehaviorEffect] {
    MainFile.effects(in: context) + PurgeableStorage.effects(in: context) + FileSharing.effects(in: context)
      + shared(context) + GameCenter.effects(in: context) + Fonts.effects(in: context)
      + ViewDrawing.effects(in: context) + Suspension.effects(in: context)
      + BackgroundModes.effects(in: context) + StartOrientation.effects(in: context)
      + LaunchImage.effects(in: context) + IconGloss.effects(in: context) + StatusBar.effects(in: context)
      + DeviceDemands.effects(in: context) + AccessoryProtocols.effects(in: context)
      + WiFiConnection.effects(in: context)
  }

  /// What iOS and macOS have in common.
  private static func shared(_ context: BehaviorContext) -> [BehaviorEffect] {
    CloudContainers.effects(in: context) + UserActivities.effects(in: context)
      + GameControllers.effects(in: context)
      + VPNTesting.effects(in: context)
  }
}
