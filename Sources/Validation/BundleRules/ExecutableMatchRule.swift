internal import Bundles
internal import Executables
internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let platform = Aspect(
    "platform-mismatch", "The executable is for another platform.", Levels(.error))
  fileprivate static let minimum = Aspect(
    "minimum-mismatch", "The executable needs a newer system than Info.plist says.",
    Levels(.warning, stores: .error))
  fileprivate static let simulator = Aspect(
    "simulator-slice", "The executable holds code for a simulator.", Levels(appStoreOnly: .error))
  fileprivate static let mixed = Aspect(
    "mixed-platforms", "The executable mixes code for a device and for a simulator.", Levels(.warning))
  fileprivate static let narrow = Aspect(
    "capability-mismatch", "The required capabilities do not go with the processors.",
    Levels(appStoreOnly: .error))
  fileprivate static let early = Aspect(
    "minimum-too-early", "The oldest system runs no code for 64-bit processors.", Levels(appStoreOnly: .error)
  )
  fileprivate static let refused = Aspect(
    "refused-class", "The code uses a class that is gone from the system.", Levels(appStoreOnly: .note))
  fileprivate static let laterThanApp = Aspect(
    "later-than-app", "A framework needs a newer system than the app.", Levels(.warning))
  fileprivate static let unlikeCode = Aspect(
    "minimum-unlike-code", "A framework says another oldest system than its code.",
    Levels(appStoreOnly: .note))

  /// Compares the executable with what Info.plist says of it (M12–M17).
  static let executableMatch = Rule(
    id: "executable-match",
    topic: .platforms,
    summary: "The executable is built for something else than Info.plist says.",
    explanation: Explanation(
      finds:
        "In a bundle: an executable for a platform that CFBundleSupportedPlatforms does not list; one that needs a newer "
        + "system than MinimumOSVersion or LSMinimumSystemVersion says; one with code for a simulator, alone for the store or "
        + "mixed with that for a device; required processors that go against those the executable is for, or are missing where "
        + "a system for others is served; frameworks whose oldest system is newer than the app's, or another than that of "
        + "their code; and code that uses UIWebView.",
      matters:
        "The system offers the app where it cannot start: the loader refuses it after the launch. The store refuses it "
        + "(ITMS-90087, ITMS-90208, ITMS-90502, ITMS-90503, ITMS-90530).",
      instead: "Let the build write these keys, from the same settings that the compiler gets.",
      sources: "The headers of Mach-O; messages of App Store Connect."),
    references: [
      "M12", "M13", "M15", "M16", "ITMS-90087", "ITMS-90208", "ITMS-90502", "ITMS-90503",
      "ITMS-90530", "ITMS-90809",
    ],
    aspects: [platform, minimum, simulator, mixed, narrow, early, refused, laterThanApp, unlikeCode],
    accepts: [
      Example(
        "<key>MinimumOSVersion</key>\n<string>16.0</string>",
        bundle: example([slice("arm64", .iOS, PackedVersion(16))])),
      Example("<key>MinimumOSVersion</key>\n<string>16.0</string>"),
    ],
    rejects: [
      Example(
        "<key>CFBundleSupportedPlatforms</key>\n⟦<array><string>MacOSX</string></array>⟧",
        bundle: example([slice("arm64", .iOS, PackedVersion(16))])),
      Example(
        "<key>MinimumOSVersion</key>\n⟦<string>15.0</string>⟧",
        bundle: example([slice("arm64", .iOS, PackedVersion(16, 4))])),
      Example(
        "<key>CFBundleExecutable</key>\n⟦<string>A</string>⟧", profile: .appStore,
        bundle: example([slice("x86_64", .iOSSimulator, PackedVersion(16))])),
      Example(
        "<key>CFBundleExecutable</key>\n⟦<string>A</string>⟧",
        bundle: example([
          slice("arm64", .iOS, PackedVersion(16)), slice("x86_64", .iOSSimulator, PackedVersion(16)),
        ])),
      Example(
        "<key>UIRequiredDeviceCapabilities</key>\n⟦<array><string>arm64</string></array>⟧",
        profile: .appStore,
        bundle: example([slice("arm64", .iOS, PackedVersion(9)), slice("armv7", .iOS, PackedVersion(9))])),
      Example(
        "<key>UIRequiredDeviceCapabilities</key>\n⟦<array><string>wifi</string></array>⟧\n<key>MinimumOSVersion</key>"
          + "\n<string>10.0</string>", profile: .appStore, platform: .iOS,
        bundle: example([slice("arm64", .iOS, PackedVersion(10))])),
      Example(
        "<key>MinimumOSVersion</key>\n⟦<string>7.0</string>⟧\n<key>UIRequiredDeviceCapabilities</key>"
          + "\n<array><string>arm64</string></array>", profile: .appStore, platform: .iOS,
        bundle: example([slice("arm64", .iOS, PackedVersion(7))])),
      Example(
        "<key>CFBundleExecutable</key>\n⟦<string>A</string>⟧", profile: .appStore, platform: .iOS,
        bundle: example([slice("arm64", .iOS, PackedVersion(16))], uses: [GuardedSymbol.refused])),
      Example(
        "<key>MinimumOSVersion</key>\n⟦<string>15.0</string>⟧", platform: .iOS,
        bundle: ExampleBundle(
          "A.app",
          files: [
            "Frameworks/F.framework/Info.plist": "{ CFBundleIdentifier = a.f; MinimumOSVersion = \"16.0\"; }"
          ])),
      Example(
        "<key>MinimumOSVersion</key>\n⟦<string>17.0</string>⟧", profile: .appStore, platform: .iOS,
        bundle: ExampleBundle(
          "F.framework",
          executable: ExecutableFacts(
            path: "F.framework/F", slices: [slice("arm64", .iOS, PackedVersion(16))]), files: ["F": ""])),
    ],
    check: Check(closing: { run in
      guard let bundle = run.bundle, run.isInfoPlist else { return }
      run.checkFrameworks(in: bundle)
      guard let executable = bundle.executable, !executable.slices.isEmpty else { return }
      run.checkPlatforms(of: executable)
      run.checkClasses(of: executable)
      run.checkMinimum(of: executable)
      run.checkCapabilities(of: executable)
    }))

  private static func slice(
    _ architecture: String, _ platform: ExecutablePlatform, _ minimum: PackedVersion
  ) -> ExecutableFacts.Slice {
    ExecutableFacts.Slice(
      architecture: architecture,
      builds: [PlatformBuild(platform: platform, minimumOS: minimum, sdk: minimum)])
  }

  private static func example(
    _ slices: [ExecutableFacts.Slice], uses symbols: [String] = []
  ) -> ExampleBundle {
    var facts = ExecutableFacts(path: "A.app/A", slices: slices)
    facts.guardedSymbols = symbols
    return ExampleBundle("A.app", executable: facts, files: ["A": ""])
  }
}

