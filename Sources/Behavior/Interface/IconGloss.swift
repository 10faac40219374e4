internal import KeyCatalog
internal import PropertyLists

/// Whether the system paints a shine on an app's icons (R108, R229).
public struct IconGloss: Sendable {
  /// An icon of `CFBundleIcons`.
  public struct Icon: Sendable, Hashable {
    /// The name of an alternate icon, nil for the primary one.
    public let name: String?
    /// Whether a shine is painted on it.
    public let addsShine: Bool
  }

  /// Whether the icon that keys at the top level name has a shine of its own.
  public let isPrerendered: Reading<Bool>
  /// The icons of `CFBundleIcons`, each with a key of its own, the primary one first; none if that key does not count.
  public let icons: [Icon]

  /// Whether a shine is painted on the app's icon; corners are always rounded.
  public var addsShine: Bool { icons.first?.addsShine ?? !isPrerendered.value }

  private let declared: Reading<PropertyListValue?>
  private let remarks: [String]

  /// Reads the keys; `CFBundleIcons` comes first from iOS 5 on if it has a primary icon (R99).
  public init(_ context: BehaviorContext) {
    isPrerendered = context.flag("UIPrerenderedIcon")
    declared = context.container("CFBundleIcons", isArray: false)
    var icons: [Icon] = []
    var remarks: [String] = []
    func add(_ icon: PropertyListDictionary, _ name: String?) {
      let reading = BehaviorContext.flag(icon["UIPrerenderedIcon"], "UIPrerenderedIcon")
      if let remark = reading.remark { remarks.append("\(name ?? "CFBundlePrimaryIcon"): \(remark)") }
      icons.append(Icon(name: name, addsShine: !reading.value))
    }
    if context.isAtLeast(SystemVersion(5)), context.era != .books2010,
      case .dictionary(let all)? = declared.value,
      case .dictionary(let primary)? = all["CFBundlePrimaryIcon"]
    {
      add(primary, nil)
      if case .dictionary(let alternates)? = all["CFBundleAlternateIcons"] {
        for entry in alternates.entries {
          if case .dictionary(let icon) = entry.value { add(icon, entry.key) }
        }
      }
    }
    self.icons = icons
    self.remarks = remarks
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let gloss = IconGloss(context)
    // The books end before that.
    let memory =
      context.isAtLeast(SystemVersion(7)) && gloss.addsShine
      ? ["From iOS 7 on no shine is painted whatever the keys say; this rests on memory."] : []
    var effects: [BehaviorEffect] = []
    if gloss.icons.isEmpty || gloss.isPrerendered.isPresent {
      effects.append(
        BehaviorEffect(
          .interface, "UIPrerenderedIcon", ["R229", "R108"], gloss.isPrerendered,
          .boolean(!gloss.isPrerendered.value), standard: .boolean(false),
          remarks: gloss.icons.isEmpty
            ? memory : ["It says nothing about the icons of CFBundleIcons, which have keys of their own."],
          gloss.isPrerendered.value
            ? "The corners of the icon are rounded; no shine is painted on it."
            : "The corners of the icon are rounded, and a shine is painted on it."))
    }
    guard !gloss.icons.isEmpty else { return effects }
    let sentences = gloss.icons.map { icon in
      "\(icon.name.map { "The icon \($0)" } ?? "The primary icon") gets \(icon.addsShine ? "a" : "no") shine."
    }
    effects.append(
      BehaviorEffect(
        .interface, "CFBundleIcons", ["R108", "R99"], gloss.declared,
        .array(
          gloss.icons.map { icon in
            .fields([("name", icon.name.map { .string($0) }), ("shine", .boolean(icon.addsShine))])
          }), remarks: gloss.remarks + memory,
        "The corners of the icons are rounded. \(sentences.joined(separator: " "))"))
    return effects
  }
}
