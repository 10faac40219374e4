internal import Bundles
internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let silent = Aspect(
    "entitlement-without-key", "The program is entitled to something, and no key says what for.",
    Levels(.note, books2018: .off))
  fileprivate static let vain = Aspect(
    "key-without-entitlement", "A key is of no use without an entitlement.", Levels(.note, books2018: .off))
  fileprivate static let schemes = Aspect(
    "browser-schemes", "A web browser does not open web addresses.", Levels(appStoreOnly: .error))
  fileprivate static let purposes = Aspect(
    "browser-purpose", "A web browser asks for what browsers may not have.", Levels(appStoreOnly: .warning))

  /// Compares the entitlements in the signature with the keys that go with them.
  static let entitlementKeys = Rule(
    id: "entitlement-keys",
    topic: .distribution,
    summary: "The entitlements in the signature do not go with the keys.",
    explanation: Explanation(
      finds:
        "In a signed app or extension: entitlements for something protected, such as HealthKit, without the purpose string; "
        + "purpose strings, background modes and containers without the entitlement that makes them work, for the Mac only in "
        + "the sandbox; and an app entitled to be the web browser that lists no http and https, or has purpose strings that "
        + "browsers may not have. The pairs are recalled, not cited, so that these findings are notes.",
      matters: "The system ends the program, or refuses the access without asking anybody.",
      instead: "Add what is missing, or remove the other half.",
      sources: "The pages of the entitlements and keys; Preparing your app to be the default web browser."),
    references: ["M25", "REV-default-browser"],
    aspects: [silent, vain, schemes, purposes],
    accepts: [
      Example(
        "<key>NSHealthShareUsageDescription</key>\n<string>Shows your steps.</string>",
        bundle: example(["com.apple.developer.healthkit": .boolean(true)])),
      Example("<key>CFBundleName</key>\n<string>A</string>", bundle: example([:])),
      Example(
        "<key>NSCameraUsageDescription</key>\n<string>Scans your ticket.</string>", platform: .macOS,
        bundle: example([:])),
    ],
    rejects: [
      Example(
        root: "⟦<dict>⟧<key>CFBundleName</key>\n<string>A</string>\n</dict>", platform: .iOS,
        bundle: example(["com.apple.developer.healthkit": .boolean(true)])),
      Example(
        """
        <key>NSHomeKitUsageDescription</key>
        ⟦<string>Switches your lamps.</string>⟧
        <key>UIBackgroundModes</key>
        ⟦<array><string>remote-notification</string></array>⟧
        """, platform: .iOS, bundle: example([:])),
      Example(
        "<key>NSCameraUsageDescription</key>\n⟦<string>Scans your ticket.</string>⟧", platform: .macOS,
        bundle: example(["com.apple.security.app-sandbox": .boolean(true)])),
      Example(
        """
        <key>CFBundleURLTypes</key>
        ⟦<array><dict><key>CFBundleURLSchemes</key><array><string>http</string></array></dict></array>⟧
        <key>NSHomeKitUsageDescription</key>
        ⟦<string>Switches your lamps.</string>⟧
        """, profile: .appStore, platform: .iOS,
        bundle: example([
          "com.apple.developer.web-browser": .boolean(true), "com.apple.developer.homekit": .boolean(true),
        ])),
    ],
    check: Check(closing: { run in
      guard let executable = run.bundle?.executable, executable.isSigned, run.isInfoPlist,
        run.isBundle(.app) || run.isBundle(.appExtension)
      else { return }
      for pair in EntitlementPair.all { run.check(pair, executable) }
      run.checkLists(executable)
      run.checkBrowser(executable)
    }))

  private static func example(_ entitlements: PropertyListDictionary) -> ExampleBundle {
    ExampleBundle(
      "A.app",
      executable: ExecutableFacts(
        path: "A", slices: [], entitlements: .dictionary(entitlements), isSigned: true), files: ["A": ""])
  }
}

/// An entitlement, and keys of which one goes with it.
private struct EntitlementPair {
  let entitlement: String
  let isForMac: Bool
  /// Whether the keys are of no use without the entitlement.
  let isNeeded: Bool
  let keys: [String]

  static let all: [EntitlementPair] = {
    let text = records.withUTF8Buffer { unsafe Array($0) }
    return text.split(separator: 0x0A).map { line in
      let words = line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      precondition(words.count > 2, "a record of an entitlement is malformed")
      return EntitlementPair(
        entitlement: "com.apple." + words[1], isForMac: words[0].hasBeginning("mac"),
        isNeeded: !words[0].ends(in: "!"), keys: words.dropFirst(2).map { $0 + "UsageDescription" })
    }
  }()

