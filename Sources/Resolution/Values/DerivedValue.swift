import SourceText

internal import Bundles
internal import PropertyLists

/// The value of a key that is absent, worked out from others.
struct DerivedValue {
  let value: PropertyListValue
  /// What it is worked out from.
  let source: String
  let why: String

  /// Works out a value, or gives nil if the key has none but its own.
  init?(of key: String, resolver: ValueResolver) {
    let bundle = resolver.bundle
    switch key {
    case "CFBundleDisplayName":
      self.init(
        first: ["CFBundleName"], of: resolver,
        why: "CFBundleName is shown where there is no display name (R26).")
    case "CFBundleSpokenName":
      self.init(
        first: ["CFBundleDisplayName", "CFBundleName"], of: resolver,
        why: "Without a name to be spoken, the name that is shown is (R61).")
    case "CFBundleName":
      guard bundle.infoPlist != nil else { return nil }
      self.init(
        value: .string(PathName.stem(of: bundle.structure.path)), source: "name of the bundle",
        why: "Without a name, that of the bundle in its folder is shown.")
    case "CFBundleExecutable":
      guard case .bundleName = bundle.executable.origin else {
        self.init(
          value: .string(bundle.executable.name), source: "NSExecutable",
          why: "The older name of the key counts (B44).")
        return
      }
      self.init(
        value: .string(bundle.executable.name), source: "name of the bundle",
        why: "Without the key, the executable has the name of the bundle (B44).")
    case "CFBundleNumericVersion":
      guard let version = bundle.numericVersion else { return nil }
      self.init(
        value: .integer(PropertyListInteger(UInt64(version.value))), source: "CFBundleVersion",
        why: "The system works the number out of CFBundleVersion (B25).")
    case "CFBundlePackageType":
      self.init(
        package: bundle.packageInfo.typeOrigin, bundle.packageInfo.typeText, "ending of the bundle's name")
    case "CFBundleSignature":
      self.init(package: bundle.packageInfo.creatorOrigin, bundle.packageInfo.creatorText, "nothing")
    case "NSPrefPaneIconFile", "NSPrefPaneIconLabel":
      guard PathName.ending(of: bundle.structure.path)?.isSameText(as: "prefPane") ?? false else {
        return nil
      }
      let other = key.isSameText(as: "NSPrefPaneIconFile") ? "CFBundleIconFile" : "CFBundleName"
      self.init(
        first: [other], of: resolver, why: "Without the key, a preference pane takes \(other) (R139, R140).")
    case "CFPlugInDynamicRegisterFunction":
      guard let plugIn = bundle.plugInRegistration, plugIn.isDynamic else { return nil }
      self.init(
        value: .string(plugIn.registerFunction), source: "standard name",
        why: "A plug-in that registers itself has a function of this name (R112).")
    default: return nil
    }
  }

  private init(value: PropertyListValue, source: String, why: String) {
    self.value = value
    self.source = source
    self.why = why
  }

  private init?(first keys: [String], of resolver: ValueResolver, why: String) {
    for key in keys {
      let resolved = resolver.resolve(key, usesDefaults: false)
      guard let value = resolved.value, case .string(let text) = value, !text.isEmpty else { continue }
      self.init(value: value, source: key, why: why)
      return
    }
    return nil
  }

  private init(package origin: PackageInfo.Origin, _ text: String, _ other: String) {
    switch origin {
    case .file: self.init(value: .string(text), source: "PkgInfo", why: "The file PkgInfo says it (B29).")
    case .key, .ending:
      self.init(
        value: .string(text), source: other, why: "Without the key and PkgInfo, this holds (B29, R59).")
    }
  }
}
