import SourceText

internal import KeyCatalog
internal import PropertyLists
internal import Resolution

/// A request the books describe.
private struct KnownRequest {
  let key: String
  let purpose: String

  static let all: [KnownRequest] = {
    let text = permissionRecords.withUTF8Buffer { unsafe Array($0) }
    return text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.first != UInt8(ascii: "#"), let bar = line.firstIndex(of: UInt8(ascii: "|")) else {
        return nil
      }
      return KnownRequest(
        key: String(decoding: line[..<bar].dropLast(), as: UTF8.self),
        purpose: String(decoding: line[(bar + 1)...].dropFirst(), as: UTF8.self))
    }
  }()
}

extension PermissionRequest {
  /// The keys of the texts that the books describe.
  public static var knownKeys: [String] { KnownRequest.all.map { $0.key } }

  /// The effects of texts that are there, that the books describe, or that are asked about.
  static func effects(
    in context: BehaviorContext, _ catalog: Catalog, asked: [String]
  ) -> [BehaviorEffect] {
    var keys = knownKeys
    for key in context.resolver.keys + asked where key.hasEnding("UsageDescription") && !keys.holds(key) {
      keys.append(key)
    }
    return keys.compactMap { effect(of: $0, in: context, catalog) }
  }

  private static func effect(
    of key: String, in context: BehaviorContext, _ catalog: Catalog
  ) -> BehaviorEffect? {
    guard let record = catalog.topLevelKey(key).place?.record, !record.isThirdParty,
      let availability = record.availability(on: context.platform)
    else { return nil }
    let request = PermissionRequest(key, context)
    if let since = availability.introduced, !context.isAtLeast(since) {
      guard request.text.isPresent else { return nil }
      return BehaviorEffect(
        .permissions, key, ["R173"], request.text, .string(Outcome.askedWithoutReason.rawValue),
        "Nothing: the system knows the key from \(context.platform.name) \(since) on.")
    }
    let known = KnownRequest.all.first { $0.key.isSameText(as: key) }
    var remarks = request.remarks(context)
    if known == nil { remarks.append(record.effect()) }
    return BehaviorEffect(
      .permissions, key, rules(of: key), request.text, .string(request.outcome.rawValue), remarks: remarks,
      request.sentence(for: known?.purpose ?? "do what the key is for"))
  }

  private static func rules(of key: String) -> [String] {
    switch key {
    case "NSLocationAlwaysUsageDescription": ["R173", "R174"]
    case "NSLocationWhenInUseUsageDescription": ["R173", "R175"]
    case "NSLocationUsageDescription": ["R176"]
    case "NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription": ["R173", "R177"]
    default: ["R173"]
    }
  }

  private func sentence(for purpose: String) -> String {
    switch outcome {
    case .asked:
      let shown = text.value ?? ""
      return shown.isEmpty
        ? "The person is asked whether the app may \(purpose), without a reason: the text is empty."
        : "The person is asked whether the app may \(purpose), and sees: \(shown)"
    case .askedWithoutReason:
      return "The person is asked whether the app may \(purpose), without a reason."
    case .ended: return "An attempt to \(purpose) ends the app, as it gives no reason."
    case .ignored:
      switch key {
      case "NSLocationUsageDescription":
        return "Nothing: from iOS 8 on the other two keys for the location count."
      case "NSLocationAlwaysUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription":
        return "requestAlwaysAuthorization is ignored, and the app gets no location at all times."
      default: return "requestWhenInUseAuthorization is ignored, and the app gets no location."
      }
    }
  }

  private func remarks(_ context: BehaviorContext) -> [String] {
    switch key {
    case "NSLocationWhenInUseUsageDescription" where outcome == .asked && !Self.monitorsRegions(context):
      return ["Region monitoring and significant changes are not covered: they need leave for all times."]
    case "NSLocationUsageDescription" where outcome == .ignored && text.isPresent:
      return [
        "NSLocationWhenInUseUsageDescription and NSLocationAlwaysUsageDescription have taken the key's place."
      ]
    case "NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription":
      let missing = Self.missingHealthTexts(context)
      return missing.count == 1 && text.isPresent
        ? ["One call asks for both kinds of access, and \(missing[0]) is missing."] : []
    case "NSLocationAlwaysUsageDescription" where !context.isMac && context.isAtLeast(SystemVersion(11)):
      return text.isPresent
        ? ["From iOS 11 on NSLocationAlwaysAndWhenInUseUsageDescription counts in its place."] : []
    default: return []
    }
  }
}