extension CheckRun {
  fileprivate mutating func checkPlatforms(of executable: ExecutableFacts) {
    let platforms = executable.slices.flatMap { $0.builds.map { $0.platform } }
    if let entry = rootEntries["CFBundleSupportedPlatforms"] {
      let listed = entry.value.texts.map { $0.text.asciiLowercased }
      if !listed.isEmpty,
        let missing = platforms.first(where: { platform in
          guard let name = platform.supportedPlatform?.asciiLowercased else { return false }
          return !listed.contains { $0.isSameText(as: name) }
        })
      {
        report(Rule.platform, [.key(entry.key)], at: entry.value.range) {
          FindingDetails(
            "The executable is for \(missing.name), which is not among the platforms here.",
            references: ["M16"])
        }
      }
    }
    guard let entry = rootEntries["CFBundleExecutable"] else { return }
    let range = entry.value.range
    let isSimulated = platforms.contains { $0.isSimulator }
    if isSimulated, platforms.contains(where: { !$0.isSimulator && $0 != .macOS && $0 != .macCatalyst }) {
      report(Rule.mixed, [.key(entry.key)], at: range) {
        FindingDetails(
          "The executable holds code for a device and for a simulator, which are never used together.",
          references: ["M15"])
      }
    }
    if isSimulated {
      report(Rule.simulator, [.key(entry.key)], at: range) {
        FindingDetails(
          "The executable holds code for a simulator, which the store refuses.",
          help: "Leave out the slices for the simulator when the app is archived.", references: ["ITMS-90087"]
        )
      }
    }
  }

  fileprivate mutating func checkMinimum(of executable: ExecutableFacts) {
    let isMac = executable.slices.contains { $0.builds.contains { $0.platform == .macOS } }
    let key = isMac ? "LSMinimumSystemVersion" : "MinimumOSVersion"
    guard let entry = rootEntries[key], let text = entry.value.string, let declared = SystemVersion(text)
    else { return }
    for slice in executable.slices {
      for build in slice.builds where build.minimumOS.packed != 0 && build.platform != .macCatalyst {
        let needed = SystemVersion(build.minimumOS.major, build.minimumOS.minor, build.minimumOS.patch)
        // The code for 64 bits may need more than the one for 32 bits: that of the least counts.
        guard needed > declared, needed <= leastMinimum(of: executable) else { continue }
        report(Rule.minimum, [.key(key)], at: entry.value.range) {
          FindingDetails(
            "The executable needs \(build.platform.name) \(build.minimumOS), and \(key) says \(text.shown): on systems "
              + "between them the loader refuses it.", references: ["M16", "ITMS-90208"])
        }
        return
      }
    }
  }

