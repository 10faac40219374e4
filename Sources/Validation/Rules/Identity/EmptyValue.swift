internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let vital = Aspect(
    "empty-value", "A key that the bundle cannot do without is empty.",
    Levels(.warning, source: .note, stores: .error, developerID: .warning, books2018: .off))
  fileprivate static let idle = Aspect(
    "idle-value", "A key is there, but says nothing.", Levels(.note, source: .off, books2018: .off))

  /// Finds keys whose empty text the system takes as it is.
  static let emptyValue = Rule(
    id: "empty-value",
    topic: .identity,
    summary: "A key that names something is empty.",
    explanation: Explanation(
      finds:
        "Empty texts of CFBundleExecutable, CFBundleName, CFBundlePackageType, CFBundleDisplayName and of keys that "
        + "name a class, a nib or a stamp of the build. In files of a project most empty values are left alone: the "
        + "build drops them.",
      matters:
        "An empty name is not the same as none: there is no program, no class and no nib without a name.",
      instead: "Fill in the value, or remove the key.",
      sources: "Messages of Xcode, of the installer on the device, and of App Store Connect."),
    references: ["XCB-empty-elided", "ITMS-90360", "ITMS-90360-CFBundleDisplayName", "MI-0xe80000ab"],
    aspects: [vital, idle],
    accepts: [
      Example("<key>CFBundleIconFile</key>\n<string></string>"),
      Example("<key>NSPrincipalClass</key>\n<string></string>", profile: .source),
    ],
    rejects: [
      Example("<key>CFBundleExecutable</key>\n⟦<string></string>⟧"),
      Example("<key>NSPrincipalClass</key>\n⟦<string></string>⟧"),
    ],
    check: Check(
      keys: .onlyRecords { $0.isTopLevel },
      key: { run, visit in
        guard visit.isTopLevel, visit.node.kind == .string, visit.node.contentRange.isEmpty,
          visit.facts != nil,
          run.subject.document == .infoPlist,
          visit.node.string?.isEmpty ?? false
        else { return }
        let aspect: Aspect
        var ceiling = Severity.error
        switch visit.keyRoot {
        case "CFBundleExecutable", "CFBundlePackageType": aspect = vital
        case "CFBundleName":
          aspect = vital
          // The name of the file takes its place; only the installer of a device insists.
          if !run.isForPhones, !run.subject.profile.value.isRelease { ceiling = .note }
        // The store asks for the name of an extension.
        case "CFBundleDisplayName": aspect = run.subject.kind?.value == .appExtension ? vital : idle
        case "BuildMachineOSBuild", "CFBundleDevelopmentRegion", "DTXcode", "DTXcodeBuild", "NSMainNibFile",
          "NSPrincipalClass", "UIMainStoryboardFile":
          aspect = idle
        default: return
        }
        run.report(aspect, visit.path, at: visit.node.range, ceiling: ceiling) {
          FindingDetails("\(visit.title) is empty.", help: "Fill it in, or remove it.")
        }
      }))
}
