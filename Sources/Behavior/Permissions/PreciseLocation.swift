internal import KeyCatalog
internal import PropertyLists

/// The texts for requests to know the exact location once, by the purposes that the app names.
public struct PreciseLocation: Sendable {
  /// A purpose with its text.
  public struct Purpose: Sendable, Hashable {
    /// The name the app passes with the request.
    public let name: String
    /// What the person sees.
    public let text: String
  }

  /// The purposes.
  public let purposes: [Purpose]

  private let declared: Reading<PropertyListValue?>
  private let remarks: [String]

  private static let key = "NSLocationTemporaryUsageDescriptionDictionary"

  /// Reads the key.
  public init(_ context: BehaviorContext) {
    declared = context.container(Self.key, isArray: false)
    var purposes: [Purpose] = []
    var remarks: [String] = []
    if case .dictionary(let texts)? = declared.value {
      for entry in texts.entries {
        let reading = BehaviorContext.text(entry.value, entry.key)
        if let remark = reading.remark { remarks.append(remark) }
        if let text = reading.value { purposes.append(Purpose(name: entry.key, text: text)) }
      }
    }
    self.purposes = purposes
    self.remarks = remarks
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let location = PreciseLocation(context)
    // Systems before do not tell exact from approximate locations.
    let least = context.isMac ? SystemVersion(11) : SystemVersion(14)
    guard context.era == .today, [.iOS, .macOS, .visionOS].contains(context.platform),
      context.isAtLeast(least) || location.declared.isPresent
    else { return [] }
    var sentence = "A request for the exact location fails, as no purpose has a text."
    if !context.isAtLeast(least) {
      sentence = "Nothing: the system knows the key from \(context.platform.name) \(least) on."
    } else if !location.purposes.isEmpty {
      sentence = location.purposes.map { "A request for the exact location for \($0.name) shows: \($0.text)" }
        .joined(separator: " ")
    }
    return [
      BehaviorEffect(
        .permissions, key, ["R173"], location.declared,
        .fields(location.purposes.map { ($0.name, .string($0.text)) }), remarks: location.remarks, sentence)
    ]
  }
}