  private func leastMinimum(of executable: ExecutableFacts) -> SystemVersion {
    let builds = executable.slices.flatMap { $0.builds }
    let known = builds.filter { $0.platform != .macCatalyst && $0.minimumOS.packed != 0 }
    let versions = known.map { SystemVersion($0.minimumOS.major, $0.minimumOS.minor, $0.minimumOS.patch) }
    return versions.min() ?? SystemVersion(0)
  }

  fileprivate mutating func checkCapabilities(of executable: ExecutableFacts) {
    let names = executable.slices.map { $0.architecture }
    let entry = rootEntries["UIRequiredDeviceCapabilities"]
    let needs64 = entry.map { $0.value.holds("arm64") || $0.value["arm64"]?.isTrue ?? false } ?? false
    if let entry, needs64, names.contains(where: { $0.hasBeginning("armv7") }) {
      report(Rule.narrow, [.key(entry.key)], at: entry.value.range) {
        FindingDetails(
          "arm64 is required, and the executable also holds code for 32-bit processors.",
          help: "Leave out those slices, or do not require arm64.", references: ["ITMS-90503"])
      }
    }
    // From iOS 11 on there are no other processors.
    guard isForPhones, isBundle(.app), names.allSatisfy({ $0.hasBeginning("arm64") }),
      !executable.slices.contains(where: { $0.builds.contains { $0.platform != .iOS } }),
      let oldest = rootEntries.value("MinimumOSVersion")?.string.flatMap({ SystemVersion($0) }),
      oldest < SystemVersion(11)
    else { return }
    if oldest < SystemVersion(8) {
      report(Rule.early, [.key("MinimumOSVersion")], at: range(of: "MinimumOSVersion")) {
        FindingDetails(
          "The executable is for 64-bit processors only, which the store takes from iOS 8.0 on.",
          references: ["ITMS-90530"])
      }
    }
    guard !needs64 else { return }
    let key = "UIRequiredDeviceCapabilities"
    report(Rule.narrow, [.key(key)], at: range(of: key)) {
      FindingDetails(
        "The executable is for 64-bit processors only, and iOS \(oldest) also runs on others.",
        help: "Require arm64, or raise MinimumOSVersion to 11.0.", references: ["ITMS-90502"])
    }
  }

  fileprivate mutating func checkClasses(of executable: ExecutableFacts) {
    guard isForPhones, executable.guardedSymbols.contains(where: { $0.isSameText(as: GuardedSymbol.refused) })
    else { return }
    report(Rule.refused, [.key("CFBundleExecutable")], at: range(of: "CFBundleExecutable")) {
      FindingDetails(
        "\(executable.path.shown) uses UIWebView, which the store no longer takes.", help: "Use WKWebView.",
        references: ["ITMS-90809"])
    }
  }

  /// Compares the oldest system of a framework with that of the app around it, or of its own code.
  fileprivate mutating func checkFrameworks(in bundle: BundleContext) {
    let key = "MinimumOSVersion"
    guard let text = rootEntries.value(key)?.string, let declared = SystemVersion(text) else { return }
    if isBundle(.app), bundle.parent == nil {
      for inner in bundle.nested where inner.ending.isSameText(as: "framework") {
        let name = PathName.stem(of: inner.path)
        let isWeak = bundle.executable?.weakFrameworks.contains { $0.isSameText(as: name) } ?? false
        guard inner.inspection.system == bundle.inspection.system, isDirect(inner), !isWeak,
          let theirs = inner.inspection.string(key), let needed = SystemVersion(theirs), needed > declared
        else { continue }
        report(Rule.laterThanApp, [.key(key)], at: range(of: key)) {
          FindingDetails(
            "\(inner.relativePath.shown) needs version \(theirs.shown), and the app runs from \(text.shown) on.",
            help: "Raise that of the app, or build the framework for it.", references: ["ITMS-90208"])
        }
      }
    }
    guard isBundle(.framework), let executable = bundle.executable, !executable.slices.isEmpty else { return }
    let least = leastMinimum(of: executable)
    guard least > SystemVersion(0), declared > least else { return }
    report(Rule.unlikeCode, [.key(key)], at: range(of: key)) {
      FindingDetails(
        "The code of the framework is for \(least) and later, and \(key) says \(text.shown).",
        references: ["M16", "ITMS-90208"])
    }
  }
}
