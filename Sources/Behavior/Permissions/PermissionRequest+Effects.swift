import SourceText

internal import KeyCatalog
internal import PropertyLists
internal import Resolution

extension PermissionRequest {
  /// The keys of the texts that explain requests.
  public static var knownKeys: [String] { PermissionRecord.all.map { $0.key } }

  /// The effects of texts that are there, that the system may miss, or that are asked about.
  static func effects(
    in context: BehaviorContext, _ catalog: Catalog, asked: [String]
  ) -> [BehaviorEffect] {
    PermissionRecord.all.compactMap { effect(of: $0, in: context, catalog, isAsked: asked.holds($0.key)) }
      + PreciseLocation.effects(in: context)
  }

  private static func effect(
    of permission: PermissionRecord, in context: BehaviorContext, _ catalog: Catalog, isAsked: Bool
  ) -> BehaviorEffect? {
    let key = permission.key
    // What means nothing on the system, or in the era, is looked at like any other key.
    guard let record = catalog.topLevelKey(key).place?.record, record.isKnown(in: context.era),
      let availability = record.availability(on: context.platform, in: context.era)
    else { return nil }
    let request = PermissionRequest(key, context)
    let isOpen = request.outcome == .unknown || request.successor != nil && !request.isOfBooks
    guard request.text.isPresent || isAsked || !isOpen else { return nil }
    // Where both know a release, the books' one counts: they describe when the request came.
    let books = record.availability(on: context.platform, in: .books2018)?.introduced
    if let since = books ?? availability.introduced, let version = context.version, version < since {
      guard request.text.isPresent || isAsked else { return nil }
      return BehaviorEffect(
        .permissions, key, ["R173"], request.text, .string(Outcome.ignored.rawValue),
        "Nothing: the system knows the key from \(context.platform.name) \(since) on.")
    }
    return BehaviorEffect(
      .permissions, key, rules(of: key), request.text, .string(request.outcome.rawValue),
      remarks: request.remarks(context, isOfBooks: record.hasBooks),
      request.sentence(for: permission.purpose, context, prose: record.effect(in: context.era)))
  }

  /// Whether the books say that the key counts no longer.
  private var isOfBooks: Bool { key.isSameText(as: Self.oldLocation) || key.isSameText(as: Self.always) }

  private static func rules(of key: String) -> [String] {
    switch key {
    case always: ["R173", "R174"]
    case alwaysAndWhenInUse: ["R174"]
    case whenInUse: ["R173", "R175"]
    case oldLocation: ["R176"]
    case "NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription": ["R173", "R177"]
    default: ["R173"]
    }
  }

  private func sentence(for purpose: String, _ context: BehaviorContext, prose: String) -> String {
    switch outcome {
    case .asked:
      let shown = text.value ?? ""
      return shown.isEmpty
        ? "The person is asked whether the app may \(purpose), without a reason: the text is empty."
        : "The person is asked whether the app may \(purpose), and sees: \(shown)"
    case .askedWithoutReason:
      return "The person is asked whether the app may \(purpose), without a reason."
    case .ended: return "An attempt to \(purpose) ends the app, as it gives no reason."
    case .fails: return "An attempt to \(purpose) fails without a question, as the app gives no reason."
    case .unknown: return "No source says what the system does with the text. \(prose)"
    case .ignored:
      if let successor { return Self.sentence(about: successor, in: context, for: key) }
      if let companion, text.value != nil {
        return
          "requestAlwaysAuthorization is ignored, and the app gets no location at all times, as \(companion) is missing."
      }
      return key.isSameText(as: Self.whenInUse)
        ? "requestWhenInUseAuthorization is ignored, and the app gets no location."
        : "requestAlwaysAuthorization is ignored, and the app gets no location at all times."
    }
  }

  /// The sentence about a text whose place another key has taken.
  private static func sentence(about successor: String, in context: BehaviorContext, for key: String)
    -> String
  {
    switch key {
    case oldLocation: return "Nothing: from iOS 8 on there are keys for two kinds of use of the location."
    case always:
      return PermissionRequest(alwaysAndWhenInUse, context).outcome == .asked
        ? "Nothing: from iOS 11 on \(successor) counts in its place."
        : "requestAlwaysAuthorization is ignored, and the app gets no location at all times: from iOS 11 on \(successor) counts in its place."
    default: return "Nothing: \(successor) counts in its place."
    }
  }

  private func remarks(_ context: BehaviorContext, isOfBooks: Bool) -> [String] {
    switch key {
    case Self.whenInUse where outcome == .asked && !Self.monitorsRegions(context):
      return ["Region monitoring and significant changes are not covered: they need leave for all times."]
    case Self.oldLocation where outcome == .ignored && text.isPresent:
      let newer = context.isAtLeast(SystemVersion(11)) && context.era == .today
      return [
        "\(Self.whenInUse) and \(newer ? Self.alwaysAndWhenInUse : Self.always) have taken the key's place."
      ]
    case "NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription":
      let missing = Self.missingHealthTexts(context)
      return missing.count == 1 && text.isPresent
        ? ["One call asks for both kinds of access, and \(missing[0]) is missing."] : []
    default:
      return !isOfBooks && [.ended, .fails, .askedWithoutReason].contains(outcome)
        ? ["What happens without the text is recalled, not documented."] : []
    }
  }
}
