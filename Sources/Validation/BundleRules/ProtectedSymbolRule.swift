internal import Bundles
internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let unsaid = Aspect(
    "missing-purpose", "The code probably reaches what is protected, and no key says why.", Levels(.note))
  fileprivate static let unsaidPlace = Aspect(
    "missing-location-purpose", "The code may ask where the device is, and no key says why.",
    Levels(.warning, stores: .error, developerID: .warning))

  /// Finds code that reaches what is protected without a purpose string (R173).
  static let protectedSymbol = Rule(
    id: "missing-purpose",
    topic: .privacy,
    summary: "The code reaches something protected, and no purpose string says why.",
    explanation: Explanation(
      finds:
        "In an app or an extension: symbols of the system that the executable or a framework inside needs and that reach "
        + "something protected, such as CLLocationManager, while none of the keys for it has a text in Info.plist. "
        + "That CLLocationManager needs them stands in the reference; of the others it is recalled, so that the "
        + "finding is a note.",
      matters:
        "The system ends the program when it asks for the access, and the store refuses the app even if it never asks "
        + "(ITMS-90683).",
      instead: "Say why in the key, or remove the code.",
      sources:
        "The pages of the keys; messages of App Store Connect. Which symbols reach what is recalled but for "
        + "CLLocationManager: Cocoa Keys (2018), NSLocationWhenInUseUsageDescription."),
    references: ["R173", "R174", "R175", "ITMS-90683", "RUN-purpose-crash"],
    aspects: [unsaid, unsaidPlace],
    accepts: [
      Example(
        "<key>NSCameraUsageDescription</key>\n<string>The camera scans your ticket.</string>",
        bundle: example(["AVCaptureDevice", "_AVMediaTypeVideo"])),
      Example("<key>CFBundleExecutable</key>\n<string>A</string>", bundle: example([])),
    ],
    rejects: [
      Example(
        "<key>CFBundleExecutable</key>\n⟦<string>A</string>⟧", platform: .iOS,
        bundle: example(["CLLocationManager"])),
      Example(
        root:
          "⟦<dict>⟧<key>NSCameraUsageDescription</key>\n<string> </string>\n</dict>", platform: .iOS,
        bundle: example(["_AVMediaTypeVideo"])),
    ],
    check: Check(closing: { run in
      guard let bundle = run.bundle, run.isInfoPlist, run.isBundle(.app) || run.isBundle(.appExtension) else {
        return
      }
      var known: [String] = []
      for executable in [bundle.executable].compactMap({ $0 }) + bundle.embedded {
        for symbol in executable.protectedSymbols { run.check(symbol, of: executable, &known) }
      }
    }))

  private static func example(_ symbols: [String]) -> ExampleBundle {
    ExampleBundle(
      "A.app", executable: ExecutableFacts(path: "A.app/A", slices: [], protectedSymbols: symbols),
      files: ["A": ""])
  }
}

extension CheckRun {
  /// Reports a symbol, once for each key.
  fileprivate mutating func check(_ symbol: String, of executable: ExecutableFacts, _ known: inout [String]) {
    guard let keys = ProtectedSymbol.keys(for: symbol) else { return }
    let usable = keys.filter { key in
      guard let platform = subject.platform?.value, let record = catalog.topLevelKey(key).place?.record else {
        return true
      }
      return !record.hasPlatforms(in: subject.era)
        || record.availability(on: platform, in: subject.era) != nil
    }
    guard let first = usable.first else { return }
    let isSaid = usable.contains { key in
      guard let node = rootEntries.value(key) else { return false }
      return node.string.map { !$0.isOnlySpace } ?? (node.count > 0)
    }
    guard !isSaid, !known.contains(where: { $0.isSameText(as: first) }) else { return }
    known.append(first)
    let range =
      rootEntries["CFBundleExecutable"]?.value.range ?? document.root?.openingRange ?? ByteRange(0, 0)
    // What the reference says of one class nobody has to remember (R174, R175).
    let isCited = symbol.isSameText(as: "CLLocationManager")
    report(isCited ? Rule.unsaidPlace : Rule.unsaid, [.key(first)], at: range) {
      let choice = usable.count > 1 ? "None of \(usable.joined(separator: ", "))" : "No \(first)"
      return FindingDetails(
        "\(executable.path.shown) uses \(symbol.shown). \(choice) says why.",
        help: "Add \(first) with a sentence for people.")
    }
  }
}
