internal import Bundles
internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let phone = Aspect(
    "phone-icon-size", "There is no icon of the size for iPhone.", Levels(appStoreOnly: .error))
  fileprivate static let pad = Aspect(
    "pad-icon-size", "There is no icon of a size for iPad.", Levels(appStoreOnly: .error))
  fileprivate static let alternate = Aspect(
    "alternate-icon-size", "An alternate icon lacks a size for iPad.", Levels(appStoreOnly: .warning))
  fileprivate static let mac = Aspect(
    "mac-icon-size", "The icon of a Mac app lacks its large sizes.", Levels(appStoreOnly: .error))

  /// Finds icons that lack a size the store asks for.
  static let iconSize = Rule(
    id: "icon-size",
    topic: .icons,
    summary: "An icon lacks a size that the store asks for.",
    explanation: Explanation(
      finds:
        "In an app for the App Store: no image of 120 × 120 pixels among its icons for iPhone, none of 152 × 152, "
        + "167 × 167 or, before iOS 10, 76 × 76 pixels for iPad, alternate icons without the first two for iPad, and an icon "
        + "of the Mac without images of 512 and 1024 pixels. The sizes are read from the files; where icons stand in a "
        + "compiled asset catalog, which is not read, nothing is found.",
      matters:
        "The store refuses the app (ITMS-90022, ITMS-90023, ITMS-90236), or writes a letter (ITMS-90892).",
      instead: "Put the icon into an asset catalog, or add a file of the size.",
      sources: "Messages of App Store Connect."),
    references: ["ITMS-90022", "ITMS-90023", "ITMS-90892", "ITMS-90236"],
    aspects: [phone, pad, alternate, mac],
    accepts: [
      Example(
        "<key>CFBundleIconFiles</key>\n<array><string>I</string></array>\(families)", profile: .appStore,
        platform: .iOS,
        bundle: ExampleBundle("A.app", images: ["I@2x.png": 120, "I~ipad.png": 152, "IP.png": 167])),
      Example(
        "<key>CFBundleIconFiles</key>\n<array><string>I</string></array>\(families)", profile: .appStore,
        platform: .iOS, bundle: ExampleBundle("A.app", files: ["Assets.car": ""])),
    ],
    rejects: [
      Example(
        "<key>CFBundleIconFiles</key>\n⟦<array><string>I</string></array>⟧\(families)", profile: .appStore,
        platform: .iOS, bundle: ExampleBundle("A.app", images: ["I@2x.png": 114, "I~ipad.png": 152])),
      Example(
        """
        <key>CFBundleIcons</key>
        <dict>
        <key>CFBundleAlternateIcons</key>
        <dict>
        <key>Blue</key>
        ⟦<dict>⟧
        <key>CFBundleIconFiles</key>
        <array><string>Blue</string></array>
        </dict>
        </dict>
        </dict>\(families)
        """, profile: .appStore, platform: .iOS,
        bundle: ExampleBundle("A.app", files: ["Assets.car": ""], images: ["Blue~ipad.png": 152])),
      Example(
        "<key>CFBundleIconFile</key>\n⟦<string>I</string>⟧", profile: .appStore, platform: .macOS,
        bundle: ExampleBundle(
          "A.app",
          files: ["Contents/Resources/I.icns": "icns\0\0\0\u{10}ic07\0\0\0\u{08}"], isForMac: true)),
    ],
    check: Check(closing: { run in
      guard let bundle = run.bundle, run.isInfoPlist, run.isBundle(.app), bundle.parent == nil else { return }
      if run.isFor(.macOS) { run.checkMacIcon(of: bundle) }
      if run.isForPhones { run.checkPhoneIcons(of: bundle) }
    }))

  private static let families =
    "\n<key>UIDeviceFamily</key>\n<array><integer>1</integer><integer>2</integer></array>"
}

extension CheckRun {
  /// The sizes of the images in the folder of the resources whose names begin with one of some.
  private func sides(ofIcons names: [String], in bundle: BundleContext) -> Set<Int> {
    // No app has more files for its icons.
    let limit = 200
    let stems = names.map { PathName.ending(of: $0) == nil ? $0 : PathName.stem(of: $0) }
    var sides: Set<Int> = []
    for file in bundle.resources.main.names.filter({ $0.ends(in: ".png") || $0.ends(in: ".icns") }).prefix(
      limit)
    where stems.contains(where: { file.hasBeginning($0) }) {
      let path = PathName.join(bundle.resources.main.path, file)
      guard let bytes = try? bundle.inspection.host.read(path), let image = ImageSizes(reading: bytes) else {
        continue
      }
      for size in image.sizes where size.width == size.height { sides.insert(size.width) }
    }
    return sides
  }

