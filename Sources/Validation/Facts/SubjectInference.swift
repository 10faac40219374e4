import SourceText

internal import Bundles
internal import KeyCatalog
internal import PropertyLists

/// Works out what a file is from its path and its top-level keys.
struct SubjectInference {
  let document: PropertyListDocument
  /// The entries of the root dictionary; none if the root is something else.
  let entries: KeyedEntries
  let path: String
  let options: CheckOptions
  let catalog: Catalog

  /// Everything that can be said.
  func subject() -> Subject {
    var path = path
    var bundlePath = BundlePath(path)
    if let folder = options.workingFolder, !path.isSameText(as: "-"), !path.hasBeginning("/"),
      bundlePath.beginsInside
    {
      path = PathName.join(folder, path)
      bundlePath = BundlePath(path)
    }
    let documentKind = documentKind(bundlePath)
    let isInfoPlist = documentKind == .infoPlist
    let hasBuildSettings = document.format != .binary && BuildSettings.occur(in: document.source)
    let kind = isInfoPlist ? bundleKind(bundlePath) : nil
    let platforms = isInfoPlist ? PlatformInference(self, bundlePath) : nil
    return Subject(
      path: path, document: documentKind, kind: kind, platform: platforms?.platform,
      candidates: platforms?.candidates ?? [], minimumOS: platforms?.minimumOS,
      identifier: isInfoPlist ? string("CFBundleIdentifier") : nil,
      profile: profile(bundlePath, hasBuildSettings: hasBuildSettings, isInfoPlist: isInfoPlist),
      era: options.era, hasBuildSettings: hasBuildSettings)
  }

  // MARK: Values

  /// The text of a top-level key, nil if it has none.
  func string(_ key: String) -> String? { entries.value(key)?.string }

  /// Whether there is a top-level key.
  func has(_ key: String) -> Bool { entries.has(key) }

  // MARK: Profile

  private func profile(
    _ bundlePath: BundlePath, hasBuildSettings: Bool, isInfoPlist: Bool
  ) -> Inferred<Profile> {
    if let given = options.profile { return Inferred(given, from: .given) }
    if hasBuildSettings { return Inferred(.source, from: .content("the build settings in it")) }
    // A bundle has no such file; it is what the build makes the bundle's Info.plist from (R6).
    if isInfoPlist, bundlePath.isNamedAfterTarget { return Inferred(.source, from: .path) }
    return Inferred(.built, from: .content("the lack of build settings"))
  }

  // MARK: Kind of bundle

  private func bundleKind(_ bundlePath: BundlePath) -> Inferred<BundleKind>? {
    if let given = options.kind { return Inferred(given, from: .given) }
    let isPreferencePane = has("NSPrefPaneIconFile") || has("NSPrefPaneIconLabel")
    if let type = string("CFBundlePackageType"), let kind = Self.kind(ofPackageType: type) {
      switch kind {
      case .xpcService where has("NSExtension") || has("EXAppExtensionAttributes"):
        return Inferred(.appExtension, from: .key("CFBundlePackageType"))
      case .bundle where isPreferencePane:
        return Inferred(.preferencePane, from: .key("NSPrefPaneIconFile"))
      case .bundle:
        // The folder says more than the general code.
        if let fromPath = bundlePath.kind { return Inferred(fromPath, from: .path) }
      default: break
      }
      return Inferred(kind, from: .key("CFBundlePackageType"))
    }
    if let kind = bundlePath.kind { return Inferred(kind, from: .path) }
    for key in ["NSExtension", "EXAppExtensionAttributes"] where has(key) {
      return Inferred(.appExtension, from: .key(key))
    }
    if has("XPCService") { return Inferred(.xpcService, from: .key("XPCService")) }
    if isPreferencePane { return Inferred(.preferencePane, from: .key("NSPrefPaneIconFile")) }
    if has("IOKitPersonalities") { return Inferred(.kernelExtension, from: .key("IOKitPersonalities")) }
    return nil
  }