  /// The system, with an exclamation mark if the keys have other uses; the entitlement; the keys without their end.
  private static let records: StaticString = """
    phone developer.healthkit NSHealthShare NSHealthUpdate
    phone developer.homekit NSHomeKit
    phone developer.nfc.readersession.formats NFCReader
    mac security.device.camera NSCamera
    mac security.device.audio-input NSMicrophone
    mac security.personal-information.addressbook NSContacts
    mac security.personal-information.location NSLocation NSLocationWhenInUse NSLocationAlwaysAndWhenInUse
    mac security.personal-information.photos-library NSPhotoLibrary
    mac security.device.bluetooth NSBluetoothAlways
    mac! security.automation.apple-events NSAppleEvents
    """
}

extension CheckRun {
  fileprivate mutating func check(_ pair: EntitlementPair, _ executable: ExecutableFacts) {
    guard pair.isForMac ? isFor(.macOS) : isForPhones else { return }
    let value = executable.entitlement(pair.entitlement)
    let present = pair.keys.filter { rootEntries.has($0) }
    if let value, !value.isFalseOrEmpty {
      guard present.isEmpty else { return }
      report(Rule.silent, [.key(pair.keys[0])], at: document.root?.openingRange ?? ByteRange(0, 0)) {
        FindingDetails(
          "The signature has \(pair.entitlement), and \(pair.keys.joined(by: "or")) is missing.",
          help: "Say what for, or sign without the entitlement.", references: ["M25"])
      }
    } else if let key = present.first, pair.isNeeded, let entry = rootEntries[key] {
      // Outside the sandbox the system asks without an entitlement.
      if pair.isForMac, executable.entitlement("com.apple.security.app-sandbox")?.isFalseOrEmpty ?? true {
        return
      }
      report(Rule.vain, [.key(key)], at: entry.value.range) {
        FindingDetails(
          "The signature lacks \(pair.entitlement), without which nobody is asked.", references: ["M25"])
      }
    }
  }

  /// Looks for what lists in keys name and entitlements do not.
  fileprivate mutating func checkLists(_ executable: ExecutableFacts) {
    if isForPhones, isBundle(.app), let entry = rootEntries["UIBackgroundModes"],
      entry.value.holds("remote-notification"), executable.entitlement("aps-environment") == nil
    {
      report(Rule.vain, [.key(entry.key)], at: entry.value.range) {
        FindingDetails(
          "The signature lacks aps-environment, so that no notification wakes the app (remote-notification).",
          references: ["M25"])
      }
    }
    guard let containers = rootEntries["NSUbiquitousContainers"], containers.value.kind == .dictionary else {
      return
    }
    let granted =
      ["icloud-container-identifiers", "ubiquity-container-identifiers"].flatMap {
        executable.entitlement("com.apple.developer.\($0)")?.texts ?? []
      }
    for container in containers.value.effectiveEntries
    where !granted.contains(where: { $0.isSameText(as: container.key) || $0.ends(in: ".\(container.key)") }) {
      report(Rule.vain, [.key(containers.key), .key(container.key)], at: container.keyNode.range) {
        FindingDetails(
          "The signature grants no container \(container.key.shown), so that it is not shown.",
          references: ["M25"])
      }
    }
  }

  fileprivate mutating func checkBrowser(_ executable: ExecutableFacts) {
    guard let value = executable.entitlement("com.apple.developer.web-browser"), !value.isFalseOrEmpty,
      isForPhones, isBundle(.app)
    else { return }
    let key = "CFBundleURLTypes"
    var schemes: [String] = []
    if let types = rootEntries.value(key), types.kind == .array {
      for type in types.items {
        schemes += type["CFBundleURLSchemes"]?.texts.map { $0.text.asciiLowercased } ?? []
      }
    }
    if let missing = ["http", "https"].first(where: { !schemes.holds($0) }) {
      report(Rule.schemes, [.key(key)], at: range(of: key)) {
        FindingDetails(
          "A web browser has to open addresses with \(missing).", references: ["REV-default-browser"])
      }
    }
    for name in [
      "NSPhotoLibrary", "NSLocationAlwaysAndWhenInUse", "NSHomeKit", "NSBluetoothAlways", "NSHealthShare",
    ] {
      guard let entry = rootEntries["\(name)UsageDescription"] else { continue }
      report(Rule.purposes, [.key(entry.key)], at: entry.value.range) {
        FindingDetails(
          "A web browser that people may choose for all pages does not ask for this.",
          references: ["REV-default-browser"])
      }
    }
  }
}

extension PropertyListValue {
  /// Whether an entitlement grants nothing.
  fileprivate var isFalseOrEmpty: Bool {
    switch self {
    case .boolean(let flag): !flag
    case .array(let items): items.isEmpty
    case .dictionary(let dictionary): dictionary.entries.isEmpty
    default: false
    }
  }

  /// The texts in a list.
  fileprivate var texts: [String] {
    guard case .array(let items) = self else { return [] }
    return items.compactMap { item in
      if case .string(let text) = item { return text }
      return nil
    }
  }
}
