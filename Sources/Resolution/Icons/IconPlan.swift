internal import Bundles
internal import KeyCatalog
internal import PropertyLists

/// What the keys say about the icon.
struct IconPlan {
  var key: String?
  var why = ""
  var assetName: String?
  var names: [String] = []
  var alternates: [(name: String, names: [String])] = []
  var hasUnusedAlternates = false

  init(_ resolver: ValueResolver, _ version: SystemVersion?) {
    if resolver.context.system == .macOS {
      planForMac(resolver, version)
    } else {
      planForPhone(resolver, version)
    }
  }

  /// On the Mac (R98).
  private mutating func planForMac(_ resolver: ValueResolver, _ version: SystemVersion?) {
    let hasCatalogs = version.map { $0 >= SystemVersion(10, 13) } ?? true
    if hasCatalogs, let name = resolver.text("CFBundleIconName") {
      (key, assetName) = ("CFBundleIconName", name)
      why = "From macOS 10.13 on the name in the asset catalog comes first (R98)."
    } else if let name = resolver.text("CFBundleIconFile") {
      (key, names) = ("CFBundleIconFile", [name])
      why = "The name of an icon file counts (R98)."
    } else {
      why = "No key names an icon, so the generic one is shown (R98)."
    }
  }

  /// On the others (R99).
  private mutating func planForPhone(_ resolver: ValueResolver, _ version: SystemVersion?) {
    let isAtLeast: (SystemVersion) -> Bool = { least in version.map { $0 >= least } ?? true }
    if isAtLeast(SystemVersion(5, 0)), case .dictionary(let icons)? = resolver.value("CFBundleIcons"),
      planIcons(icons, resolver)
    {
      why = "From iOS 5.0 on CFBundleIcons comes first (R99)."
    } else if isAtLeast(SystemVersion(3, 2)), case .array(let items)? = resolver.value("CFBundleIconFiles"),
      !items.isEmpty
    {
      (key, names) = ("CFBundleIconFiles", items.texts)
      why = "CFBundleIconFiles counts where CFBundleIcons does not (R99)."
    } else if let name = resolver.text("CFBundleIconFile") {
      (key, names) = ("CFBundleIconFile", [name])
      why = "CFBundleIconFile counts where there is no newer key (R99)."
    } else {
      why = "No key names an icon (R99)."
    }
  }

  /// Takes over the icons of `CFBundleIcons`.
  ///
  /// - Returns: Whether there is a primary icon among them.
  private mutating func planIcons(_ icons: PropertyListDictionary, _ resolver: ValueResolver) -> Bool {
    switch icons["CFBundlePrimaryIcon"] {
    case .dictionary(let primary)?:
      assetName = primary["CFBundleIconName"]?.text
      if case .array(let items)? = primary["CFBundleIconFiles"] { names = items.texts }
    case .string(let name)?: assetName = name  // as on Apple TV (R104)
    default: return false
    }
    key = "CFBundleIcons"
    switch icons["CFBundleAlternateIcons"] {
    case .dictionary(let alternates)?:
      for entry in alternates.entries {
        guard case .dictionary(let icon) = entry.value else { continue }
        var files: [String] = []
        if case .array(let items)? = icon["CFBundleIconFiles"] { files = items.texts }
        self.alternates.append((entry.key, files))
      }
    case .array(let items)?: alternates = items.texts.map { ($0, []) }
    default:
      // The variant for this device replaces the plain key as a whole (R33, R105).
      if resolver.resolve("CFBundleIcons").step == .variant,
        let plain = resolver.bundle.infoPlist?.root?["CFBundleIcons"], plain.kind == .dictionary
      {
        hasUnusedAlternates = plain["CFBundleAlternateIcons"] != nil
      }
    }
    return true
  }
}

extension ValueResolver {
  /// The value of a key, nil if it has none of its own.
  func value(_ key: String) -> PropertyListValue? { resolve(key, usesDefaults: false).value }

  /// The text of a key that is not empty.
  func text(_ key: String) -> String? {
    value(key)?.text.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension PropertyListValue {
  /// The text, nil for other kinds.
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}

extension [PropertyListValue] {
  /// The texts among the values.
  var texts: [String] { compactMap(\.text) }
}
