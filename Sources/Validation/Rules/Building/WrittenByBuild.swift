internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let written = Aspect(
    "written-by-build", "The build writes the key.", Levels(sourceOnly: .warning))
  fileprivate static let stamp = Aspect(
    "build-stamp", "The build stamps the bundle with the key.", Levels(sourceOnly: .note))

  /// Finds keys in files of a project that the build writes by itself (R6, R56, R120, R220).
  static let writtenByBuild = Rule(
    id: "written-by-build",
    topic: .building,
    summary: "A file of a project holds a key that the build writes.",
    explanation: Explanation(
      finds:
        "Keys such as MinimumOSVersion and UIDeviceFamily, and the stamps of Xcode (DTXcode and others), in "
        + "a file of a project. A value that only names a build setting is fine, and so is "
        + "CFBundleInfoDictionaryVersion, which the templates hold. Nothing is said about finished bundles, "
        + "where the build has put these keys.",
      matters: "The build replaces the value, or leaves one that contradicts the build settings.",
      instead: "Remove the key and use the build setting: IPHONEOS_DEPLOYMENT_TARGET for MinimumOSVersion, "
        + "TARGETED_DEVICE_FAMILY for UIDeviceFamily.",
      sources: "Launch Services Keys and UIKit Keys (2010); Core Foundation Keys (2010, 2018)."),
    references: ["R6", "R120", "R220"],
    aspects: [written, stamp],
    accepts: [
      Example("<key>MinimumOSVersion</key>\n<string>15.0</string>"),
      Example("<key>CFBundleInfoDictionaryVersion</key>\n<string>6.0</string>", profile: .source),
      Example(
        "<key>MinimumOSVersion</key>\n<string>$(IPHONEOS_DEPLOYMENT_TARGET)</string>", profile: .source),
    ],
    rejects: [
      Example("⟦<key>MinimumOSVersion</key>⟧\n<string>15.0</string>", profile: .source),
      Example("⟦<key>UIDeviceFamily</key>⟧\n<array>\n<integer>1</integer>\n</array>", profile: .source),
      Example("⟦<key>DTXcode</key>⟧\n<string>1500</string>", profile: .source),
    ],
    check: Check(
      keys: .onlyRecords { $0.buildOrigin != nil },
      key: { run, visit in
        guard let facts = visit.facts, let origin = facts.buildOrigin, let entry = visit.entry,
          !run.isUnexpanded(entry.value), !facts.demandsValue
        else { return }
        // A framework that another tool than Xcode packs has to bring its oldest system with it.
        let isFramework = run.subject.kind?.value == .framework
        run.report(
          facts.record.hasBooks ? written : stamp, visit.path, at: entry.keyNode.range,
          ceiling: isFramework ? .note : .error
        ) {
          FindingDetails(
            "\(entry.key.shown) is written by \(origin.writer): \(origin.occasion).",
            help: "Remove it from the file of the project.")
        }
      }))
}

extension RecordFacts {
  /// Whether the record names one right value, which templates hold; another rule watches over it.
  fileprivate var demandsValue: Bool { demands.contains { $0.constraint.kind == .equals } }
}
