internal import Bundles
public import KeyCatalog
internal import PropertyLists
public import Resolution
internal import SourceText

/// Which devices an app is for (R220, R225–R227).
public struct DeviceDemands: Sendable {
  /// What the app demands.
  public let requirements: DeviceRequirements
  private let familyReading: Reading<PropertyListValue?>
  private let capabilityReading: Reading<PropertyListValue?>
  private let familyRemarks: [String]
  private let capabilityRemarks: [String]

  /// Reads the keys.
  public init(_ context: BehaviorContext, catalog: Catalog = .standard) {
    let resolver = context.resolver
    requirements = DeviceRequirements(platform: context.platform, architectures: nil) { key in
      resolver.resolve(key, usesDefaults: false).value
    }
    familyReading = context.raw("UIDeviceFamily")
    capabilityReading = context.raw("UIRequiredDeviceCapabilities")
    familyRemarks = Self.remarks(aboutFamilies: familyReading.value, requirements.families)
    capabilityRemarks =
      Self.remarks(aboutCapabilities: capabilityReading.value)
      + Self.remarks(aboutNames: requirements.capabilities, context, catalog)
  }

  /// The names of the families by their numbers.
  private static func name(of family: Int) -> String? {
    switch family {
    case 1: "iPhone and iPod touch"
    case 2: "iPad"
    case 3: "Apple TV"
    case 4: "Apple Watch"
    case 6: "Mac"
    case 7: "Apple Vision"
    default: nil
    }
  }

  private static func remarks(aboutFamilies value: PropertyListValue?, _ families: [Int]) -> [String] {
    var remarks = families.filter { name(of: $0) == nil }.map { "There is no family \($0)." }
    switch value {
    case nil, .integer?: break
    case .array(let items)?:
      let others = items.count - families.count
      if others > 0 { remarks.append("Items of UIDeviceFamily that are no numbers are left out: \(others).") }
    case let other?:
      remarks.append("UIDeviceFamily is \(BehaviorContext.words(for: other)), so it counts as absent.")
    }
    return remarks
  }

  private static func remarks(aboutCapabilities value: PropertyListValue?) -> [String] {
    switch value {
    case nil: return []
    case .array(let items)?:
      let others = items.count - BehaviorContext.texts(of: items).count
      return others == 0 ? [] : ["Items that are no texts are left out: \(others)."]
    case .dictionary(let dictionary)?:
      return dictionary.entries.compactMap { entry in
        if case .boolean = entry.value { return nil }
        return
          "\(entry.key) has \(BehaviorContext.words(for: entry.value)), not true or false, and is left out."
      }
    case let other?:
      return ["UIRequiredDeviceCapabilities is \(BehaviorContext.words(for: other)), so it counts as absent."]
    }
  }

  /// Remarks about names of capabilities (R227).
  private static func remarks(
    aboutNames capabilities: [DeviceRequirements.Capability], _ context: BehaviorContext, _ catalog: Catalog
  ) -> [String] {
    // The catalog has each name of the books as a key of the dictionary form.
    let listed = catalog.root(of: .infoPlist).key("UIRequiredDeviceCapabilities")?.children ?? []
    let isKnown = { (name: String) in
      context.era == .today
        ? DeviceCapability.named(name) != nil
        : listed.contains { $0.name.isSameText(as: name) && $0.record?.isKnown(in: context.era) ?? false }
    }
    var remarks = capabilities.filter { !isKnown($0.name) }.map { "No capability \($0.name) is known." }
    let demanded = capabilities.filter { $0.isRequired }.map { $0.name }
    if demanded.holds("gps"), !demanded.holds("location-services") {
      remarks.append("gps names the hardware only, and goes with location-services, which is not demanded.")
    }
    return remarks
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let demands = DeviceDemands(context)
    let families = demands.requirements.families
    let names = families.compactMap { name(of: $0) }
    let demanded = demands.requirements.capabilities.filter { $0.isRequired }.map { $0.name }
    let forbidden = demands.requirements.capabilities.filter { !$0.isRequired }.map { $0.name }
    var sentences: [String] = []
    if !demanded.isEmpty {
      sentences.append("Only devices with \(demanded.enumeration) can install the app.")
    }
    if !forbidden.isEmpty { sentences.append("No device with \(forbidden.enumeration) can install the app.") }
    return [
      BehaviorEffect(
        .devices, "UIDeviceFamily", ["R220"], demands.familyReading, .array(families.map { .number($0) }),
        standard: .array(families.map { .number($0) }), remarks: demands.familyRemarks,
        names.isEmpty ? "The app is for no device." : "The app is for \(names.enumeration)."),
      BehaviorEffect(
        .devices, "UIRequiredDeviceCapabilities", ["R225", "R226", "R227"], demands.capabilityReading,
        .fields([("demanded", .texts(demanded)), ("forbidden", .texts(forbidden))]),
        remarks: demands.capabilityRemarks,
        sentences.isEmpty
          ? "No device is excluded for what it has or lacks." : sentences.joined(separator: " ")),
    ]
  }
}