  fileprivate mutating func checkMacIcon(of bundle: BundleContext) {
    guard !bundle.resources.hasAssetCatalog, let entry = rootEntries["CFBundleIconFile"],
      let name = entry.value.string, case .found = bundle.resources.presence(of: name, endings: ["icns"])
    else { return }
    let sides = sides(ofIcons: [name], in: bundle)
    guard !sides.isEmpty, !sides.isSuperset(of: [512, 1024]) else { return }
    report(Rule.mac, [.key(entry.key)], at: entry.value.range) {
      FindingDetails(
        "The icon has no image of \(sides.contains(512) ? "1024" : "512") × \(sides.contains(512) ? "1024" : "512") pixels.",
        references: ["ITMS-90236"])
    }
  }

  fileprivate mutating func checkPhoneIcons(of bundle: BundleContext) {
    let list = rootEntries.value("UIDeviceFamily")
    let families = list?.kind == .array ? list?.items.compactMap { $0.integer } ?? [] : []
    let isForPad = families.contains { $0 == 2 }
    if isForPad { checkAlternates(of: bundle) }
    guard !bundle.resources.hasAssetCatalog else { return }
    let keys = [
      "CFBundleIcons", "CFBundleIcons~ipad", "CFBundleIconFiles", "CFBundleIconFiles~ipad",
      "CFBundleIconFile",
    ]
    let found = keys.compactMap { key in rootEntries.value(key).map { (key, Self.names(in: $0)) } }
    let names = found.flatMap { $0.1 }
    let sides = sides(ofIcons: names.isEmpty ? ["Icon"] : names, in: bundle)
    let key = found.first?.0 ?? "CFBundleIcons"
    if families.isEmpty || families.contains(where: { $0 == 1 }), !sides.contains(120) {
      report(Rule.phone, [.key(key)], at: range(of: key)) {
        FindingDetails(
          "No icon for iPhone has 120 × 120 pixels.", help: "Add one, or use an asset catalog.",
          references: ["ITMS-90022"])
      }
    }
    // The last iPad with a display of low density runs iOS 9.
    let needsSmall = subject.minimumOS.map { $0.value < SystemVersion(10) } ?? false
    let lacking = ([152, 167] + (needsSmall ? [76] : [])).filter { !sides.contains($0) }
    guard isForPad, !lacking.isEmpty else { return }
    report(Rule.pad, [.key(key)], at: range(of: key)) {
      FindingDetails(
        "No icon for iPad has \(Self.sizes(lacking)) pixels.", help: "Add one, or use an asset catalog.",
        references: ["ITMS-90023"])
    }
  }

  private mutating func checkAlternates(of bundle: BundleContext) {
    let forPad = rootEntries.value("CFBundleIcons~ipad")?["CFBundleAlternateIcons"]
    let key = forPad == nil ? "CFBundleIcons" : "CFBundleIcons~ipad"
    guard let icons = forPad ?? rootEntries.value(key)?["CFBundleAlternateIcons"], icons.kind == .dictionary
    else {
      return
    }
    for icon in icons.effectiveEntries
    where !(bundle.resources.hasAssetCatalog && icon.value["CFBundleIconName"] != nil) {
      let sides = sides(ofIcons: Self.names(in: icon.value), in: bundle)
      // Without any file it is missing as a whole, or stands in the asset catalog.
      let lacking = [152, 167].filter { !sides.contains($0) }
      guard !sides.isEmpty, !lacking.isEmpty else { continue }
      let path: [PropertyListPathStep] = [.key(key), .key("CFBundleAlternateIcons"), .key(icon.key)]
      report(Rule.alternate, path, at: icon.value.openingRange) {
        FindingDetails(
          "The alternate icon \(icon.key.shown) has no image of \(Self.sizes(lacking)) pixels for iPad.",
          references: ["ITMS-90892"])
      }
    }
  }

  private static func sizes(_ sides: [Int]) -> String {
    sides.map { "\($0) × \($0)" }.joined(separator: " or ")
  }

  /// The names of icon files in a value: a text, a list, or a dictionary with one or with a primary icon.
  private static func names(in node: PropertyListNode) -> [String] {
    if let text = node.string { return [text] }
    if node.kind == .array { return node.texts.map { $0.text } }
    guard node.kind == .dictionary else { return [] }
    let inner = node["CFBundlePrimaryIcon"] ?? node["CFBundleIconFiles"]
    return inner.map {
      $0.kind == .dictionary ? $0["CFBundleIconFiles"].map { names(in: $0) } ?? [] : names(in: $0)
    } ?? []
  }
}