  private static func kind(ofPackageType type: String) -> BundleKind? {
    let known: [(StaticString, BundleKind)] = [
      ("APPL", .app), ("FMWK", .framework), ("BNDL", .bundle), ("XPC!", .xpcService),
      ("KEXT", .kernelExtension), ("DEXT", .systemExtension), ("SYSX", .systemExtension),
    ]
    return known.first { $0.0.withUTF8Buffer { unsafe type.utf8.elementsEqual($0) } }?.1
  }

  // MARK: Kind of document

  private func documentKind(_ bundlePath: BundlePath) -> DocumentKind? {
    if let given = options.document { return given }
    if bundlePath.isPrivacyManifest { return .privacyManifest }
    if bundlePath.isEntitlements { return .entitlements }
    // Its keys are those of Info.plist, but what they hold are translations.
    if bundlePath.isInfoPlistStrings { return nil }
    guard document.root?.kind == .dictionary else {
      return bundlePath.isInfoPlist ? .infoPlist : nil
    }
    // An archive and a framework for several platforms describe themselves in an Info.plist of their own.
    if has("ArchiveVersion") && has("ApplicationProperties") || has("XCFrameworkFormatVersion") { return nil }
    if bundlePath.isInfoPlist { return .infoPlist }
    let evidence = Evidence(entries, catalog)
    if evidence.entitlements > 0, evidence.infoPlist == 0 { return .entitlements }
    if evidence.privacyManifest > 0, evidence.infoPlist == 0 { return .privacyManifest }
    if bundlePath.isNamedLikeInfoPlist {
      return evidence.infoPlist > 0 || evidence.reserved > 0 || entries.all.isEmpty ? .infoPlist : nil
    }
    let known = evidence.infoPlist + evidence.reserved
    // Who says what bundle a file is of takes it for an Info.plist, which the file may still prove not to be.
    if options.kind != nil { return known > 0 || entries.all.isEmpty ? .infoPlist : nil }
    return known >= Evidence.enough || known * 2 > min(entries.all.count, Evidence.limit) ? .infoPlist : nil
  }

  /// How many top-level keys speak for which kind of document, counted until the matter is decided.
  private struct Evidence {
    /// So many keys are looked at, many more than any of these files has.
    static let limit = 1_000

    /// So many keys of Info.plist decide the matter, whatever else there is.
    static let enough = 3

    var infoPlist = 0
    var reserved = 0
    var entitlements = 0
    var privacyManifest = 0

    init(_ entries: KeyedEntries, _ catalog: Catalog) {
      let info = catalog.root(of: .infoPlist)
      let rights = catalog.root(of: .entitlements)
      let privacy = catalog.root(of: .privacyManifest)
      for index in 0..<min(entries.count, Self.limit) where entries.counts(index) {
        let entry = entries.entry(at: index)
        var isOfInfoPlist = false
        entry.readKey { isOfInfoPlist = info.key(utf8: $0) != nil }
        if isOfInfoPlist {
          infoPlist += 1
          if infoPlist == Self.enough { return }
          continue
        }
        let key = entry.key
        if rights.key(key) != nil {
          entitlements += 1
        } else if privacy.key(key) != nil {
          privacyManifest += 1
        } else if Self.looksReserved(key) {
          reserved += 1
        }
      }
    }

    /// Whether a key begins like those of Info.plist and of hardly anything else, whatever the case of letters.
    private static func looksReserved(_ key: String) -> Bool {
      // Most keys begin with another letter than any of these.
      switch key.utf8.first?.asciiLowercased {
      case UInt8(ascii: "c"), UInt8(ascii: "l"), UInt8(ascii: "u"): break
      default: return false
      }
      for prefix in ["CFBundle", "LSApplication", "LSMinimum", "UISupported", "UIApplication"] {
        if key.utf8.count > prefix.utf8.count, key.hasBeginning(prefix, ignoringCase: true) { return true }
      }
      return false
    }
  }
}
